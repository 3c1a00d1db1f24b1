import type { RawRequest } from './options.js';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/u;

/** The `x-request-id` of a request, if it is one; else a new one. */
export function requestIdOf({ headers }: RawRequest): string {
  const given = headers.get('x-request-id');
  return given !== undefined && REQUEST_ID.test(given) ? given : globalThis.crypto.randomUUID();
}
