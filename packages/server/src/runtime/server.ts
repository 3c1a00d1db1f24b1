/** Routes requests to handlers and sends their responses, independently of a framework. */
import {
  BodyError,
  declaredResponses,
  DecodeError,
  decodePercent,
  DEFAULT_JSON_DEPTH,
  essence,
  getMember,
  headerReader,
  ignoreRejection,
  type Incoming,
  isFieldValue,
  isJsonType,
  isPromise,
  isRecord,
  isUtf8,
  join,
  type Json,
  listNames,
  lookUp,
  matchDeclared,
  matchMixed,
  type Media,
  type Method,
  type MixedSegment,
  type MutableRecord,
  negotiate,
  normalizePath,
  now,
  type OperationDates,
  type Outgoing,
  type OutgoingBody,
  pairsReader,
  type Parameter,
  parseMixed,
  pathReader,
  plusToSpace,
  type Print,
  type RawPairs,
  responseKey,
  responseOf,
  setOwn,
  type Shape,
  splitPairs,
  splitPointer,
  UnsendableError,
  type Write,
  writeHeader,
  writeJsonHeader,
  type WrittenParameter,
} from './codec.js';
import {
  type ContentValidators,
  describeIssue,
  type ExampleResponse,
  type Examples,
  type RequestValidators,
  type ResponseValidators,
  type Validate,
  type ValidationIssue,
} from './validation.js';

/** Possible base paths, longest first: those of the options or of the document. */
export interface BasePaths {
  readonly paths: readonly string[];
  /** Whether requests outside the base paths are rejected. */
  readonly areRequired: boolean;
}

/** Returns the base path of the options if given, otherwise those of the document. */
export function basePathsOf(asked: string | undefined, declared: string | readonly string[] = ''): BasePaths {
  const paths = [asked ?? declared].flat().map((path) => path.replace(/\/$/, ''));
  return { paths: paths.sort((a, b) => b.length - a.length), areRequired: asked !== undefined };
}

/**
 * Returns the path below a base path, which may come before or after the mount path. Returns `''` if a base path is
 * required, but absent.
 */
export function pathBelow(pathname: string, mount: string | undefined, { paths, areRequired }: BasePaths): string {
  const local = (mount ? withoutPrefix(pathname, mount) : undefined) ?? pathname;
  for (const base of paths) {
    const below = withoutPrefix(local, base) ?? (local === pathname ? undefined : withoutPrefix(pathname, base));
    if (below !== undefined) return below;
  }
  return areRequired ? '' : local;
}

/** Removes a prefix from a path; `undefined` if the path does not have it. Both are compared in normal form. */
function withoutPrefix(pathname: string, prefix: string): string | undefined {
  const start = pathname.startsWith(prefix) ? prefix.length : lengthOfEqual(pathname, prefix);
  if (start === undefined) return undefined;
  return pathname[start] === '/' || pathname.length === start ? pathname.slice(start) : undefined;
}

/** Returns the length of the beginning of a path that equals the prefix in normal form; `undefined` if none does. */
function lengthOfEqual(pathname: string, prefix: string): number | undefined {
  const normal = normalizePath(prefix);
  if (normal === prefix && !pathname.includes('%')) return undefined;
  const start = pathname.split('/', prefix.split('/').length).join('/');
  return normalizePath(start) === normal ? start.length : undefined;
}

/** Splits a request target in origin form or absolute form (RFC 9112, 3.2) into path and query. */
export function splitTarget(target: string): { readonly pathname: string; readonly query: string } {
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  const question = local.indexOf('?');
  return question < 0
    ? { pathname: local, query: '' }
    : { pathname: local.slice(0, question), query: local.slice(question + 1) };
}

/**
 * Returns the part of a received path that matches a mount pattern, such as `/:team/api/*`, before the wildcard; `''`
 * without a wildcard.
 */
export function mountOf(pattern: string, pathname: string): string {
  const wildcard = pattern.indexOf('*');
  if (wildcard <= 1) return '';
  const fixed = pattern.slice(0, wildcard - 1);
  if (pathname.startsWith(fixed)) return fixed;
  return pathname.split('/', fixed.split('/').length).join('/');
}

/** Returns whether this server rather than the host handles a request. */
export function isOwn(server: Server, request: RequestLine, { fallThrough = 'path' }: MountOptions): boolean {
  if (fallThrough === 'none' || server.match === undefined) return true;
  const match = server.match(request);
  return match === 'operation' || (match === 'path' && fallThrough === 'path');
}

/**
 * The host has already read the body, and the parsed value does not allow restoring the bytes. This is a configuration
 * error of the host, sent as a 500.
 */
export class BodyTakenError extends Error {
  override readonly name = 'BodyTakenError';

  constructor(reason: string) {
    super(`The host has read the body before this server: ${reason}; mount this server before the host's body parser`);
  }
}

/**
 * Restores the bytes of a body from the value that a body parser of the host has stored: bytes and text are used
 * unchanged; JSON and forms are encoded again. Throws `BodyTakenError` for other values.
 */
export function printTaken(value: unknown, headers: RequestHeaders): Uint8Array {
  if (value instanceof Uint8Array) return value;
  if (value === undefined) throw new BodyTakenError('no parsed body is left on the request');
  const type = essence(headers.get('content-type') ?? '');
  const text = isJsonType(type) ? printJson(value, headers) : printText(value, type);
  if (text === undefined) throw new BodyTakenError(`the parsed value cannot be restored to ${type || 'bytes'}`);
  return encoder.encode(text);
}

/** Restores the body as a stream of bytes. */
export async function* readTaken(value: unknown, headers: RequestHeaders): AsyncGenerator<Uint8Array> {
  yield printTaken(value, headers);
}

const encoder = /* @__PURE__ */ new TextEncoder();

/**
 * Returns a body as JSON text. A string is taken as unparsed text if its length in bytes equals `content-length`,
 * otherwise as a parsed JSON string. `undefined` for a string without `content-length`.
 */
function printJson(value: unknown, headers: RequestHeaders): string | undefined {
  const length = headers.get('content-length');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (length === undefined) return undefined;
  return encoder.encode(value).length === Number(length) ? value : JSON.stringify(value);
}

function printText(value: unknown, type: string): string | undefined {
  if (typeof value === 'string') return value;
  if (type !== 'application/x-www-form-urlencoded' || !isRecord(value)) return undefined;
  const form = new URLSearchParams();
  addFields(form, '', value);
  return form.toString();
}

/**
 * Adds a value to a form. Names are nested as in `a[b]=c` for `{a: {b: 'c'}}`, and repeated for the items of a list.
 */
function addFields(form: URLSearchParams, name: string, value: unknown): void {
  if (Array.isArray(value)) for (const item of value) addFields(form, name, item);
  else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) addFields(form, name === '' ? key : `${name}[${key}]`, inner);
  } else form.append(name, String(value));
}

/** Creates a handler for platforms with the Fetch API: Deno, Bun, workers and most frameworks. */
export function toFetchHandler(server: Server): (request: Request) => Promise<Response> {
  return (request) => server.fetch(request);
}

/**
 * Creates a server from a `handle` function, for example one that adds logging, limits or pages to another server's
 * `handle`, so that Fetch API requests pass through it, too. Without `match`, the server owns all paths and nothing
 * falls through to a host.
 */
export function toServer(
  handle: (request: RawRequest) => Promise<RawResponse>,
  match?: (request: RequestLine) => RouteMatch,
): Server {
  const fetch = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const isRequest = typeof input === 'object' && 'headers' in input && init === undefined;
    return respondToFetch(handle, isRequest ? input : new Request(input, init));
  };
  return {
    handle,
    ...(match && { match }),
    fetch: Object.assign(fetch, { baseUrl: 'http://localhost' }),
  };
}

/** Responds to a Fetch API request with a server's `handle`. Adds the length of a blob, which Deno does not send. */
export async function respondToFetch(
  handle: (request: RawRequest) => Promise<RawResponse>,
  request: Request,
): Promise<Response> {
  const { status, headers, body } = await handle(new FetchRequest(request));
  const sent = body instanceof Uint8Array ? new Uint8Array(body) : body;
  const all = body instanceof Blob ? [...headers, ['content-length', String(body.size)] as const] : headers;
  return new Response(sent, { status, headers: toInit(all) });
}

/** Converts headers to the form that platforms process fastest: a record, unless a header has several lines. */
function toInit(headers: RawResponse['headers']): Record<string, string> | [string, string][] {
  const byName: MutableRecord<string> = {};
  for (const [name, value] of headers) setOwn(byName, name, value);
  const isEach = Object.keys(byName).length === headers.length;
  return isEach ? byName : headers.map(([name, value]): [string, string] => [name, value]);
}

/** A request based on a Fetch API `Request`. Expensive properties, such as the stream, are created on demand. */
export class FetchRequest implements RawRequest, RequestHeaders {
  readonly method: string;
  readonly target: string;
  readonly #request: Request;

  constructor(request: Request) {
    this.method = request.method;
    this.target = targetOf(request.url);
    this.#request = request;
  }

  get headers(): RequestHeaders {
    return this;
  }

  get(name: string): string | undefined {
    return this.#request.headers.get(name) ?? undefined;
  }

