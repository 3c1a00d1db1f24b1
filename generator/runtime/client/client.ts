import { answerKey } from '../codec/answers.js';
import { encodeRequest } from '../codec/encode.js';
import { baseUrlOf } from './base-url.js';
import { choose } from './credentials.js';
import type { Operation, Scheme, ServerAddress } from './operation.js';
import type { ClientOptions, Fetch, Received, RequestOptions, RequestParts, Sender } from './options.js';
import { type Call, type OutgoingRequest, run } from './pipeline.js';
import { type AnyReceived, readAnswer, readBytes } from './read-answer.js';
import { headersOf } from './request-headers.js';
import { rememberOperation } from './unwrap.js';

/** Sends requests that something else has made, as the client's own are sent. */
export interface Transport {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  dispatch(request: OutgoingRequest, call: Dispatched): Promise<Response>;
}

export interface Dispatched {
  /** What errors are told of. */
  readonly operationId: string;
  readonly security: readonly (readonly Scheme[])[];
  readonly signal: AbortSignal;
  /** Default: the client's. */
  readonly fetch?: Fetch | undefined;
}

/** A client: typed operations by `send`. */
export interface RuntimeClient extends Sender {
  /** What the raw client stands on. @internal */
  readonly transport: Transport;
}

const DEFAULT_TIMEOUT = 60_000;

/** Makes a client; throws `TypeError` if neither the options nor the servers give a base URL. */
export function createRuntimeClient(servers: readonly ServerAddress[], options: ClientOptions = {}): RuntimeClient {
  const baseUrl = baseUrlOf(servers, options);
  const callOf = (settings: RequestOptions, security: Operation['security'] = [], isAnonymousAllowed = false) => ({
    fetch: options.fetch ?? ((url: string, init: RequestInit) => globalThis.fetch(url, init)),
    credentials: choose(security, { ...options.auth, ...settings.auth }, isAnonymousAllowed),
    signal: settings.signal,
    timeout: settings.timeout ?? options.timeout ?? DEFAULT_TIMEOUT,
    retry: settings.retry ?? options.retry,
    clock: options.clock,
    baseUrl,
    send: (scheme: string) => (operation: Operation, request: RequestParts) =>
      exchange(operation, request, { auth: { [scheme]: undefined } }, true),
  });

  const exchange = async (
    operation: Operation,
    request: RequestParts,
    settings: RequestOptions,
    isAnonymousAllowed?: boolean,
  ): Promise<AnyReceived> => {
    const encoded = encodeRequest(operation, request);
    const body = request.body === undefined ? undefined : operation.body?.write(operation.body, request);
    const headers = headersOf(operation, body?.type);
    const given = { ...options.headers, ...encoded.headers, ...settings.headers };
    for (const [name, value] of Object.entries(given)) headers.set(name, value);
    if (encoded.cookie !== '') headers.set('cookie', encoded.cookie);
    const call: Call<Uint8Array> = {
      ...callOf(settings, operation.security, isAnonymousAllowed),
      operationId: operation.id,
      isAnswer: (status) => answerKey(operation, status) !== undefined,
      read: (response) => readBytes(operation, response),
    };
    const base = operation.servers === undefined ? baseUrl : baseUrlOf(operation.servers, options);
    const url = `${base}${encoded.pathname}${encoded.query === '' ? '' : `?${encoded.query}`}`;
    const made = { method: operation.method, url: settings.address?.(url) ?? url, headers, body: body?.body };
    const { response, content } = await run(made, call);
    rememberOperation(response, operation.id);
    return readAnswer(operation, response, content);
  };

  return {
    transport: {
      baseUrl,
      headers: options.headers ?? {},
      dispatch: async (request, { operationId, security, signal, fetch }) => {
        const call = { ...callOf({ signal }, security), operationId, isAnswer: () => true };
        return (await run(request, fetch === undefined ? call : { ...call, fetch })).response;
      },
    },
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
