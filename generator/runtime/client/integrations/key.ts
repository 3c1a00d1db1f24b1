import { isRecord } from '../../codec/objects.js';

/** The cache key of a call: operation and request. Without a request, the key matches all calls of the operation. */
export type OperationKey<Id extends string, Request> = readonly [operation: Id, request?: Request];

/** Returns the cache key of a call. Caches serialize keys as JSON, so bigints become text that ends with `n`. */
export function keyOfCall<Id extends string, Request>(id: Id, request: Request | undefined): OperationKey<Id, Request> {
  // Only bigints change their type, and keys are only compared.
  return request === undefined ? [id] : [id, withoutBigints(request) as Request];
}

/** The cache key for the pages of a call. The key of the call is a prefix of it, and so matches the pages, too. */
export type PagesKey<Id extends string, Request> = readonly [operation: Id, request: Request, kind: 'infinite'];

/** Returns the cache key for the pages of a call. */
export function keyOfPages<Id extends string, Request>(id: Id, request: Request): PagesKey<Id, Request> {
  return [id, withoutBigints(request) as Request, 'infinite'];
}

function withoutBigints(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (Array.isArray(value)) return value.map(withoutBigints);
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutBigints(member)]));
}
