/** Adapts openapi-fetch; this is the only module that depends on it. */
import createOpenApiClient, { type Client } from 'openapi-fetch';
import { lookUp } from '../codec/objects.js';
import type { Media } from '../codec/operation.js';
import type { RuntimeClient } from './client.js';
import type { Operation, ResponseDescriptor, Scheme } from './operation.js';
import type { Fetch, OnUndeclared } from './options.js';

/** openapi-fetch's client, typed by the document's `paths`. */
export type RawClient<Paths extends {}> = Client<Paths>;

/** The `fetch` function that openapi-fetch calls. */
type RawFetch = (request: Request) => Promise<Response>;

const METHODS: ReadonlySet<unknown> = new Set(['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']);

type Security = readonly (readonly Scheme[])[];

/** Security alternatives by operation (`METHOD /template`). */
export interface RawSecurity {
  readonly default: Security;
  readonly byOperation: Readonly<Record<string, Security>>;
}

/** Accepts any response without reading its body. */
const unread: Media = { decode: () => undefined, isStream: true };
const anyResponse: ResponseDescriptor = { content: { '*/*': unread }, match: () => '*/*' };

/**
 * Creates openapi-fetch's client on top of a runtime client: calls use the same authentication, retries and timeouts.
 * Middleware that is registered with openapi-fetch's client applies only to calls of that client.
 */
export function createRuntimeRawClient<Paths extends {}>(
  runtime: RuntimeClient<OnUndeclared>,
  security: RawSecurity,
): RawClient<Paths> {
  const dispatch =
    (method: string, template: string, customFetch: RawFetch | undefined): RawFetch =>
    async (request) => {
      // A `Request` does not contain its path template.
      const id = `${method} ${template}`;
      const { url, headers, signal } = request;
      const body = await readBody(request);
      const needed = lookUp(security.byOperation, id) ?? security.default;
      const operation: Operation<object, { readonly status: number }> = {
        id,
        method: request.method,
        path: '/',
        responses: { default: anyResponse },
        ...(needed.length > 0 && { security: needed }),
        ...(body !== undefined && { body: { content: {}, write: () => ({ type: '', body }) } }),
      };
      const fetch: Fetch = (to, attemptInit) => {
        const init = { ...attemptInit, ...initOf(request) };
        return customFetch === undefined ? runtime.fetch(to, init) : customFetch(new Request(to, init));
      };
      const settings = { signal, fetch, address: () => url, headers: Object.fromEntries(headers) };
      return (await runtime.send(operation, { body }, settings)).response;
    };
  const client = createOpenApiClient<Paths>({ baseUrl: runtime.baseUrl, redirect: 'manual' });
  const call =
    (method: string, send: (...args: unknown[]) => unknown) => (template: string, init?: { fetch?: RawFetch }) =>
      send(template, { ...init, fetch: dispatch(method, template, init?.fetch) });
  return new Proxy(client, {
    get(target, key): unknown {
      const member: unknown = Reflect.get(target, key);
      if (!isFunction(member)) return member;
      if (METHODS.has(key)) return call(String(key), member);
      if (key !== 'request') return member;
      return (method: string, template: string, init?: { fetch?: RawFetch }) =>
        call(method.toUpperCase(), (...args) => member(method, ...args))(template, init);
    },
  });
}

/** Returns the other settings of a request, such as caching and redirects. */
function initOf(request: Request): RequestInit {
  const { cache, credentials, integrity, keepalive, mode, redirect, referrer, referrerPolicy } = request;
  const init = { cache, credentials, integrity, keepalive, redirect, referrer, referrerPolicy };
  // `navigate` is used only by browsers and cannot be set.
  return mode === 'navigate' ? init : { ...init, mode };
}

/** Reads the whole body, so that it can be sent more than once. */
async function readBody(request: Request) {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const bytes = await request.arrayBuffer();
  const isEmpty = bytes.byteLength === 0 && !request.body;
  return isEmpty ? undefined : new Uint8Array(bytes);
}

/** Whether a value is a function; openapi-fetch's methods are plain functions that do not use `this`. */
function isFunction(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === 'function';
}