  get count(): number {
    return [...this.#request.headers.keys()].length;
  }

  get body(): AsyncIterable<Uint8Array> | null {
    const isBodiless = this.method === 'GET' || this.method === 'HEAD';
    return isBodiless || (!this.#isAnnounced && this.#request.body === null) ? null : readStreamOf(this.#request);
  }

  /** Reads the body. If its length is declared, reads it in one call, which is fastest on all platforms. */
  async bytes(most: number): Promise<Uint8Array | undefined> {
    refuseTaken(this.#request);
    if (this.#isAnnounced) {
      const bytes = new Uint8Array(await this.#request.arrayBuffer());
      return bytes.length > most ? undefined : bytes;
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of readStreamOf(this.#request)) {
      size += chunk.length;
      if (size > most) return undefined;
      chunks.push(chunk);
    }
    return join(chunks);
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }

  get #isAnnounced(): boolean {
    return this.get('content-length') !== undefined;
  }
}

/** Returns the path and query of an absolute URL. */
function targetOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.indexOf('#', start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}

/**
 * Reads the body in chunks. The stream is created when the first chunk is requested. The unread rest is left for the
 * platform to drain: if it were canceled, the platform would close the connection before the response is sent.
 */
async function* readStreamOf(request: Request): AsyncGenerator<Uint8Array> {
  refuseTaken(request);
  const reader = request.body?.getReader();
  try {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) yield part.value;
  } finally {
    reader?.releaseLock();
  }
}

function refuseTaken(request: Request): void {
  if (request.bodyUsed) throw new BodyTakenError('its stream has already been consumed');
}

type ProblemHeaders = Readonly<Record<string, string>>;

/** An error to send to the caller. Any other error becomes a 500 without its message. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly details: Json;
  readonly headers: ProblemHeaders;
  /** The issues of an invalid request. */
  readonly issues: readonly ProblemIssue[];

  constructor(
    status: number,
    message: string,
    details: Json = {},
    headers: ProblemHeaders = {},
    more: HttpErrorDetails = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.status = status;
    this.details = details;
    this.headers = headers;
    this.issues = more.issues ?? toIssues(details);
  }
}

interface HttpErrorDetails {
  readonly cause?: unknown;
  /** The issues. Default: derived from `details` if these are reasons by field, such as `{ name: ['is taken'] }`. */
  readonly issues?: readonly ProblemIssue[];
}

function toIssues(details: Json): readonly ProblemIssue[] {
  if (!isRecord(details)) return [];
  return Object.entries(details).flatMap(([field, reasons]) =>
    Array.isArray(reasons)
      ? reasons.flatMap((message: unknown): ProblemIssue[] =>
          typeof message === 'string' ? [{ in: 'body', path: field.split('.'), message, code: 'invalid' }] : [],
        )
      : [],
  );
}

/** Creates an `HttpError` to throw, with a status from 400 to 599. */
export function httpError(status: number, message: string, details?: Json, headers?: ProblemHeaders): HttpError {
  return new HttpError(status, message, details, headers);
}

const FORBIDDEN: Forbidden = /* @__PURE__ */ Object.freeze({ forbidden: true });

/**
 * Returns a value that makes the server respond with 403 when a security handler returns it: the caller is known, but
 * not permitted.
 */
export function forbidden(): Forbidden {
  return FORBIDDEN;
}

/** Returns whether a value is the result of `forbidden()`. */
export function isForbidden(value: unknown): value is Forbidden {
  return value === FORBIDDEN;
}

/** Reason phrases of common statuses (RFC 9110, 15, and RFC 6585). */
const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Converts an error to a problem. Unless the error is an `HttpError`, the problem reveals only the status 500. */
export function toProblem(error: unknown): ServerProblem {
  const isOurs = error instanceof HttpError && error.status >= 400 && error.status <= 599;
  const status = isOurs ? error.status : 500;
  const title = TITLES[status] ?? (status < 500 ? 'Client Error' : 'Server Error');
  if (!isOurs) return { status, title, message: title, details: {}, issues: [], cause: error };
  const { message, details, issues, cause } = error;
  return { status, title, message, details, issues, ...(cause === undefined ? {} : { cause }) };
}

/** Limits for a body. */
export interface BodyLimits {
  readonly bodyBytes: number;
  readonly jsonDepth: number;
}

/** The declared media type that matches a request's body. */
export interface Declared {
  readonly name: string;
  readonly type: string;
  readonly media: Media;
}

/**
 * Checks the head of a request with a body. Returns how to read the body, or `undefined` if there is none. A body
 * without bytes counts as absent unless its media type is a stream of bytes or items, which may be empty: an empty file
 * is a file. Throws a 415 for an undeclared media type or charset, and a 413 for a length that exceeds the limit.
 */
export function checkBody(declared: RequestBody, request: RawRequest, limits: BodyLimits): Declared | undefined {
  const length = request.headers.get('content-length');
  const isEmpty = request.body === null || length === '0';
  const type = request.headers.get('content-type') ?? '';
  if (isEmpty && type === '') return undefined;
  const names = Object.keys(declared.content);
  const name = matchDeclared(type, names);
  const media = name === undefined ? undefined : lookUp(declared.content, name);
  if (isEmpty && !media?.isStream) return undefined;
  if (name === undefined || media === undefined || (!media.isStream && !isUtf8(type))) {
    throw new HttpError(415, `The content type must be ${names.join(' or ')}`, {}, { accept: names.join(', ') });
  }
  refuseLength(request, limits);
  return { name, type, media };
}

/** Throws a 413 if `content-length` exceeds the limit, before the body is read. */
export function refuseLength({ headers }: RawRequest, limits: BodyLimits): void {
  const length = headers.get('content-length');
  if (Number(length) > limits.bodyBytes) throw tooLarge(limits);
}

/**
 * Throws a 415 for a body with a content coding such as gzip (RFC 9110, 8.4). Codings are not decoded, so the encoded
 * bytes would be mistaken for the content.
 */
export function refuseCoding({ headers }: RawRequest): void {
  const coding = headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  if (coding === '' || coding === 'identity') return;
  throw new HttpError(415, 'The body must not have a content coding', {}, { 'accept-encoding': 'identity' });
}

/**
 * Reads a body; `undefined` if it is empty. Throws a 413 as soon as it exceeds the limit, and a 400 if it is malformed
 * or cut off.
 */
export async function readBody(
  request: RawRequest,
  declared: Declared,
  limits: BodyLimits,
  message: NonNullable<Incoming['message']>,
): Promise<unknown> {
  const { media, type } = declared;
  const maxDepth = limits.jsonDepth;
  if (media.isStream)
    return decode(media, { type, maxDepth, bytes: NO_BYTES, stream: () => toStream(request, limits) });
  const bytes = await readBytes(request, limits);
  if (bytes.length === 0) return undefined;
  if (request.isTaken && media.integers !== undefined && /\d{16}/.test(new TextDecoder().decode(bytes)))
    throw new BodyTakenError('numbers of more than 15 digits may have been rounded');
  const stream = (): ReadableStream<Uint8Array> => new Blob([]).stream();
  return decode(media, { type, maxDepth, bytes, stream, message });
}

/** Reads all bytes of a body. Throws a 413 as soon as it exceeds the limit, and a 400 if it is cut off. */
export async function readBytes(request: RawRequest, limits: BodyLimits): Promise<Uint8Array> {
  if (request.bytes !== undefined) {
    const bytes = await request.bytes(limits.bodyBytes).catch(cutOff);
    if (bytes === undefined) throw tooLarge(limits);
    return bytes;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(request.body, limits)) chunks.push(chunk);
  return join(chunks);
}

const NO_BYTES = /* @__PURE__ */ new Uint8Array(0);

function decode(media: Media, incoming: Incoming): unknown {
  try {
    return media.decode?.(incoming, media);
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    throw error.cause instanceof DecodeError ? error.cause : error;
  }
}

/** Returns the body as a stream, whose reader receives errors. */
function toStream(request: RawRequest, limits: BodyLimits): ReadableStream<Uint8Array> {
  const chunks = readChunks(request.body, limits);
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await chunks.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      // Do not wait for the pending chunk: its sender may be waiting for the response.
      cancel() {
        chunks.return(undefined).catch(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* readChunks(
  body: AsyncIterable<Uint8Array> | null,
  limits: BodyLimits,
): AsyncGenerator<Uint8Array, undefined> {
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > limits.bodyBytes) throw tooLarge(limits);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    cutOff(error);
  }
}

/** Throws a 400 for a sender that disconnected. Nobody receives the response, but the log must not show a 500. */
function cutOff(error: unknown): never {
  if (error instanceof BodyTakenError) throw error;
  throw new HttpError(400, 'The body was cut off');
}

function tooLarge(limits: BodyLimits): HttpError {
  return new HttpError(413, `The body is larger than ${limits.bodyBytes} bytes`);
}

/** Handles cross-origin requests of browsers (Fetch, 3.3). */
export interface Cors {
  /** Returns the response to a preflight request; `undefined` for other requests. */
  readonly preflight: (request: RawRequest, allow: string, plans: readonly Plan[]) => RawResponse | undefined;
  /** Returns the CORS headers for a response. If the `origins` function throws, calls `failed`. */
  readonly headersOf: (request: RawRequest, response: RawResponse, failed: (error: unknown) => void) => readonly Line[];
}

type Line = readonly [name: string, value: string];

/** Response headers that a page may always read (Fetch, 3.2.3). */
const SAFELISTED: ReadonlySet<string> = new Set([
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
]);

const listHeaders = (plan: Plan, schemes: Readonly<Record<string, SecurityScheme>>): string[] => [
  ...(plan.operation.body === undefined ? [] : ['content-type']),
  ...(plan.operation.parameters ?? []).flatMap((parameter) =>
    parameter.in === 'header' ? [parameter.name.toLowerCase()] : [],
  ),
  ...(plan.operation.security ?? []).flatMap((requirement) =>
    Object.keys(requirement).flatMap((name) => headerOf(lookUp(schemes, name))),
  ),
];

const headerOf = (scheme: SecurityScheme | undefined): string[] => {
  if (scheme === undefined || scheme.type === 'mutualTLS') return [];
  if (scheme.type !== 'apiKey') return ['authorization'];
  return scheme.in === 'header' ? [scheme.name.toLowerCase()] : [];
};

/** Creates the CORS handling for a server. Throws `TypeError` if credentials are allowed for the origin `*`. */
export const createCors = (options: CorsOptions, schemes: Readonly<Record<string, SecurityScheme>>): Cors => {
  const { origins, credentials = false, maxAge = 600, headers = [] } = options;
  if (origins === '*' && credentials)
    throw new TypeError("cors: the origin '*' does not allow credentials; list the origins, or pass a function");
  const takesAny = origins === '*';
  /** Whether an origin is allowed. If the `origins` function fails, the origin is not allowed. */
  const isAllowed = (origin: string, failed?: (error: unknown) => void): boolean => {
    if (takesAny) return true;
    if (typeof origins !== 'function') return origins.includes(origin);
    try {
      return now('cors.origins', origins(origin));
    } catch (error) {
      failed?.(error);
      return false;
    }
  };

  const linesFor = (origin: string): Line[] => [
    ['access-control-allow-origin', takesAny ? '*' : origin],
    ...(credentials ? [['access-control-allow-credentials', 'true'] as const] : []),
  ];
  // A response cached for one origin must not be used for another (Fetch, 3.3.5).
  const vary: readonly Line[] = takesAny ? [] : [['vary', 'origin']];

  return {
    preflight: (request, allow, plans) => {
      const origin = request.headers.get('origin');
      if (request.method !== 'OPTIONS' || origin === undefined) return undefined;
      if (request.headers.get('access-control-request-method') === undefined) return undefined;
      const requestHeaders = new Set([...plans.flatMap((plan) => listHeaders(plan, schemes)), 'x-request-id']);
      const lines: Line[] = [
        ['access-control-allow-methods', allow],
        ['access-control-allow-headers', [...requestHeaders, ...headers].join(', ')],
        ['access-control-max-age', String(maxAge)],
      ];
      return { status: 204, headers: isAllowed(origin) ? lines : [], body: null };
    },
    headersOf: (request, response, failed) => {
      const origin = request.headers.get('origin');
      if (origin === undefined || !isAllowed(origin, failed)) return vary;
      const names = new Set(response.headers.map(([name]) => name));
      const exposed = [...names].filter(
        (name) => !SAFELISTED.has(name) && !/^(?:access-control-.*|set-cookie|vary)$/.test(name),
      );
      const expose: Line[] = exposed.length === 0 ? [] : [['access-control-expose-headers', exposed.join(', ')]];
      return [...linesFor(origin), ...expose, ...vary];
    },
  };
};

/** The parts of a request that can contain credentials. */
export type CredentialSource = Pick<RawRequest, 'headers' | 'target'>;

/** Returns the credential for a scheme; `undefined` if the request contains none of that type. */
export function readCredential(
  scheme: SecurityScheme,
  request: CredentialSource,
): string | BasicCredentials | undefined {
  switch (scheme.type) {
    case 'http':
      return readHttp(scheme.scheme.toLowerCase(), request);
    case 'oauth2':
    case 'openIdConnect':
      return readHttp('bearer', request);
    case 'apiKey':
      return readKey(scheme, request);
    case 'mutualTLS':
      return '';
  }
}

/** Reads `Authorization: <scheme> <credentials>` (RFC 9110, 11.6.2); scheme names are case-insensitive. */
function readHttp(scheme: string, request: CredentialSource): string | BasicCredentials | undefined {
  const value = request.headers.get('authorization');
  const space = value?.indexOf(' ') ?? -1;
  if (value === undefined || space < 0 || value.slice(0, space).toLowerCase() !== scheme) return undefined;
  const credential = value.slice(space + 1).trim();
  return scheme === 'basic' ? readBasic(credential) : credential || undefined;
}

function readBasic(encoded: string): BasicCredentials | undefined {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const colon = text.indexOf(':');
    return colon < 0 ? undefined : { username: text.slice(0, colon), password: text.slice(colon + 1) };
  } catch {
    return undefined;
  }
}

type ApiKey = Extract<SecurityScheme, { readonly type: 'apiKey' }>;

function readKey(scheme: ApiKey, request: CredentialSource): string | undefined {
  if (scheme.in === 'header') {
    const value = request.headers.get(scheme.name.toLowerCase());
    const prefix = scheme.prefix ?? '';
    if (value?.slice(0, prefix.length).toLowerCase() !== prefix.toLowerCase()) return undefined;
    return value.slice(prefix.length).trim() || undefined;
  }
  const { target, headers } = request;
  const question = target.indexOf('?');
  const text = scheme.in === 'cookie' ? (headers.get('cookie') ?? '') : question < 0 ? '' : target.slice(question + 1);
  const pairs = splitPairs(text, scheme.in === 'cookie' ? /; */ : '&', scheme.in);
  const values = pairs.get(scheme.name);
  if (values?.length !== 1) return undefined;
  const [raw = ''] = values;
  return decodePercent(scheme.in === 'query' ? plusToSpace(raw) : raw) || undefined;
}

/** Returns the challenge for a scheme (RFC 9110, 11.6.1). Without a registered scheme, API keys use `ApiKey`. */
export function challengeOf(scheme: SecurityScheme, isRefused: boolean): string | undefined {
  const bearer = isRefused ? 'Bearer error="invalid_token"' : 'Bearer';
  switch (scheme.type) {
    case 'http': {
      const name = scheme.scheme.toLowerCase();
      if (name === 'basic') return 'Basic realm="api", charset="UTF-8"';
      return name === 'bearer' ? bearer : scheme.scheme;
    }
    case 'oauth2':
    case 'openIdConnect':
      return bearer;
    case 'apiKey':
      return scheme.prefix?.trim() || `ApiKey realm="${scheme.name.replace(/[^\w-]/g, '')}"`;
    case 'mutualTLS':
      return undefined;
  }
}

/** The input of a handler: an object per location with declared parameters, and the body if there is one. */
export interface Input {
  path?: MutableRecord<unknown>;
  query?: MutableRecord<unknown>;
  headers?: MutableRecord<unknown>;
  cookies?: MutableRecord<unknown>;
  body?: unknown;
  /** Media type of the body, if the operation declares several types. */
  contentType?: string;
  /** Headers of the parts of a multipart body. */
  partHeaders?: object;
}

/** The request does not contain a required parameter. */
export class MissingParameter extends Error {
  readonly location: Parameter['in'];

  constructor(name: string, location: Parameter['in']) {
    super(name);
    this.location = location;
  }
}

/** Reads the parameters of a request. Throws `DecodeError` and `MissingParameter`. */
export type InputReader = (request: RawRequest, segments: readonly string[], query: string) => Input;

interface Field<Source> {
  readonly parameter: Parameter;
  readonly read: (source: Source) => unknown;
}

/** Creates a reader for the parameters of an operation, once per operation. */
export function createInputReader(operation: Operation): InputReader {
  const all = operation.parameters ?? [];
  // The segments with parameters, in the order in which the router returns them.
  const open = operation.path.split('/').filter((segment) => segment.includes('{'));
  const inLocation = (location: Parameter['in']): readonly Parameter[] =>
    all.filter((parameter) => parameter.in === location);

  const path = inLocation('path').map((parameter): Field<readonly string[]> => {
    const index = open.findIndex((segment) => segment.includes(`{${parameter.name}}`));
    const mixed = parseMixed(open[index] ?? '');
    const read = pathReader(parameter);
    if (mixed === undefined) return { parameter, read: (segments) => read(segments[index] ?? '') };
    const place = mixed.names.indexOf(parameter.name);
    return { parameter, read: (segments) => read(matchMixed(mixed, segments[index] ?? '')?.[place] ?? '') };
  });
  const names = listNames(inLocation('query'));
  const query = inLocation('query')
    .filter(({ isWhole }) => isWhole !== true)
    .map((parameter) => ({ parameter, read: pairsReader(parameter, names) }));
  const whole = inLocation('query').flatMap((parameter): Field<string>[] => {
    const { isWhole, read } = parameter;
    return isWhole && read !== undefined ? [{ parameter, read: (search) => read(search, parameter) }] : [];
  });
  const cookieNames = listNames(inLocation('cookie'));
  const cookies = inLocation('cookie').map((parameter) => ({ parameter, read: pairsReader(parameter, cookieNames) }));
  const headers = inLocation('header').map((parameter): Field<RawRequest> => {
    const name = parameter.name.toLowerCase();
    const read = headerReader(parameter);
    return {
      parameter,
      read: (request) => {
        const raw = request.headers.get(name);
        return raw === undefined ? undefined : read(raw);
      },
    };
  });

  return (request, segments, search) => {
    const input: Input = {};
    if (path.length > 0) input.path = readAll(path, segments);
    if (query.length > 0) input.query = readAll(query, search === '' ? NO_PAIRS : splitPairs(search, '&', 'query'));
    if (whole.length > 0) input.query = readAll(whole, search);
    if (headers.length > 0) input.headers = readAll(headers, request);
    if (cookies.length > 0) {
      input.cookies = readAll(cookies, splitPairs(request.headers.get('cookie') ?? '', /; */, 'cookie'));
    }
    return input;
  };
}

const NO_PAIRS: RawPairs = new Map();

function readAll<Source>(fields: readonly Field<Source>[], source: Source): MutableRecord<unknown> {
  const values: MutableRecord<unknown> = {};
  for (const { parameter, read } of fields) {
    const received = read(source);
    const value = received === undefined ? parameter.default : received;
    if (value !== undefined) setOwn(values, parameter.name, value);
    else if (parameter.required) throw new MissingParameter(parameter.name, parameter.in);
  }
  return values;
}

const MOST_ISSUES = 20;

/** Describes validation issues for an error response: at most 20 reasons, by field (a dotted path). */
export function describeIssues(issues: readonly ValidationIssue[], isParameters: boolean): Json {
  const fields: MutableRecord<Json[]> = {};
  for (const issue of issues.slice(0, MOST_ISSUES)) {
    const field = fieldOf(issue, isParameters);
    const reasons = Object.hasOwn(fields, field) ? (fields[field] ?? []) : [];
    const text = describeIssue(issue);
    if (!reasons.includes(text)) setOwn(fields, field, [...reasons, text]);
  }
  return fields;
}

const PLACES: Readonly<Record<string, ProblemIssue['in']>> = {
  path: 'path',
  query: 'query',
  headers: 'header',
  cookies: 'cookie',
};

/** Lists at most 20 validation issues for an error response, each with its location. */
export function listIssues(issues: readonly ValidationIssue[], isParameters: boolean): readonly ProblemIssue[] {
  return issues.slice(0, MOST_ISSUES).map((issue) => {
    const [first = '', ...rest] = namesOf(issue);
    const path = isParameters ? rest : namesOf(issue);
    return {
      in: isParameters ? (PLACES[first] ?? 'request') : 'body',
      path: path.map((part) => (/^(?:0|[1-9]\d{0,8})$/.test(part) ? Number(part) : part)),
      message: describeIssue(issue),
      code: issue.keyword,
    };
  });
}

/** Returns the path to the value that an issue is about, including the name of a missing or unexpected member. */
function namesOf({ instancePath, params }: ValidationIssue): string[] {
  const names = splitPointer(instancePath);
  const last = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof last === 'string' ? [...names, last] : names;
}

/**
 * Returns the field that an issue is about, without the parameter location, such as `query`; `body` for an issue about
 * the whole body.
 */
function fieldOf(issue: ValidationIssue, isParameters: boolean): string {
  const names = namesOf(issue).slice(isParameters ? 1 : 0);
  return names.length === 0 ? (isParameters ? 'parameters' : 'body') : names.join('.');
}

/** Describes a response header as a parameter: in style `simple`, by default not exploded (OpenAPI 3.1.1, 4.8.21). */
function asParameter(name: string, form: Shape | HeaderForm): WrittenParameter {
  const {
    shape: _,
    writeLines: __,
    ...settings
  }: Partial<HeaderForm> = typeof form === 'object' && 'shape' in form ? form : {};
  return { name, in: 'header', write: settings.content === undefined ? writeHeader : writeJsonHeader, ...settings };
}

/** Encodes headers, and calls `refuse` for each undeclared name. */
export type HeaderEncoder = (values: object, refuse: (name: string) => void) => [name: string, value: string][];

/** Creates an encoder for response headers. It throws `RequestError` if a header cannot represent a value. */
export function createHeaderEncoder(response: ResponseDescriptor): HeaderEncoder {
  const declared = new Map(
    Object.entries(response.headers ?? {}).map(([name, form]) => [name, { form, parameter: asParameter(name, form) }]),
  );
  return (values, refuse) => {
    const headers: [string, string][] = [];
    for (const name of Object.keys(values)) {
      const known = declared.get(name);
      if (known === undefined) {
        refuse(name);
        continue;
      }
      const { form, parameter } = known;
      const value = lookUp(values, name);
      if (value === undefined) continue;
      const lines = typeof form === 'object' && 'writeLines' in form ? form.writeLines?.(value) : undefined;
      const text = lines === undefined ? parameter.write(value, parameter) : undefined;
      for (const line of lines ?? (text === undefined ? [] : [text])) headers.push([name, line]);
    }
    return headers;
  };
}

/** A handler returned a response that the document does not declare. Reported to `onError`, and sent as a 500. */
export class UndeclaredResponseError extends Error {
  override readonly name = 'UndeclaredResponseError';
}

/** The result of a handler, with a structure that `toResult` has checked. */
export interface Result {
  readonly status: number;
  headers?: object;
  contentType?: string;
  readonly body?: unknown;
  /** Headers of the parts of a multipart body. */
  partHeaders?: object;
}

/** Checks the structure of a handler's result, which TypeScript guarantees but JavaScript does not. */
export function toResult(operation: Operation, value: unknown): Result {
  if (!isRecord(value) || !Number.isInteger(value['status']))
    throw new UndeclaredResponseError(`${operation.id} returned no response with a status`);
  const { status, headers, contentType, body, partHeaders } = value;
  const result: Result = { status: Number(status), body };
  if (isRecord(headers)) result.headers = headers;
  if (typeof contentType === 'string') result.contentType = contentType;
  if (typeof partHeaders === 'object' && partHeaders !== null) result.partHeaders = partHeaders;
  return result;
}

/** Returns the media types of an operation's 2XX responses, for content negotiation. */
export function producedTypes(operation: Operation): readonly string[] {
  const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  return [...new Set(successes.flatMap(([, response]) => Object.keys(response.content ?? {})))];
}

/** Encodes a handler's result; `accept` is the `Accept` header of the request. */
export type ResponseEncoder = (result: Result, accept: string | undefined) => RawResponse;

/** The prepared data for encoding a declared response. */
interface Form {
  readonly headers: HeaderEncoder;
  readonly content: readonly (readonly [mediaType: string, media: Media])[];
  readonly types: readonly string[];
}

/**
 * Creates an encoder for the responses of an operation. The encoder throws `UndeclaredResponseError` if a status,
 * header or body is not declared, and `RequestError` if a header cannot represent a value.
 */
export function createResponseEncoder(operation: Operation): ResponseEncoder {
  const forms = new Map<number, Form>();
  const formOf = (status: number): Form => {
    const known = forms.get(status);
    if (known !== undefined) return known;
    const declared = responseOf(operation, status);
    const isFinal = status >= 200 && status <= 599;
    if (declared === undefined || !isFinal)
      throw new UndeclaredResponseError(`${operation.id} does not declare the status ${status}`);
    const content = Object.entries(declared.content ?? {});
    const form = { headers: createHeaderEncoder(declared), content, types: content.map(([name]) => name) };
    forms.set(status, form);
    return form;
  };
  return (result, accept) => {
    const { status, body } = result;
    const form = formOf(status);
    const { content } = form;
    const headers: [string, string][] =
      result.headers === undefined
        ? []
        : form.headers(result.headers, (name) => {
            throw new UndeclaredResponseError(`${operation.id} does not declare the header ${name} for ${status}`);
          });
    if ((body === undefined) !== (content.length === 0)) {
      const wording = content.length === 0 ? 'does not declare a body' : 'returned no body';
      throw new UndeclaredResponseError(`${operation.id} ${wording} for ${status}`);
    }
    const chosen = chooseType(operation, result, form, accept);
    if (chosen === undefined) return { status, headers, body: null };
    const [name, media] = chosen;
    const sent = encode(operation, media, result, result.contentType ?? name);
    headers.push(['content-type', sent.type]);
    return { status, headers, body: sent.body };
  };
}

function encode({ id }: Operation, media: Media, { status, body, partHeaders }: Result, type: string): Outgoing {
  if (media.encode === undefined) throw new UndeclaredResponseError(`${id} cannot send ${type}`);
  try {
    return media.encode(body, type, media, partHeaders);
  } catch (error) {
    if (!(error instanceof UnsendableError)) throw error;
    throw new UndeclaredResponseError(`${id} returned a body that ${error.message} for ${status}`);
  }
}

/** Selects the media type that the handler returned, otherwise the type that the caller prefers. */
function chooseType(
  { id }: Operation,
  { status, contentType }: Result,
  { content, types: names }: Form,
  accept: string | undefined,
): Form['content'][number] | undefined {
  if (contentType === undefined && content.length <= 1) return content[0];
  const wanted = contentType === undefined ? undefined : matchDeclared(contentType, names);
  if (contentType !== undefined && wanted === undefined && names.length > 0)
    throw new UndeclaredResponseError(`${id} does not declare the media type ${contentType} for ${status}`);
  if (content.length <= 1) return content[0];
  const type = wanted ?? negotiate(accept, names);
  return content.find(([name]) => name === type) ?? content[0];
}

/** Returns the response to a HEAD request: without the body, but with the length of the body (RFC 9110, 9.3.2). */
export function withoutBody(response: RawResponse): RawResponse {
  const { body, headers } = response;
  if (body === null) return response;
  if (body instanceof ReadableStream) {
    body.cancel().catch(() => undefined);
    return { ...response, body: null };
  }
  const length =
    body instanceof Blob ? body.size : typeof body === 'string' ? new TextEncoder().encode(body).length : body.length;
  return { ...response, headers: [...headers, ['content-length', String(length)]], body: null };
}

/** Authenticates a request: stores the principals in the exchange, or throws a 401 or 403. */
export type Guard = (exchange: Exchange) => Promise<void>;

type SchemeHandler = (credential: string | BasicCredentials, context: SecurityContext) => unknown;
type Verdict = { readonly principal: unknown } | 'missing' | 'refused' | 'forbidden';

/** Whether a value is a security handler. Only generated types know the credential of each handler. */
function isSchemeHandler(value: unknown): value is SchemeHandler {
  return typeof value === 'function';
}

/**
 * Creates the guard of an operation; `undefined` if it declares no security. The first alternative whose schemes all
 * accept the request wins; `{}`, which accepts every request, is tried last. If none accepts, the guard throws a 403 if
 * a handler returned `forbidden()`, otherwise a 401 with the challenges of all schemes. In mock mode, a scheme without
 * a handler accepts any well-formed credential; in other modes, `createGuard` throws `TypeError` for such a scheme.
 */
export function createGuard(
  operation: Operation,
  schemes: Readonly<Record<string, SecurityScheme>>,
  handlers: object,
  isMock: boolean,
): Guard | undefined {
  const declared = (operation.security ?? []).map((requirement) => Object.entries(requirement));
  const requirements = [...declared.filter((one) => one.length > 0), ...declared.filter((one) => one.length === 0)];
  if (requirements.length === 0) return undefined;
  for (const name of requirements.flat().map(([scheme]) => scheme)) {
    if (lookUp(schemes, name) === undefined) throw new TypeError(`${operation.id}: unknown security scheme ${name}`);
    if (!isMock && !isSchemeHandler(getMember(handlers, name))) throw new TypeError(`No security handler for ${name}`);
  }

  const title = `${operation.method} ${operation.path}`;
  const ask = async (name: string, scopes: readonly string[], exchange: Exchange): Promise<Verdict> => {
    const { request, requestId, state } = exchange;
    const scheme = lookUp(schemes, name);
    const credential = scheme && readCredential(scheme, request);
    if (credential === undefined) return 'missing';
    const handler = getMember(handlers, name);
    if (!isSchemeHandler(handler)) return isMock ? { principal: credential } : 'refused';
    const principal = await handler.call(handlers, credential, {
      operationId: operation.id,
      operation: title,
      scheme: name,
      scopes,
      requestId,
      get signal() {
        return exchange.signal;
      },
      request,
      state,
    });
    if (principal === undefined) return 'refused';
    return isForbidden(principal) ? 'forbidden' : { principal };
  };

  return async (exchange) => {
    const verdicts: MutableRecord<Verdict> = {};
    for (const alternative of requirements) {
      const security: MutableRecord<unknown> = {};
      for (const [name, scopes] of alternative) {
        const verdict = lookUp(verdicts, name) ?? (await ask(name, scopes, exchange));
        setOwn(verdicts, name, verdict);
        if (typeof verdict === 'string') break;
        setOwn(security, name, verdict.principal);
      }
      const names = Object.keys(security);
      if (names.length !== alternative.length) continue;
      if (names[0] === undefined) return;
      exchange.security = security;
      exchange.principal = lookUp(security, names[0]);
      return;
    }
    throw refusal(verdicts, schemes, new Set(requirements.flat().map(([name]) => name)));
  };
}

function refusal(
  verdicts: Readonly<Record<string, Verdict>>,
  schemes: Readonly<Record<string, SecurityScheme>>,
  names: ReadonlySet<string>,
): HttpError {
  const results = Object.values(verdicts);
  if (results.includes('forbidden')) return new HttpError(403, 'The credential does not allow this operation');
  const isRefused = results.includes('refused');
  const challenges = [...names].flatMap((name) => {
    const scheme = lookUp(schemes, name);
    return (scheme && challengeOf(scheme, lookUp(verdicts, name) === 'refused')) ?? [];
  });
  const message = isRefused ? 'The credential is not valid' : 'A credential is required';
  return new HttpError(401, message, {}, { 'www-authenticate': [...new Set(challenges)].join(', ') });
}

/** A handler of any operation. Only generated code knows the types of inputs and results. */
export type OperationHandler = (input: object, context: object) => unknown;

/** The data of an operation that is prepared before the first request. */
export interface Plan {
  readonly operation: Operation;
  readonly handler: OperationHandler | undefined;
  readonly guard: Guard | undefined;
  readonly readInput: InputReader;
  readonly validators: RequestValidators;
  readonly encodeResponse: ResponseEncoder;
  readonly produces: readonly string[];
  /** Whether the body can have several declared media types, so that the handler receives `contentType`. */
  readonly hasSeveralTypes: boolean;
  /** Whether `content-encoding` is a declared parameter, which means that the handler itself decodes the body. */
  readonly isCodingRead: boolean;
}

/** Prepares an operation for handling requests. */
export function createPlan(
  operation: Operation,
  definition: ServerDefinition,
  handlers: object,
  security: object,
  isMock: boolean,
): Plan {
  const handler = getMember(handlers, operation.id);
  return {
    operation,
    handler: isOperationHandler(handler) ? handler : undefined,
    guard: createGuard(operation, definition.securitySchemes, security, isMock),
    readInput: createInputReader(operation),
    validators: lookUp(definition.validators, operation.id) ?? {},
    encodeResponse: createResponseEncoder(operation),
    produces: producedTypes(operation),
    hasSeveralTypes: Object.keys(operation.body?.content ?? {}).length > 1,
    isCodingRead: (operation.parameters ?? []).some(
      ({ in: where, name }) => where === 'header' && name.toLowerCase() === 'content-encoding',
    ),
  };
}

function isOperationHandler(value: unknown): value is OperationHandler {
  return typeof value === 'function';
}

/** Returns the status for an invalid body: 422 if a declared response (even `default`) covers it, else 400. */
export function bodyStatus(operation: Operation): number {
  return responseKey(operation, 422) === undefined ? 400 : 422;
}

/** Returns the status for an invalid parameter: 422 if declared responses cover 422 but not 400, otherwise 400. */
export function parameterStatus(operation: Operation): number {
  return responseKey(operation, 400) === undefined && responseKey(operation, 422) !== undefined ? 422 : 400;
}

/** Throws the error for an invalid parameter unless the parameters match their schemas. */
export function validateParameters({ validators, operation }: Plan, value: unknown): void {
  const validate = validators.parameters;
  if (validate === undefined || validate(value)) return;
  throw invalid(parameterStatus(operation), 'A parameter is not valid', gather(validate, value), true);
}

/** Throws the error for an invalid body unless the body matches its schema. */
export function validateBody(plan: Plan, value: unknown, type: string): void {
  validateBy(plan, plan.validators.body, value, type, 'The body is not valid');
}

/** Throws the error for an invalid body unless the headers of the body's parts match their schemas. */
export function validatePartHeaders(plan: Plan, value: unknown, type: string): void {
  validateBy(plan, plan.validators.partHeaders, value, type, 'A header of a part is not valid');
}

/**
 * Returns a stream that validates each item when the item is read. For an invalid item, it throws the error for an
 * invalid body. A value that is not a stream is returned unchanged.
 */
export function validateItems(plan: Plan, value: unknown, type: string): unknown {
  const validate = checkOf(plan.validators.body, type);
  return validate === undefined || !isStream(value) ? value : readValid(plan, validate, value);
}

async function* readValid(plan: Plan, validate: Validate, items: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  let index = 0;
  for await (const item of items) {
    if (!validate(item)) {
      const issues = gather(validate, item).map((issue) => ({
        ...issue,
        instancePath: `/${index}${issue.instancePath}`,
      }));
      throw invalid(bodyStatus(plan.operation), 'The body is not valid', issues, false);
    }
    yield item;
    index += 1;
  }
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Returns the validator for a media type, if any. */
export function checkOf(by: ContentValidators | undefined, type: string): Validate | undefined {
  return typeof by === 'object' ? lookUp(by, type) : by;
}

function validateBy(
  plan: Plan,
  by: ContentValidators | undefined,
  value: unknown,
  type: string,
  message: string,
): void {
  const validate = checkOf(by, type);
  if (validate === undefined || validate(value)) return;
  throw invalid(bodyStatus(plan.operation), message, gather(validate, value), false);
}

/** Creates the error for an invalid request. */
export function invalid(
  status: number,
  message: string,
  issues: readonly ValidationIssue[],
  isParameters: boolean,
): HttpError {
  const details = describeIssues(issues, isParameters);
  return new HttpError(status, message, details, {}, { issues: listIssues(issues, isParameters) });
}

/** Returns the issues that a validator finds in a value. */
export function gather(validate: Validate, value: unknown): readonly ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  validate(value, issues);
  return issues;
}

/**
 * Generates a random response that is valid for its schemas; the same seed gives the same response. Throws if none is
 * found.
 */
export type MakeDynamic = (
  operationId: string,
  asked: { readonly key: string; readonly status: number; readonly seed: number | undefined },
) => {
  readonly status: number;
  readonly headers?: object;
  readonly body?: unknown;
  readonly contentType?: string;
  readonly partHeaders?: object;
};

/** What a generated server knows about its document. */
export interface ServerDefinition {
  readonly operations: readonly Operation[];
  /** The path of the document's servers, or several if they differ; absent if the URL of a server has no path. */
  readonly basePath?: string | readonly string[];
  /** Methods and paths of operations that were not generated. Requests to these get a 501 (RFC 9110, 15.6.2). */
  readonly skipped?: readonly (readonly [method: string, path: string])[];
  /** Request validators by operation id. */
  readonly validators: Readonly<Record<string, RequestValidators>>;
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  /** Template for error bodies (`x-error-body`); see `problemBody`. Default: problem details (RFC 9457). */
  readonly errorBody?: Json;
  /** Loads the examples, in mock mode only. */
  readonly examples?: () => Promise<Examples>;
  /** Generates mock responses for requests with `Prefer: dynamic=true`. */
  readonly dynamic?: MakeDynamic;
  /** Response validators by operation id, loaded only with `validateResponses`. */
  readonly responseValidators?: Readonly<Record<string, ResponseValidators>>;
}

// Creates error bodies by filling a template with the details of an error.

/** The data of the request that an error body can contain. */
export interface ErrorSource {
  readonly requestId: string;
  readonly request: { readonly method: string; readonly target: string };
}

/** The default template: members of RFC 9457, and the issues as an extension member. */
const DEFAULT_BODY: Json = {
  type: '{type}',
  title: '{title}',
  status: '{status}',
  detail: '{message}',
  errors: '{details}',
};

/** Key of an object that becomes a list. Its value is repeated for each issue, but at least once. */
const EACH = '{each}';

/** Matches placeholders: `{message}`, or `{message:80}` for the first 80 characters. */
const PLACEHOLDER = /^\{([\w.]+)(?::(\d+))?\}$/;

type Values = Readonly<Record<string, () => Json>>;

/**
 * Fills the template for an error body. A string that is a placeholder is replaced with the value: `{message}`,
 * `{title}`, `{status}` (a number), `{statusString}`, `{code}` (`not_found`), `{type}`, `{details}` (reasons by field),
 * `{fields}` (all messages by field), `{reasons}` (the first by field), `{requestId}`, `{method}`, `{path}`, `{time}`.
 *
 * An object with the single key `{each}` becomes a list with an item for each issue. Items can also contain these
 * placeholders: `{issue.message}`, `{issue.text}` (with its field), `{issue.field}`, `{issue.pointer}` (RFC 6901),
 * `{issue.location}` (a list that begins with `in`), `{issue.locationTexts}`, `{issue.in}` and `{issue.code}` (the JSON
 * Schema keyword).
 */
export function problemBody(problem: ServerProblem, source: ErrorSource, template: Json = DEFAULT_BODY): Json {
  const { message, details, status, title } = problem;
  const values: Values = {
    message: () => message,
    title: () => title,
    status: () => status,
    statusString: () => String(status),
    code: () => codeOf(title),
    type: () => 'about:blank',
    details: () => details,
    fields: () => byField(problem),
    reasons: () => firstReasons(byField(problem)),
    requestId: () => source.requestId,
    method: () => source.request.method,
    path: () => source.request.target.replace(/\?.*$/s, ''),
    time: () => new Date().toISOString(),
  };
  return fill(template, values, problem);
}

function fill(template: Json, values: Values, problem: ServerProblem): Json {
  if (typeof template === 'string') return fillText(template, values);
  if (Array.isArray(template)) return template.map((item: Json) => fill(item, values, problem));
  if (!isRecord(template)) return template;
  const entries = Object.entries(template);
  const [first] = entries;
  if (first?.[0] === EACH && entries.length === 1)
    return unique(issuesOf(problem).map((issue) => fill(first[1], { ...values, ...valuesOf(issue) }, problem)));
  const out: MutableRecord<Json> = {};
  for (const [key, value] of entries) setOwn(out, key, fill(value, values, problem));
  return out;
}

/** Removes duplicate items, because the declared list may have `uniqueItems`. */
function unique(items: readonly Json[]): Json[] {
  const texts = new Set<string>();
  return items.filter((item) => texts.size < texts.add(JSON.stringify(item)).size);
}

function fillText(template: string, values: Values): Json {
  const [, name = '', most] = PLACEHOLDER.exec(template) ?? [];
  const value = lookUp(values, name)?.();
  if (value === undefined) return template;
  return most === undefined || typeof value !== 'string' ? value : [...value].slice(0, Number(most)).join('');
}

function valuesOf({ in: place, path, message, code }: ProblemIssue): Values {
  const field = path.join('.') || place;
  return {
    'issue.message': () => message,
    'issue.text': () => (message.startsWith(field) ? message : `${field} ${message}`),
    'issue.field': () => field,
    'issue.pointer': () => path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    'issue.location': () => [place, ...path],
    'issue.locationTexts': () => [place, ...path.map(String)],
    'issue.in': () => place,
    'issue.code': () => code,
  };
}

/** Returns the messages of all issues as lists by field. */
function byField({ issues }: ServerProblem): Json {
  const out: MutableRecord<Json[]> = {};
  for (const { in: place, path, message } of issues) {
    const field = path.join('.') || place;
    setOwn(out, field, [...(lookUp(out, field) ?? []), message]);
  }
  return out;
}

/** Returns the issues of a problem; if there are none, an issue that describes the problem itself. */
function issuesOf({ issues, message, title }: ServerProblem): readonly ProblemIssue[] {
  if (issues.length > 0) return issues;
  return [{ in: 'request', path: [], message, code: codeOf(title) }];
}

/** Converts a title to a code: `not_found` for `Not Found`. */
function codeOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '_');
}

