import { RequestError } from './errors.js';
import type { Place, Quote } from './operation.js';
import { encodeKeeping, encodeStrict, escapeAscii } from './percent.js';

/** Encodes all characters except unreserved ones (RFC 3986, 2.3). */
export const quoteStrict: Quote = (text, place) => refuseSurrogates(place, () => encodeStrict(text));

/** Leaves reserved characters unchanged (`allowReserved`), except for delimiters in the parameter's location. */
export const quoteReserved: Quote = (text, place, isPart) => {
  const unescaped = isPart ? UNESCAPED[place.in].replace(DELIMITERS, '') : UNESCAPED[place.in];
  return refuseSurrogates(place, () => encodeKeeping(text, unescaped));
};

/**
 * Like `quoteStrict`, but for values that are decoded before they are split: throws if an item or member contains the
 * delimiter.
 */
export const quotePart: Quote = (text, place, isPart) => {
  if (!isPart || !text.includes(',')) return quoteStrict(text, place, isPart);
  throw new RequestError(place.in, place.name, 'contains ",", which is the delimiter');
};

/**
 * Like `quoteStrict`, but for a parameter that is followed by another one in its path segment: also encodes characters
 * of the text between the two, which would end the value early (see `matchMixed`).
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
 * Reserved characters to leave unescaped, by location. In queries, `&`, `#` and `+` are encoded: `+` would be read as a
 * space.
 */
const UNESCAPED: Readonly<Record<Place['in'], string>> = {
  path: ":@!$&'()*+,;=",
  query: ":/?@!$'()*,;=[]",
  cookie: ":/?@!$&'()*+=[]",
  header: '',
};

const DELIMITERS = /[,;=]/g;

/** Runs `encode`, and converts a `URIError` to a `RequestError`. */
export function refuseSurrogates(place: Place, encode: () => string): string {
  try {
    return encode();
  } catch {
    throw new RequestError(place.in, place.name, 'has a lone surrogate, which is not Unicode text');
  }
}
