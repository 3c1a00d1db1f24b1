/** Sends requests and reads their responses. */
import {
  encodeRequest,
  encodeStrict,
  essence,
  type ExactForm,
  Failure,
  headerReader,
  isJsonType,
  isRecord,
  type Json,
  lookUp,
  type Media,
  type Method,
  type MutableRecord,
  type OperationDates,
  type Outgoing,
  parseMediaType,
  parseMedium,
  readBigint,
  readBoolean,
  readInteger,
  readNumber,
  readPointer,
  RequestError,
  responseOf,
  setOwn,
  type Shape,
  splitPointer,
  UnsendableError,
  type WrittenParameter,
} from './codec.js';

// Summarizes an error body on one line.

/** Members that may contain a message, most specific first: from RFC 9457, OAuth (RFC 6749, 5.2) and common usage. */
const TEXTS = ['detail', 'message', 'error_description', 'msg', 'title', 'error', 'reason'];
/** Members that may contain an object with a message. */
const HOLDERS = ['error', 'errors', 'detail', 'details'];
const MOST_CHARACTERS = 200;

/** Returns the message in an error body, truncated to 200 characters; `undefined` if there is none. */
export function describeBody(body: unknown): string | undefined {
  const text = findText(body, 3)?.replace(/\s+/g, ' ').trim();
  return text && text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text || undefined;
}

function findText(body: unknown, depth: number): string | undefined {
  if (typeof body === 'string') return body;
  if (depth === 0 || typeof body !== 'object' || body === null) return undefined;
  if (Array.isArray(body)) return findText(body[0], depth - 1);
  for (const [names, rest] of [
    [TEXTS, 0],
    [HOLDERS, depth - 1],
  ] as const)
    for (const name of names) {
      const text = findText(lookUp(body, name), rest);
      if (text) return text;
    }
  return undefined;
}

// Errors of the client. Each has its own class and `name`.

/** No security alternative of the operation has all of its credentials. Nothing was sent. */
export class MissingCredentialError extends Failure {
  override readonly name = 'MissingCredentialError';
  /** The scheme names of each security alternative, in the order of the document. */
  declare readonly alternatives: readonly (readonly string[])[];

  constructor(alternatives: readonly (readonly string[])[]) {
    super(`No credential for ${alternatives.map((names) => names.join(' and ')).join(', or ')}`, { alternatives });
  }
}

/** The request did not reach the server, or the response was incomplete. `cause` is the platform's error. */
export class NetworkError extends Failure {
  override readonly name = 'NetworkError';
  declare readonly operationId: string;
  /** The URL without its query, which may contain credentials. */
  declare readonly url: string;
  /** The platform's error code, such as `ECONNREFUSED`, if available. */
  declare readonly code: string | undefined;