function firstReasons(details: Json): Json {
  if (!isRecord(details)) return {};
  const out: MutableRecord<Json> = {};
  for (const [name, reasons] of Object.entries(details)) {
    const first: unknown = Array.isArray(reasons) ? reasons[0] : reasons;
    if (typeof first === 'string') setOwn(out, name, first);
  }
  return out;
}

/**
 * A request in progress, which is also the context for hooks, security handlers and handlers. There is one object per
 * request; rarely used properties are created on first access.
 */
export class Exchange implements RequestContext {
  readonly request: RawRequest;
  readonly requestId: string;
  operationId = '';
  route = '';
  state: unknown = undefined;
  security: Readonly<Record<string, unknown>> | undefined = undefined;
  principal: unknown = undefined;
  #controller: AbortController | undefined = undefined;
  #headers: Headers | undefined = undefined;
  #isReleased = false;

  constructor(request: RawRequest, requestId: string) {
    this.request = request;
    this.requestId = requestId;
  }

  get signal(): AbortSignal {
    return this.#control().signal;
  }

  #control(): AbortController {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      const { signal } = this.request;
      if (signal.aborted) this.handleEvent();
      else if (!this.#isReleased) signal.addEventListener('abort', this, { once: true });
    }
    return this.#controller;
  }

  /** Whether the signal was used and has aborted. */
  get isAborted(): boolean {
    return this.#controller?.signal.aborted === true;
  }

  get extraHeaders(): Headers {
    this.#headers ??= new Headers();
    return this.#headers;
  }

  /** Adds extra headers, except for those that are already set. */
  addHeaders(lines: RawResponse['headers']): void {
    for (const [name, value] of lines) if (!this.extraHeaders.has(name)) this.extraHeaders.set(name, value);
  }

  /** Aborts the signal because of a timeout, or because nobody reads the response anymore. */
  abort(reason: unknown): void {
    this.#control().abort(reason);
  }

  /** Removes the listener from the caller's signal. */
  release(): void {
    this.#isReleased = true;
    if (this.#controller !== undefined) this.request.signal.removeEventListener('abort', this);
  }

  /** Removes the extra headers that `finish` rejects. */
  dropFraming(): void {
    for (const name of FRAMING) this.#headers?.delete(name);
  }

  /** Adds the request id to a response, and those extra headers that the response does not contain. */
  finish(response: RawResponse): RawResponse {
    const headers: (readonly [string, string])[] = [];
    for (const header of response.headers) if (header[0] !== 'x-request-id') headers.push(header);
    if (this.#headers !== undefined) {
      const responseNames = new Set(headers.map(([name]) => name.toLowerCase()));
      for (const [name, value] of this.#headers) {
        if (FRAMING.has(name)) throw new TypeError(`${name} cannot be set: the server frames the response`);
        if (name === 'set-cookie' || !responseNames.has(name)) headers.push([name, value]);
      }
    }
    headers.push(['x-request-id', this.requestId]);
    return { status: response.status, headers, body: response.body };
  }

  /**
   * Aborts the signal when the caller's signal aborts. The exchange itself is the listener, which avoids a closure for
   * each request. @internal
   */
  handleEvent(): void {
    this.#controller?.abort(this.request.signal.reason);
  }
}

