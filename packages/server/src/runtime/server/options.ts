import type { Json, OutgoingBody } from '../codec/operation.js';

/** A request as an adapter passes it to the server. */
export interface RawRequest {
  /** In upper case. */
  readonly method: string;
  /** Path and query as received: `/posts/1?page=2`. */
  readonly target: string;
  readonly headers: RequestHeaders;
  /** Null if the request has no body. */
  readonly body: AsyncIterable<Uint8Array> | null;
  /**
   * Reads all bytes of the body at once, if the adapter has a faster way to do so; `undefined` if there are more than
   * `most`. Rejects if the body is cut off.
   */
  bytes?(most: number): Promise<Uint8Array | undefined>;
  /**
   * Whether a body parser of the host has already read the body, so that its bytes are re-encoded from the parsed
   * value.
   */
  readonly isTaken?: boolean;
  /** Aborts when the caller disconnects. May be created lazily. */
  readonly signal: AbortSignal;
  /** The remote address of the connection, if the adapter knows it. */
  readonly remoteAddress?: string | undefined;
  /** The path prefix at which the host has mounted this server, such as `/api`. */
  readonly mount?: string | undefined;
  /**
   * The host's request object (Express and Fastify: `request`, Hono: the context), for access to data that the host has
   * attached.
   */
  readonly host?: unknown;
}

/** The request line, and the path at which the server is mounted. */
export type RequestLine = Pick<RawRequest, 'method' | 'target' | 'mount'>;

/** Request headers. Names are in lower case; repeated headers are joined (RFC 9110, 5.3). */
export interface RequestHeaders {
  get(name: string): string | undefined;
  /** The number of header lines, for the limit. */
  readonly count: number;
}

/** A response for an adapter to write. The adapter adds `content-length`, except for HEAD, where the body is absent. */
export interface RawResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Null if there is no body, and for HEAD. */
  readonly body: OutgoingBody | Uint8Array | null;
}

/** A server that adapters call. */
export interface Server {
  /** Handles a Fetch API request; never rejects. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** Handles a request of any adapter; never rejects. */
  handle(request: RawRequest): Promise<RawResponse>;
  /** Returns what a request matches. A server without it owns all paths. */
  readonly match?: (request: RequestLine) => RouteMatch;
}

/** `operation`: an operation; `path`: a path of the document without that method; `nothing`: neither. */
export type RouteMatch = 'operation' | 'path' | 'nothing';

/** Options for mounting a server in a host that has other handlers. */
export interface MountOptions {
  /**
   * Selects the requests that go to the host's next handler. `path` (default): paths that the document does not have.
   * `method`: also methods that a path does not have. `none`: no requests; this server responds with 404 and 405.
   */
  readonly fallThrough?: 'none' | 'path' | 'method' | undefined;
}

/** The context of a request, passed to handlers in addition to the input. */
export interface RequestContext<Principal = unknown, State = unknown> {
  /** Empty until the operation is known, and if there is none. */
  readonly operationId: string;
  readonly requestId: string;
  /** Aborts when the caller disconnects, also while a response stream is read, or when the handler times out. */
  readonly signal: AbortSignal;
  /** The principals that the security handlers returned, by scheme; `undefined` for anonymous access. */
  readonly security: Readonly<Record<string, Principal>> | undefined;
  /** The principal of the first scheme. */
  readonly principal: Principal | undefined;
  readonly request: Pick<RawRequest, 'method' | 'target' | 'headers' | 'remoteAddress' | 'host'>;
  /** The value that the `onRequest` hook returned. */
  readonly state: State;
  /**
   * Additional response headers, such as `Cache-Control`, `ETag` or `Set-Cookie`; also sent with errors. A declared
   * header of the same name that the handler returns takes precedence.
   */
  readonly extraHeaders: Headers;
}

