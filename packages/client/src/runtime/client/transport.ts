/** The one module that knows openapi-fetch. */
import createOpenApiClient, { type Client } from 'openapi-fetch';
import type { EncodedRequest } from '../codec/encode.js';
import type { Fetch } from './options.js';

/** openapi-fetch's typed client, over the document's `paths`. */
export type RawClient<Paths extends {}> = Client<Paths>;

interface AnyOperation {
  readonly requestBody?: { readonly content: { readonly '*/*': string } };
  readonly responses: { readonly 200: { readonly content: { readonly '*/*': unknown } } };
}
type AnyPaths = Record<
  string,
  Record<'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace', AnyOperation>
>;

/** Makes a request of finished parts and gives it to `fetch`. */
export type Transport = (
  method: string,
  encoded: EncodedRequest,
  headers: Headers,
  body: string | undefined,
  fetch: (request: Request) => Promise<void>,
) => Promise<void>;

/**
 * The transport of typed calls; the codec has encoded everything, so nothing is left to openapi-fetch's serializers.
 */
export function createTransport(baseUrl: string): Transport {
  const client = createOpenApiClient<AnyPaths>({ baseUrl, redirect: 'manual' });
  return async (method, encoded, headers, body, fetch) => {
    await client.request(method.toLowerCase() as 'get', encoded.pathname, {
      headers,
      ...(body === undefined ? {} : { body }),
      bodySerializer: (text: string | undefined) => text,
      querySerializer: () => encoded.query,
      parseAs: 'stream',
      fetch: async (request) => {
        await fetch(request);
        // openapi-fetch would read an error answer as text; the codec reads the real one, this stands in for it.
        return new Response(null, { status: 204 });
      },
    });
  };
}

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