/** Headers that only the writer of a response may set (RFC 9110, 8.6 and 7.6.1). */
const FRAMING: ReadonlySet<string> = new Set([
  'content-length',
  'content-type',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'upgrade',
  'trailer',
  'te',
]);

/** Converts errors to error responses, with the body that the operation or the document declares. */
export interface Failures {
  readonly respond: (error: unknown, exchange: Exchange, operation: Operation | undefined) => RawResponse;
  /** Reports an error that occurs after the response has begun. */
  readonly tell: (error: unknown, exchange: Exchange) => void;
}

/** The user's options for errors. If they fail, an error response is sent nevertheless. */
interface FailureOptions {
  readonly errorBody?: ((problem: ServerProblem, context: RequestContext) => Json) | undefined;
  readonly hooks?: Pick<Hooks, 'onError'> | undefined;
}

const printFault = ({ cause }: ServerProblem, { operationId, requestId }: RequestContext): void => {
  if (cause !== undefined) console.error({ operationId, requestId }, cause);
};

/** Media type of problem details in JSON (RFC 9457, 3). */
const PROBLEM = 'application/problem+json';

/** Creates the functions that convert errors to responses; `template` is the document's error body. */
export function createFailures(template: Json | undefined, options: FailureOptions): Failures {
  const { errorBody, hooks } = options;

  // Custom error bodies are not necessarily problem details.
  const ownType = errorBody === undefined && template === undefined ? PROBLEM : 'application/json';

  const report = (problem: ServerProblem, exchange: Exchange): void => {
    try {
      if (hooks?.onError === undefined) printFault(problem, exchange);
      else ignoreRejection(hooks.onError(problem, exchange));
    } catch {
      // The error hook itself has failed: there is no further handler.
    }
  };

  const bodyOf = (problem: ServerProblem, exchange: Exchange, declared: Json | undefined): Json => {
    const defaultBody = (): Json => problemBody(problem, exchange, declared ?? template);
    if (errorBody === undefined) return defaultBody();
    try {
      return now('errorBody', errorBody(problem, exchange));
    } catch (error) {
      report(toProblem(error), exchange);
      return defaultBody();
    }
  };

  const respond: Failures['respond'] = (error, exchange, operation) => {
    const known = fromCodec(error, operation);
    const problem = toProblem(known);
    report(problem, exchange);
    const { status, message } = problem;
    const headers = known instanceof HttpError && known.status === status ? sendable(known.headers) : [];
    const response = operation && responseOf(operation, status);
    const declared = Object.entries(response?.content ?? {});
    const find = (test: (type: string, media: Media) => boolean) => declared.find(([type, media]) => test(type, media));
    const json = find((type) => type === ownType) ?? find(isJsonType);
    const text =
      json === undefined ? find((type, { xml }) => xml === undefined && /^text\/[^*]/i.test(type)) : undefined;
    const [type, media] = json ?? text ?? find((_, { xml }) => xml !== undefined) ?? [ownType];
    if (text !== undefined) return { status, headers: [...headers, ['content-type', type]], body: message };
    const sent = write(bodyOf(problem, exchange, response?.errorBody), type, media, ownType);
    return { status, headers: [...headers, ['content-type', sent.type]], body: sent.body };
  };

  return { respond, tell: (error, exchange) => report(toProblem(fromCodec(error, undefined)), exchange) };
}

