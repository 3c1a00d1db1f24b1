import type { Json, OutgoingBody } from '../codec/operation.js';

/** A request as an adapter hands it over. */
export interface RawRequest {
  /** Upper case. */
  readonly method: string;
  /** Path and query as received: `/posts/1?page=2`. */
  readonly target: string;
  readonly headers: RequestHeaders;
  /** Null if the request has none. */
  readonly body: AsyncIterable<Uint8Array> | null;
  /**
   * All bytes of the body at once, where an adapter has a faster way to them; `undefined` where there are more than `most`.
   * Rejects where they are cut off.
   */
  bytes?(most: number): Promise<Uint8Array | undefined>;
  /** Whether a parser of the host has read the body, so that its bytes are written anew of what that has made of it. */
  readonly isTaken?: boolean;
  /** Aborts when the caller goes away. Read on demand: an adapter may make it lazily. */
  readonly signal: AbortSignal;
  /** The address that the connection comes from, where an adapter knows it. */
  readonly remoteAddress?: string | undefined;
  /** The start of the target's path below which the host has mounted this server: `/api`. */
  readonly mount?: string | undefined;
  /** What the host calls the request: Express's and Fastify's `request`, Hono's context; for what the host has put there. */
  readonly host?: unknown;
}

/** What is known of a request by its first line, and where it is mounted. */
export type RequestLine = Pick<RawRequest, 'method' | 'target' | 'mount'>;

/** Request headers; names are lower case, repeated headers joined as RFC 9110 5.3 says. */
export interface RequestHeaders {
  get(name: string): string | undefined;
  /** Header lines, for the limit. */
  readonly count: number;
}

/** An answer as an adapter writes it; `content-length` is left to the adapter but for HEAD, whose body is not given. */
export interface RawResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Null without a body, for HEAD too. */
  readonly body: OutgoingBody | Uint8Array | null;
}

/** A server that adapters drive. */
export interface Server {
  /** Answers a Fetch API request; never rejects. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** Answers a request of any adapter; never rejects. */
  handle(request: RawRequest): Promise<RawResponse>;
  /** What a request asks for; a server without it has all paths. */
  readonly match?: (request: RequestLine) => RouteMatch;
}

/** An operation, a path of the document by a method that it does not have, or nothing of the document. */
export type RouteMatch = 'operation' | 'path' | 'nothing';

/** How a server is mounted in a host that has handlers of its own. */
export interface MountOptions {
  /**
   * What goes on to the host's next handler: a `path` that the document does not have; a `method`, too, that its path does
   * not have; or `none`, so that these are answered here by 404 and 405. Default `path`.
   */
  readonly fallThrough?: 'none' | 'path' | 'method' | undefined;
}

/** What a handler is told of its request besides the input. */
export interface RequestContext<Principal = unknown, State = unknown> {
  /** Empty before it is known which operation is asked for, and where none is. */
  readonly operationId: string;
  readonly requestId: string;
  /** Aborts when the caller goes away, while a stream that is answered is read, too, or when the handler takes too long. */
  readonly signal: AbortSignal;
  /** What the security handlers returned, by scheme; `undefined` for anonymous access. */
  readonly security: Readonly<Record<string, Principal>> | undefined;
  /** What the security handler of the first scheme returned. */
  readonly principal: Principal | undefined;
  readonly request: Pick<RawRequest, 'method' | 'target' | 'headers' | 'remoteAddress' | 'host'>;
  /** What the hook `onRequest` returned. */
  readonly state: State;
  /**
   * Headers that the answer gets besides those that the document declares, such as `Cache-Control`, `ETag` or
   * `Set-Cookie`, an error's too. A declared header of the same name that a handler gives wins.
   */
  readonly extraHeaders: Headers;
}

