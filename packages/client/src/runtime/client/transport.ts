/** The one module that knows openapi-fetch. */
import createOpenApiClient, { type Client } from 'openapi-fetch';
import type { Fetch } from './options.js';

/** openapi-fetch's typed client, over the document's `paths`. */
export type RawClient<Paths extends {}> = Client<Paths>;

const METHODS: ReadonlySet<unknown> = new Set(['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']);

/** Gives the `fetch` of one raw call, which may have been handed a `fetch` of its own. */
export type Dispatch = (method: string, template: string, own: Fetch | undefined) => Fetch;

/**
 * openapi-fetch's client with each call's `fetch` from `dispatch`, which is told the method and path template: a
 * `Request` alone does not tell its template.
 */
export function createRawClient<Paths extends {}>(
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
  dispatch: Dispatch,
): RawClient<Paths> {
  const client = createOpenApiClient<Paths>({ baseUrl, headers, redirect: 'manual' });
  const call =
    (method: string, send: (...args: unknown[]) => unknown) => (template: string, init?: { fetch?: Fetch }) =>
      send(template, { ...init, fetch: dispatch(method, template, init?.fetch) });
  return new Proxy(client, {
    get(target, key): unknown {
      const member: unknown = Reflect.get(target, key);
      if (!isFunction(member)) return member;
      if (METHODS.has(key)) return call(String(key), member);
      if (key !== 'request') return member;
      return (method: string, template: string, init?: { fetch?: Fetch }) =>
        call(method.toUpperCase(), (...args) => member(method, ...args))(template, init);
    },
  });
}

/** openapi-fetch's methods are plain functions that use no `this`. */
function isFunction(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === 'function';
}
