import { normalizePath } from './percent.js';

/** A segment of a path template with fixed text and parameters, such as `{name}.json` or `{from}-{to}`. */
export interface MixedSegment {
  /** The texts before, between and after the parameters: one more than there are parameters. */
  readonly literals: readonly string[];
  readonly names: readonly string[];
}

/** Parses a segment; `undefined` if it is only fixed text or a single parameter. */
export function parseMixed(segment: string): MixedSegment | undefined {
  const parts = segment.split(/\{([^{}]*)\}/u);
  if (parts.length === 1 || (parts.length === 3 && parts[0] === '' && parts[2] === '')) return undefined;
  return {
    literals: parts.filter((_, index) => index % 2 === 0).map((literal) => normalizePath(literal) ?? literal),
    names: parts.filter((_, position) => position % 2 === 1),
  };
}

/**
 * Returns the values in a received segment, still encoded; `undefined` if the segment does not match. Each value ends
 * where the literal that follows it first occurs; the last value ends at the end. No value is empty. A literal is first
 * searched for as written, so that a value can contain it in encoded form, and then in normal form, where `%2E` is `.`
 * but `%3A` is not `:` (RFC 3986, 6.2.2.2). Takes linear time.
 */
export function matchMixed(segment: MixedSegment, raw: string): readonly string[] | undefined {
  return matchText(segment, raw) ?? matchText(segment, normalizePath(raw) ?? raw);
}

function matchText({ literals, names }: MixedSegment, text: string): readonly string[] | undefined {
  const [first = '', ...rest] = literals;
  const last = rest.pop() ?? '';
  const end = text.length - last.length;
  if (!text.startsWith(first) || !text.endsWith(last)) return undefined;
  const values: string[] = [];
  let from = first.length;
  for (const literal of rest) {
    const index = text.indexOf(literal, from + 1);
    if (index < 0 || index + literal.length > end) return undefined;
    values.push(text.slice(from, index));
    from = index + literal.length;
  }
  if (from >= end) return undefined;
  values.push(text.slice(from, end));
  return values.length === names.length ? values : undefined;
}