/** What a security handler is told. */
export interface SecurityContext<State = unknown> {
  readonly operationId: string;
  /** Method and template, such as `GET /posts/{id}`. */
  readonly operation: string;
  readonly scheme: string;
  /** The scopes that the operation asks of the scheme. */
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

/** What `forbidden()` returns; known by identity, so that no principal is taken for it. */
export interface Forbidden {
  readonly forbidden: true;
}

/**
 * Turns a credential into a principal: who calls.
 *
 * `undefined` refuses with 401, `forbidden()` with 403; `httpError` may be thrown for any other refusal. The credential
 * is the token or key without its prefix; a name and password for HTTP Basic; an empty string for mutual TLS.
 */
export type SecurityHandler<Principal = unknown, Credential = string, State = unknown> = (
  credential: Credential,
  context: SecurityContext<State>,
) => Principal | Forbidden | undefined | Promise<Principal | Forbidden | undefined>;

/** One thing that is wrong with a request. */
export interface ProblemIssue {
  /** Where the value is; `request` where it is none of these. */
  readonly in: 'path' | 'query' | 'header' | 'cookie' | 'body' | 'request';
  /** From there on: the name of a parameter, or the members and indexes that lead to a value of the body. */
  readonly path: readonly (string | number)[];
  /** The end of a sentence that starts with the name: `is required`. */
  readonly message: string;
  /** The keyword of JSON Schema that is not met, such as `minLength`. */
  readonly code: string;
}

/** An error on its way to become a response. */
export interface Problem {
  readonly status: number;
  /** The status's reason phrase. */
  readonly title: string;
  readonly message: string;
  /** `{}` when there is nothing to add. */
  readonly details: Json;
  /** What is wrong with the request, one by one; empty for other errors. */
  readonly issues: readonly ProblemIssue[];
  readonly cause?: unknown;
}

type Later<T> = T | Promise<T>;

/**
 * What a server calls at points of each request. What `onRequest` and `onAuthenticated` throw is answered as if a handler had
 * thrown it, so that `httpError` refuses a request.
 */
export interface Hooks<Principal = unknown, State = unknown> {
  /** It has come, and nothing of it is read. What is returned is the state that all others are given. */
  onRequest?(context: RequestContext): Later<State>;
  /** It is known what is asked, and by whom; parameters and body are not yet read. */
  onAuthenticated?(context: RequestContext<Principal, State>): Later<void>;
  /** Its answer is about to be sent, an error's too: as it is, or as it is returned. No state if `onRequest` threw. */
  onResponse?(
    response: RawResponse,
    context: RequestContext<Principal, State | undefined>,
  ): Later<RawResponse | undefined>;
  /**
   * An error is about to become an answer, or has cut one short. What nobody has thrown on purpose is its `cause`. Default:
   * these are printed by `console.error`. It is not awaited, and what it throws is ignored.
   */
  onError?(problem: Problem, context: RequestContext<Principal, State | undefined>): Later<void>;
}

/** Which pages of other origins may read answers in a browser (Fetch, 3.3). */
export interface CorsOptions {
  /**
   * Origins such as `https://example.com`, a function that knows them, or `*` for all. The function returns at once: if it
   * throws, or returns a promise, the origin is not allowed and `onError` is called.
   */
  readonly origins: '*' | readonly string[] | ((origin: string) => boolean);
  /** Whether cookies and the like are sent along, which no `*` allows. Default `false`. */
  readonly credentials?: boolean | undefined;
  /** Request headers besides those that the document declares. */
  readonly headers?: readonly string[] | undefined;
  /** Seconds for which a browser keeps what it was told. Default 600. */
  readonly maxAge?: number | undefined;
}

/** Bounds on what one request may cost. */
export interface Limits {
  /** Default 1 MiB. */
  readonly bodyBytes?: number | undefined;
  /** Nesting of a JSON body. Default 32. */
  readonly jsonDepth?: number | undefined;
  /** Header lines. Default 100; more are a 431. */
  readonly headerCount?: number | undefined;
  /** Milliseconds a handler may take; 0 for no bound. Default 30 000. */
  readonly handlerTimeout?: number | undefined;
}

interface CommonOptions<Principal, State> {
  readonly hooks?: Hooks<Principal, State> | undefined;
  /**
   * Makes the body of each error that the server sends itself, in place of the one that is made from the document, and
   * returns it at once. If it throws, or returns a promise, `onError` is called and the body is made from the document.
   */
  readonly errorBody?: ((problem: Problem, context: RequestContext) => Json) | undefined;
  readonly limits?: Limits | undefined;
  /**
   * What stands before all paths, such as `/v1`; other paths are answered 404. Default: what the servers of the document
   * have in common, which may be missing where something before this server has taken it away.
   */
  readonly basePath?: string | undefined;
  /** Default: no page of another origin is told anything. */
  readonly cors?: CorsOptions | undefined;
  /** For tests and development: an answer that breaks its schema becomes a 500. Needs `answerValidators`. */
  readonly validateResponses?: boolean | undefined;
}

/** With every handler. */
interface HandlerOptions<H, S> {
  readonly mock?: false | undefined;
  readonly handlers: H;
  readonly security: S;
}

/** In mock mode, where examples answer for handlers that are missing. */
interface MockOptions<H, S> {
  readonly mock: true;
  readonly handlers?: Partial<H> | undefined;
  readonly security?: Partial<S> | undefined;
}

/** Of a document without security. */
interface OpenOptions<H, S> {
  readonly mock?: false | undefined;
  readonly handlers: H;
  readonly security?: S | undefined;
}

/** A state of one's own has to be made. */
interface StateOptions<Principal, State> {
  readonly hooks: Hooks<Principal, State> & Required<Pick<Hooks<Principal, State>, 'onRequest'>>;
}

/** How a server is made. */
export type RuntimeServerOptions<
  H extends object,
  S extends object,
  Principal = unknown,
  State = unknown,
> = CommonOptions<Principal, State> &
  (unknown extends NoInfer<State> ? unknown : StateOptions<Principal, NoInfer<State>>) &
  ((Record<never, never> extends S ? OpenOptions<H, S> : HandlerOptions<H, S>) | MockOptions<H, S>);
