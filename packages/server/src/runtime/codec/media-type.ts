/** Media types (RFC 9110 8.3.1) and what of them is asked for in `Accept` (12.5.1). */

export interface MediaType {
  /** Lower case, either may be `*` in a range. */
  readonly type: string;
  readonly subtype: string;
  /** Names are lower case. */
  readonly parameters: ReadonlyMap<string, string>;
}

const NAME = /^([!#$%&'*+.^_`|~\w-]+)\s*\/\s*([!#$%&'*+.^_`|~\w-]+)$/;

/** Parses a media type or range; `undefined` if it is malformed. */
export function parseMediaType(text: string): MediaType | undefined {
  const [name = '', ...rest] = splitQuoted(text, ';');
  const [, type, subtype] = NAME.exec(essence(name)) ?? [];
  if (type === undefined || subtype === undefined) return undefined;
  const parameters = new Map<string, string>();
  for (const parameter of rest) {
    const at = parameter.indexOf('=');
    if (at > 0) parameters.set(parameter.slice(0, at).trim().toLowerCase(), unquote(parameter.slice(at + 1).trim()));
  }
  return { type, subtype, parameters };
}

/** A backslash before what needs none stands for itself: browsers write names of files so (HTML, 4.10.21.8). */
function unquote(text: string): string {
  return text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replace(/\\(["\\])/g, '$1') : text;
}

function splitQuoted(text: string, separator: string): string[] {
  if (!text.includes('"')) return text.split(separator);
  const parts: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === '\\' && isQuoted) at += 1;
    else if (text[at] === separator && !isQuoted) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/**
 * The declared media type or range that a received type falls under: the one that is spelled so, then the exact one, then
 * that of its suffix (`*+json`, plain JSON included), then `type/*`, then any.
 *
 * Parameters that are declared have to be there with the same value (RFC 9110 8.3.1: names in any case, in any order, quoted
 * or not); of several types the one with the most of them is taken. Those that are not declared are ignored, and so are
 * `charset` and `boundary`. A received type that has none of them is the first declared one of its name. `undefined` if none
 * fits or the received one is malformed.
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
  // What says nothing of its type is taken where anything is.
  if (type === '') return received === '' ? find('*/*') : undefined;
  return find(`${type}/${subtype}`) ?? find(`${type}/*+${suffix}`) ?? find(`${type}/*`) ?? find('*/*');
}

/** Parameters that say how a body is written, and not what it is. */
const CODING = /^(?:charset|boundary)$/;

function significant(text: string): [name: string, value: string][] {
  if (!text.includes(';')) return [];
  return [...(parseMediaType(text)?.parameters ?? [])].filter(([name]) => !CODING.test(name));
}

/** Of declared types of one name, the one whose parameters a received type has. */
function choose(received: string, declared: readonly string[]): string | undefined {
  const [only] = declared;
  if (only === undefined || (declared.length === 1 && !only.includes(';'))) return only;
  const given = new Map(significant(received));
  let best: string | undefined;
  let most = -1;
  for (const entry of declared) {
    const wanted = significant(entry);
    if (wanted.length > most && wanted.every(([name, value]) => given.get(name) === value)) {
      best = entry;
      most = wanted.length;
    }
  }
  const isSilent = !declared.some((entry) => significant(entry).some(([name]) => given.has(name)));
  return best ?? (isSilent ? only : undefined);
}

/** Whether a media type, or range, is JSON (RFC 6839 for `+json`). */
export function isJsonType(type: string): boolean {
  return /[/+]json$/.test(essence(type));
}

/** A media type without its parameters, in lower case. */
export function essence(text: string): string {
  return (text.split(';')[0] ?? '').trim().toLowerCase();
}

/** Whether text of this media type is read as UTF-8, as its `charset` says or leaves open. */
export function isUtf8(received: string): boolean {
  if (!received.includes(';')) return true;
  const charset = parseMediaType(received)?.parameters.get('charset')?.toLowerCase();
  return charset === undefined || charset === 'utf-8' || charset === 'utf8' || charset === 'us-ascii';
}

/**
 * The offered media type that an `Accept` header prefers; `undefined` if it takes none of them.
 *
 * An absent or empty header takes anything. The most specific range decides an offer's weight; of equal weights the
 * first offered wins. Malformed ranges are passed over.
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

/** Whether a subtype is the one that is offered, or falls under it: `*`, or a suffix such as `*+json`. */
function isWithin(subtype: string, offered: string): boolean {
  if (offered === '*' || offered === subtype) return true;
  return offered.startsWith('*+') && (subtype.endsWith(offered.slice(1)) || subtype === offered.slice(2));
}

/** How many parameters of a range an offered type has; `undefined` if it has one with another value. */
function countEqual(range: MediaType['parameters'], offered: MediaType['parameters']): number | undefined {
  let count = 0;
  for (const [name, value] of range) {
    const own = CODING.test(name) ? undefined : offered.get(name);
    if (own !== undefined && own !== value) return undefined;
    if (own !== undefined) count += 1;
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
    // What is offered may be a range itself, of which any type can be given.
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
