import { decodePercent } from './percent.js';

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
    literals: parts.filter((_, at) => at % 2 === 0).map((literal) => decodePercent(literal) ?? literal),
    names: parts.filter((_, at) => at % 2 === 1),
  };
}

/**
 * The values in a segment as received, still encoded; `undefined` if the segment is none of these.
 *
 * Each value ends where what follows it stands first, the last one at the end; none is empty. What is fixed is sought as it
 * is, so that a value can hold it encoded, and only then in what is encoded. The time taken grows with the length of the
 * segment only, whatever stands in it.
 */
export function matchMixed(segment: MixedSegment, raw: string): readonly string[] | undefined {
  const plain = matchText(segment, raw, { text: raw, places: undefined });
  return plain ?? (raw.includes('%') ? matchText(segment, raw, decodeWithPlaces(raw)) : undefined);
}

function matchText(
  { literals, names }: MixedSegment,
  raw: string,
  { text, places }: { readonly text: string; readonly places: readonly number[] | undefined },
): readonly string[] | undefined {
  const cut = (from: number, to: number): string => raw.slice(places?.[from] ?? from, places?.[to] ?? to);
  const [first = '', ...rest] = literals;
  const last = rest.pop() ?? '';
  const end = text.length - last.length;
  if (!text.startsWith(first) || !text.endsWith(last)) return undefined;
  const values: string[] = [];
  let from = first.length;
  for (const literal of rest) {
    const at = text.indexOf(literal, from + 1);
    if (at < 0 || at + literal.length > end) return undefined;
    values.push(cut(from, at));
    from = at + literal.length;
  }
  if (from >= end) return undefined;
  values.push(cut(from, end));
  return values.length === names.length ? values : undefined;
}

/** Decoded text, and for each of its units, and its end, where it stands in what it was decoded from. */
function decodeWithPlaces(raw: string): { readonly text: string; readonly places: readonly number[] } {
  const text = decodePercent(raw) ?? raw;
  const isPlain = text === raw;
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    for (let unit = 0; unit < character.length; unit += 1) places.push(at);
    at += isPlain || raw[at] !== '%' ? character.length : 3 * new TextEncoder().encode(character).length;
  }
  places.push(raw.length);
  return { text, places };
}