/** Encodes an error body in the declared media type, or as JSON if that fails. */
function write(value: Json, type: string, media: Media | undefined, ownType: string): Outgoing {
  try {
    if (media?.encode !== undefined) return media.encode(value, type, media);
  } catch {
    // The problem may contain the very value that cannot be encoded.
  }
  return { type: ownType, body: JSON.stringify(value) };
}

/** Returns the valid headers of an `HttpError`; invalid ones are omitted, because they would break the response. */
function sendable(headers: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    isFieldValue(value) ? [[name.toLowerCase(), value] as const] : [],
  );
}

/** Converts errors from decoding parameters and bodies to `HttpError`s. */
function fromCodec(error: unknown, operation: Operation | undefined): unknown {
  const status = operation === undefined ? 400 : parameterStatus(operation);
  if (error instanceof BodyError) {
    const issues: readonly ProblemIssue[] = [{ in: 'body', path: [], message: error.message, code: 'malformed' }];
    return new HttpError(400, error.message, {}, {}, { issues });
  }
  if (error instanceof DecodeError) {
    const { location, parameter, reason } = error;
    const issues: readonly ProblemIssue[] = [{ in: location, path: [parameter], message: reason, code: 'type' }];
    return new HttpError(status, `The parameter ${parameter} ${reason}`, { [parameter]: [reason] }, {}, { issues });
  }
  if (error instanceof MissingParameter) {
    const { message: name, location } = error;
    const message = `Missing parameter: ${name}`;
    const issues: readonly ProblemIssue[] = [{ in: location, path: [name], message: 'is required', code: 'required' }];
    return new HttpError(status, message, { message }, {}, { issues });
  }
  return error;
}

/** Returns the limits. Those that are absent or `undefined` get their default values; see `Limits`. */
export function limitsOf({
  bodyBytes = 1_048_576,
  jsonDepth = DEFAULT_JSON_DEPTH,
  headerCount = 100,
  handlerTimeout = 30_000,
}: Limits = {}): Required<{ [Name in keyof Limits]: Exclude<Limits[Name], undefined> }> {
  return { bodyBytes, jsonDepth, headerCount, handlerTimeout };
}

/** Preferences of a request by lower-case name. If a name is repeated, the first one counts (RFC 7240, 2). */
export type Preferences = ReadonlyMap<string, string>;

