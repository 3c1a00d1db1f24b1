import type { RawRequest } from './options.js';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/u;

/** Returns the `x-request-id` of a request if it is valid, otherwise a new id. */
export function requestIdOf({ headers }: RawRequest): string {
  const received = headers.get('x-request-id');
  return received !== undefined && REQUEST_ID.test(received) ? received : globalThis.crypto.randomUUID();
}
