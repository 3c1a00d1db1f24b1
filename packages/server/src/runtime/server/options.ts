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
  /** Aborts when the caller goes away. Read on demand: an adapter may make it lazily. */
  readonly signal: AbortSignal;
  /** The address that the connection comes from, where an adapter knows it. */
  readonly remoteAddress?: string | undefined;
}

/** Request headers; names are lower case, repeated headers joined as RFC 9110 5.3 says. */
export interface RequestHeaders {
  get(name: string): string | undefined;
  /** Header lines, for the limit. */
  readonly count: number;
}

/** An answer as an adapter writes it; `content-length` is left to the adapter but for HEAD, whose body is not given. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Null without a body, for HEAD too. */
  readonly body: OutgoingBody | null;
}

/** A server that adapters drive. */
export interface Server {
  /** Answers a Fetch API request; never rejects. */
  fetch(request: Request): Promise<Response>;
  /** Answers a request of any adapter; never rejects. */
  handle(request: RawRequest): Promise<RawAnswer>;
}

/** What a handler is told of its request besides the input. */
export interface RequestContext<Principal = unknown> {
  readonly operationId: string;
  readonly requestId: string;
  /** Aborts when the caller goes away or the handler takes too long. */
  readonly signal: AbortSignal;
  /** What the security handlers returned, by scheme; absent for anonymous access. */
  readonly security?: Readonly<Record<string, Principal>>;
  /** What the security handler of the first scheme returned. */
  readonly principal?: Principal;
  readonly request: { readonly method: string; readonly target: string; readonly headers: RequestHeaders };
}

/** What a security handler is told. */
export interface SecurityContext {
  readonly operationId: string;
  /** Method and template, such as `GET /posts/{id}`. */
  readonly operation: string;
  readonly scheme: string;
  /** The scopes that the operation asks of the scheme. */
  readonly scopes: readonly string[];
  readonly requestId: string;
  readonly signal: AbortSignal;
  readonly request: { readonly method: string; readonly target: string; readonly headers: RequestHeaders };
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
export type SecurityHandler<Principal = unknown, Credential = string> = (
  credential: Credential,
  context: SecurityContext,
) => Principal | Forbidden | undefined | Promise<Principal | Forbidden | undefined>;

/** An error on its way to become an answer. */
export interface Problem {
  readonly status: number;
  /** The status's reason phrase. */
  readonly title: string;
  readonly message: string;
  /** `{}` when there is nothing to add. */
  readonly details: Json;
  readonly cause?: unknown;
}

/** Where an error arose; without an operation if none was found for the request. */
export interface ErrorContext {
  readonly operationId?: string;
  readonly requestId: string;
  readonly request: { readonly method: string; readonly target: string };
}

/** Bounds on what one request may cost. */
export interface Limits {
  /** Default 1 MiB. */
  readonly bodyBytes?: number;
  /** Nesting of a JSON body. Default 32. */
  readonly jsonDepth?: number;
  /** Header lines. Default 100; more are a 431. */
  readonly headerCount?: number;
  /** Milliseconds a handler may take; 0 for no bound. Default 30 000. */
  readonly handlerTimeout?: number;
}

interface CommonOptions {
  /** Makes the body of an error answer; wins over the definition's `errorBody`. */
  readonly formatError?: (problem: Problem, context: ErrorContext) => Json;
  readonly limits?: Limits;
  /**
   * What stands before all paths, such as `/v1`; other paths are answered 404. Default: what the servers of the document
   * have in common, which may be missing where something before this server has taken it away.
   */
  readonly basePath?: string;
  /** Told of every error that a caller only sees as a 500, and of invalid answers. Default: `console.error`. */
  readonly onError?: (error: unknown, context: ErrorContext) => void;
  /** For tests and development: an answer that breaks its schema becomes a 500. Needs `answerValidators`. */
  readonly validateAnswers?: boolean;
}

type SecurityOption<S extends object> =
  Record<never, never> extends S ? { readonly security?: S } : { readonly security: S };

/** How a server is made: with every handler, or in mock mode, where missing ones are answered by examples. */
export type RuntimeServerOptions<H extends object, S extends object> =
  | (CommonOptions & SecurityOption<S> & { readonly mock?: false; readonly handlers: H })
  | (CommonOptions & { readonly mock: true; readonly handlers?: Partial<H>; readonly security?: Partial<S> });
