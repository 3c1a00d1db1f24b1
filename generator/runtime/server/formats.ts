/**
 * Checks formats of JSON Schema (2020-12 validation, 7.3) and of the OpenAPI format registry. Every check takes time
 * linear in the length of the text: no regular expression has nested repetition. Dates are parsed digit by digit,
 * because a regular expression with groups is several times slower.
 */
type TextCheck = (text: string) => boolean;
type NumberCheck = (value: number) => boolean;
export type TextFormat =
  | 'date'
  | 'time'
  | 'date-time'
  | 'duration'
  | 'email'
  | 'hostname'
  | 'ipv4'
  | 'ipv6'
  | 'uuid'
  | 'uri'
  | 'uri-reference'
  | 'json-pointer'
  | 'byte';

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns the number that two digits represent, or NaN. */
function pair(text: string, index: number): number {
  const [tens, ones] = [text.charCodeAt(index) - 48, text.charCodeAt(index + 1) - 48];
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? 10 * tens + ones : Number.NaN;
}

function isDateAt(text: string): boolean {
  if (text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return false;
  const [century, year, month, day] = [pair(text, 0), pair(text, 2), pair(text, 5), pair(text, 8)];
  // Comparisons with NaN are false.
  if (!(century >= 0 && year >= 0 && month >= 1 && month <= 12 && day >= 1)) return false;
  const isLeap = year === 0 ? century % 4 === 0 : year % 4 === 0;
  return day <= (month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0));
}

function isDate(text: string): boolean {
  return text.length === 10 && isDateAt(text);
}

/** Returns the index after a fraction, which is `from` if there is none; -1 for a point without digits. */
function skipFraction(text: string, from: number): number {
  if (text.charCodeAt(from) !== 46) return from;
  let index = from + 1;
  while (text.charCodeAt(index) >= 48 && text.charCodeAt(index) <= 57) index += 1;
  return index === from + 1 ? -1 : index;
}

/** Checks RFC 3339 `full-time`, starting at an index. A leap second is valid only at 23:59:60 UTC. */
function isTimeAt(text: string, from: number): boolean {
  const [hour, minute, second] = [pair(text, from), pair(text, from + 3), pair(text, from + 6)];
  if (text.charCodeAt(from + 2) !== 58 || text.charCodeAt(from + 5) !== 58) return false;
  if (!(hour <= 23 && minute <= 59 && second <= 60)) return false;
  const zone = skipFraction(text, from + 8);
  const sign = zone < 0 ? '' : text.charAt(zone);
  let offset = 0;
  if (sign === 'Z' || sign === 'z') {
    if (text.length !== zone + 1) return false;
  } else {
    if ((sign !== '+' && sign !== '-') || text.length !== zone + 6 || text.charCodeAt(zone + 3) !== 58) return false;
    const [hours, minutes] = [pair(text, zone + 1), pair(text, zone + 4)];
    if (!(hours <= 23 && minutes <= 59)) return false;
    offset = (hours * 60 + minutes) * (sign === '-' ? -1 : 1);
  }
  return second < 60 || (hour * 60 + minute - offset + 2880) % 1440 === 1439;
}

function isTime(text: string): boolean {
  return isTimeAt(text, 0);
}

/** Checks RFC 3339 `date-time`. */
export function isDateTime(text: string): boolean {
  const separator = text.charAt(10);
  return (separator === 'T' || separator === 't') && isDateAt(text) && isTimeAt(text, 11);
}

const DURATION = /^P(?=[\dT])(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/u;

/**
 * Checks durations (RFC 3339, appendix A). As in ISO 8601-1, 5.5.2.3, the last component may have a fraction after a
 * point or comma.
 */
function isDuration(text: string): boolean {
  return DURATION.test(text.replace(/(\d)[.,]\d+(?=[A-Z]$)/u, '$1'));
}

function isHostname(text: string): boolean {
  return text.length <= 253 && text.split('.').every(isLabel);
}

function isLabel(label: string): boolean {
  return /^[A-Za-z0-9-]{1,63}$/.test(label) && !label.startsWith('-') && !label.endsWith('-');
}

function isEmail(text: string): boolean {
  const separator = text.lastIndexOf('@');
  const local = text.slice(0, separator);
  const isLocal =
    separator >= 1 && separator <= 64 && local.split('.').every((atom) => /^[\w!#$%&'*+/=?^`{|}~-]+$/.test(atom));
  const host = text.slice(separator + 1);
  return isLocal && host.includes('.') && isHostname(host);
}

function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

function isIpv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  const all = groups.flat();
  const last = all.at(-1) ?? '';
  const hasIpv4 = last.includes('.') && text.endsWith(last);
  if (hasIpv4 && !isIpv4(last)) return false;
  const hex = hasIpv4 ? all.slice(0, -1) : all;
  const size = hex.length + (hasIpv4 ? 2 : 0);
  return hex.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) && (halves.length === 2 ? size <= 7 : size === 8);
}

/** Checks that text has only characters of RFC 3986, well-formed percent-encoding and at most one fragment. */
function isUriReference(text: string): boolean {
  if (!/^[\w.~:/?[\]@!$&'()*+,;=%-]*(?:#[\w.~:/?@!$&'()*+,;=%-]*)?$/.test(text)) return false;
  return !text.includes('%') || !/%(?![0-9a-f]{2})/i.test(text);
}

/** Format checks by name. The limit for `int64` is 2^53, because larger numbers lose precision when parsed. */
export const formats: Readonly<Record<TextFormat, TextCheck> & Record<'int32' | 'int64', NumberCheck>> = {
  date: isDate,
  time: isTime,
  'date-time': isDateTime,
  duration: isDuration,
  email: isEmail,
  hostname: isHostname,
  ipv4: isIpv4,
  ipv6: isIpv6,
  uuid: (text: string) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text),
  uri: (text: string) => /^[a-z][a-z0-9+.-]*:./i.test(text) && isUriReference(text),
  'uri-reference': isUriReference,
  'json-pointer': (text: string) => /^(?:\/(?:[^~/]|~[01])*)*$/.test(text),
  byte: (text: string) => /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text),
  int32: (value: number) => Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31,
  int64: (value: number) => Number.isSafeInteger(value),
};