/** The context of a security handler. */
export interface SecurityContext<State = unknown> {
  readonly operationId: string;
  /** Method and path template, such as `GET /posts/{id}`. */
  readonly operation: string;
  readonly scheme: string;
  /** The scopes that the operation requires of the scheme. */
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

/** The result of `forbidden()`. It is compared by identity, so that no principal is mistaken for it. */
export interface Forbidden {
  readonly forbidden: true;
}

/**
 * Maps a credential to a principal, the identity of the caller. Return `undefined` to reject with 401 or `forbidden()`
 * to reject with 403; throw `httpError` for any other error. The credential is the token or key without its prefix, a
 * user name and password for HTTP Basic, or an empty string for mutual TLS.
 */
export type SecurityHandler<Principal = unknown, Credential = string, State = unknown> = (
  credential: Credential,
  context: SecurityContext<State>,
) => Principal | Forbidden | undefined | Promise<Principal | Forbidden | undefined>;

/** One issue of an invalid request. */
export interface ProblemIssue {
  /** Location of the value; `request` if it is none of the others. */
  readonly in: 'path' | 'query' | 'header' | 'cookie' | 'body' | 'request';
  /** Path within the location: the name of a parameter, or the keys and indexes that lead to a value in the body. */
  readonly path: readonly (string | number)[];
  /** Text that completes a sentence that begins with the name: `is required`. */
  readonly message: string;
  /** The JSON Schema keyword that is violated, such as `minLength`. */
  readonly code: string;
}

/** An error for which a response is about to be sent. */
export interface Problem {
  readonly status: number;
  /** The status's reason phrase. */
  readonly title: string;
  readonly message: string;
  /** `{}` if there are none. */
  readonly details: Json;
  /** The issues of an invalid request; empty for other errors. */
  readonly issues: readonly ProblemIssue[];
  readonly cause?: unknown;
}

type Later<T> = T | Promise<T>;

/**
 * Hooks that the server calls for each request. An error thrown by `onRequest` or `onAuthenticated` is handled like one
 * thrown by a handler, so `httpError` rejects the request.
 */
export interface Hooks<Principal = unknown, State = unknown> {
  /** Called when a request arrives, before anything is read. Its result is the `state` of the context. */
  onRequest?(context: RequestContext): Later<State>;
  /** Called when the operation and the principal are known; parameters and body are not read yet. */
  onAuthenticated?(context: RequestContext<Principal, State>): Later<void>;
  /**
   * Called before a response is sent, including error responses. Return a response to replace it. The state is
   * `undefined` if `onRequest` threw.
   */
  onResponse?(
    response: RawResponse,
    context: RequestContext<Principal, State | undefined>,
  ): Later<RawResponse | undefined>;
  /**
   * Called when an error becomes a response or cuts one short. An unexpected error is the problem's `cause`. Default:
   * print such errors with `console.error`. The hook is not awaited, and its own errors are ignored.
   */
  onError?(problem: Problem, context: RequestContext<Principal, State | undefined>): Later<void>;
}

/** Options for cross-origin access by browsers (Fetch, 3.3). */
export interface CorsOptions {
  /**
   * Allowed origins such as `https://example.com`, a function that tests an origin, or `*` for all. The function is
   * synchronous: if it throws or returns a promise, the origin is not allowed and `onError` is called.
   */
  readonly origins: '*' | readonly string[] | ((origin: string) => boolean);
  /** Whether credentials such as cookies are allowed; not possible with `*`. Default: `false`. */
  readonly credentials?: boolean | undefined;
  /** Allowed request headers in addition to those that the document declares. */
  readonly headers?: readonly string[] | undefined;
  /** Seconds for which a browser may cache a preflight response. Default: 600. */
  readonly maxAge?: number | undefined;
}

/** Limits on the resources that one request may use. */
export interface Limits {
  /** Maximum size of a body. Default: 1 MiB (413). */
  readonly bodyBytes?: number | undefined;
  /** Maximum nesting depth of a JSON body. Default: 32. */
  readonly jsonDepth?: number | undefined;
  /** Maximum number of header lines. Default: 100 (431). */
  readonly headerCount?: number | undefined;
  /** Maximum time of a handler in milliseconds; 0 for no limit. Default: 30 000 (503). */
  readonly handlerTimeout?: number | undefined;
}

interface CommonOptions<Principal, State> {
  readonly hooks?: Hooks<Principal, State> | undefined;
  /**
   * Creates the body of every error response of the server itself, instead of the one that the document defines.
   * Synchronous: if it throws or returns a promise, `onError` is called and the body of the document is sent.
   */
  readonly errorBody?: ((problem: Problem, context: RequestContext) => Json) | undefined;
  readonly limits?: Limits | undefined;
  /**
   * Prefix of all paths, such as `/v1`; requests to other paths get a 404. Default: the path of the document's servers,
   * which may also be absent from a request if something in front of this server removes it.
   */
  readonly basePath?: string | undefined;
  /** Default: no cross-origin access. */
  readonly cors?: CorsOptions | undefined;
  /** For tests and development: a response that violates its schema becomes a 500. Needs `responseValidators`. */
  readonly validateResponses?: boolean | undefined;
}

/** With all handlers. */
interface HandlerOptions<H, S> {
  readonly mock?: false | undefined;
  readonly handlers: H;
  readonly security: S;
}

/** In mock mode, where operations without a handler respond with examples. */
interface MockOptions<H, S> {
  readonly mock: true;
  readonly handlers?: Partial<H> | undefined;
  readonly security?: Partial<S> | undefined;
}

/** For a document without security. */
interface OpenOptions<H, S> {
  readonly mock?: false | undefined;
  readonly handlers: H;
  readonly security?: S | undefined;
}

/** If `State` is given, `onRequest` is required, because it creates the state. */
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
