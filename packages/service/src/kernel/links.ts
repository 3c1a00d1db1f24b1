/** The rule for links: only http, https and mailto. */
import { invalid } from './failures.js';

/** Returns the URL if it is safe for `href`, else `undefined` (for `javascript:` and relative URLs, for example). */
export const safeHref = (address: string): string | undefined => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined;
};

/** Like `safeHref`, for images and media: only http and https. */
export const safeSource = (address: string): string | undefined => {
  const href = safeHref(address);
  return href?.startsWith('http') ? href : undefined;
};

/** A text of a request: `undefined` if it is omitted, null to clear it. */
type Given = string | null | undefined;

const readBy = <T extends Given>(field: string, given: T, safe: typeof safeHref, kinds: string): T => {
  if (typeof given === 'string' && given !== '' && safe(given) === undefined)
    throw invalid({ [field]: [`is no address that begins with ${kinds}`] });
  return given;
};

/** Returns the link of a field unchanged. Throws a 422 if the rule does not allow it; an empty text means no link. */
export const readLink = <T extends Given>(field: string, given: T): T =>
  readBy(field, given, safeHref, 'http://, https:// or mailto:');

/** Like `readLink`, for the URL of an image. */
export const readSource = <T extends Given>(field: string, given: T): T =>
  readBy(field, given, safeSource, 'http:// or https://');

const ADDRESSES = new Set(['href', 'src', 'url']);

/** Copies a JSON value and replaces unsafe URLs by null, at any depth. */
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
