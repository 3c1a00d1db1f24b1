/** Generates strings that satisfy length, format and pattern. */
import type { Schema } from '../ir/schema.js';
import { findMatch } from '../support/regexp/match.js';
import { createRandom, noChance, type Random } from '../support/regexp/random.js';
import { fitsFormat } from './fits-scalars.js';
import { formats, plain, toBase64 } from './formats.js';
import { textOfHint } from './hints.js';
import type { Alphabet, Work } from './work.js';

const marks: Readonly<Record<Alphabet, readonly string[]>> = {
  any: [...' %&+=/?#;,:.~\'"<>[]{}|\\^`\t\n', 'é', 'ß', '中', '\u{1F600}', '\u00a0', '\u2028', '%2F', '__proto__'],
  header: [..." %&+=/?#;:.~'<>[]{}|^`", '-', '_'],
  xml: [...' %&+=/?#;,:.~\'"<>[]{}|\\^`', 'é', 'ß', '中', '\u{1F600}', '\u00a0', ']]>', '&amp;'],
};

/** Maximum length of varied strings. */
const longest = 2_000;
/** Maximum length of plain strings. */
export const longestText = 10_000;

/** The constraints of a string. */
interface Wanted {
  readonly least: number;
  readonly most: number;
  readonly patterns: readonly string[];
  readonly formats: readonly Pick<Schema, 'format' | 'isFormatAnnotation'>[];
}

function wantedOf(parts: readonly Schema[]): Wanted {
  return {
    least: Math.max(0, ...parts.map(({ minLength = 0 }) => minLength)),
    most: Math.min(...parts.map(({ maxLength = Infinity }) => maxLength)),
    patterns: [...new Set(parts.flatMap(({ pattern }) => pattern ?? []))],
    formats: parts.filter(({ format = '' }) => Object.hasOwn(formats, format)),
  };
}

function lengthOf(text: string): number {
  return [...text].length;
}

function isFitting({ least, most, formats: own }: Wanted, text: string): boolean {
  return (
    lengthOf(text) >= least &&
    lengthOf(text) <= most &&
    own.every(({ format, isFormatAnnotation }) =>
      fitsFormat({ ...(format !== undefined && { format }), ...(isFormatAnnotation && { isFormatAnnotation }) }, text),
    )
  );
}

function textOfLength(random: Random, length: number, alphabet: Alphabet): string {
  const pool = random.chance(0.5) ? plain : [...plain, ...marks[alphabet], ...marks[alphabet]];
  let text = '';
  for (let count = 0; count < length; ) {
    const next = random.pick(pool);
    const size = lengthOf(next);
    if (count + size > length) continue;
    text += next;
    count += size;
  }
  return text;
}

/** Returns strings of the required formats, plainest first. */
function textsOfFormats(work: Work, { formats: own, least, most }: Wanted): string[] {
  return own.flatMap(({ format = '' }) => {
    const known = formats[format];
    if (known === undefined) return [];
    const ofLength = [least, ...(most < Infinity ? [most] : [])].flatMap((length) => known.ofLength?.(length) ?? []);
    const { plain: texts } = known;
    const turned = [...texts.slice(work.turn % texts.length), ...texts];
    const varied = Array.from({ length: 3 }, () => known.varied(work.random));
    return work.isPlain ? [...turned, ...ofLength, ...varied] : [...varied, ...texts, ...ofLength];
  });
}

/**
 * Returns the plain string that the name of the member suggests, unless the schema says what the string contains. The
 * format `url` is not registered, but common.
 */
function listHinted({ isPlain, hint, turn }: Work, parts: readonly Schema[]): string[] {
  const declared = parts.flatMap(({ format, contentEncoding, contentMediaType }) =>
    [format, contentEncoding, contentMediaType].filter((value) => value !== undefined),
  );
  const own = declared.length === 0 ? hint : declared.every((value) => value === 'url') ? 'url' : undefined;
  return isPlain && own !== undefined ? [textOfHint(own, turn)] : [];
}

function makeMatch(work: Work, parts: readonly Schema[], wanted: Wanted): string | undefined {
  const { patterns, least, most } = wanted;
  const isMatching = (text: string): boolean => patterns.every((pattern) => new RegExp(pattern, 'u').test(text));
  // A sample of the format or of the name is preferred if it matches the pattern, too.
  const known = [...textsOfFormats(work, wanted), ...listHinted(work, parts)];
  const ofFormat = known.find((text) => isFitting(wanted, text) && isMatching(text));
  if (ofFormat !== undefined) return ofFormat;
  const accept = (text: string): boolean => isFitting(wanted, text);
  const draws = work.isPlain
    ? [...(work.turn === 0 ? [noChance] : []), createRandom(work.turn + 1), work.random]
    : [work.random];
  for (const random of draws)
    for (const lead of patterns) {
      const others = patterns.filter((each) => each !== lead);
      const found = findMatch(random, [lead, ...others], { least, most, accept });
      if (found !== undefined) return found;
    }
  return undefined;
}

/** Generates a valid string; `undefined` if none was found. */
export function makeText(work: Work, parts: readonly Schema[]): string | undefined {
  const wanted = wantedOf(parts);
  const { least, most } = wanted;
  if (least > most || least > longestText) return undefined;
  if (wanted.patterns.length > 0) return makeMatch(work, parts, wanted);
  if (wanted.formats.length > 0) {
    const found = textsOfFormats(work, wanted).find((text) => isFitting(wanted, text));
    if (found !== undefined || !wanted.formats.every(({ isFormatAnnotation }) => isFormatAnnotation)) return found;
  }
  const hinted = listHinted(work, parts).find((text) => isFitting(wanted, text));
  if (hinted !== undefined) return hinted;
  return work.isPlain ? plainText(parts, wanted, work.turn) : variedText(work, parts, wanted);
}

function plainText(parts: readonly Schema[], { least, most }: Wanted, turn: number): string {
  const isJson = parts.some(({ contentMediaType = '' }) => /json/iu.test(contentMediaType));
  const isBase64 = parts.some(({ contentEncoding = '' }) => /^base64(?:url)?$/iu.test(contentEncoding));
  const start = isBase64 ? toBase64(`example${turn === 0 ? '' : turn}`) : isJson ? '{}' : 'example';
  const text = turn === 0 || isBase64 ? start : `${start}${turn}`;
  if (lengthOf(text) <= most) return text.padEnd(least, isBase64 ? 'A' : isJson ? ' ' : 'x');
  // If strings are short, they differ in the last character.
  if (most === 0) return '';
  return turn === 0 ? text.slice(0, most) : `${'example'.slice(0, most - 1)}${plain[turn % plain.length] ?? 'a'}`;
}

function variedText({ random, alphabet }: Work, parts: readonly Schema[], { least, most }: Wanted): string {
  const isOf = (key: 'contentEncoding' | 'contentMediaType', kind: RegExp): boolean =>
    parts.some((part) => kind.test(part[key] ?? ''));
  if (isOf('contentEncoding', /^base64$/iu)) {
    const text = toBase64(textOfLength(random, Math.ceil(least / 1.3), 'header'));
    if (text.length <= most && text.length >= least) return text;
  }
  if (isOf('contentMediaType', /json/iu) && least < 2) return '{"a":[1]}'.slice(0, most);
  const usual = Math.min(most, Math.max(least, 12));
  const length = random.pick([
    least,
    random.between(least, usual),
    random.between(least, usual),
    most <= longest ? most : usual,
  ]);
  return textOfLength(random, length, alphabet);
}
