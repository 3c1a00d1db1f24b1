import { RequestError } from './errors.js';
import type { Place, Quote } from './operation.js';
import { encodeKeeping, encodeStrict, escapeAscii } from './percent.js';

/** Encodes all except unreserved characters (RFC 3986, 2.3). */
export const quoteStrict: Quote = (text, place) => refuseSurrogates(place, () => encodeStrict(text));

/** Leaves reserved characters unchanged (`allowReserved`), except those that are delimiters in this location. */
export const quoteReserved: Quote = (text, place, isPart) => {
  const unescaped = isPart ? UNESCAPED[place.in].replace(DELIMITERS, '') : UNESCAPED[place.in];
  return refuseSurrogates(place, () => encodeKeeping(text, unescaped));
};

/**
 * Like `quoteStrict`, for values that are decoded before they are split: throws for an item or member that contains the
 * delimiter.
 */
export const quotePart: Quote = (text, place, isPart) => {
  if (!isPart || !text.includes(',')) return quoteStrict(text, place, isPart);
  throw new RequestError(place.in, place.name, 'holds ",", which is its delimiter');
};

/**
 * Like `quoteStrict`, for a parameter followed by another one in its path segment: also encodes characters of the text
 * between them, which would end the value early (see `matchMixed`).
 */
export const quoteBefore: Quote = (text, place, isPart) => {
  const { before = '' } = place;
  const quote = (part: string): string => quoteStrict(part, place, isPart);
  if (`${text}${before}`.indexOf(before, isPart ? 0 : 1) === text.length) return quote(text);
  const quoteEach = (character: string): string =>
    before.includes(character) && quote(character) === character ? escapeAscii(character) : quote(character);
  return [...text].map(quoteEach).join('');
};

/**
 * Unescaped reserved characters by location. `&`, `#` and `+` stay encoded in queries, where `+` would be read as a
 * space.
 */
const UNESCAPED: Readonly<Record<Place['in'], string>> = {
  path: ":@!$&'()*+,;=",
  query: ":/?@!$'()*,;=[]",
  cookie: ":/?@!$&'()*+=[]",
  header: '',
};

const DELIMITERS = /[,;=]/g;

/** Converts the `URIError` of an encoder to a `RequestError`. */
export function refuseSurrogates(place: Place, encode: () => string): string {
  try {
    return encode();
  } catch {
    throw new RequestError(place.in, place.name, 'holds a lone surrogate, which is not Unicode text');
  }
}
