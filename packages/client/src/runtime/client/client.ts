import { encodeRequest } from '../codec/encode.js';
import { RequestError, UnsendableError } from '../codec/errors.js';
import { matchDeclared } from '../codec/media-type.js';
import { lookUp } from '../codec/objects.js';
import type { Operation, Outgoing } from '../codec/operation.js';
import { systemClock } from './abort.js';
import { baseUrlOf } from './base-url.js';
import type {
  ClientDefinition,
  ClientOptions,
  Fetch,
  Received,
  RequestOptions,
  RequestParts,
  Sender,
} from './options.js';
import { type Call, run, toOutgoing } from './pipeline.js';
import { type AnyReceived, findMedia, readAnswer } from './read-answer.js';
import { createSessions } from './session.js';
import { createRawClient, type RawClient } from './transport.js';
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
  const baseUrl = baseUrlOf(definition.servers, options);
  const clock = options.clock ?? systemClock;
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
    const body = encodeBody(operation, request);
    const headers = headersOf(operation, body?.type);
    const given = { ...options.headers, ...encoded.headers, ...settings.headers };
    for (const [name, value] of Object.entries(given)) headers.set(name, value);
    if (encoded.cookie !== '') headers.set('cookie', encoded.cookie);
    const security = operation.security ?? [];
    const read = (response: Response): Promise<Uint8Array | undefined> => readBytes(operation, response);
    const call: Call<Uint8Array> = { ...callOf(settings, isAnonymousAllowed), security, read };
    const base = operation.servers === undefined ? baseUrl : baseUrlOf(operation.servers, options);
    const url = `${base}${encoded.pathname}${encoded.query === '' ? '' : `?${encoded.query}`}`;
    const made = { method: operation.method, url, headers, body: body?.body };
    const { response, content } = await run(made, call, definition, sessions, clock);
    rememberOperation(response, operation.id);
    return readAnswer(operation, response, content);
  };

  const raw = createRawClient<Paths>(baseUrl, options.headers ?? {}, (method, template, own) => async (request) => {
    const security = lookUp(definition.security.byOperation, `${method} ${template}`) ?? definition.security.default;
    const call = { ...callOf({ signal: request.signal }, false), security, fetch: own ?? platformFetch };
    return (await run(await toOutgoing(request), call, definition, sessions, clock)).response;
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

/** The body, unless it is one that is read as it comes. */
async function readBytes(operation: Operation, response: Response): Promise<Uint8Array | undefined> {
  return findMedia(operation, response)?.media.isStream ? undefined : new Uint8Array(await response.arrayBuffer());
}

function encodeBody(operation: Operation, { body, contentType }: RequestParts): Outgoing | undefined {
  if (body === undefined) return undefined;
  const content = operation.body?.content ?? {};
  const types = Object.keys(content);
  const name = contentType === undefined ? defaultType(types) : matchDeclared(contentType, types);
  const media = name === undefined ? undefined : lookUp(content, name);
  if (name === undefined || media?.encode === undefined)
    throw new RequestError('body', 'body', `has none of the types ${types.join(', ')}`);
  try {
    return media.encode(body, contentType ?? name, media);
  } catch (error) {
    throw error instanceof UnsendableError ? new RequestError('body', 'body', error.message) : error;
  }
}

/** The first that is JSON, else the first. */
function defaultType(types: readonly string[]): string | undefined {
  return types.find((type) => /[/+]json(?:$|;)/i.test(type)) ?? types[0];
}

/** `Content-Type` is that of the body, `Accept` all that its answers declare. */
function headersOf(operation: Operation, type: string | undefined): Headers {
  const headers = new Headers();
  if (type !== undefined) headers.set('content-type', type);
  const accepted = new Set(Object.values(operation.answers).flatMap((answer) => Object.keys(answer.content ?? {})));
  if (accepted.size > 0) headers.set('accept', [...accepted].join(', '));
  return headers;
}
