/** The one rule for addresses that people are led to: http, https and mailto. */
import { invalid } from './failures.js';

/** The address as it may stand in `href`, or `undefined` for any other, `javascript:` and relative ones among them. */
export const safeHref = (address: string): string | undefined => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined;
};

/** The same for what a page shows or plays: only http and https. */
export const safeSource = (address: string): string | undefined => {
  const href = safeHref(address);
  return href?.startsWith('http') ? href : undefined;
};

/** A text, or what a request leaves out (`undefined`) or takes away (`null`). */
type Given = string | null | undefined;

const readBy = <T extends Given>(field: string, given: T, safe: typeof safeHref, kinds: string): T => {
  if (typeof given === 'string' && given !== '' && safe(given) === undefined)
    throw invalid({ [field]: [`is no address that begins with ${kinds}`] });
  return given;
};

/** The address that a field leads to, as it was given; another than the rule allows is a 422, an empty one is none. */
export const readLink = <T extends Given>(field: string, given: T): T =>
  readBy(field, given, safeHref, 'http://, https:// or mailto:');

/** The address of an image that a field names, as `readLink`. */
export const readSource = <T extends Given>(field: string, given: T): T =>
  readBy(field, given, safeSource, 'http:// or https://');

const ADDRESSES = new Set(['href', 'src', 'url']);

/** A JSON value whose addresses, at any depth, follow the rule; one that does not becomes null. */
export const withSafeLinks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withSafeLinks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) =>
      ADDRESSES.has(key.toLowerCase()) && typeof item === 'string'
        ? [key, safeHref(item) === undefined ? null : item]
        : [key, withSafeLinks(item)],
    ),
  );
};
