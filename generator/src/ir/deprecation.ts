/** Creates deprecation notices as text and as headers. */
import type { Docs } from './schema.js';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Formats a UTC time as text: `30 June 2027`, or `30 June 2027 at 12:30 UTC`. */
export function printSecond(text: string): string {
  const date = new Date(text);
  const day = `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
  return text.endsWith('T00:00:00Z') ? day : `${day} at ${text.slice(11, 16)} UTC`;
}

/** Returns sentences that say when something was deprecated and when its support ends; empty if both are unknown. */
export function describeDeprecation({ deprecatedSince, sunset }: Docs): string {
  return [
    ...(deprecatedSince === undefined ? [] : [`Since ${printSecond(deprecatedSince)}.`]),
    ...(sunset === undefined ? [] : [`Ends on ${printSecond(sunset)}.`]),
  ].join(' ');
}

/**
 * Returns the headers `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). Because `Deprecation` requires a date, the
 * epoch stands for an unknown date.
 */
export function deprecationHeaders({ deprecated, deprecatedSince, sunset }: Docs): [name: string, value: string][] {
  if (deprecated === undefined) return [];
  const since = deprecatedSince === undefined ? 0 : Date.parse(deprecatedSince) / 1000;
  const end = sunset === undefined ? [] : [['sunset', new Date(sunset).toUTCString()] as [string, string]];
  return [['deprecation', `@${since}`], ...end];
}