  constructor(cause: unknown, operationId: string, address: string) {
    const [url] = address.split(/[?#]/);
    const code = codeOf(cause);
    const [reason, detail] = cause instanceof Error ? [cause.message, code ?? cause.cause] : [cause];
    super(
      `${operationId}: ${url} could not be reached: ${detail ? `${detail}, ` : ''}${reason}`,
      { operationId, url, code },
      { cause },
    );
  }
}

/** Returns the code of an error or of its causes: Node's `fetch` itself reports only "fetch failed". */
const codeOf = (error: unknown, depth = 4): unknown =>
  depth > 0 && error instanceof Error ? (Reflect.get(error, 'code') ?? codeOf(error.cause, depth - 1)) : undefined;

/** An attempt took longer than `timeout`. */
export class TimeoutError extends Failure {
  override readonly name = 'TimeoutError';
  /** The timeout in milliseconds. */
  declare readonly timeout: number;

  constructor(timeout: number) {
    super(`No response within ${timeout} ms`, { timeout });
  }
}

/** The operation does not declare the status or media type of the response, or the body could not be parsed. */
export class UnexpectedResponseError extends Failure {
  override readonly name = 'UnexpectedResponseError';
  declare readonly status: number;
  declare readonly headers: Headers;
  /** JSON or text, depending on the media type; `undefined` for other media types and for invalid JSON. */
  declare readonly body: unknown;
  /** The first 1,000 characters of the body. */
  declare readonly excerpt: string;
  declare readonly operationId: string;

  /** Creates an error whose message includes the body's (`detail`, `message`, `title` or a similar member). */
  constructor(
    reason: string,
    operationId: string,
    { status, headers }: Response,
    { excerpt, body }: { readonly excerpt: string; readonly body: unknown },
  ) {
    const text = describeBody(body);
    super(`${operationId}: ${status}${text === undefined ? '' : ` ${text}`} (${reason})`, {
      status,
      headers,
      body,
      excerpt,
      operationId,
    });
  }
}

/** A response with a status outside 2XX, thrown by `unwrap` and by pagination. */
export class ApiError<Status extends number = number, Body = unknown> extends Error {
  override readonly name = 'ApiError';
  readonly status: Status;
  readonly body: Body;
  readonly headers: Headers;
  readonly operationId: string;
  /** The `x-request-id` header of the response. */
  readonly requestId: string | undefined;

  /** Creates an error whose message includes the body's (`detail`, `message`, `title` or a similar member). */
  constructor(operationId: string, status: Status, body: Body, headers: Headers) {
    super(`${operationId}: ${status} ${describeBody(body) ?? 'error'}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
    this.operationId = operationId;
    this.requestId = headers.get('x-request-id') ?? undefined;
  }
}

/**
 * A token could not be refreshed, or `onRefresh` failed. `cause` is the `ApiError` or `OAuthError` of the refresh
 * request, any other error of that request, or the error of `onRefresh`.
 */
export class TokenRefreshError extends Failure {
  override readonly name = 'TokenRefreshError';
  declare readonly scheme: string;

  constructor(scheme: string, cause: unknown, outcome = 'could not be refreshed') {
    const reason = cause instanceof Error ? cause.message : cause;
    super(`The token of ${scheme} ${outcome}: ${reason}`, { scheme }, { cause });
  }
}

/**
 * The `ApiError` types of an operation's result: one for each declared response outside 2XX, discriminated by `status`.
 */
export type ApiErrorOf<Result> = Result extends { readonly status: infer S extends number; readonly body?: infer Body }
  ? [Refused<S>] extends [never]
    ? never
    : ApiError<Refused<S>, Body>
  : never;

/** Excludes the 2XX statuses. */
type Refused<S extends number> = S extends number ? (`${S}` extends `2${string}` ? never : S) : never;

/**
 * Returns whether an error is an `ApiError`, optionally with the given status or from the given operation. With an
 * operation (`getPetOperation`), `status` and `body` get the types that the document declares for error responses.
 */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Status extends number>(error: unknown, status: Status): error is ApiError<Status>;
export function isApiError<Request, Result>(
  error: unknown,
  operation: Operation<Request, Result>,
): error is ApiErrorOf<Result>;
export function isApiError(error: unknown, of?: number | Pick<Operation, 'id'>): boolean {
  if (!(error instanceof ApiError)) return false;
  return of === undefined || (typeof of === 'number' ? error.status === of : error.operationId === of.id);
}

/** A result that contains a response. */
interface Exchange {
  readonly response: Response;
}

/**
 * Runs `work` and settles like it. Rejects with the signal's reason if `signal` aborts first, with `TimeoutError` if
 * `timeout` expires first, and with `NetworkError` if `work` throws an error that is not a `Failure`.
 *
 * `timeout` is in milliseconds; `false` or 0 for none. Afterwards, the timer and the listener are removed. If the
 * response body has not been read yet, the listener stays, so that the signal can abort the body. (`AbortSignal.any` is
 * not available on every platform.)
 */
export async function bounded<T extends Exchange>(
  operationId: string,
  url: string,
  timeout: number | false,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const ownSignal = controller.signal;
  let fail: ((reason: unknown) => void) | undefined;
  // Not every `fetch` respects its signal, and an extra listener for each call would be expensive: reject directly.
  const stop = (reason: unknown): void => {
    controller.abort(reason);
    fail?.(reason);
  };
  const follow = (): void => stop(signal?.reason);
  signal?.addEventListener('abort', follow);
  const timer = timeout ? setTimeout(() => stop(new TimeoutError(timeout)), timeout) : undefined;
  let isOpen = false;
  try {
    const result = await new Promise<T>((resolve, reject) => {
      fail = reject;
      work(ownSignal).then(resolve, reject);
    });
    isOpen = result.response.body !== null && !result.response.bodyUsed;
    return result;
  } catch (error) {
    if (ownSignal.aborted) throw ownSignal.reason;
    throw error instanceof Failure ? error : new NetworkError(error, operationId, url);
  } finally {
    clearTimeout(timer);
    if (!isOpen) signal?.removeEventListener('abort', follow);
  }
}

/** Cancels an unread response body, which frees its connection. */
export const discard = ({ response }: Exchange): unknown => response.body?.cancel().catch(() => undefined);

/**
 * Returns the base URL for requests. Throws `TypeError` if neither the options nor the server define one. `baseUrl`
 * replaces an absolute server URL; the path of a relative one, such as `/api`, is appended to `baseUrl` unless
 * `baseUrl` already ends with that path. A relative result is resolved against the base URL of an in-memory `fetch`.
 */
export function baseUrlOf(server: ServerAddress, { baseUrl, fetch }: Pick<ClientOptions, 'baseUrl' | 'fetch'>): string {
  // In a browser, relative URLs are resolved against the page.
  const { location }: { readonly location?: { readonly href: string } } = globalThis;
  const url = typeof baseUrl === 'function' ? baseUrl(server.url, server) : addPath(baseUrl, server.url);
  const page = fetch?.baseUrl ?? location?.href;
  if (URL.canParse(url, page)) return new URL(url, page).href.replace(/\/$/, '');
  const missing = url === '' || url === '/' ? 'The document has no server' : `"${url}" is not an absolute URL`;
  throw new TypeError(`${missing}: pass baseUrl, such as createClient({ baseUrl: 'https://api.example.com' })`);
}

function addPath(baseUrl: string | undefined, server: string): string {
  if (baseUrl === undefined || URL.canParse(server)) return baseUrl ?? server;
  const path = new URL(server, 'http://relative').pathname.replace(/\/$/, '');
  const base = baseUrl.replace(/\/$/, '');
  return base.endsWith(path) ? base : base + path;
}

/**
 * Settles like the promise, but rejects with the signal's reason if the signal aborts first. Does not cancel the
 * promise.
 */
export async function raceAbort<T>(promise: T | PromiseLike<T>, signal: AbortSignal | undefined): Promise<T> {
  let abort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal?.reason);
  });
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/** The platform's clock and random number generator. */
export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  async sleep(ms, signal) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const elapsed = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    try {
      await raceAbort(elapsed, signal);
    } finally {
      clearTimeout(timer);
    }
  },
};

/**
 * Selects the schemes whose credentials to send: those of the first security alternative for which all credentials are
 * present. An empty string does not count as a credential. Anonymous access is used only if no other alternative is
 * complete. Throws `MissingCredentialError` if none is complete.
 */
export function choose(security: Operation['security'] = [[]], credentials: Credentials): readonly Scheme[] {
  const complete = security.filter((schemes) => schemes.every(({ name }) => lookUp(credentials, name)));
  const chosen = complete.find((schemes) => schemes[0]) ?? complete[0];
  if (chosen) return chosen;
  throw new MissingCredentialError(security.map((schemes) => schemes.map(({ name }) => name)));
}

/** The body types of an operation's 2XX responses. */
export type SuccessBody<R> = R extends { readonly status: infer S extends number; readonly body?: unknown }
  ? [Extract<`${S}`, `2${string}`>] extends [never]
    ? never
    : R['body']
  : never;

export interface AnyResult {
  readonly status: number;
  readonly body?: unknown;
  readonly response: Response;
}

/** Operation ids of responses that are not declared successes, so that errors can name the operation. */
const operationIds = new WeakMap<Response, string>();

/** Records the operation of a response that is not a declared success. @internal */
export function rememberOperation(response: Response, operationId: string): void {
  operationIds.set(response, operationId);
}

/** Returns the error for a response that is not a declared success; otherwise `undefined`. @internal */
export function errorOf(result: AnyResult): ApiError | UnexpectedResponseError | undefined {
  const { body, response } = result;
  if (!response.ok) return toApiError(result);
  const id = operationIds.get(response);
  if (id === undefined) return undefined;
  return new UnexpectedResponseError('undeclared status', id, response, { excerpt: '', body });
}

/** Creates the `ApiError` for a received response. @internal */
export function toApiError(result: AnyResult): ApiError {
  const { response, status, body } = result;
  return new ApiError(operationIds.get(response) ?? response.url, status, body, response.headers);
}

/** Returns the body of a declared 2XX response. Throws `UnexpectedResponseError` for other 2XX, else `ApiError`. */
export async function unwrap<R extends AnyResult>(result: R | Promise<R>): Promise<SuccessBody<R>> {
  const received = await result;
  const error = errorOf(received);
  if (error !== undefined || !isSuccess(received)) throw error ?? toApiError(received);
  return received.body;
}

/**
 * Narrows a result to a 2XX response: its body has the type `SuccessBody` by definition, but the compiler cannot infer
 * that for a generic union.
 */
function isSuccess<R extends AnyResult>(result: R): result is R & { readonly body: SuccessBody<R> } {
  return result.status >= 200 && result.status < 300;
}

/** A received response that does not have the type of its operation yet. */
export interface AnyReceived {
  readonly status: number;
  readonly headers: Readonly<Record<string, Json>>;
  contentType?: string;
  body?: unknown;
  /** Headers of the parts of a multipart body. */
  partHeaders?: object;
  readonly response: Response;
}

/** A received response. The body is in memory unless it is a stream. */
export interface Arrived {
  readonly response: Response;
  /**
   * Decodes the response as declared for its status: exact status, then range (`4XX`), then `default`. Throws
   * `UnexpectedResponseError` if the media type is undeclared, the body cannot be parsed, or the status is undeclared
   * and `undeclared` is not `return`.
   */
  readonly read: (undeclared: OnUndeclared | undefined) => AnyReceived;
}

/** Finds the declared response for a received one, and reads the body. */
export async function receive(operation: Operation, response: Response): Promise<Arrived> {
  const { status } = response;
  const declared = responseOf(operation, status);
  if (!response.ok || !declared) rememberOperation(response, operation.id);
  const type = response.headers.get('content-type') ?? '';
  // These statuses have no body (RFC 9110, 15.3.5, 15.3.6, 15.4.5), even if a range declares one.
  const content = [204, 205, 304].includes(status) ? undefined : declared?.content;
  const contentType = content && (declared?.match?.(type, Object.keys(content)) ?? essence(type));
  const media = contentType === undefined ? undefined : content?.[contentType];
  const bytes = media?.isStream ? undefined : new Uint8Array(await response.arrayBuffer());
  const unexpected = (reason: string): UnexpectedResponseError => {
    const excerpt = new TextDecoder().decode(bytes?.subarray(0, 4_000)).slice(0, 1_000);
    return new UnexpectedResponseError(reason, operation.id, response, { excerpt, body: readAny(type, bytes) });
  };
  const read = (undeclared: OnUndeclared | undefined): AnyReceived => {
    if (!declared) {
      if (undeclared !== 'return') throw unexpected('undeclared status');
      return { status, headers: {}, body: readAny(type, bytes), response };
    }
    const message: AnyReceived = { status, headers: readHeaders(declared, response.headers), response };
    if (contentType === undefined) return message;
    if (!media?.decode) throw unexpected(`undeclared media type "${type}"`);
    const stream = (): ReadableStream<Uint8Array> => response.body ?? new Blob().stream();
    try {
      message.contentType = contentType.includes('*') ? essence(type) : contentType;
      message.body = media.decode(
        { type, bytes: bytes ?? new Uint8Array(), stream, maxDepth: Infinity, message },
        media,
      );
      return message;
    } catch (error) {
      throw unexpected(`the body cannot be parsed: ${error}`);
    }
  };
  return { response, read };
}

/** Parses a body according to its media type, without a declaration. */
function readAny(type: string, bytes: Uint8Array | undefined): unknown {
  const text = new TextDecoder().decode(bytes);
  if (text === '' || !(isJsonType(type) || /^(?:text\/|$)/i.test(type))) return undefined;
  if (!isJsonType(type)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the declared headers that a response contains. */
const readHeaders = ({ headers = {} }: ResponseDescriptor, received: Headers): Readonly<Record<string, Json>> =>
  // A name may be `__proto__`, which assignment would not set.
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, form]) => {
      const value = form.read(received, name, form);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Merges headers from several sources. Names are case-insensitive; the last value of a header wins. */
export function headersOf(...sources: readonly (Readonly<Record<string, string | undefined>> | undefined)[]): Headers {
  const headers = new Headers();
  for (const lines of sources)
    for (const [name, value] of Object.entries(lines ?? {})) if (value !== undefined) headers.set(name, value);
  return headers;
}

/** A client that sends typed operations with `send`. */
export interface RuntimeClient<U extends OnUndeclared = 'throw'> extends Sender<U> {
  /** @internal */
  readonly baseUrl: string;
  /** The `fetch` of the options, or the platform's. @internal */
  readonly fetch: Fetch;
}

/** The encoded request body; for a body that can be sent only once, also a retry policy that replaces the call's. */
type Sent = Partial<Pick<Outgoing, 'type' | 'body'>> & { readonly once?: Retry };

/** Creates a client. Throws `TypeError` if neither the options nor the server define a base URL. */
export function createRuntimeClient<U extends OnUndeclared = 'throw'>(
  server: ServerAddress,
  options: ClientOptions<U> = {},
): RuntimeClient<U> {
  const baseUrl = baseUrlOf(server, options);
  // A `baseUrl` string replaces the document's absolute server URL, and those of individual operations.
  const isFixed = typeof options.baseUrl === 'string' && URL.canParse(server.url);
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));

  const send = async (
    operation: Operation,
    request: RequestParts,
    settings: RequestOptions<OnUndeclared> = {},
  ): Promise<AnyReceived> => {
    const { id, method } = operation;
    const { signal, timeout = options.timeout ?? 60_000, retry = options.retry } = settings;
    const { pathname, query, headers, cookie } = encodeRequest(operation, request);
    const sent: Sent = (request.body !== undefined && operation.body?.write(operation.body, request)) || {};
    const { type, body = null, once = retry } = sent;
    const base = operation.server && !isFixed ? baseUrlOf(operation.server, options) : baseUrl;
    const url = base + pathname + (query && `?${query}`);
    const credentials = { ...options.auth, ...settings.auth };
    const schemes = choose(operation.security, credentials);
    const callId = {};
    let count = 0;

    const attempt = async (): Promise<Arrived> => {
      signal?.throwIfAborted();
      count += 1;
      const target: HookCall = {
        id: callId,
        operation,
        request,
        attempt: count,
        url: settings.address?.(url) ?? url,
        headers: headersOf(
          {
            accept: operation.accept === null ? undefined : (operation.accept ?? 'application/json'),
            'content-type': type,
          },
          options.headers,
          headers,
          settings.headers,
          { cookie: cookie || undefined },
        ),
        fetch: settings.fetch ?? fetch,
      };
      for (const scheme of schemes) {
        const credential = credentials[scheme.name] ?? '';
        const call = { scheme, target, signal, timeout, baseUrl, fetch, send, clock: options.clock };
        const value = typeof credential === 'function' ? await raceAbort(credential(call), signal) : credential;
        scheme.apply(target, value, scheme);
      }
      const exchange = (): Promise<Arrived> =>
        bounded(id, url, timeout, signal, async (attemptSignal) => {
          const own = { redirect: 'manual', duplex: 'half', method, headers: target.headers, body } as const;
          const init = { ...options.init, ...settings.init, ...own, signal: attemptSignal };
          return receive(operation, await target.fetch(target.url, init, operation));
        });
      return options.hooks ? options.hooks(target, exchange) : exchange();
    };
    const arrived = await (once ? once(attempt, method, signal, options.clock) : attempt());
    return arrived.read(settings.undeclared ?? options.undeclared);
  };
  // Response types and the tables that decode responses are generated from the same declaration, so the cast is safe.
  return { baseUrl, fetch, undeclared: options.undeclared, send: send as Sender['send'] };
}

/** Names of environment variables: one name for a token or key, two for a user name and a password. */
export type CredentialVariables = string | { readonly username: string; readonly password: string };

type FromEnvironment<Names> = {
  readonly [Scheme in keyof Names]: (Names[Scheme] extends string ? string : BasicCredential) | undefined;
};

/** Returns the environment variables of Node.js, Deno or Bun; empty on other platforms. */
function readEnvironment(): Readonly<Record<string, string | undefined>> {
  const { process } = globalThis as { readonly process?: { readonly env?: Readonly<Record<string, string>> } };
  return process?.env ?? {};
}

/**
 * Reads credentials from environment variables, named by security scheme: `createClient({ auth: credentialsFromEnv({
 * token: 'PETS_TOKEN' }) })`. If a variable is unset or empty, its credential is absent, and calls that need it reject
 * with `MissingCredentialError`.
 */
export function credentialsFromEnv<const Names extends Readonly<Record<string, CredentialVariables>>>(
  names: Names,
  env: Readonly<Record<string, string | undefined>> = readEnvironment(),
): FromEnvironment<Names> {
  const read = (variables: CredentialVariables): string | BasicCredential | undefined => {
    if (typeof variables === 'string') return env[variables] || undefined;
    const [username, password] = [env[variables.username], env[variables.password]];
    return username && password !== undefined ? { username, password } : undefined;
  };
  const entries = Object.entries(names).map(([scheme, variables]) => [scheme, read(variables)]);
  // The entries have the keys of `names`, which the type of `Object.fromEntries` does not express.
  return Object.fromEntries(entries) as FromEnvironment<Names>;
}

/** Messages by field. A nested field is named by its path, such as `address.street` or `items.0.name`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the messages about a rejected request by field, for example to show them in a form. They come from a
 * `RequestError`, or from the body of an error or of a returned response, in one of these formats:
 *
 * - a list in a member whose name ends in `errors`, `issues`, `detail` or `details`, or the body itself: items with a
 *   message (`detail`, `message`, `msg` or `title`) and a location (`pointer`, `source.pointer`, `path`, `loc` or
 *   `field`), as in RFC 9457, JSON:API and FastAPI;
 * - an object in one of these members: messages by field, as in Rails, Laravel and ASP.NET.
 *
 * The field name of a message without a location is `''`. For any other value, also for a body alone, the result is empty.
 */
export function fieldErrors(error: unknown): FieldErrors {
  const found: MutableRecord<string[]> = {};
  const add = (field: string, message: unknown): void => {
    if (typeof message === 'string') setOwn(found, field, [...(lookUp(found, field) ?? []), message]);
  };
  if (error instanceof RequestError) add(error.location === error.parameter ? '' : error.parameter, error.reason);
  else if (isRecord(error) && typeof error['status'] === 'number')
    for (const list of listsOf(error['body'])) addAll(list, add);
  return found;
}

/** Returns the values in a body that may list issues. */
function listsOf(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return [body];
  if (!isRecord(body)) return [];
  const inner = lookUp(body, 'error');
  const sources = isRecord(inner) ? [body, inner] : [body];
  return sources.flatMap((source) =>
    Object.entries(source).flatMap(([name, value]) => (/(?:errors|issues|details?)$/iu.test(name) ? [value] : [])),
  );
}

function addAll(list: unknown, add: (field: string, message: unknown) => void): void {
  if (Array.isArray(list)) for (const item of list) addIssue(item, add);
  else if (isRecord(list))
    for (const [field, messages] of Object.entries(list)) {
      if (Array.isArray(messages)) for (const message of messages) add(field, message);
      // A string member named "message" is about the whole request.
      else add(field === 'message' ? '' : field, messages);
    }
}

function addIssue(item: unknown, add: (field: string, message: unknown) => void): void {
  const messages = isRecord(item) ? ['detail', 'message', 'msg', 'title'].map((name) => lookUp(item, name)) : [item];
  const message = messages.find((text) => typeof text === 'string');
  add(isRecord(item) ? fieldOfIssue(item) : '', message);
}

/** Returns the name of the field that an issue is about. */
function fieldOfIssue(item: object): string {
  const source = lookUp(item, 'source');
  const pointer = lookUp(isRecord(source) ? source : item, 'pointer');
  // RFC 9457, 3: a pointer may be the fragment of a URI, and then begins with `#`.
  if (typeof pointer === 'string') return splitPointer(pointer).join('.');
  const location = lookUp(item, 'loc');
  // The first item of FastAPI's location is `body`, `query` and so on.
  if (Array.isArray(location)) return location.slice(1).join('.');
  const path = lookUp(item, 'path') ?? lookUp(item, 'field');
  if (Array.isArray(path)) return path.join('.');
  return typeof path === 'string' ? path : '';
}

/**
 * Returns the file name that a response suggests (`Content-Disposition`, RFC 6266), without a path or control
 * characters; `undefined` if there is none. `filename*` (RFC 8187) takes precedence over `filename`.
 */
export function fileNameOf({ headers }: Pick<Response, 'headers'>): string | undefined {
  // The parameters of a disposition have the syntax of media type parameters.
  const parameters = parseMediaType(`a/${headers.get('content-disposition') ?? ''}`)?.parameters;
  const plain = parameters?.get('filename');
  const name = decodeExtended(parameters?.get('filename*')) ?? (plain && decodePlain(plain));
  // Ignore the path, which could point anywhere (RFC 6266, 4.3).
  const last = name
    ?.split(/[\\/]/)
    .at(-1)
    ?.replace(/\p{Cc}/gu, '')
    .trim();
  return last === undefined || /^\.{0,2}$/.test(last) ? undefined : last;
}

/** Decodes a value such as `UTF-8''%e2%82%ac` (RFC 8187, 3.2); `undefined` if it is malformed. */
function decodeExtended(text: string | undefined): string | undefined {
  const [, charset = '', encoded = ''] = /^([^']*)'[^']*'(.*)$/s.exec(text ?? '') ?? [];
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(encoded);
    if (/^iso-8859-1$/i.test(charset))
      return encoded.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  } catch {
    // Not UTF-8.
  }
  return undefined;
}

/** Decodes a file name in UTF-8, which `fetch` has read as ISO 8859-1; returns other text unchanged. */
function decodePlain(text: string): string {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

/** The progress of a transfer, in bytes. */
export interface TransferProgress {
  readonly loaded: number;
  /** Size of the whole transfer; `undefined` if unknown. */
  readonly total: number | undefined;
}

/**
 * Returns a stream of the same bytes that reports progress while it is read. Use it as a request body for an upload, or
 * in place of a response body for a download.
 *
 * `onProgress` is called after each chunk. `total` is known for blobs and bytes; for a response, pass `Content-Length`.
 * A stream can be sent only once, so the call is not retried. Some browsers cannot send streams.
 */
export function trackProgress(
  source: Blob | Uint8Array | ReadableStream<Uint8Array>,
  onProgress: (progress: TransferProgress) => void,
  total: number | undefined = source instanceof Blob
    ? source.size
    : source instanceof Uint8Array
      ? source.length
      : undefined,
): ReadableStream<Uint8Array> {
  const stream = source instanceof ReadableStream ? source : streamOf(source);
  let loaded = 0;
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        loaded += chunk.length;
        controller.enqueue(chunk);
        onProgress({ loaded, total });
      },
    }),
  );
}

/** Chunk size in bytes. Data in memory is split into chunks, so that progress is reported for it, too. */
const CHUNK = 65_536;

function streamOf(source: Blob | Uint8Array): ReadableStream<Uint8Array> {
  if (source instanceof Blob) return source.stream();
  let offset = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (offset >= source.length) return controller.close();
      controller.enqueue(source.subarray(offset, offset + CHUNK));
      offset += CHUNK;
    },
  });
}

