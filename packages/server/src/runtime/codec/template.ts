import { normalizePath } from './percent.js';

/** A segment of a path template that is neither fixed nor a parameter as a whole: `{name}.json`, `{from}-{to}`. */
export interface MixedSegment {
  /** What stands before, between and after the parameters: one more than there are names. */
  readonly literals: readonly string[];
  readonly names: readonly string[];
}

/** The parts of a segment; `undefined` if it is fixed, or a parameter as a whole. */
export function parseMixed(segment: string): MixedSegment | undefined {
  const parts = segment.split(/\{([^{}]*)\}/u);
  if (parts.length === 1 || (parts.length === 3 && parts[0] === '' && parts[2] === '')) return undefined;
  return {
    literals: parts.filter((_, at) => at % 2 === 0).map((literal) => normalizePath(literal) ?? literal),
    names: parts.filter((_, at) => at % 2 === 1),
  };
}

/**
 * The values in a segment as received, still encoded; `undefined` if the segment does not match.
 *
 * Each value ends where the literal after it is found first, the last one at the end; none is empty. Literals are looked
 * for as they are, so that a value can contain them encoded, and only then in the normal form, where `%2E` is `.` but `%3A`
 * is not `:` (RFC 3986 6.2.2.2). The time taken grows with the length of the segment only.
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
    const at = text.indexOf(literal, from + 1);
    if (at < 0 || at + literal.length > end) return undefined;
    values.push(text.slice(from, at));
    from = at + literal.length;
  }
  if (from >= end) return undefined;
  values.push(text.slice(from, end));
  return values.length === names.length ? values : undefined;
}
