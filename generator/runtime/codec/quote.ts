import { RequestError } from './errors.js';
import type { Place, Quote } from './operation.js';
import { encodeKeeping, encodeStrict } from './percent.js';

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
 * end there, however it is encoded (see `matchMixed`), and is refused.
 */
export const quoteBefore: Quote = (text, place, isPart) => {
  const { before = '' } = place;
  if (`${text}${before}`.indexOf(before, isPart ? 0 : 1) === text.length) return quoteStrict(text, place, isPart);
  throw new RequestError(place.in, place.name, `holds ${JSON.stringify(before)}, which is its end`);
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