// Functions that read response headers. A value that cannot be parsed is returned as text.

const readBy =
  (read: (text: string) => number | bigint | boolean | undefined): HeaderForm['read'] =>
  (headers, name) => {
    const text = headers.get(name);
    return text === null ? undefined : (read(text) ?? text);
  };

export const textHeader: HeaderForm = { read: (headers, name) => headers.get(name) ?? undefined };
export const integerHeader: HeaderForm = { read: /* @__PURE__ */ readBy(readInteger) };
export const bigintHeader: HeaderForm = { read: /* @__PURE__ */ readBy(readBigint) };
export const numberHeader: HeaderForm = { read: /* @__PURE__ */ readBy(readNumber) };
export const booleanHeader: HeaderForm = { read: /* @__PURE__ */ readBy(readBoolean) };

/** Reads a header in style `simple`, by default not exploded (OpenAPI 3.1.1, 4.8.21), or in JSON. */
export const readHeader: HeaderForm['read'] = (
  headers,
  name,
  { shape = 'any', explode = false, content, parse, integers = {} },
) => {
  const raw = headers.get(name);
  if (raw === null) return undefined;
  const place = { name, in: 'header', shape } as const;
  if (content === undefined) return headerReader({ ...place, style: 'simple', explode })(raw);
  return headerReader({ ...place, content, ...(parse && { parse, integers }) })(raw);
};

