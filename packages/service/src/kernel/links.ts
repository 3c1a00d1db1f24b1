/** Safe URLs: only http, https and mailto are allowed. */
import { invalid } from './failures.js';

/** Returns the URL if it is safe for `href`, or else `undefined`, for example for `javascript:` and relative URLs. */
export function safeHref(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined;
}

/** Like `safeHref`, for images and media: allows only http and https. */
export function safeSource(address: string): string | undefined {
  const href = safeHref(address);
  return href?.startsWith('http') ? href : undefined;
}

/** A string in a request: `undefined` if it is omitted, null if it is cleared. */
type Given = string | null | undefined;

function readBy<T extends Given>(field: string, given: T, safe: typeof safeHref, kinds: string): T {
  if (typeof given === 'string' && given !== '' && safe(given) === undefined)
    throw invalid({ [field]: [`must be a URL that begins with ${kinds}`] });
  return given;
}

/** Returns the link of a field unchanged. Throws a 422 for an unsafe URL; an empty string means no link. */
export function readLink<T extends Given>(field: string, given: T): T {
  return readBy(field, given, safeHref, 'http://, https:// or mailto:');
}

/** Like `readLink`, for the URLs of images and media. */
export function readSource<T extends Given>(field: string, given: T): T {
  return readBy(field, given, safeSource, 'http:// or https://');
}

const ADDRESSES = new Set(['href', 'src', 'url']);

/** Copies a JSON value, and replaces unsafe URLs at any depth with null. */
export function withSafeLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSafeLinks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) =>
      ADDRESSES.has(key.toLowerCase()) && typeof item === 'string'
        ? [key, safeHref(item) === undefined ? null : item]
        : [key, withSafeLinks(item)],
    ),
  );
}
