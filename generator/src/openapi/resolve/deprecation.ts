/**
 * Reads `x-deprecated-since` and `x-sunset`: the start of the deprecation and the end of support. Either implies
 * `deprecated`.
 */
import { formats } from '../../../runtime/server/formats.js';
import type { JsonObject } from './location.js';
import type { Kind } from './shapes.js';

export const deprecationKeys = ['x-deprecated-since', 'x-sunset'] as const;

/** The kinds of objects that can be deprecated. */
export const deprecable: ReadonlySet<unknown> = new Set<Kind>(['operation', 'parameter', 'header', 'schema']);

export interface Deprecation {
  readonly deprecated?: true;
  /** UTC time with seconds: `2026-01-01T00:00:00Z`. */
  readonly deprecatedSince?: string;
  /** UTC time with seconds. A date without a time is converted to the start of the day. */
  readonly sunset?: string;
}

/** Converts an RFC 3339 date-time, or a date (as the start of the day), to UTC with seconds. */
function readSecond(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (formats.date(value)) return `${value}T00:00:00Z`;
  if (!formats['date-time'](value)) return undefined;
  // JavaScript does not support leap seconds.
  const time = value
    .slice(10)
    .toUpperCase()
    .replace(/\.\d+/u, '')
    .replace(/^(T\d\d:\d\d):60/u, '$1:59');
  const text = new Date(`${value.slice(0, 10)}${time}`).toISOString();
  // After applying the offset, the year may have more or fewer than four digits.
  return /^\d{4}-/u.test(text) ? `${text.slice(0, 19)}Z` : undefined;
}

/** Reads the deprecation of an object. Invalid dates are ignored, as is a start after the end of support. */
export function readDeprecation(raw: JsonObject): Deprecation {
  const [since, sunset] = deprecationKeys.map((key) => readSecond(raw[key]));
  if (raw['deprecated'] !== true && since === undefined && sunset === undefined) return {};
  return {
    deprecated: true,
    ...(since !== undefined && isBefore(since, sunset) && { deprecatedSince: since }),
    ...(sunset !== undefined && { sunset }),
  };
}

/** Returns whether the deprecation starts no later than the end of support, as RFC 9745, 4 requires. */
function isBefore(since: string, sunset: string | undefined): boolean {
  return sunset === undefined || since <= sunset;
}

/** Returns why a deprecation extension is ignored; `undefined` if it is valid. */
export function checkDeprecation(key: { readonly name: string; readonly kind: Kind; readonly object: JsonObject }) {
  const { name, kind, object } = key;
  if (!deprecationKeys.some((each) => each === name)) return undefined;
  if (!deprecable.has(kind)) return 'only an operation, a parameter, a header or a schema can be deprecated';
  const second = readSecond(object[name]);
  if (second === undefined) return 'it must be a date such as 2027-06-30, or an RFC 3339 date-time';
  if (name === 'x-sunset' || isBefore(second, readSecond(object['x-sunset']))) return undefined;
  return 'x-sunset is earlier than x-deprecated-since (RFC 9745)';
}