/** Reads a header in a media type other than JSON. */
export const readMediumHeader: HeaderForm['read'] = (headers, name, { content = '', medium = {} }) => {
  const raw = headers.get(name);
  return raw === null ? undefined : parseMedium(raw, { name, in: 'header', shape: 'any', content, medium });
};

/**
 * Combines functions to call around each attempt: `createClient({ hooks: clientHooks(logging, tracing) })`. `onRequest`
 * functions are called in order, `onResponse` and `onError` functions in reverse order. The attempt's timeout includes
 * `onRequest` and `onResponse`.
 */
export function clientHooks(...list: ClientHooks[]): Hooks {
  const reversed = [...list].reverse();
  return async (call, send) => {
    const { fetch } = call;
    let failure: { readonly error: unknown } | undefined;
    const run = async <T>(work: () => Promise<T>): Promise<T> => {
      try {
        return await work();
      } catch (error) {
        failure = { error };
        throw error;
      }
    };
    call.fetch = async (_, init, operation) => {
      const early = await run(async () => {
        for (const each of list) {
          const response = await each.onRequest?.(call);
          if (response) return response;
        }
        return undefined;
      });
      const received = early ?? (await fetch(call.url, init, operation));
      return run(async () => {
        let response = received;
        for (const each of reversed) response = (await each.onResponse?.(response, call)) || response;
        return response;
      });
    };
    try {
      return await send();
    } catch (error) {
      // The error of a hook is the caller's own, not a failure of the network.
      let cause = failure ? failure.error : error;
      for (const each of reversed)
        try {
          await each.onError?.(cause, call);
        } catch (replacement) {
          cause = replacement;
        }
      throw cause;
    }
  };
}

/** Options of `idempotencyKeys`. */
export interface IdempotencyOptions {
  /** Name of the header. Default: `Idempotency-Key`. */
  readonly header?: string | undefined;
  /** Methods whose requests get a key. Default: POST and PATCH. */
  readonly methods?: readonly string[] | undefined;
  /** Creates a key. Default: `crypto.randomUUID()`. */
  readonly create?: (() => string) | undefined;
}

/**
 * Sends a key that is the same for all attempts of a call, so that the server processes the call once. A key set by the
 * caller is not replaced. To retry such calls, list their methods: `retry({ methods: ['POST', 'PATCH'] })`.
 */
export function idempotencyKeys(options: IdempotencyOptions = {}): ClientHooks {
  const { header = 'Idempotency-Key', methods = ['POST', 'PATCH'], create = () => crypto.randomUUID() } = options;
  const keys = new WeakMap<object, string>();
  return {
    onRequest: ({ id, operation, headers }) => {
      if (!methods.includes(operation.method) || headers.has(header)) return;
      const key = keys.get(id) ?? create();
      keys.set(id, key);
      headers.set(header, key);
    },
  };
}

/** The type of the items in a list field of a page. */
export type ItemOf<Page, Field extends string> = Page extends { readonly [K in Field]: readonly (infer Item)[] }
  ? Item
  : never;

/** Iterates over all items or all pages. Each iteration starts again with the original request. */
export interface Paginator<Item, Page> extends AsyncIterable<Item> {
  pages(): AsyncIterable<Page>;
}

/** A response of an operation with pagination. */
export interface PageResult {
  readonly status: number;
  readonly body?: unknown;
  readonly response: Response;
}

/** Requests a page. `address` maps the request's URL to the URL to use. */
export type Ask = (request: RequestParts, address?: (url: string) => string) => Promise<PageResult>;

/** A way to iterate over pages (`x-pagination`). */
export interface Paging {
  /** The field that contains the items of a page; absent if the page itself is the list. */
  readonly items?: string;
  readonly pages: (ask: Ask, request: RequestParts, operation: Operation) => AsyncGenerator<unknown>;
}

/** Iterates over the items or pages of an operation. Throws an `ApiError` for a response outside 2XX. */
export function paginate<Item, Page>(
  client: Sender<OnUndeclared>,
  operation: Operation,
  paging: Paging,
  request: RequestParts,
  options: RequestOptions<OnUndeclared> = {},
): Paginator<Item, Page> {
  // The caller's types ensure that the request belongs to the operation.
  const any = operation as Operation<RequestParts, { readonly status: number; readonly body?: unknown }>;
  const ask: Ask = (parts, address) =>
    client.send(any, parts, address === undefined ? options : { ...options, address });
  // The caller provides the page and item types of the operation.
  const pages = () => paging.pages(ask, request, operation);
  return {
    pages: () => pages() as AsyncIterable<Page>,
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* itemsOf(page, paging.items) as readonly Item[];
    },
  };
}

/** Returns the items of a page; empty if there are none. */
export function itemsOf(page: unknown, field: string | undefined): readonly unknown[] {
  const items = field === undefined ? page : fieldOf(page, field);
  return Array.isArray(items) ? items : [];
}

/** Returns the value of a field of a page, given by name or by JSON pointer (RFC 6901). */
export function fieldOf(page: unknown, name: string): unknown {
  if (name.startsWith('/')) return readPointer(page, name);
  return isRecord(page) ? lookUp(page, name) : undefined;
}

/** Returns the page that a response contains. Throws the response's error if there is one. */
export function pageOf(result: PageResult): unknown {
  const error = errorOf(result);
  if (error !== undefined) throw error;
  return result.body;
}

/** How to request pages one by one. A parameter identifies each page, and can be stored as JSON. */
export interface PageSteps<Param = unknown> {
  /** Returns the parameter that identifies the first page. */
  readonly first: (request: RequestParts) => Param;
  /** Returns the request for a page and, if the URL must change, a function that changes it. */
  readonly request: (
    request: RequestParts,
    param: Param,
  ) => { readonly parts: RequestParts; readonly address?: (url: string) => string };
  /** Returns the parameter of the next page; `undefined` if this page is the last. */
  readonly next: (page: unknown, param: Param) => Param | undefined;
  /** Returns the items, to detect repeated pages (see `isRepeated`). Present if pages do not tell which is the last. */
  readonly items?: (page: unknown) => readonly unknown[];
}

/** Returns whether a page repeats the previous page's items, because the server ignores the page parameter. */
export function isRepeated({ items }: Pick<PageSteps, 'items'>, page: unknown, previous: unknown): boolean {
  if (items === undefined || previous === undefined) return false;
  return textOf(items(page)) === textOf(items(previous));
}

/** Converts a value to JSON for comparison; bigints become text. */
export function textOf(value: unknown): string | undefined {
  return JSON.stringify(value, (_, member: unknown) => (typeof member === 'bigint' ? `${member}n` : member));
}

