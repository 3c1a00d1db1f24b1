import { RequestError } from './errors.js';
import type { Place, Quote } from './operation.js';
import { encodeKeeping, encodeStrict, escapeAscii } from './percent.js';

/** Encodes all but unreserved characters (RFC 3986, 2.3). */
export const quoteStrict: Quote = (text, place) => refuseSurrogates(place, () => encodeStrict(text));

/** Leaves reserved characters as they are (`allowReserved`) that delimit nothing where they stand. */
export const quoteReserved: Quote = (text, place, isPart) => {
  const kept = isPart ? KEPT[place.in].replace(DELIMITERS, '') : KEPT[place.in];
  return refuseSurrogates(place, () => encodeKeeping(text, kept));
};

/** As `quoteStrict`, of what is decoded before it is split: an item or a member that holds the delimiter is refused. */
export const quotePart: Quote = (text, place, isPart) => {
  if (!isPart || !text.includes(',')) return quoteStrict(text, place, isPart);
  throw new RequestError(place.in, place.name, 'holds ",", which is its delimiter');
};

/**
 * As `quoteStrict`, of what another parameter follows in its segment of a path: a value that holds what parts the two would
 * end there, unless that is encoded in it (see `matchMixed`).
 */
export const quoteBefore: Quote = (text, place, isPart) => {
  const { before = '' } = place;
  const quote = (part: string): string => quoteStrict(part, place, isPart);
  if (`${text}${before}`.indexOf(before, isPart ? 0 : 1) === text.length) return quote(text);
  const quoteEach = (character: string): string =>
    before.includes(character) && quote(character) === character ? escapeAscii(character) : quote(character);
  return [...text].map(quoteEach).join('');
};

/** Of each place; `&`, `#` and `+` stay encoded in queries, where `+` would be read as a space. */
const KEPT: Readonly<Record<Place['in'], string>> = {
  path: ":@!$&'()*+,;=",
  query: ":/?@!$'()*,;=[]",
  cookie: ":/?@!$&'()*+=[]",
  header: '',
};

const DELIMITERS = /[,;=]/g;

/** What an encoder throws `URIError` for. */
export function refuseSurrogates(place: Place, encode: () => string): string {
  try {
    return encode();
  } catch {
    throw new RequestError(place.in, place.name, 'holds a lone surrogate, which is not Unicode text');
  }
}