/** Matches the text between commas or semicolons outside quotes. */
const PIECE = /(?:[^,;"]|"(?:[^"\\]|\\.)*"?)+/g;

const PREFERENCE = /(?<![^ \t])([!#$%&'*+.^`|~\w-]+)(?:[ \t]*=[ \t]*("(?:[^"\\]|\\.)*"|[!#$%&'*+.^`|~\w-]*))?$/;

/**
 * Parses the `Prefer` header. Parameters of a preference count as preferences, because many clients write `code=404;
 * example=a`. Malformed preferences are ignored.
 */
export function readPreferences(field = ''): Preferences {
  const preferences = new Map<string, string>();
  for (const [piece] of field.matchAll(PIECE)) {
    const [, name, value = ''] = PREFERENCE.exec(piece.trim()) ?? [];
    const key = name?.toLowerCase();
    if (key !== undefined && !preferences.has(key)) preferences.set(key, unquote(value));
  }
  return preferences;
}

function unquote(value: string): string {
  return value.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value;
}

/**
 * Responds with an example of the operation, selected by `Prefer` (RFC 7240): `code=404`, `example=name`, and
 * `dynamic=true` with an optional `seed`. A preference that cannot be met causes an error rather than another response.
 */
export function mockResponse(
  operation: Operation,
  examples: Examples,
  request: Pick<RawRequest, 'headers'>,
  dynamic?: MakeDynamic,
): Result {
  const preferences = readPreferences(request.headers.get('prefer'));
  const responseExamples = lookUp(examples, operation.id) ?? {};
  const code = readCode(operation, preferences);
  const name = preferences.get('example');
  const key = chooseKey(operation, responseExamples, code, name);
  const status = statusOf(key, code);
  if (isDynamic(preferences)) return makeDynamic(operation, { key, status, seed: readSeed(preferences) }, dynamic);
  const example = name === undefined ? lookUp(responseExamples, key) : findExample(lookUp(responseExamples, key), name);
  if (example?.body === undefined && declaredResponses(operation)[key]?.content !== undefined)
    throw new HttpError(501, `No sample is available for the ${status} response: no valid value was found`);
  const type = example?.contentType;
  const typed = type === undefined || type.includes('*') ? {} : { contentType: type };
  const parts = example?.partHeaders === undefined ? {} : { partHeaders: example.partHeaders };
  return { status, headers: example?.headers ?? {}, body: example?.body, ...typed, ...parts };
}

/** Returns the preferred status, if any. Throws if the operation does not declare this status. */
function readCode(operation: Operation, preferences: Preferences): number | undefined {
  const code = preferences.get('code');
  if (code === undefined) return undefined;
  const status = /^[2-5]\d\d$/.test(code) ? Number(code) : undefined;
  if (status !== undefined && responseKey(operation, status) !== undefined) return status;
  const declared = Object.keys(declaredResponses(operation)).join(', ');
  throw new HttpError(400, `Prefer: the operation declares no response with code=${code}; it declares ${declared}`);
}

/** Selects a response key: that of the preferred status, else one with the named example, else the first success. */
function chooseKey(
  operation: Operation,
  responseExamples: Readonly<Record<string, ExampleResponse>>,
  code: number | undefined,
  name: string | undefined,
): string {
  const all = Object.keys(declaredResponses(operation)).filter((key) => !key.startsWith('1'));
  const first = all.find((key) => key.startsWith('2')) ?? all.find((key) => key === 'default') ?? all[0];
  const keys =
    code === undefined ? [...(first === undefined ? [] : [first]), ...all] : [responseKey(operation, code) ?? ''];
  const key =
    name === undefined
      ? keys[0]
      : keys.find((candidate) => findExample(lookUp(responseExamples, candidate), name) !== undefined);
  if (key !== undefined) return key;
  if (name === undefined) throw new HttpError(501, 'The operation declares no response');
  const names = [...new Set(keys.flatMap((declaredKey) => listExamples(lookUp(responseExamples, declaredKey))))];
  const known = names.length === 0 ? 'it has no named examples' : `it has ${names.join(', ')}`;
  throw new HttpError(400, `Prefer: the response has no example named ${JSON.stringify(name)}; ${known}`);
}

/** Returns the status to send for a response key, such as 200 for `default` and 400 for `4XX`. */
function statusOf(key: string, code: number | undefined): number {
  return code ?? (key === 'default' ? 200 : Number(key.replace('XX', '00')));
}

function listExamples(example: ExampleResponse | undefined): string[] {
  return [...(example?.name === undefined ? [] : [example.name]), ...Object.keys(example?.others ?? {})];
}

/** Finds an example by name, and adds the headers that all examples of the response have in common. */
function findExample(example: ExampleResponse | undefined, name: string): ExampleResponse | undefined {
  if (example === undefined || example.name === name) return example;
  const other = lookUp(example.others ?? {}, name);
  return other === undefined ? undefined : { ...(example.headers && { headers: example.headers }), ...other };
}

function isDynamic(preferences: Preferences): boolean {
  const dynamic = preferences.get('dynamic') ?? 'false';
  if (dynamic === 'true' || dynamic === 'false') return dynamic === 'true';
  throw new HttpError(400, `Prefer: dynamic=${dynamic} is neither true nor false`);
}

function readSeed(preferences: Preferences): number | undefined {
  const seed = preferences.get('seed');
  if (seed === undefined) return undefined;
  if (/^\d{1,10}$/.test(seed)) return Number(seed);
  throw new HttpError(400, `Prefer: seed=${seed} is not a whole number`);
}

function makeDynamic(
  operation: Operation,
  asked: Parameters<MakeDynamic>[1],
  dynamic: MakeDynamic | undefined,
): Result {
  if (dynamic === undefined)
    throw new HttpError(501, 'Prefer: dynamic=true is honored by `trefoil mock` and `trefoil dev` only');
  try {
    const { status, headers = {}, body, contentType, partHeaders } = dynamic(operation.id, asked);
    return {
      status,
      headers,
      body,
      ...(contentType !== undefined && { contentType }),
      ...(partHeaders !== undefined && { partHeaders }),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new HttpError(501, `Prefer: no value was found for the response ${asked.status}: ${reason}`);
  }
}

// Operation descriptors: the data that a server needs to decode requests and to encode responses.

/** A request body by media type. */
export interface RequestBody {
  readonly required?: true;
  readonly content: Readonly<Record<string, Media>>;
}

/** A declared response; without `content`, the response has no body. */
export interface ResponseDescriptor {
  readonly content?: Readonly<Record<string, Media>>;
  /** Declared headers by lower-case name, with the shapes of their values. */
  readonly headers?: Readonly<Record<string, Shape | HeaderForm>>;
  /** For error responses, the template for bodies that the server itself sends; see `problemBody`. */
  readonly errorBody?: Json;
}

/** Declared responses by status (`200`), range (`4XX`) or `default`. */
export type ResponseTable = Readonly<Record<string, ResponseDescriptor>>;

/** How a header is written, if not in the default way. */
export interface HeaderForm {
  readonly shape: Shape;
  /** Whether object members are written as `key=value`. */
  readonly explode?: true;
  /** Media type of the value; JSON unless `medium` is set. */
  readonly content?: string;
  readonly medium?: Media;
  /** Writes the value in the media type `medium`. */
  readonly write?: Write;
  /** Prints JSON that contains bigints. */
  readonly print?: Print;
  /** Writes the value as more than one header line. */
  readonly writeLines?: (value: unknown) => readonly string[];
}

/** Schemes that are required together, with the required scopes of each; `{}` means anonymous access. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

/** A declared security scheme (OpenAPI 3.1, 4.8.27). */
export type SecurityScheme =
  | { readonly type: 'http'; readonly scheme: string }
  | {
      readonly type: 'apiKey';
      readonly in: 'header' | 'query' | 'cookie';
      readonly name: string;
      /** `x-value-prefix`: text before the key in the header, such as `Token `. */
      readonly prefix?: string;
    }
  | { readonly type: 'oauth2' }
  | { readonly type: 'openIdConnect' }
  | { readonly type: 'mutualTLS' };

export interface Operation {
  readonly id: string;
  readonly method: Method;
  /** The path template: `/posts/{id}`. */
  readonly path: string;
  /** Query parameters that all requests have in common. */
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly parameters?: readonly Parameter[];
  readonly body?: RequestBody;
  /** Declared responses by status (`200`), range (`2XX`) or `default`, in document order. */
  readonly responses: ResponseTable;
  /** Error responses, with the same kinds of keys (`404`, `4XX`, `default`). */
  readonly errors?: ResponseTable;
  /** Security alternatives, in document order; absent or empty if no security is declared. */
  readonly security?: readonly SecurityRequirement[];
  /** Locations of dates in requests and responses, if dates are converted. */
  readonly dates?: OperationDates;
  /** Headers that announce deprecation and sunset in all responses (RFC 9745, RFC 8594). */
  readonly deprecation?: readonly (readonly [name: string, value: string])[];
}

/** A request as an adapter passes it to the server. */
export interface RawRequest {
  /** Method in upper case. */
  readonly method: string;
  /** Path and query as received: `/posts/1?page=2`. */
  readonly target: string;
  readonly headers: RequestHeaders;
  /** The body; null if the request has none. */
  readonly body: AsyncIterable<Uint8Array> | null;
  /**
   * Reads all bytes of the body at once, if the adapter has a fast way to do so. Resolves to `undefined` if there are
   * more than `most` bytes. Rejects if the body is cut off.
   */
  bytes?(most: number): Promise<Uint8Array | undefined>;
  /**
   * Whether a body parser of the host has already read the body; the bytes are then encoded again from the parsed
   * value.
   */
  readonly isTaken?: boolean;
  /** Aborts when the caller disconnects. May be created only when it is used. */
  readonly signal: AbortSignal;
  /** The remote address of the connection, if the adapter knows the address. */
  readonly remoteAddress?: string | undefined;
  /** The path prefix below which the host has mounted this server, such as `/api`. */
  readonly mount?: string | undefined;
  /**
   * The host's request object (Express and Fastify: `request`, Hono: the context), which gives access to data that the
   * host has attached.
   */
  readonly host?: unknown;
}

/** The request line, and the path below which the server is mounted. */
export type RequestLine = Pick<RawRequest, 'method' | 'target' | 'mount'>;

/** Request headers. Names are in lower case; repeated headers are joined (RFC 9110, 5.3). */
export interface RequestHeaders {
  get(name: string): string | undefined;
  /** The number of header lines, which is limited. */
  readonly count: number;
}

/** A response for an adapter to write. The adapter adds `content-length`, except for HEAD, where the body is absent. */
export interface RawResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body; null if there is none, and for HEAD. */
  readonly body: OutgoingBody | Uint8Array | null;
}

/** A server, which adapters call. */
export interface Server {
  /** Handles a Fetch API request; never rejects. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** Handles a request from any adapter; never rejects. */
  handle(request: RawRequest): Promise<RawResponse>;
  /** Returns what a request matches. If absent, the server handles the requests of all paths. */
  readonly match?: (request: RequestLine) => RouteMatch;
}

/** `operation`: an operation; `path`: a path of the document that does not have the method; `nothing`: neither. */
export type RouteMatch = 'operation' | 'path' | 'nothing';

/** Options for mounting a server in a host that also has other handlers. */
export interface MountOptions {
  /**
   * Which requests the host's next handler gets. `path` (default): those for paths that the document does not contain.
   * `method`: also those for methods that a path does not have. `none`: no requests; this server sends 404 and 405.
   */
  readonly fallThrough?: 'none' | 'path' | 'method' | undefined;
}

/** The context of a request, passed to handlers in addition to the input. */
export interface RequestContext<Principal = unknown, State = unknown> {
  /** Id of the operation; empty until the operation is known, and if the request matches no operation. */
  readonly operationId: string;
  /** The path template, such as `/posts/{id}`; empty if `operationId` is empty. */
  readonly route: string;
  readonly requestId: string;
  /** Aborts when the caller disconnects, even while a response stream is read, or when the handler times out. */
  readonly signal: AbortSignal;
  /** The principals returned by security handlers, by scheme; `undefined` for anonymous access. */
  readonly security: Readonly<Record<string, Principal>> | undefined;
  /** The principal that belongs to the first scheme. */
  readonly principal: Principal | undefined;
  readonly request: Pick<RawRequest, 'method' | 'target' | 'headers' | 'remoteAddress' | 'host'>;
  /** The value that the `onRequest` hook returned. */
  readonly state: State;
  /**
   * Additional response headers, such as `Cache-Control`, `ETag` or `Set-Cookie`, which are sent even with errors. If
   * the handler returns a declared header with the same name, that header takes precedence.
   */
  readonly extraHeaders: Headers;
}

/** The context of a security handler. */
export interface SecurityContext<State = unknown> {
  readonly operationId: string;
  /** Method and path template, such as `GET /posts/{id}`. */
  readonly operation: string;
  readonly scheme: string;
  /** The scopes of the scheme that the operation requires. */
  readonly scopes: readonly string[];
  readonly requestId: string;
  readonly signal: AbortSignal;
  readonly request: RequestContext['request'];
  readonly state: State;
}

/** User name and password of HTTP Basic authentication (RFC 7617). */
export interface BasicCredentials {
  readonly username: string;
  readonly password: string;
}

/** The result of `forbidden()`. It is recognized by identity, so that no principal is mistaken for it. */
export interface Forbidden {
  readonly forbidden: true;
}

/**
 * Maps a credential to a principal, which identifies the caller. Return `undefined` to reject with 401 or `forbidden()`
 * to reject with 403; throw `httpError` for other errors. The credential is the token or key without its prefix, a user
 * name and password for HTTP Basic, or an empty string for mutual TLS.
 */
export type SecurityHandler<Principal = unknown, Credential = string, State = unknown> = (
  credential: Credential,
  context: SecurityContext<State>,
) => Principal | Forbidden | undefined | Promise<Principal | Forbidden | undefined>;

/** An issue of an invalid request. */
export interface ProblemIssue {
  /** Location of the value; `request` for issues that do not concern a single location. */
  readonly in: 'path' | 'query' | 'header' | 'cookie' | 'body' | 'request';
  /** Path within the location: the name of a parameter, or the names and indexes that lead to a value in the body. */
  readonly path: readonly (string | number)[];
  /** Text that follows the name of the value in a sentence: `is required`. */
  readonly message: string;
  /** The violated JSON Schema keyword, such as `minLength`. */
  readonly code: string;
}

/** An error for which a response will be sent. */
export interface ServerProblem {
  readonly status: number;
  /** Reason phrase of the status. */
  readonly title: string;
  readonly message: string;
  /** Further data about the error; `{}` if there is none. */
  readonly details: Json;
  /** Issues of an invalid request; empty for other errors. */
  readonly issues: readonly ProblemIssue[];
  readonly cause?: unknown;
}

type Later<T> = T | Promise<T>;

/**
 * Hooks that are called for each request. Errors thrown by `onRequest` or `onAuthenticated` are handled like errors
 * thrown by a handler, so `httpError` rejects the request.
 */
export interface Hooks<Principal = unknown, State = unknown> {
  /** Called when a request arrives, before anything is read. The result becomes the `state` of the context. */
  onRequest?(context: RequestContext): Later<State>;
  /** Called when operation and principal are known, but parameters and body have not been read yet. */
  onAuthenticated?(context: RequestContext<Principal, State>): Later<void>;
  /**
   * Called before a response, even an error response, is sent. Return a response to replace it. The state is
   * `undefined` if `onRequest` threw an error.
   */
  onResponse?(
    response: RawResponse,
    context: RequestContext<Principal, State | undefined>,
  ): Later<RawResponse | undefined>;
  /**
   * Called when an error becomes a response or interrupts one. An unexpected error is the problem's `cause`. Default:
   * prints unexpected errors with `console.error`. The hook is not awaited, and errors in it are ignored.
   */
  onError?(problem: ServerProblem, context: RequestContext<Principal, State | undefined>): Later<void>;
}

/** Options for cross-origin access by browsers (Fetch, 3.3). */
export interface CorsOptions {
  /**
   * Allowed origins such as `https://example.com`, a function that tests an origin, or `*` for all. The function is
   * synchronous: if it throws or returns a promise, the origin is not allowed, and `onError` is called.
   */
  readonly origins: '*' | readonly string[] | ((origin: string) => boolean);
  /** Whether to allow credentials such as cookies, which is impossible with `*`. Default: `false`. */
  readonly credentials?: boolean | undefined;
  /** Request headers to allow in addition to those that the document declares. */
  readonly headers?: readonly string[] | undefined;
  /** Seconds for which a browser may cache a preflight response. Default: 600. */
  readonly maxAge?: number | undefined;
}

/** Limits for the resources that a request may use. */
export interface Limits {
  /** Maximum size of a body, in bytes. Default: 1 MiB (413). */
  readonly bodyBytes?: number | undefined;
  /** Maximum nesting depth of a JSON or XML body. Default: 32. */
  readonly jsonDepth?: number | undefined;
  /** Maximum number of header lines. Default: 100 (431). */
  readonly headerCount?: number | undefined;
  /** Maximum duration of a handler, in milliseconds; 0 for no limit. Default: 30 000 (503). */
  readonly handlerTimeout?: number | undefined;
}

interface CommonOptions<Principal, State> {
  readonly hooks?: Hooks<Principal, State> | undefined;
  /**
   * Creates the body of each error response that the server itself sends, instead of the body that the document
   * defines. The function is synchronous: if it throws or returns a promise, `onError` is called and the document's
   * body is sent.
   */
  readonly errorBody?: ((problem: ServerProblem, context: RequestContext) => Json) | undefined;
  readonly limits?: Limits | undefined;
  /**
   * Prefix of all paths, such as `/v1`; requests for other paths get a 404. Default: the path of the document's
   * servers, which may be absent from requests if a proxy removes it.
   */
  readonly basePath?: string | undefined;
  /** Options for cross-origin access. Default: no cross-origin access. */
  readonly cors?: CorsOptions | undefined;
  /** For tests and development: turns a response that violates its schema into a 500. Needs `responseValidators`. */
  readonly validateResponses?: boolean | undefined;
}

/** Options with all handlers. */
interface HandlerOptions<H, S> {
  readonly mock?: false | undefined;
  readonly handlers: H;
  readonly security: S;
}

/** Options for mock mode, in which operations without a handler respond with examples. */
interface MockOptions<H, S> {
  readonly mock: true;
  readonly handlers?: Partial<H> | undefined;
  readonly security?: Partial<S> | undefined;
}

/** Options for a document without security. */
interface OpenOptions<H, S> {
  readonly mock?: false | undefined;
  readonly handlers: H;
  readonly security?: S | undefined;
}

/** If `State` is given, `onRequest` is required, because this hook creates the state. */
interface StateOptions<Principal, State> {
  readonly hooks: Hooks<Principal, State> & Required<Pick<Hooks<Principal, State>, 'onRequest'>>;
}

/** Options of a server. */
export type RuntimeServerOptions<
  H extends object,
  S extends object,
  Principal = unknown,
  State = unknown,
> = CommonOptions<Principal, State> &
  (unknown extends NoInfer<State> ? unknown : StateOptions<Principal, NoInfer<State>>) &
  ((Record<never, never> extends S ? OpenOptions<H, S> : HandlerOptions<H, S>) | MockOptions<H, S>);

/**
 * Reads and validates a request: first the head (406, 415 and 413), then the parameters, then the body. Whatever can be
 * rejected without the body is rejected before the body is read.
 */
export function readRequest(
  plan: Plan,
  request: RawRequest,
  segments: readonly string[],
  query: string,
  limits: BodyLimits,
): Input | Promise<Input> {
  const { operation, produces } = plan;
  if (produces.length > 0 && negotiate(request.headers.get('accept'), produces) === undefined) {
    throw new HttpError(406, `The response can be ${produces.join(' or ')}`);
  }
  const declared = operation.body && checkBody(operation.body, request, limits);
  if (declared !== undefined && !plan.isCodingRead) refuseCoding(request);
  const input = plan.readInput(request, segments, query);
  validateParameters(plan, input);
  if (declared === undefined) return withBody(plan, input, undefined, undefined);
  return readBody(request, declared, limits, input).then((body) => withBody(plan, input, body, declared));
}

function withBody(plan: Plan, input: Input, body: unknown, declared: Declared | undefined): Input {
  if (body !== undefined && declared !== undefined) {
    if (!declared.media.isStream) validateBody(plan, body, declared.name);
    if (input.partHeaders !== undefined) validatePartHeaders(plan, input.partHeaders, declared.name);
    input.body = declared.media.isStream ? validateItems(plan, body, declared.name) : body;
    if (plan.hasSeveralTypes) input.contentType = declared.name.includes('*') ? essence(declared.type) : declared.name;
  } else if (plan.operation.body?.required) {
    const details = { message: 'Missing parameter: body' };
    const issues = [{ in: 'body', path: [], message: 'is required', code: 'required' }] as const;
    throw new HttpError(bodyStatus(plan.operation), 'The body is missing', details, {}, { issues });
  }
  return input;
}

const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/u;

/** Returns the `x-request-id` of a request if it is valid, otherwise a new id. */
export function requestIdOf({ headers }: RawRequest): string {
  const received = headers.get('x-request-id');
  return received !== undefined && REQUEST_ID.test(received) ? received : globalThis.crypto.randomUUID();
}

/** Cancels the body of a response that arrives too late, such as an open file. */
function drop(response: unknown): void {
  const body = isRecord(response) ? response['body'] : undefined;
  if (body instanceof ReadableStream) body.cancel().catch(() => undefined);
}

/** Waits for a handler at most `timeout` milliseconds (0: no limit), then aborts its signal and throws a 503. */
export function withinTime(result: Promise<unknown>, timeout: number, exchange: Exchange): Promise<unknown> {
  if (timeout === 0) return result;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const error = new HttpError(503, 'The request took too long');
      exchange.abort(error);
      reject(error);
      result.then(drop, () => undefined);
    }, timeout);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

// Stores paths in a radix tree: each common prefix exists once, even if it spans segments.

export interface RouteNode<Leaf> {
  /** The part of the path that this node adds to its parent. */
  text: string;
  /** Child nodes by the first code unit of their text. */
  readonly children: Map<number, RouteNode<Leaf>>;
  /** Segments that combine fixed text and parameters, those with the most fixed text first. */
  mixed: readonly { readonly segment: MixedSegment; readonly node: RouteNode<Leaf> }[];
  /** The node for a segment that is a single parameter. */
  parameter: RouteNode<Leaf> | undefined;
  leaf: Leaf | undefined;
}

/** Creates an empty node. */
export const makeRouteNode = <Leaf>(text: string): RouteNode<Leaf> => ({
  text,
  children: new Map(),
  mixed: [],
  parameter: undefined,
  leaf: undefined,
});

/** Returns the node for a path template. Adds the node if it does not exist. */
export function descend<Leaf>(root: RouteNode<Leaf>, template: string): RouteNode<Leaf> {
  let [node, text] = [root, ''];
  for (const [index, segment] of template.split('/').entries()) {
    if (index > 0) text += '/';
    const mixed = parseMixed(segment);
    if (mixed === undefined && !segment.includes('{')) {
      text += normalizePath(segment) ?? segment;
      continue;
    }
    const parent = addText(node, text);
    node = mixed === undefined ? addParameter(parent) : addMixed(parent, mixed);
    text = '';
  }
  return addText(node, text);
}

function addText<Leaf>(parent: RouteNode<Leaf>, text: string): RouteNode<Leaf> {
  if (text === '') return parent;
  const first = text.charCodeAt(0);
  const child = parent.children.get(first);
  if (child === undefined) {
    const added = makeRouteNode<Leaf>(text);
    parent.children.set(first, added);
    return added;
  }
  let shared = 1;
  while (shared < child.text.length && child.text[shared] === text[shared]) shared += 1;
  if (shared === child.text.length) return addText(child, text.slice(shared));
  const upper = makeRouteNode<Leaf>(text.slice(0, shared));
  parent.children.set(first, upper);
  child.text = child.text.slice(shared);
  upper.children.set(child.text.charCodeAt(0), child);
  return addText(upper, text.slice(shared));
}

function addParameter<Leaf>(parent: RouteNode<Leaf>): RouteNode<Leaf> {
  parent.parameter ??= makeRouteNode('');
  return parent.parameter;
}

function addMixed<Leaf>(parent: RouteNode<Leaf>, segment: MixedSegment): RouteNode<Leaf> {
  const known = parent.mixed.find((candidate) => candidate.segment.literals.join('{}') === segment.literals.join('{}'));
  if (known !== undefined) return known.node;
  const node = makeRouteNode<Leaf>('');
  const fixed = (other: { readonly segment: MixedSegment }): number => other.segment.literals.join('').length;
  parent.mixed = [...parent.mixed, { segment, node }].sort((a, b) => fixed(b) - fixed(a));
  return node;
}

/** The state of a search for the leaf of a normalized path. */
export interface Search<Leaf> {
  readonly path: string;
  /** The segments as received, if they differ from those of the normalized path. */
  readonly raw: readonly string[] | undefined;
  readonly isFit: (leaf: Leaf, method: string) => boolean;
  readonly method: string;
  /** Output: the segments of parameters, as received. */
  readonly segments: string[];
  /** Output: the first leaf that has this path but was rejected by `isFit`. */
  passed: Leaf | undefined;
}

/** Finds the first suitable leaf at or below a node whose text ends at `index`. */
export function findLeaf<Leaf>(node: RouteNode<Leaf>, index: number, search: Search<Leaf>): Leaf | undefined {
  const { path } = search;
  if (index === path.length) {
    const { leaf } = node;
    if (leaf === undefined || search.isFit(leaf, search.method)) return leaf;
    search.passed ??= leaf;
    return undefined;
  }
  const child = node.children.get(path.charCodeAt(index));
  if (child !== undefined && path.startsWith(child.text, index)) {
    const leaf = findLeaf(child, index + child.text.length, search);
    if (leaf !== undefined) return leaf;
  }
  return node.parameter === undefined && node.mixed.length === 0 ? undefined : findOpen(node, index, search);
}

/** Finds the first suitable leaf below a segment that contains parameters. */
function findOpen<Leaf>({ mixed, parameter }: RouteNode<Leaf>, index: number, search: Search<Leaf>): Leaf | undefined {
  const { path, raw, segments } = search;
  const slash = path.indexOf('/', index);
  const end = slash < 0 ? path.length : slash;
  if (end === index) return undefined;
  const received = raw === undefined ? path.slice(index, end) : (raw[countSlashes(path, index)] ?? '');
  segments.push(received);
  for (const { segment, node } of mixed) {
    const leaf = matchMixed(segment, received) && findLeaf(node, end, search);
    if (leaf !== undefined) return leaf;
  }
  const leaf = parameter && findLeaf(parameter, end, search);
  if (leaf === undefined) segments.pop();
  return leaf;
}

function countSlashes(path: string, end: number): number {
  let count = 0;
  for (let index = path.indexOf('/'); index >= 0 && index < end; index = path.indexOf('/', index + 1)) count += 1;
  return count;
}

export interface Leaf<Route> {
  /** Routes by method; several for one method if paths differ only in parameter names. */
  readonly routes: Map<string, Route[]>;
  /** Value of the `Allow` header, with HEAD if there is GET, and with OPTIONS (RFC 9110, 9.1 and 10.2.1). */
  allow: string;
}

/** The result of routing a path. `malformed`: a segment is not percent-encoded UTF-8; `undefined`: no match. */
export type Match<Route> =
  | {
      readonly leaf: Leaf<Route>;
      /** The segments of parameters, as received. */
      readonly segments: readonly string[];
      /** The leaf of a more specific path that also matches, but does not have the method. */
      readonly passed: Leaf<Route> | undefined;
    }
  | 'malformed'
  | undefined;

/** Finds the leaf for a received path: the first leaf that has the method, else the first that matches the path. */
export type Router<Route> = (pathname: string, method: string) => Match<Route>;

/**
 * Creates a router, once for all requests. A literal segment takes precedence over a segment with fixed text and
 * parameters, which takes precedence over a single parameter. If one of them does not lead to a leaf, the next is
 * tried. A parameter never matches an empty segment, and trailing slashes are significant. Paths are compared in normal
 * form, but values are decoded only after the match: a percent-encoded delimiter is data and never matches a literal.
 */
export function createRouter<Route>(
  routes: Iterable<readonly [method: string, template: string, Route]>,
): Router<Route> {
  const root = makeRouteNode<Leaf<Route>>('');
  for (const [method, template, route] of routes) {
    const node = descend(root, template);
    node.leaf ??= { routes: new Map(), allow: '' };
    node.leaf.routes.set(method, [...(node.leaf.routes.get(method) ?? []), route]);
    node.leaf.allow = allowOf(node.leaf.routes);
  }
  const find = (path: string, raw: readonly string[] | undefined, method: string, isFit: typeof hasMethod) => {
    const search = { path, raw, method, isFit, segments: [], passed: undefined };
    const leaf = findLeaf(root, 0, search);
    return leaf && { leaf, segments: search.segments, passed: search.passed };
  };
  const match = (path: string, raw: readonly string[] | undefined, method: string): Match<Route> =>
    find(path, raw, method, hasMethod) ?? find(path, raw, method, hasAny);
  return (pathname, method) => {
    const path = normalizePath(pathname);
    if (path === undefined) return 'malformed';
    return match(path, path === pathname ? undefined : pathname.split('/'), method);
  };
}

const hasAny = (): boolean => true;

function hasMethod({ routes }: Leaf<unknown>, method: string): boolean {
  return routes.has(method) || (method === 'HEAD' && routes.has('GET'));
}

function allowOf(routes: ReadonlyMap<string, unknown>): string {
  const methods = new Set(routes.keys());
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods.add('OPTIONS')].join(', ');
}

/** Callbacks for the end of a stream. */
export interface Watch {
  /** The stream has failed. The caller only sees that the response was cut off. */
  readonly failed: (error: unknown) => void;
  /** The caller disconnected before the end. */
  readonly left: (reason: unknown) => void;
  /** The stream has ended, whatever the reason. */
  readonly ended: () => void;
}

/** Returns a stream that calls back when it ends. If the caller disconnects, that is not a failure. */
export const watchStream = (
  stream: ReadableStream<Uint8Array>,
  { failed, left, ended }: Watch,
): ReadableStream<Uint8Array> => {
  const reader = stream.getReader();
  let isLeft = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (isLeft) return;
          if (!done) {
            controller.enqueue(value);
            return;
          }
          ended();
          controller.close();
        } catch (error) {
          if (isLeft) return;
          failed(error);
          ended();
          // Hosts may send error messages to the caller, so the original message is not passed on.
          controller.error(new Error('The response was cut short'));
        }
      },
      cancel: (reason) => {
        isLeft = true;
        // Call back before canceling the source, which may be waiting for something that only the callback ends.
        left(reason);
        ended();
        return reader.cancel(reason);
      },
    },
    // Nothing is read ahead of demand.
    { highWaterMark: 0 },
  );
};

