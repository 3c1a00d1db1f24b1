/** What is said of something that is deprecated: in words, which are the same everywhere, and in headers. */
import type { Docs } from './schema.js';

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November'],
  'December',
] as const;

/** A second of UTC in words: `30 June 2027`, or `30 June 2027 at 12:30 UTC`. */
export const printSecond = (text: string): string => {
  const date = new Date(text);
  const day = `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
  return text.endsWith('T00:00:00Z') ? day : `${day} at ${text.slice(11, 16)} UTC`;
};

/** Since when it is deprecated, and when it ends, in sentences; nothing where neither is known. */
export const describeDeprecation = ({ deprecatedSince, sunset }: Docs): string =>
  [
    ...(deprecatedSince === undefined ? [] : [`Since ${printSecond(deprecatedSince)}.`]),
    ...(sunset === undefined ? [] : [`Ends on ${printSecond(sunset)}.`]),
  ].join(' ');

/**
 * The headers that tell it: `Deprecation` (RFC 9745), which has no form without a date, so that the first of all seconds
 * stands for one that nobody knows, and `Sunset` (RFC 8594).
 */
export const deprecationHeaders = ({ deprecated, deprecatedSince, sunset }: Docs): [name: string, value: string][] => {
  if (deprecated === undefined) return [];
  const since = deprecatedSince === undefined ? 0 : Date.parse(deprecatedSince) / 1000;
  const end = sunset === undefined ? [] : [['sunset', new Date(sunset).toUTCString()] as [string, string]];
  return [['deprecation', `@${since}`], ...end];
};
