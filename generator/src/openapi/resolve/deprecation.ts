/** `x-deprecated-since` and `x-sunset`: since when something is deprecated, and when it ends. Either deprecates it. */
import { formats } from '../../../runtime/server/formats.js';
import type { JsonObject } from './location.js';
import type { Kind } from './shapes.js';

export const deprecationKeys = ['x-deprecated-since', 'x-sunset'] as const;

/** What can be deprecated; of anything else, an end means nothing. */
export const deprecable: ReadonlySet<unknown> = new Set<Kind>(['operation', 'parameter', 'header', 'schema']);

export interface Deprecation {
  readonly deprecated?: true;
  /** A second in UTC: `2026-01-01T00:00:00Z`. */
  readonly deprecatedSince?: string;
  /** The same; what ends on a day ends when that begins. */
  readonly sunset?: string;
}

/** The second in UTC that a date, with which the day begins, or a date-time of RFC 3339 means. */
const readSecond = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  if (formats.date(value)) return `${value}T00:00:00Z`;
  if (!formats['date-time'](value)) return undefined;
  // JavaScript has no leap seconds.
  const time = value
    .slice(10)
    .toUpperCase()
    .replace(/\.\d+/u, '')
    .replace(/^(T\d\d:\d\d):60/u, '$1:59');
  const text = new Date(`${value.slice(0, 10)}${time}`).toISOString();
  // An offset may lead to a year that is not of four digits.
  return /^\d{4}-/u.test(text) ? `${text.slice(0, 19)}Z` : undefined;
};

/** What an object says of its deprecation; what is no date, or no order, says nothing. */
export const readDeprecation = (raw: JsonObject): Deprecation => {
  const [since, sunset] = deprecationKeys.map((key) => readSecond(raw[key]));
  if (raw['deprecated'] !== true && since === undefined && sunset === undefined) return {};
  return {
    deprecated: true,
    ...(since !== undefined && isBefore(since, sunset) && { deprecatedSince: since }),
    ...(sunset !== undefined && { sunset }),
  };
};

/** Nothing ends before it is deprecated (RFC 9745, 4). */
const isBefore = (since: string, sunset: string | undefined): boolean => sunset === undefined || since <= sunset;

/** Why one of the two says nothing where it stands, if it does not. */
export const checkDeprecation = (key: { readonly name: string; readonly kind: Kind; readonly object: JsonObject }) => {
  const { name, kind, object } = key;
  if (!deprecationKeys.some((each) => each === name)) return undefined;
  if (!deprecable.has(kind)) return 'only an operation, a parameter, a header or a schema can be deprecated';
  const second = readSecond(object[name]);
  if (second === undefined) return 'it must be a date such as 2027-06-30, or an RFC 3339 date-time';
  if (name === 'x-sunset' || isBefore(second, readSecond(object['x-sunset']))) return undefined;
  return 'x-sunset is earlier than x-deprecated-since (RFC 9745)';
};