/** Creates a server from handlers. Throws `TypeError` if a security scheme that is in use has no handler. */
export function createRuntimeServer<
  H extends object,
  S extends object = Record<never, never>,
  Principal = unknown,
  State = unknown,
>(definition: ServerDefinition, options: RuntimeServerOptions<H, S, Principal, State>): Server {
  const isMock = options.mock === true;
  const limits = limitsOf(options.limits);
  const handlers = options.handlers ?? {};
  const plans = definition.operations.map((operation) =>
    createPlan(operation, definition, handlers, options.security ?? {}, isMock),
  );
  const route = createRouter<Plan | undefined>([
    ...plans.map((plan) => [plan.operation.method, plan.operation.path, plan] as const),
    ...(definition.skipped ?? []).map(([method, path]) => [method, path, undefined] as const),
  ]);
  const basePaths = basePathsOf(options.basePath, definition.basePath);
  const examples = isMock ? definition.examples?.() : undefined;
  const responseValidators = options.validateResponses ? definition.responseValidators : undefined;
  const hooks: Hooks = options.hooks ?? {};
  const failures = createFailures(definition.errorBody, options);
  const cors = options.cors && createCors(options.cors, definition.securitySchemes);

  const find = (request: RequestLine, pathname: string): Match<Plan | undefined> =>
    route(pathBelow(pathname, request.mount, basePaths), request.method);

  /** The latest match, cached because a host usually passes the same request to `handle` afterwards. */
  let asked: { readonly request: RequestLine; readonly found: Match<Plan | undefined> } | undefined;

  const match: Server['match'] = (request) => {
    const routeMatch = find(request, splitTarget(request.target).pathname);
    asked = { request, found: routeMatch };
    if (routeMatch === undefined || routeMatch === 'malformed') return 'nothing';
    const { routes } = routeMatch.leaf;
    const { method } = request;
    const hasMethod = routes.has(method) || (method === 'HEAD' && routes.has('GET'));
    return hasMethod || (method === 'OPTIONS' && cors !== undefined) ? 'operation' : 'path';
  };

  const respond = async (exchange: Exchange, routed: Found): Promise<RawResponse> => {
    const { request } = exchange;
    if (hooks.onRequest !== undefined) exchange.state = await hooks.onRequest(exchange);
    if (request.headers.count > limits.headerCount) throw new HttpError(431, 'There are too many headers');
    const { pathname, query } = splitTarget(request.target);
    const match = asked?.request === request ? asked.found : find(request, pathname);
    asked = undefined;
    if (match === 'malformed') throw new HttpError(400, 'The path is not percent-encoded UTF-8');
    if (match === undefined) throw new HttpError(404, 'There is no such path');
    const { routes, allow } = match.leaf;
    const preflight = cors?.preflight(
      request,
      allow,
      [...routes.values()].flat().flatMap((routePlan) => routePlan ?? []),
    );
    if (preflight !== undefined) return preflight;
    const method = request.method === 'HEAD' && !routes.has('HEAD') ? 'GET' : request.method;
    const plans = routes.get(method);
    const [first] = plans ?? [];
    const plan = plans === undefined || plans.length === 1 ? first : choosePlan(plans, request, match.segments, query);
    if (plan === undefined) {
      if (plans !== undefined) throw new HttpError(501, 'The operation is left out of this server');
      if (request.method === 'OPTIONS') return { status: 204, headers: [['allow', allow]], body: null };
      throw new HttpError(405, `The method must be ${allow}`, {}, { allow });
    }
    const { passed } = match;
    if (passed !== undefined && !judge(plan, request, match.segments, query).isPathValid)
      throw new HttpError(405, `The method must be ${passed.allow}`, {}, { allow: passed.allow });
    routed.plan = plan;
    exchange.operationId = plan.operation.id;
    exchange.route = plan.operation.path;
    if (plan.operation.deprecation !== undefined) exchange.addHeaders(plan.operation.deprecation);
    if (plan.guard !== undefined) await plan.guard(exchange);
    if (hooks.onAuthenticated !== undefined) await hooks.onAuthenticated(exchange);
    const read = readRequest(plan, request, match.segments, query, limits);
    const input = read instanceof Promise ? await read : read;
    const result =
      plan.handler === undefined ? await mock(plan, request) : await call(plan.handler, plan, input, exchange);
    if (responseValidators !== undefined) checkResponse(plan, result, responseValidators);
    return plan.encodeResponse(result, request.headers.get('accept'));
  };

  const call = (handler: OperationHandler, plan: Plan, input: object, exchange: Exchange): Result | Promise<Result> => {
    const value = handler.call(handlers, input, exchange);
    if (!isPromise(value)) return toResult(plan.operation, value);
    return withinTime(Promise.resolve(value), limits.handlerTimeout, exchange).then((settled) =>
      toResult(plan.operation, settled),
    );
  };

  const mock = async (plan: Plan, request: RawRequest): Promise<Result> => {
    if (!isMock) throw new HttpError(501, 'The operation is not implemented');
    return mockResponse(plan.operation, (await examples) ?? {}, request, definition.dynamic);
  };

  /** Adds the headers that every response needs: those of the exchange, and those for CORS. */
  const seal = (response: RawResponse, exchange: Exchange): RawResponse => {
    const finished = exchange.finish(response);
    if (cors === undefined) return finished;
    const lines = cors.headersOf(exchange.request, finished, (error) => failures.tell(error, exchange));
    return { ...finished, headers: [...finished.headers, ...lines] };
  };

  const finish = async (response: RawResponse, exchange: Exchange, fail: (error: unknown) => RawResponse) => {
    let replaced = response;
    try {
      replaced = (hooks.onResponse && (await hooks.onResponse(response, exchange))) ?? response;
      // Only a replacement stream may still read the original stream. Canceling a stream that has ended has no effect.
      if (response.body instanceof ReadableStream && !(replaced.body instanceof ReadableStream)) cancel(response.body);
      return seal(replaced, exchange);
    } catch (error) {
      // Nobody will read the stream, unless the failed hook is reading it; then it cannot be canceled.
      if (replaced.body instanceof ReadableStream) cancel(replaced.body, error);
      exchange.dropFraming();
      return seal(fail(error), exchange);
    }
  };

  /**
   * Watches the response stream of a handler. Until the stream ends, the handler counts as active, so its signal aborts
   * if the caller disconnects.
   */
  const watchOf = (exchange: Exchange): Watch => ({
    failed: (error) => {
      // If the caller disconnected, the stream ended because of that, not because of an error in the source.
      if (!exchange.isAborted) failures.tell(error, exchange);
    },
    left: (reason) => exchange.abort(reason),
    ended: () => exchange.release(),
  });

  const handle = async (request: RawRequest): Promise<RawResponse> => {
    const exchange = new Exchange(request, requestIdOf(request));
    const routed: Found = { plan: undefined };
    const fail = (error: unknown): RawResponse => failures.respond(error, exchange, routed.plan?.operation);
    const response = await respond(exchange, routed).catch(fail);
    if (!(response.body instanceof ReadableStream)) exchange.release();
    const finished = await finish(response, exchange, fail);
    const { body } = finished;
    if (request.method !== 'HEAD' && body instanceof ReadableStream)
      return { ...finished, body: watchStream(body, watchOf(exchange)) };
    exchange.release();
    return request.method === 'HEAD' ? withoutBody(finished) : finished;
  };

  return toServer(handle, match);
}