/** Iterates over the pages, starting with the page that the request selects. */
export async function* walkPages<Param>(
  steps: PageSteps<Param>,
  ask: Ask,
  request: RequestParts,
): AsyncGenerator<unknown> {
  let previous: unknown;
  for (let param: Param | undefined = steps.first(request); param !== undefined; ) {
    const page = pageOf(await ask(steps.request(request, param).parts));
    if (isRepeated(steps, page, previous)) return;
    yield page;
    previous = page;
    param = steps.next(page, param);
  }
}

function withQuery(request: RequestParts, name: string, value: unknown): { readonly parts: RequestParts } {
  return { parts: { ...request, query: { ...request.query, [name]: value } } };
}

/** Fields for pagination by page number. */
export interface NumberFields {
  /** Name of a query parameter. */
  readonly page: string;
  /** Field of the response body with the items; if absent, the body itself is the list. */
  readonly items?: string;
  /** Field of the response body that says whether more pages follow. An empty page is always the last one. */
  readonly hasMore?: string;
  /** Field of the response body with the number of pages. */
  readonly totalPages?: string;
}

/** Requests pages by number; see `pageByNumber`. */
export function stepByNumber({ page: name, items, hasMore, totalPages }: NumberFields): PageSteps<number> {
  return {
    first: ({ query }) => Number(lookUp(query, name) ?? 1),
    request: (request, number) => withQuery(request, name, number),
    ...(hasMore === undefined && totalPages === undefined && { items: (page) => itemsOf(page, items) }),
    next: (page, number) => {
      const isLast =
        (hasMore !== undefined && fieldOf(page, hasMore) !== true) ||
        (totalPages !== undefined && number >= Number(fieldOf(page, totalPages)));
      return isLast || itemsOf(page, items).length === 0 ? undefined : number + 1;
    },
  };
}

/** Fields for pagination by offset. */
export interface OffsetFields {
  /** Name of a query parameter. */
  readonly offset: string;
  /** Fields of the response body. */
  readonly items?: string;
  readonly hasMore?: string;
  readonly total?: string;
}

/** Requests pages by offset; see `pageByOffset`. */
export function stepByOffset({ offset: name, items, hasMore, total }: OffsetFields): PageSteps<number> {
  return {
    first: ({ query }) => Number(lookUp(query, name) ?? 0),
    request: (request, offset) => withQuery(request, name, offset),
    ...(hasMore === undefined && total === undefined && { items: (page) => itemsOf(page, items) }),
    next: (page, offset) => {
      const count = itemsOf(page, items).length;
      const following = offset + count;
      const isLast = hasMore !== undefined && fieldOf(page, hasMore) !== true;
      const all = total === undefined ? undefined : fieldOf(page, total);
      const isNumber = typeof all === 'number' || typeof all === 'bigint';
      return count === 0 || isLast || (isNumber && following >= all) ? undefined : following;
    },
  };
}

/** Fields for pagination by cursor. */
export interface CursorFields {
  /** A query parameter or a field of the request body, depending on `in`. */
  readonly cursor: string;
  readonly in?: 'query';
  /** Fields of the response body. Without `next`, the next cursor is the `key` of the last item. */
  readonly next?: string;
  readonly items: string;
  /** Field that identifies a record; used to skip records already returned when a query restarts. */
  readonly key?: string;
  readonly hasMore?: string;
  /** Status with which the server rejects a cursor that is no longer valid. */
  readonly invalidCursorStatus?: number;
}

/** Returns the cursor in a request; `undefined` for the first page. */
export function readCursor(fields: CursorFields, request: RequestParts): unknown {
  const given = request[fields.in ?? 'body'];
  return isRecord(given) ? lookUp(given, fields.cursor) : undefined;
}

/** Returns a copy of a request with another cursor; without a cursor if it is `undefined`. */
export function withCursor(fields: CursorFields, request: RequestParts, cursor: unknown): RequestParts {
  const place = fields.in ?? 'body';
  const given = request[place];
  const { [fields.cursor]: _, ...filters } = isRecord(given) ? given : {};
  return { ...request, [place]: cursor === undefined ? filters : { ...filters, [fields.cursor]: cursor } };
}

/** Returns the cursor of the next page; `undefined` if this page is the last. */
export function nextCursor({ next, items, key = '', hasMore }: CursorFields, page: unknown): unknown {
  if (hasMore !== undefined && fieldOf(page, hasMore) !== true) return undefined;
  const following = next === undefined ? fieldOf(itemsOf(page, items).at(-1), key) : fieldOf(page, next);
  const isEmpty = following === null || following === '' || (Array.isArray(following) && following.length === 0);
  return isEmpty ? undefined : following;
}

/** An access token and its expiry. */
export interface Token {
  readonly accessToken: string;
  /** Expiry in milliseconds since the epoch. If absent, the token is refreshed only after a 401. */
  readonly expiresAt?: number;
  /** Milliseconds before the expiry at which the token is refreshed. */
  readonly margin: number;
}

const MARGIN = 30_000;

/**
 * Creates a token that expires at `end`: ISO 8601 text or milliseconds since the epoch; other values mean no expiry.
 */
export function toToken(accessToken: string, end: unknown): Token {
  const time = typeof end === 'string' ? Date.parse(end) : typeof end === 'bigint' ? Number(end) : end;
  const isKnown = typeof time === 'number' && Number.isFinite(time);
  return { accessToken, margin: MARGIN, ...(isKnown && { expiresAt: time }) };
}

/** Creates a token that expires `lifetime` milliseconds after `from`. The margin is at most a tenth of the lifetime. */
export function toShortToken(accessToken: string, from: number, lifetime: number): Token {
  return { ...toToken(accessToken, from + lifetime), margin: Math.min(MARGIN, lifetime / 10) };
}

/** Returns whether a token has to be refreshed. */
const isOver = ({ expiresAt, margin }: Token, { clock = systemClock }: SessionCall): boolean =>
  expiresAt !== undefined && expiresAt - margin <= clock.now();

/** Where a session gets its tokens from. */
export interface TokenSource {
  canRenew(scheme: string): boolean;
  fetch(call: SessionCall): Promise<Token>;
  /** Called with each new token; calls that need the token wait until this function is done. */
  onRenewed?(token: Token): void | Promise<void>;
}

/**
 * Creates a session that refreshes a token before it expires, and once after a 401. All calls share one refresh
 * request. If the token of a scheme cannot be refreshed, the current token is used. If a token has already expired on
 * the client's clock when it arrives, it is refreshed only after a 401.
 *
 * If `onRenewed` fails, the calls that waited for it reject with `TokenRefreshError`; later calls use the new token.
 * Calls that start while `onRenewed` runs do not wait for it, because `onRenewed` may make calls itself. They use the
 * new token, and a 401 is returned unchanged.
 *
 * An aborted call stops waiting, but the refresh continues for other calls.
 */
export function keepToken(source: TokenSource, first?: Token): Session {
  let token = first;
  /** The refresh in progress, shared by all calls. */
  let renewal: Promise<string> | undefined;
  /** Whether `onRenewed` is running. Its calls must not wait for the refresh, because the refresh waits for them. */
  let isBeingStored = false;

  const store = async (fetched: Token, scheme: string): Promise<void> => {
    isBeingStored = true;
    try {
      await source.onRenewed?.(fetched);
    } catch (cause) {
      throw new TokenRefreshError(scheme, cause, 'was refreshed, but onRefresh failed');
    } finally {
      isBeingStored = false;
    }
  };

  const fetchToken = async (call: SessionCall): Promise<string> => {
    const { name } = call.scheme;
    const fetched = await source.fetch(call).catch((cause: unknown) => {
      throw new TokenRefreshError(name, cause);
    });
    // A token that is expired on arrival means that the clocks differ. Ignore its expiry, else every call would refresh
    // it.
    const { expiresAt: _, ...endless } = fetched;
    token = isOver(fetched, call) ? endless : fetched;
    await store(fetched, name);
    return fetched.accessToken;
  };

  const renew = (call: SessionCall, signal = call.signal): Promise<string> => {
    renewal ??= fetchToken(call).finally(() => {
      renewal = undefined;
    });
    return raceAbort(renewal, signal);
  };

  const read = (call: SessionCall): string | Promise<string> => {
    if (token === undefined) return renew(call);
    const isDue = !isBeingStored && isOver(token, call) && source.canRenew(call.scheme.name);
    return isDue ? renew(call) : token.accessToken;
  };

  return async (call) => {
    const { scheme, target } = call;
    const sentToken = await read(call);
    if (!source.canRenew(scheme.name)) return sentToken;
    const { fetch } = target;
    target.fetch = async (url, init, operation) => {
      const response = await fetch(url, init, operation);
      if (response.status !== 401 || init.body instanceof ReadableStream) return response;
      const isCurrent = token?.accessToken === sentToken;
      if (isCurrent && isBeingStored) return response;
      discard({ response });
      // Another call may have refreshed the token in the meantime.
      const isDue = isCurrent || renewal !== undefined;
      // A call that has timed out in the meantime is not sent again.
      const renewed = isDue ? await renew(call, init.signal ?? undefined) : (token?.accessToken ?? sentToken);
      scheme.apply(target, renewed, scheme);
      return fetch(target.url, { ...init, headers: target.headers }, operation);
    };
    return sentToken;
  };
}

