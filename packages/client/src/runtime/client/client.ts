import { encodeRequest } from '../codec/encode.js';
import { RequestError } from '../codec/errors.js';
import { lookUp } from '../codec/objects.js';
import type { Operation } from '../codec/operation.js';
import { systemClock } from './abort.js';
import type {
  ClientDefinition,
  ClientOptions,
  Fetch,
  Received,
  RequestOptions,
  RequestParts,
  Sender,
} from './options.js';
import { type Call, type Exchange, run } from './pipeline.js';
import { type AnyReceived, readAnswer } from './read-answer.js';
import { createSessions } from './session.js';
import { createRawClient, createTransport, type RawClient } from './transport.js';
import { rememberOperation } from './unwrap.js';

/** A client: typed operations by `send`, and openapi-fetch's own calls by `raw`. */
export interface RuntimeClient<Paths extends {}> extends Sender {
  /** Authenticated, retried and bounded like typed calls; middleware registered here sees raw calls only. */
  readonly raw: RawClient<Paths>;
}

const DEFAULT_TIMEOUT = 60_000;

/** Makes a client; throws `TypeError` if neither the options nor the document give a base URL. */
export function createRuntimeClient<Paths extends {}>(
  definition: ClientDefinition,
  options: ClientOptions = {},
): RuntimeClient<Paths> {
  const baseUrl = baseUrlOf(definition, options);
  const clock = options.clock ?? systemClock;
  const transport = createTransport(baseUrl);
  const platformFetch: Fetch = options.fetch ?? ((request) => globalThis.fetch(request));
  const sessions = createSessions(definition.tokenRefresh ?? {}, clock, (operation, request, scheme) =>
    exchange(operation, request, { auth: { [scheme]: undefined } }, true),
  );

  const callOf = (settings: RequestOptions, isAnonymousAllowed: boolean) => ({
    fetch: platformFetch,
    credentials: { ...options.auth, ...settings.auth },
    isAnonymousAllowed,
    signal: settings.signal,
    timeout: settings.timeout ?? options.timeout ?? DEFAULT_TIMEOUT,
    retry: settings.retry ?? options.retry ?? {},
  });

  const exchange = async (
    operation: Operation,
    request: RequestParts,
    settings: RequestOptions,
    isAnonymousAllowed = false,
  ): Promise<AnyReceived> => {
    const encoded = encodeRequest(operation, request);
    const body = encodeBody(operation, request.body);
    const headers = headersOf(operation, body !== undefined);
    const given = { ...options.headers, ...encoded.headers, ...settings.headers };
    for (const [name, value] of Object.entries(given)) headers.set(name, value);
    if (encoded.cookie !== '') headers.set('cookie', encoded.cookie);
    const security = operation.security ?? [];
    const call: Call<Uint8Array> = { ...callOf(settings, isAnonymousAllowed), security, read: readBytes };
    let received: Exchange<Uint8Array> | undefined;
    await transport(operation.method, encoded, headers, body, async (made) => {
      received = await run(made, call, definition, sessions, clock);
    });
    if (received === undefined) throw new Error('unreachable: the transport calls fetch');
    rememberOperation(received.response, operation.id);
    return readAnswer(operation, received.response, received.content ?? new Uint8Array());
  };

  const raw = createRawClient<Paths>(baseUrl, options.headers ?? {}, (method, template, own) => async (request) => {
    const security = lookUp(definition.security.byOperation, `${method} ${template}`) ?? definition.security.default;
    const call = { ...callOf({ signal: request.signal }, false), security, fetch: own ?? platformFetch };
    return (await run(request, call, definition, sessions, clock)).response;
  });

  return {
    raw,
    async send<Req extends RequestParts, Res extends { readonly status: number }>(
      operation: Operation<Req, Res>,
      request: Req,
      settings: RequestOptions = {},
    ): Promise<Received<Res>> {
      // The tables that the answer was read by and the type `Res` come from one declaration.
      const received: unknown = await exchange(operation, request, settings);
      return received as Received<Res>;
    },
  };
}

function baseUrlOf(definition: ClientDefinition, options: ClientOptions): string {
  const url = options.baseUrl ?? definition.servers[0];
  if (url === undefined || url.includes('{'))
    throw new TypeError('The document has no complete server URL: give baseUrl');
  return url;
}

async function readBytes(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer());
}

function encodeBody(operation: Operation, body: unknown): string | undefined {
  if (body === undefined) return undefined;
  if (Object.values(operation.body?.content ?? {})[0] === 'text') {
    if (typeof body === 'string') return body;
    throw new RequestError('body', 'body', 'is not text');
  }
  const text: string | undefined = JSON.stringify(body);
  if (text === undefined) throw new RequestError('body', 'body', 'has no JSON form');
  return text;
}

/** `Content-Type` is the first that the operation declares, `Accept` all that its answers declare. */
function headersOf(operation: Operation, hasBody: boolean): Headers {
  const headers = new Headers();
  const type = Object.keys(operation.body?.content ?? {})[0] ?? 'application/json';
  if (hasBody) headers.set('content-type', type.includes('*') ? 'application/json' : type);
  const accepted = new Set(Object.values(operation.answers).flatMap((answer) => Object.keys(answer.content ?? {})));
  if (accepted.size > 0) headers.set('accept', [...accepted].join(', '));
  return headers;
}