/** Cancels a stream that will not be read, unless a reader has locked the stream. */
function cancel(stream: ReadableStream, reason?: unknown): void {
  stream.cancel(reason).catch(() => undefined);
}

/**
 * Selects one of several operations with the same method and path: the first for which all parameters are valid, else
 * the first with valid path parameters. Operations with fixed query parameters are candidates only if the request
 * contains these; those with the most come first.
 */
function choosePlan(
  plans: readonly (Plan | undefined)[],
  request: RawRequest,
  segments: readonly string[],
  query: string,
): Plan | undefined {
  const parameters = new URLSearchParams(query);
  const judged = plans.flatMap((plan) => {
    if (plan === undefined) return [];
    const wanted = plan.operation.query ?? [];
    if (!wanted.every(([name, value]) => parameters.getAll(name).includes(value))) return [];
    return [{ plan, wanted: wanted.length, ...judge(plan, request, segments, query) }];
  });
  const ordered = judged.sort((a, b) => b.wanted - a.wanted);
  const best = ordered.find(({ isValid }) => isValid) ?? ordered.find(({ isPathValid }) => isPathValid) ?? ordered[0];
  return best?.plan ?? plans[0];
}

/** Returns whether all parameters of a request are valid for an operation, and whether its path parameters are. */
function judge(
  plan: Plan,
  request: RawRequest,
  segments: readonly string[],
  query: string,
): { readonly isValid: boolean; readonly isPathValid: boolean } {
  try {
    const input = plan.readInput(request, segments, query);
    const validate = plan.validators.parameters;
    const issues = validate === undefined ? [] : gather(validate, input);
    const isPathValid = !issues.some(({ instancePath }) => instancePath.startsWith('/path'));
    return { isValid: issues.length === 0, isPathValid };
  } catch (error) {
    return { isValid: false, isPathValid: !(error instanceof DecodeError && error.location === 'path') };
  }
}

/** Throws an error if the body of a response violates its schema. */
function checkResponse(
  { operation }: Plan,
  { status, body, contentType }: Result,
  validators: Readonly<Record<string, ResponseValidators>>,
): void {
  const key = responseKey(operation, status) ?? String(status);
  const types = Object.keys(lookUp(declaredResponses(operation), key)?.content ?? {});
  const type = contentType === undefined ? types[0] : matchDeclared(contentType, types);
  const validate = checkOf(lookUp(lookUp(validators, operation.id), key), type ?? '');
  if (validate === undefined || body === undefined || validate(body)) return;
  throw new UndeclaredResponseError(`${operation.id} ${status}: ${JSON.stringify(gather(validate, body))}`);
}

/** The plan for the current request, which determines the body of error responses. */
interface Found {
  plan: Plan | undefined;
}
