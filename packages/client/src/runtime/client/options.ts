import type { Operation, Scheme, ServerAddress, Target } from './operation.js';
import type { AnyReceived } from './read-response.js';

/** User name and password of HTTP Basic authentication (RFC 7617). */
export interface BasicCredential {
  readonly username: string;
  readonly password: string;
}

/** The tokens passed to `onRefresh`, for example to store them. */
export interface RefreshedTokens {
  readonly accessToken: string;
  /** Milliseconds since the epoch; absent if the response contains no valid time. */
  readonly expiresAt?: number;
  readonly refreshToken: string;
}

/** An access token that the client refreshes with a refresh token. The object is never changed. */
export interface TokenSession {
  /** Absent: the token is refreshed before the first call. */
  readonly accessToken?: string | undefined;
  /** ISO 8601 text or milliseconds since the epoch. Absent: the token is refreshed only after a 401. */
  readonly expiresAt?: string | number | undefined;
  readonly refreshToken: string;
  /**
   * Called after each refresh; calls that needed the refresh wait for it. If it fails, these calls reject with
   * `TokenRefreshError`; later calls use the new token, and it is not called again for it. Calls that start while it
   * runs, including its own, do not wait for it.
   */
  readonly onRefresh?: ((tokens: RefreshedTokens) => void | Promise<void>) | undefined;
}

/** The argument of a credential function: the attempt that needs the credential. */
export interface SessionCall {
  readonly scheme: Scheme;
  /** The request that the credential is added to. To observe the response, wrap its `fetch`. */
  readonly target: Target;
  readonly clock: Clock | undefined;
  readonly signal: AbortSignal | undefined;
  /** The client's `fetch`, to request tokens with. */
  readonly fetch: Fetch;
  /** In milliseconds; `false` or 0 for none. */
  readonly timeout: number | false;
  /** The URL that relative URLs of the document are resolved against. */
  readonly baseUrl: string;
  /** Sends another request with the same client. */
  send(operation: Operation, request: RequestParts): Promise<AnyReceived>;
}

/** Returns an access token and refreshes it when needed; see `createSession`. Called for each attempt. */
export type Session = (call: SessionCall) => Promise<string>;

/**
 * A token or key, a user name and password, or a function that returns one, such as a session. The function is called
 * for each attempt; if it throws, the call rejects with its error. It is bounded by the signal of the call, not by
 * `timeout`.
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
  /** First delay of the exponential backoff after a 500, 502, 503, 504 or a network error. Default: 500. */
  readonly baseDelay?: number | undefined;
  /** If `Retry-After` asks for a longer delay than this, the response is returned at once. Default: 60 000. */
  readonly maxDelay?: number | undefined;
}

/** Calls `attempt` until it succeeds or no retry is left, and returns the last response; see `retry`. */
export type Retry = <T extends { readonly response: Response }>(
  attempt: () => Promise<T>,
  method: string,
  signal: AbortSignal | undefined,
  clock: Clock | undefined,
) => Promise<T>;

/** Time and random numbers, replaceable in tests. @internal */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `ms`; rejects with the signal's reason if it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  random(): number;
}

/**
 * Sends one request: the platform's `fetch` or a compatible function, such as the in-memory `fetch` of a server. It
 * also receives the operation that the request belongs to.
 */
export interface Fetch {
  (url: string, init: RequestInit, operation?: Pick<Operation, 'responses'>): Promise<Response>;
  /** Base URL used if neither the client nor the document defines one: that of an in-memory server. */
  readonly baseUrl?: string;
}

/**
 * Handling of responses with an undeclared status: thrown as an `UnexpectedResponseError`, or returned as an
 * `UndeclaredResponse`.
 */
export type OnUndeclared = 'throw' | 'return';

/** Options of a client. */
export interface ClientOptions<U extends OnUndeclared = 'throw'> {
  /**
   * Default: the first server of the operation, its path or the document, with default values for variables. A string
   * replaces absolute server URLs; the path of a relative one, such as `/api`, is appended unless the string already
   * ends with it. A function receives each server URL and returns the one to use. A trailing `/` is ignored.
   */
  readonly baseUrl?: string | ((address: string, server?: ServerAddress) => string) | undefined;
  /**
   * Default: the platform's `fetch`. Requests use `redirect: 'manual'`, so that no credential reaches another origin: a
   * redirect is a response like any other. See `followRedirects`. Browsers hide redirects; to let the browser follow
   * all, pass `(url, init) => fetch(url, { ...init, redirect: 'follow' })`.
   */
  readonly fetch?: Fetch | undefined;
  readonly auth?: Credentials | undefined;
  /** Timeout per attempt in milliseconds, including reading the response; `false` or 0 for none. Default: 60 000. */
  readonly timeout?: number | false | undefined;
  /** Retry policy. Default: no retries. */
  readonly retry?: Retry | undefined;
  /** Handling of undeclared statuses: `throw` (default) or `return`. */
  readonly undeclared?: U | undefined;
  /** Sent with every request. Headers of a request override these. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** @internal */
  readonly clock?: Clock | undefined;
}

/** Options of one call; they override those of the client. */
export interface RequestOptions<U extends OnUndeclared = 'throw'> {
  /** Aborts the call, including its delays; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly timeout?: number | false | undefined;
  readonly retry?: Retry | false | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Override the client's credentials by scheme; `undefined` omits a credential. */
  readonly auth?: Credentials | undefined;
  /** Handling of undeclared statuses: `throw` or `return`. */
  readonly undeclared?: U | undefined;
  /** Replaces the client's `fetch`. @internal */
  readonly fetch?: Fetch | undefined;
  /** Maps the URL of the request to the one to use, such as that of a next page. @internal */
  readonly address?: ((url: string) => string) | undefined;
}

/** A request as in generated types: one object per parameter location, keyed by the names on the wire. */
export interface RequestParts {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly headers?: object | undefined;
  readonly cookies?: object | undefined;
  readonly body?: unknown;
  /** Media type of the body, if several are declared. */
  readonly contentType?: string | undefined;
  /** Headers of the parts of a multipart body, by part name. */
  readonly partHeaders?: object | undefined;
}

/**
 * A received response of an operation, discriminated by `status`. `headers` contains the declared headers that are
 * present.
 */
export type Received<R extends { readonly status: number }, U extends OnUndeclared = 'throw'> =
  | ReceivedDeclared<R>
  | (U extends 'return' ? UndeclaredResponse<R['status']> : never);

type ReceivedDeclared<R> = R extends { readonly headers?: infer H }
  ? R & { readonly response: Response; readonly headers: NonNullable<H> }
  : R & { readonly response: Response; readonly headers: Record<never, never> };

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Every status as a literal, so that the declared ones can be excluded. */
type AnyStatus = `${1 | 2 | 3 | 4 | 5}${Digit}${Digit}` extends `${infer Status extends number}` ? Status : never;

/** A response whose status the operation does not declare. Read its headers from `response`. */
export interface UndeclaredResponse<Declared extends number = never> {
  readonly status: Exclude<AnyStatus, Declared>;
  /** Parsed JSON or text, depending on the media type; `undefined` for other types and for JSON that does not parse. */
  readonly body: unknown;
  readonly headers: Record<never, never>;
  readonly response: Response;
}

/** Sends typed requests: the part of a client that generated functions need. */
export interface Sender<U extends OnUndeclared = 'throw'> {
  /** Handling of undeclared statuses, unless a call overrides it. */
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