// Operation descriptors: the data that a client needs to encode requests and to decode responses.

/** A request body by media type, in document order. Default: the first JSON media type, else the first one. */
export interface RequestBody {
  readonly write: (body: RequestBody, request: RequestParts) => Outgoing;
  readonly content: Readonly<Record<string, Media>>;
}

/** A declared response. Without `content`, it has no body. */
export interface ResponseDescriptor {
  readonly content?: Readonly<Record<string, Media>>;
  /** Declared headers by lower-case name. */
  readonly headers?: Readonly<Record<string, HeaderForm>>;
  /**
   * Finds the declared media type or range that matches a received type. Absent if all declared types are plain names
   * without parameters.
   */
  readonly match?: (received: string, declared: readonly string[]) => string | undefined;
}

/** Declared responses by status (`200`), range (`4XX`) or `default`. */
export type ResponseTable = Readonly<Record<string, ResponseDescriptor>>;

/** How a response header is read. */
export interface HeaderForm extends ExactForm {
  /** Reads the header; `undefined` if it is absent. */
  readonly read: (headers: Headers, name: string, form: HeaderForm) => Json | undefined;
  readonly shape?: Shape;
  /** Whether object members are written as `key=value`. */
  readonly explode?: true;
  /** Media type of the value; JSON unless `medium` is set. */
  readonly content?: string;
  readonly medium?: Media;
}

/** A server of an API. */
export interface ServerAddress {
  /** URL in which each variable has its default value. */
  readonly url: string;
  /** URL that contains `{name}` for each variable; absent without variables. */
  readonly template?: string;
  readonly variables?: Readonly<Record<string, { readonly default: string; readonly enum?: readonly string[] }>>;
}

/** The value of a credential: a token or key, or a user name and password. */
export type CredentialValue = string | BasicCredential;

/** The parts of a request to which credentials are added. */
export interface Target {
  url: string;
  readonly headers: Headers;
  /** The function that sends the request. */
  fetch: Fetch;
}

/** A declared security scheme. */
export interface Scheme {
  /** Name of the scheme, which is also the key of its credential. */
  readonly name: string;
  readonly apply: (target: Target, value: CredentialValue, scheme: Scheme) => void;
  /** Name of the header, query parameter or cookie. */
  readonly key?: string;
  /** Text before the value, such as `Bearer `. */
  readonly prefix?: string;
}

/** Key of a phantom property for the request and result types of an operation. The property never has a value. */
declare const types: unique symbol;

/** An operation; without type arguments, any operation (`never`, because requests are contravariant). */
export interface Operation<Request = never, Result = unknown> {
  readonly id: string;
  readonly method: Method;
  /** The path template: `/posts/{id}`. */
  readonly path: string;
  /** Encoded query parameters that all requests have in common. */
  readonly query?: string;
  readonly parameters?: readonly WrittenParameter[];
  readonly body?: RequestBody;
  /** The `Accept` header: media types of the responses. Default: `application/json`; `null` sends no header. */
  readonly accept?: string | null;
  /** Declared responses by status (`200`), range (`2XX`) or `default`, in document order. */
  readonly responses: ResponseTable;
  /** Error responses, with the same kinds of keys (`404`, `4XX`, `default`). */
  readonly errors?: ResponseTable;
  /**
   * Security alternatives in document order: each is a list of schemes that are required together; an empty list means
   * anonymous access.
   */
  readonly security?: readonly (readonly Scheme[])[];
  /** The server of this operation, if it is different from the document's server. */
  readonly server?: ServerAddress;
  /** Locations of dates in requests and responses, if dates are converted. */
  readonly dates?: OperationDates;
  readonly [types]?: (request: Request) => Result;
}

/** How the bearer token of a scheme is refreshed (`x-token-refresh`). */
export interface TokenRefresh {
  readonly operation: Operation;
  /** Field names in the request body and in the response body. */
  readonly request: { readonly refreshToken: string };
  readonly response: { readonly accessToken: string; readonly expiresAt: string };
}

/** User name and password of HTTP Basic authentication (RFC 7617). */
export interface BasicCredential {
  readonly username: string;
  readonly password: string;
}

/** New tokens, as passed to `onRefresh`, for example to be stored. */
export interface RefreshedTokens {
  readonly accessToken: string;
  /** Expiry of the access token in milliseconds since the epoch; absent if the response contains no valid time. */
  readonly expiresAt?: number;
  readonly refreshToken: string;
}

/** An access token, and the refresh token with which the client refreshes it. The client never changes this object. */
export interface TokenSession {
  /** The current access token. If absent, the token is refreshed before the first call. */
  readonly accessToken?: string | undefined;
  /** Expiry: ISO 8601 text or milliseconds since the epoch. If absent, the token is refreshed only after a 401. */
  readonly expiresAt?: string | number | undefined;
  readonly refreshToken: string;
  /**
   * Called after each refresh. Calls that needed the refresh wait for `onRefresh`. If it fails, these calls reject with
   * `TokenRefreshError`; later calls use the new token without calling `onRefresh` again. Calls that start while
   * `onRefresh` runs, including its own calls, do not wait.
   */
  readonly onRefresh?: ((tokens: RefreshedTokens) => void | Promise<void>) | undefined;
}

/** The attempt that needs a credential; passed to functions that return credentials. */
export interface SessionCall {
  readonly scheme: Scheme;
  /** The request to which the credential is added. To observe the response, wrap `target.fetch`. */
  readonly target: Target;
  readonly clock: Clock | undefined;
  readonly signal: AbortSignal | undefined;
  /** The client's `fetch`, for requesting tokens. */
  readonly fetch: Fetch;
  /** Timeout in milliseconds; `false` or 0 for none. */
  readonly timeout: number | false;
  /** The URL against which relative URLs of the document are resolved. */
  readonly baseUrl: string;
  /** Sends another request through the same client. */
  send(operation: Operation, request: RequestParts): Promise<AnyReceived>;
}

/** Returns an access token, which is refreshed when needed; see `createSession`. Called for each attempt. */
export type Session = (call: SessionCall) => Promise<string>;

/**
 * A token or key, a user name and password, or a function that returns one of these, such as a session. The function is
 * called for each attempt; if it throws, the call rejects with that error. The function is limited by the call's
 * signal, not by `timeout`.
 */
export type Credential = string | BasicCredential | ((call: SessionCall) => string | Promise<string>);

/** Credentials by security scheme name. */
export type Credentials = Readonly<Record<string, Credential | undefined>>;

/** Options of `retry`. All times are in milliseconds. */
export interface RetryOptions {
  /** Maximum number of attempts, including the first. Default: 3. */
  readonly attempts?: number | undefined;
  /** Delay after a 429 without `Retry-After`. Default: 60 000. */
  readonly rateLimitDelay?: number | undefined;
  /** Upper limit of the first backoff delay after a 500, 502, 503, 504 or a network error. Default: 500. */
  readonly baseDelay?: number | undefined;
  /** Maximum delay. If `Retry-After` asks for a longer one, the response is returned at once. Default: 60 000. */
  readonly maxDelay?: number | undefined;
  /**
   * Methods to retry after server and network errors although they are not idempotent, because the server processes
   * such a request only once: see `idempotencyKeys`. Idempotent methods are always retried.
   */
  readonly methods?: readonly string[] | undefined;
}

/** Calls `attempt` until it succeeds or no retries are left, and returns the last result; see `retry`. */
export type Retry = <T extends { readonly response: Response }>(
  attempt: () => Promise<T>,
  method: string,
  signal: AbortSignal | undefined,
  clock: Clock | undefined,
) => Promise<T>;

/** A response that replaces the original one, or nothing. */
type Replacement = Response | undefined | void | Promise<Response | undefined> | Promise<void>;

/** An attempt of a call, as passed to hooks. */
export interface HookCall extends Target {
  /** Identifies the call: the same object for all attempts, for example as the key of a `WeakMap`. */
  readonly id: object;
  readonly operation: Pick<Operation, 'id' | 'method' | 'path'>;
  /** The request as passed by the caller. */
  readonly request: RequestParts;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
}

/**
 * Functions to call around each attempt of a call; they may return a promise. An error that one of them throws rejects
 * the call without being wrapped.
 */
export interface ClientHooks {
  /**
   * Called with the credentials in place, before an attempt is sent: may change `call.headers` and `call.url`. If it
   * returns a response, nothing is sent and this response is used.
   */
  onRequest?(call: HookCall): Replacement;
  /**
   * Called with the response before the body is read. Return a response to replace it. To read the body, use
   * `response.clone()`.
   */
  onResponse?(response: Response, call: HookCall): Replacement;
  /**
   * Called when an attempt fails without a complete response: with `NetworkError`, `TimeoutError`, the reason of an
   * aborted signal, or a hook's error. To replace the error, throw another one.
   */
  onError?(error: unknown, call: HookCall): void | Promise<void>;
}

/** Runs hooks around an attempt; see `clientHooks`. */
export type Hooks = (call: HookCall, send: () => Promise<Arrived>) => Promise<Arrived>;

