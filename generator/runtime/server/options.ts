import type { Json, OutgoingBody } from '../codec/operation.js';

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
