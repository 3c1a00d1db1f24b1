import type { Operation, Scheme, ServerAddress, Target } from './operation.js';
import type { AnyReceived, Arrived } from './read-response.js';

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