/** Options of the platform's `fetch` that the client does not set itself. */
export type FetchInit = Omit<RequestInit, 'body' | 'headers' | 'method' | 'redirect' | 'signal'>;

/** Time and random numbers, which tests can replace. @internal */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `ms`; rejects with the signal's reason if it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  random(): number;
}

/**
 * Sends a request: the platform's `fetch` or a compatible function, such as a server's in-memory `fetch`. The function
 * also receives the operation to which the request belongs.
 */
export interface Fetch {
  (url: string, init: RequestInit, operation?: Pick<Operation, 'responses' | 'errors'>): Promise<Response>;
  /** Base URL to use if neither the client nor the document defines an absolute one; set by in-memory servers. */
  readonly baseUrl?: string;
}

/**
 * What happens to a response with an undeclared status: it is thrown as an `UnexpectedResponseError`, or returned as an
 * `UndeclaredResponse`.
 */
export type OnUndeclared = 'throw' | 'return';

/** Options of a client. */
export interface ClientOptions<U extends OnUndeclared = 'throw'> {
  /**
   * Base URL. Default: the first server of the operation, else of its path, else of the document, with default values.
   * A string replaces absolute server URLs; the path of a relative URL, such as `/api`, is appended unless the string
   * ends with that path. A function receives each server URL and returns the URL to use. A trailing `/` is ignored.
   */
  readonly baseUrl?: string | ((address: string, server?: ServerAddress) => string) | undefined;
  /**
   * Function that sends requests. Default: the platform's `fetch`. Requests use `redirect: 'manual'` and return a
   * redirect like any other response, so that credentials never reach another origin. See `followRedirects`. Browsers
   * hide redirects; to let them follow all, pass `(url, init) => fetch(url, { ...init, redirect: 'follow' })`.
   */
  readonly fetch?: Fetch | undefined;
  readonly auth?: Credentials | undefined;
  /** Timeout per attempt in milliseconds, including reading the response; `false` or 0 for none. Default: 60 000. */
  readonly timeout?: number | false | undefined;
  /** Retry policy. Default: no retries. */
  readonly retry?: Retry | undefined;
  /** What happens to undeclared statuses: `throw` (default) or `return`. */
  readonly undeclared?: U | undefined;
  /** Headers of every request. Headers of a request take precedence. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Functions to call around each attempt; see `clientHooks`. */
  readonly hooks?: Hooks | undefined;
  /** Options to pass to `fetch` with every request, such as `credentials` or `cache`. */
  readonly init?: FetchInit | undefined;
  /** @internal */
  readonly clock?: Clock | undefined;
}

/** Options of a call, which override those of the client. */
export interface RequestOptions<U extends OnUndeclared = 'throw'> {
  /** Aborts the call, including delays before retries; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly timeout?: number | false | undefined;
  readonly retry?: Retry | false | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Overrides the client's credentials by scheme; `undefined` omits a credential. */
  readonly auth?: Credentials | undefined;
  /** What happens to undeclared statuses: `throw` or `return`. */
  readonly undeclared?: U | undefined;
  /** Options to pass to `fetch`, such as `cache`, or `next: { revalidate: 60 }` in Next.js. */
  readonly init?: FetchInit | undefined;
  /** Replaces the client's `fetch`. @internal */
  readonly fetch?: Fetch | undefined;
  /** Maps the request's URL to the URL to use, such as that of a next page. @internal */
  readonly address?: ((url: string) => string) | undefined;
}

/** A request as in generated types: one object per parameter location, with the original parameter names as keys. */
export interface RequestParts {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly headers?: object | undefined;
  readonly cookies?: object | undefined;
  readonly body?: unknown;
  /** Media type of the body, if several types are declared. */
  readonly contentType?: string | undefined;
  /** Headers of the parts of a multipart body, by part name or in order. */
  readonly partHeaders?: object | undefined;
}

/**
 * A received response of an operation, discriminated by `status`. `headers` contains the declared headers that are
 * present.
 */
// Editors show the members of the responses rather than this name, because the index depends on a type parameter.
export type Received<R extends { readonly status: number }, U extends OnUndeclared = 'throw'> = {
  all: (R extends unknown ? Members<R & ReceivedMembers> : never) | UndeclaredIf<R['status'], U>;
}[U extends OnUndeclared ? 'all' : never];

/** One object type with the members of an intersection; without `& {}`, editors would show this name. */
type Members<R> = { [K in keyof R]: K extends 'headers' ? NonNullable<R[K]> : R[K] } & {};

interface ReceivedMembers {
  readonly headers: unknown;
  readonly response: Response;
}

type UndeclaredIf<Declared extends number, U> = U extends 'return' ? UndeclaredResponse<Declared> : never;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** All statuses as literal types, so that the declared ones can be excluded. */
type AnyStatus = `${1 | 2 | 3 | 4 | 5}${Digit}${Digit}` extends `${infer Status extends number}` ? Status : never;

/** A response whose status the operation does not declare. Read its headers from `response`. */
export interface UndeclaredResponse<Declared extends number = never> {
  readonly status: Exclude<AnyStatus, Declared>;
  /** JSON or text, depending on the media type; `undefined` for other media types and for invalid JSON. */
  readonly body: unknown;
  readonly headers: Record<never, never>;
  readonly response: Response;
}

/** Sends typed requests. This is the part of a client that generated functions use. */
export interface Sender<U extends OnUndeclared = 'throw'> {
  /** What happens to undeclared statuses, unless a call overrides it. */
  readonly undeclared?: U | undefined;
  /**
   * Sends a request and decodes the response as declared for its status. Every declared response is returned, errors
   * included.
   *
   * Rejects with `RequestError` or `MissingCredentialError` (before sending), `NetworkError`, `TimeoutError`,
   * `TokenRefreshError`, `UnexpectedResponseError`, or the signal's reason.
   */
  send<Req extends RequestParts, Res extends { readonly status: number }>(
    operation: Operation<Req, Res>,
    request: Req,
    options?: RequestOptions<OnUndeclared>,
  ): Promise<Received<Res>>;
}

/** Encodes a request body for which one media type is declared. Throws `RequestError` if it cannot be encoded. */
export const writeBody: RequestBody['write'] = ({ content }, request) => {
  for (const [name, media] of Object.entries(content)) {
    const { contentType = name } = request;
    if (contentType === name) return encodeBody(media, name, request);
  }
  throw refuseType(Object.keys(content));
};

/** Encodes a request body in the given media type. */
export function encodeBody(media: Media, type: string, { body, partHeaders }: RequestParts): Outgoing {
  try {
    if (media.encode) return media.encode(body, type, media, partHeaders);
  } catch (error) {
    // Form members are encoded like query parameters, so the error names the member as a parameter.
    if (error instanceof RequestError) throw new RequestError('body', error.parameter, error.reason);
    throw error instanceof UnsendableError ? new RequestError('body', 'body', error.message) : error;
  }
  throw refuseType([type]);
}

/** Creates the error for a body that matches none of the declared media types. */
export const refuseType = (types: readonly string[]): RequestError =>
  new RequestError('body', 'body', `does not match the media types ${types.join(', ')}`);

/**
 * Paginates by cursor, until a page has no next cursor. If the server rejects a cursor with `invalidCursorStatus`, the
 * query restarts from the beginning and skips records that were already returned (by `key`), but does not restart twice
 * without a new record in between.
 */
export function pageByCursor(fields: CursorFields): Paging {
  const { items, key, invalidCursorStatus } = fields;
  return {
    items,
    async *pages(ask, request) {
      const seen = new Set<string>();
      const asked = new Set<string | undefined>();
      let cursor = readCursor(fields, request);
      let hasRestarted = false;
      let hasYielded = false;
      for (;;) {
        const result = await ask(withCursor(fields, request, cursor));
        const isRefused = result.status === invalidCursorStatus && cursor !== undefined;
        if (isRefused && !hasRestarted && (key !== undefined || !hasYielded)) {
          hasRestarted = true;
          cursor = undefined;
          asked.clear();
          continue;
        }
        const page = pageOf(result);
        const all = itemsOf(page, items);
        const fresh = key === undefined ? all : all.filter((item) => isNew(item, key, seen));
        if (fresh.length > 0) hasRestarted = false;
        hasYielded ||= fresh.length > 0;
        if (fresh.length === all.length) yield page;
        else if (fresh.length > 0)
          yield replaceItems(page, items.startsWith('/') ? items.split('/').slice(1) : [items], fresh);
        const following = nextCursor(fields, page);
        // Following a cursor that was already used would loop forever.
        asked.add(textOf(cursor));
        if (following === undefined || asked.has(textOf(following))) return;
        cursor = following;
      }
    },
  };
}

/** Returns a copy of a page in which the items at a path (of escaped member names) are replaced. */
function replaceItems(page: unknown, [name, ...rest]: readonly string[], items: readonly unknown[]): unknown {
  if (name === undefined || !isRecord(page)) return items;
  const member = name.replaceAll('~1', '/').replaceAll('~0', '~');
  return { ...page, [member]: replaceItems(lookUp(page, member), rest, items) };
}

