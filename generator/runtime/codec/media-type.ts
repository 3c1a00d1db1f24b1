/** A media type (RFC 9110, 8.3.1), or a media range in `Accept` (RFC 9110, 12.5.1). */

export interface MediaType {
  /** The type in lower case. In a media range, `type` and `subtype` may be `*`. */
  readonly type: string;
  readonly subtype: string;
  /** Parameters by name in lower case. */
  readonly parameters: ReadonlyMap<string, string>;
}

const NAME = /^([!#$%&'*+.^_`|~\w-]+)\s*\/\s*([!#$%&'*+.^_`|~\w-]+)$/;

/** Parses a media type or media range; `undefined` if it is malformed. */
export function parseMediaType(text: string): MediaType | undefined {
  const [name = '', ...rest] = splitQuoted(text, ';');
  const [, type, subtype] = NAME.exec(essence(name)) ?? [];
  if (type === undefined || subtype === undefined) return undefined;
  const parameters = new Map<string, string>();
  for (const parameter of rest) {
    const equals = parameter.indexOf('=');
    if (equals > 0)
      parameters.set(parameter.slice(0, equals).trim().toLowerCase(), unquote(parameter.slice(equals + 1).trim()));
  }
  return { type, subtype, parameters };
}

/**
 * Removes quotes and escapes. A backslash escapes only `"` and itself, because browsers write file names with literal
 * backslashes (HTML, 4.10.21.8).
 */
function unquote(text: string): string {
  return text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replace(/\\(["\\])/g, '$1') : text;
}

function splitQuoted(text: string, separator: string): string[] {
  if (!text.includes('"')) return text.split(separator);
  const parts: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '"') isQuoted = !isQuoted;
    else if (text[index] === '\\' && isQuoted) index += 1;
    else if (text[index] === separator && !isQuoted) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/**
 * Finds the declared media type or range that matches a received type. Tries the same text, then the same type, then a
 * range by suffix (`*+json`, which includes plain JSON), then `type/*`, then any type.
 *
 * Declared parameters must be present with the same values (RFC 9110, 8.3.1: case-insensitive names, any order, quoted
 * or not); of several candidates, the one with the most parameters wins. Undeclared parameters, `charset` and
 * `boundary` are ignored. A received type with none of the declared parameters matches the first candidate. Returns
 * `undefined` if nothing matches or the type is malformed.
 */
export function matchDeclared(received: string, declared: readonly string[]): string | undefined {
  if (declared.includes(received)) return received;
  const [, type = '', subtype = ''] = NAME.exec(essence(received)) ?? [];
  const suffix = subtype.slice(subtype.lastIndexOf('+') + 1);
  const find = (name: string): string | undefined =>
    choose(
      received,
      declared.filter((entry) => essence(entry) === name),
    );
  // A missing type matches only a range for any type.
  if (type === '') return received === '' ? find('*/*') : undefined;
  return find(`${type}/${subtype}`) ?? find(`${type}/*+${suffix}`) ?? find(`${type}/*`) ?? find('*/*');
}

/** Matches parameters that describe the encoding of a body rather than its type. */
const CODING = /^(?:charset|boundary)$/;

function significant(text: string): [name: string, value: string][] {
  if (!text.includes(';')) return [];
  return [...(parseMediaType(text)?.parameters ?? [])].filter(([name]) => !CODING.test(name));
}

/** From types with the same name, selects the most specific one whose parameters all occur in the received type. */
function choose(received: string, declared: readonly string[]): string | undefined {
  const [only] = declared;
  if (only === undefined || (declared.length === 1 && !only.includes(';'))) return only;
  const receivedParameters = new Map(significant(received));
  let best: string | undefined;
  let most = -1;
  for (const entry of declared) {
    const wanted = significant(entry);
    if (wanted.length > most && wanted.every(([name, value]) => receivedParameters.get(name) === value)) {
      best = entry;
      most = wanted.length;
    }
  }
  const isSilent = !declared.some((entry) => significant(entry).some(([name]) => receivedParameters.has(name)));
  return best ?? (isSilent ? only : undefined);
}

/** Returns whether a media type or range is JSON (for the suffix `+json`, see RFC 6839). */
export function isJsonType(type: string): boolean {
  return /[/+]json$/.test(essence(type));
}

/** Returns a media type without parameters, in lower case. */
export function essence(text: string): string {
  return (text.split(';')[0] ?? '').trim().toLowerCase();
}

/** Returns whether the `charset` of a media type is absent, UTF-8 or US-ASCII. */
export function isUtf8(received: string): boolean {
  if (!received.includes(';')) return true;
  const charset = parseMediaType(received)?.parameters.get('charset')?.toLowerCase();
  return charset === undefined || charset === 'utf-8' || charset === 'utf8' || charset === 'us-ascii';
}

/**
 * Returns the offered media type that an `Accept` header prefers; `undefined` if none is accepted. An absent or empty
 * header accepts anything. The most specific range that matches an offer determines its weight; of offers with equal
 * weight, the first one wins. Malformed ranges are ignored.
 */
export function negotiate(accept: string | undefined, offered: readonly string[]): string | undefined {
  if (accept === undefined || accept.trim() === '' || accept === '*/*') return offered[0];
  const ranges = splitQuoted(accept, ',').flatMap((range) => parseMediaType(range) ?? []);
  let best: string | undefined;
  let bestWeight = 0;
  for (const offer of offered) {
    const weight = weigh(offer, ranges);
    if (weight > bestWeight) {
      best = offer;
      bestWeight = weight;
    }
  }
  return best;
}

/** Returns whether a subtype matches an offered subtype, which may be `*` or a suffix range such as `*+json`. */
function isWithin(subtype: string, offered: string): boolean {
  if (offered === '*' || offered === subtype) return true;
  return offered.startsWith('*+') && (subtype.endsWith(offered.slice(1)) || subtype === offered.slice(2));
}

/** Counts how many parameters of a range an offered type also has; `undefined` if one has a different value. */
function countEqual(range: MediaType['parameters'], offered: MediaType['parameters']): number | undefined {
  let count = 0;
  for (const [name, value] of range) {
    const offeredValue = CODING.test(name) ? undefined : offered.get(name);
    if (offeredValue !== undefined && offeredValue !== value) return undefined;
    if (offeredValue !== undefined) count += 1;
  }
  return count;
}

function weigh(offer: string, ranges: readonly MediaType[]): number {
  const media = parseMediaType(offer);
  let specificity = -1;
  let weight = 0;
  for (const range of ranges) {
    const level = range.type === '*' ? 0 : range.subtype === '*' ? 1 : 2;
    if (media === undefined) continue;
    // An offer may itself be a range, which any type can satisfy.
    if (level > 0 && media.type !== '*' && range.type !== media.type) continue;
    if (level === 2 && !isWithin(range.subtype, media.subtype)) continue;
    const matched = countEqual(range.parameters, media.parameters);
    if (matched === undefined || level + matched < specificity) continue;
    specificity = level + matched;
    const q = Number(range.parameters.get('q') ?? 1);
    weight = q >= 0 && q <= 1 ? q : 0;
  }
  return weight;
}
