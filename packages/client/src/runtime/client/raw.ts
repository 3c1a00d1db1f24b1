/** The one module that knows openapi-fetch. */
import createOpenApiClient, { type Client } from 'openapi-fetch';
import { lookUp } from '../codec/objects.js';
import type { RuntimeClient } from './client.js';
import type { Scheme } from './operation.js';
import type { Fetch } from './options.js';
import type { OutgoingRequest } from './pipeline.js';

/** openapi-fetch's typed client, over the document's `paths`. */
export type RawClient<Paths extends {}> = Client<Paths>;

/** What openapi-fetch calls. */
type RawFetch = (request: Request) => Promise<Response>;

const METHODS: ReadonlySet<unknown> = new Set(['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']);

type Security = readonly (readonly Scheme[])[];

/** The security of operations by `METHOD /template`. */
export interface RawSecurity {
  readonly default: Security;
  readonly byOperation: Readonly<Record<string, Security>>;
}

/**
 * openapi-fetch's client over a client of ours: its calls are authenticated, retried and bounded as typed ones are.
 * Middleware that is registered with it sees its own calls only.
 */
export function createRuntimeRawClient<Paths extends {}>(
  runtime: RuntimeClient,
  security: RawSecurity,
): RawClient<Paths> {
  const { baseUrl, headers } = runtime;
  // A `Request` alone does not tell its template.
  const dispatch =
    (method: string, template: string, given: RawFetch | undefined): RawFetch =>
    async (request) => {
      const operationId = `${method} ${template}`;
      const fetch: Fetch | undefined = given && ((url, init) => given(new Request(url, init)));
      const { response } = await runtime.dispatch(await toOutgoing(request), {
        operationId,
        security: lookUp(security.byOperation, operationId) ?? security.default,
        settings: { signal: request.signal },
        fetch,
        isAnswer: () => true,
        read: async (response) => ({ response }),
      });
      return response;
    };
  const client = createOpenApiClient<Paths>({ baseUrl, headers, redirect: 'manual' });
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

/** The parts of a request; its body is read, to be sent as often as needed. */
async function toOutgoing(request: Request): Promise<OutgoingRequest> {
  const { method, url, headers } = request;
  const { cache, credentials, integrity, keepalive, mode, redirect, referrer, referrerPolicy } = request;
  const init = { cache, credentials, integrity, keepalive, redirect, referrer, referrerPolicy };
  // What only a browser asks for, when it opens a page.
  const parts = { method, url, headers, init: mode === 'navigate' ? init : { ...init, mode } };
  if (method === 'GET' || method === 'HEAD') return { ...parts, body: undefined };
  const bytes = await request.arrayBuffer();
  const isEmpty = bytes.byteLength === 0 && !request.body;
  return { ...parts, body: isEmpty ? undefined : new Uint8Array(bytes) };
}

/** openapi-fetch's methods are plain functions that use no `this`. */
function isFunction(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === 'function';
}