function isNew(item: unknown, key: string, seen: Set<string>): boolean {
  const value = textOf(isRecord(item) ? lookUp(item, key) : undefined);
  if (value === undefined) return true;
  const isKnown = seen.has(value);
  seen.add(value);
  return !isKnown;
}

/**
 * Paginates by number, from the request's page or 1, until a page is empty or the response says that it is the last.
 */
export function pageByNumber(fields: NumberFields): Paging {
  const { items } = fields;
  const steps = stepByNumber(fields);
  return { ...(items !== undefined && { items }), pages: (ask, request) => walkPages(steps, ask, request) };
}

/** Maximum number of redirects per call. */
const MOST = 5;

/**
 * Follows redirects (RFC 9110, 15.4) within an origin: `createClient({ fetch: followRedirects() })`. Credentials and
 * other data never reach another origin.
 *
 * A redirect is returned like any other response if it leads to another origin, has no valid location, has a status
 * that the operation declares, exceeds the maximum number, or would require sending a stream again. (In browsers,
 * redirects are not followed, because browsers hide them.)
 */
export const followRedirects = (fetch: Fetch = (url, init) => globalThis.fetch(url, init)): Fetch => {
  const follow: Fetch = async (address, init, operation) => {
    let [url, currentInit] = [address, init];
    for (let hops = 0; ; hops += 1) {
      const response = await fetch(url, currentInit, operation);
      const next = nextOf(response, url);
      if (next === undefined || hops === MOST || (operation && responseOf(operation, response.status))) return response;
      if (next.origin !== new URL(url).origin) return response;
      currentInit = again(currentInit, response.status);
      if (currentInit.body instanceof ReadableStream) return response;
      await response.body?.cancel();
      url = next.href;
    }
  };
  return fetch.baseUrl === undefined ? follow : Object.assign(follow, { baseUrl: fetch.baseUrl });
};

/** Returns the URL that a redirect leads to; `undefined` if the response is not a redirect. */
function nextOf({ status, headers }: Response, url: string): URL | undefined {
  const location = [301, 302, 303, 307, 308].includes(status) ? headers.get('location') : null;
  return location !== null && URL.canParse(location, url) ? new URL(location, url) : undefined;
}

/** Creates the request that follows a redirect; a POST may become a GET (Fetch, 4.4). */
function again(init: RequestInit, status: number): RequestInit {
  const isFetched = status === 303 ? init.method !== 'HEAD' : status < 303 && init.method === 'POST';
  if (!isFetched) return init;
  const headers = new Headers(init.headers);
  headers.delete('content-type');
  return { ...init, method: 'GET', headers, body: null };
}

/** Idempotent methods (RFC 9110, 9.2.2). */
const IDEMPOTENT: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY']);
const SERVER_ERRORS: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/**
 * Retries failed calls: `createClient({ retry: retry() })`.
 *
 * After a 429, every method is retried, because the request was not processed (RFC 6585, 4). After 500, 502, 503, 504
 * and network errors, only idempotent methods are retried, with exponential backoff and full jitter unless
 * `Retry-After` contains a delay. Timeouts are not retried: the caller sets this limit. Stream bodies are sent once.
 */
export function retry(options: RetryOptions = {}): Retry {
  const { attempts = 3, baseDelay = 500, maxDelay = 60_000, rateLimitDelay = 60_000, methods = [] } = options;
  return async (attempt, method, signal, clock = systemClock) => {
    /** Returns the delay after `count` attempts; `undefined` if no further attempt is made. */
    const delayAfter = (count: number, response: Response | undefined): number | undefined => {
      if (count >= attempts) return undefined;
      const asked = response && retryAfter(response.headers.get('retry-after'), clock.now());
      if (response?.status === 429) return asked ?? rateLimitDelay;
      const isRepeatable = IDEMPOTENT.has(method) || methods.includes(method);
      if (!isRepeatable || (response && !SERVER_ERRORS.has(response.status))) return undefined;
      return asked ?? clock.random() * Math.min(maxDelay, baseDelay * 2 ** (count - 1));
    };
    for (let count = 1; ; count += 1) {
      const result = await attempt().catch((error: unknown) => {
        if (error instanceof NetworkError) return error;
        throw error;
      });
      const isFailure = result instanceof NetworkError;
      const delay = delayAfter(count, isFailure ? undefined : result.response);
      if (delay !== undefined && delay <= maxDelay) {
        if (!isFailure) discard(result);
        await clock.sleep(delay, signal);
      } else if (isFailure) throw result;
      else return result;
    }
  };
}

/**
 * Returns the delay in a `Retry-After` header in milliseconds: the header contains seconds or a date (RFC 9110,
 * 10.2.3). `undefined` if it is invalid.
 */
export function retryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

// Adds credentials to requests by security scheme (OpenAPI 3.1, 4.8.27).

/** Adds a credential as a header. The prefix is not added if the value already has it. */
export const applyHeader: Scheme['apply'] = ({ headers }, value, { name, key = 'authorization', prefix = '' }) => {
  const text = toText(value, name);
  headers.set(key, text.startsWith(prefix) ? text : prefix + text);
};

/** Adds HTTP Basic authentication (RFC 7617, 2) from a user name and password, or from their Base64 encoding. */
export const applyBasic: Scheme['apply'] = ({ headers }, value) => {
  const text = typeof value === 'string' ? value : encodeBase64(`${value.username}:${value.password}`);
  headers.set('authorization', `Basic ${text}`);
};

/** Adds a credential as a cookie, replacing a cookie with the same name. */
export const applyCookie: Scheme['apply'] = ({ headers }, value, { name, key = '' }) => {
  const text = `${key}=${encodeStrict(toText(value, name))}`;
  headers.set('cookie', [...without(headers.get('cookie') ?? '', /; */, `${key}=`), text].join('; '));
};

/** Adds a credential as a query parameter, replacing a parameter with the same name. */
export const applyQuery: Scheme['apply'] = (target, value, { name, key = '' }) => {
  const [path = '', ...query] = target.url.split('?');
  const start = `${encodeStrict(key)}=`;
  target.url = `${path}?${[...without(query.join('?'), '&', start), start + encodeStrict(toText(value, name))].join('&')}`;
};

/** Splits text, and removes empty pieces and those that begin with `start`. */
function without(text: string, separator: string | RegExp, start: string): string[] {
  return text.split(separator).filter((part) => part !== '' && !part.startsWith(start));
}

function toText(value: CredentialValue, name: string): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`The credential of ${name} must be a string`);
}

/** Encodes UTF-8 text as Base64 on every platform. */
function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** Returns the URL of a server for the given values of variables; other variables have their default values. */
export type ChooseServer = Extract<ClientOptions['baseUrl'], (...server: never) => string>;

/**
 * Creates a function that fills in the variables of server URLs (OpenAPI 3.1, 4.8.6): `createClient({ baseUrl:
 * serverUrl(…) })`. If a value is not in the variable's `enum`, using the server throws `TypeError`.
 */
export const fillServers =
  (values: Readonly<Record<string, string | undefined>>): ChooseServer =>
  (address, { template, variables }: ServerAddress = { url: address }) =>
    template === undefined
      ? address
      : template.replace(/\{([^{}]+)\}/g, (match, name: string) => {
          const variable = lookUp(variables, name);
          const value = lookUp(values, name) ?? variable?.default ?? match;
          if (variable?.enum?.includes(value) === false)
            throw new TypeError(`The server variable ${name} must be one of ${variable.enum.join(', ')}, not ${value}`);
          return value;
        });

/**
 * Creates a session that refreshes its token by calling an operation of the API (see `keepToken`). For schemes that are
 * not in `refreshes`, the given token is used unchanged.
 */
export function createSession(refreshes: Readonly<Record<string, () => TokenRefresh>>, session: TokenSession): Session {
  const { refreshToken } = session;

  const fetch = async ({ scheme, send }: SessionCall): Promise<Token> => {
    const refresh = lookUp(refreshes, scheme.name)?.();
    if (refresh === undefined) throw new Error('the document declares no token refresh for the scheme');
    const { operation, request, response } = refresh;
    // The refresh request is sent without the token that it replaces.
    const others = operation.security?.map((schemes) => schemes.filter(({ name }) => name !== scheme.name)) ?? [];
    const open = { ...operation, security: [...others, []] };
    const reply = await send(open, { body: { [request.refreshToken]: refreshToken } });
    if (!reply.response.ok) throw toApiError(reply);
    const body = typeof reply.body === 'object' && reply.body !== null ? reply.body : {};
    const token = lookUp(body, response.accessToken);
    if (typeof token !== 'string') throw new Error(`the response has no ${response.accessToken}`);
    return toToken(token, lookUp(body, response.expiresAt));
  };

  const source = {
    canRenew: (scheme: string) => lookUp(refreshes, scheme) !== undefined,
    fetch,
    onRenewed: ({ margin: _, ...token }: Token) => session.onRefresh?.({ ...token, refreshToken }),
  };
  return keepToken(
    source,
    session.accessToken === undefined ? undefined : toToken(session.accessToken, session.expiresAt),
  );
}
