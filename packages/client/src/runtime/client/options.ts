import type { Operation, Scheme, ServerAddress, Target } from './operation.js';
import type { AnyReceived } from './read-response.js';

/** User name and password of HTTP Basic authentication (RFC 7617). */
export interface BasicCredential {
  readonly username: string;
  readonly password: string;
}

/** What `onRefresh` is told, so that a caller can store it. */
export interface RefreshedTokens {
  readonly accessToken: string;
  /** Milliseconds since the epoch; absent if the answer held no readable time. */
  readonly expiresAt?: number;
  readonly refreshToken: string;
}

/** An access token that the client renews with a refresh token; the object itself is never changed. */
export interface TokenSession {
  /** Absent: renewed before the first call. */
  readonly accessToken?: string | undefined;
  /** ISO 8601 text or milliseconds since the epoch; absent: renewed after a 401 only. */
  readonly expiresAt?: string | number | undefined;
  readonly refreshToken: string;
  /**
   * Called after each renewal, and awaited before the calls that needed it go on. If it fails, these calls reject with
   * `TokenRefreshError`; later calls use the new token, and it is not called again for it. Calls that start while it runs,
   * such as its own, do not wait for it.
   */
  readonly onRefresh?: ((tokens: RefreshedTokens) => void | Promise<void>) | undefined;
}

/** What a credential is told of the attempt that needs it. */
export interface SessionCall {
  readonly scheme: Scheme;
  /** Where it will stand; whoever wants to know of the answer wraps its `fetch`. */
  readonly target: Target;
  readonly clock: Clock | undefined;
  readonly signal: AbortSignal | undefined;
  /** The client's, by which a token is fetched as everything else is. */
  readonly fetch: Fetch;
  /** Milliseconds; `false` or 0 for none. */
  readonly timeout: number | false;
  /** What relative addresses of the document belong to. */
  readonly baseUrl: string;
  /** Sends another request of the client. */
  send(operation: Operation, request: RequestParts): Promise<AnyReceived>;
}

/** An access token that renews itself; see `session`. It is asked for each attempt. */
export type Session = (call: SessionCall) => Promise<string>;

/**
 * A token or key, a name and password, or a function that gives one, called for each attempt: a session is such. A call
 * rejects with what the function throws; `timeout` does not bound the function, and the signal of the call does.
 */
export type Credential = string | BasicCredential | ((call: SessionCall) => string | Promise<string>);

/** Credentials by the name of their security scheme. */
export type Credentials = Readonly<Record<string, Credential | undefined>>;

/** When and how often a failed request is sent again; all times in milliseconds. */
export interface RetryOptions {
  /** Attempts in all, the first included. Default 3. */
  readonly attempts?: number | undefined;
  /** Wait after a 429 that carries no `Retry-After`. Default 60 000. */
  readonly rateLimitDelay?: number | undefined;
  /** First step of the exponential back-off after a 50x or a network error. Default 500. */
  readonly baseDelay?: number | undefined;
  /** A longer wait than this, asked for by `Retry-After`, is not waited for: the answer is returned. Default 60 000. */
  readonly maxDelay?: number | undefined;
}

/** Makes the attempts at a call, each by one call of the function, and gives the last answer; see `retry`. */
export type Retry = <T extends { readonly response: Response }>(
  attempt: () => Promise<T>,
  method: string,
  signal: AbortSignal | undefined,
  clock: Clock | undefined,
) => Promise<T>;

/** Time and chance, replaceable in tests. @internal */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** From 0 to 1, 1 excluded. */
  random(): number;
}

/**
 * Sends one request; `fetch` of the platform, or any function like it, such as a server's `fetch` in memory. It is told of
 * the operation, too, that the request belongs to.
 */
export interface Fetch {
  (url: string, init: RequestInit, operation?: Pick<Operation, 'responses'>): Promise<Response>;
  /** Where requests go if neither the client nor the document says it: of a server in memory. */
  readonly baseUrl?: string;
}

/**
 * What becomes of a response whose status the document does not declare: it is thrown as an `UnexpectedResponseError`, or
 * returned as an `UndeclaredResponse`.
 */
export type OnUndeclared = 'throw' | 'return';

/** How a client reaches its server. */
export interface ClientOptions<U extends OnUndeclared = 'throw'> {
  /**
   * Default: the first server of the operation, its path or the document, with the defaults of its variables. A text
   * takes the place of all absolute ones; the path of a relative one, such as `/api`, is added to it, unless it ends with
   * that path. A function is given the address of each and returns the one to use. A trailing `/` is ignored.
   */
  readonly baseUrl?: string | ((address: string, server?: ServerAddress) => string) | undefined;
  /**
   * Default: the platform's `fetch`. Requests are made with `redirect: 'manual'`, so that no credential reaches another
   * origin: a redirect is an answer like any other. See `followRedirects`. A browser keeps redirects to itself; to have it
   * follow all, pass `(url, init) => fetch(url, { ...init, redirect: 'follow' })`.
   */
  readonly fetch?: Fetch | undefined;
  readonly auth?: Credentials | undefined;
  /** Milliseconds per attempt, reading the answer included; `false` or 0 for none. Default 60 000. */
  readonly timeout?: number | false | undefined;
  /** Default: a call is sent once. */
  readonly retry?: Retry | undefined;
  /** Statuses that are not declared: `throw`, the default, or `return`. */
  readonly undeclared?: U | undefined;
  /** Sent with every request; a request's own headers win. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** @internal */
  readonly clock?: Clock | undefined;
}

/** Settings of one call; each wins over the client's. */
export interface RequestOptions<U extends OnUndeclared = 'throw'> {
  /** Aborts the call, its waits included; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly timeout?: number | false | undefined;
  readonly retry?: Retry | false | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Credentials that replace the client's of the same scheme; `undefined` withholds one. */
  readonly auth?: Credentials | undefined;
  /** Statuses that are not declared: `throw` or `return`. */
  readonly undeclared?: U | undefined;
  /** Takes the place of the client's. @internal */
  readonly fetch?: Fetch | undefined;
  /** Told where the request would go, it tells where it goes: to a next page. @internal */
  readonly address?: ((url: string) => string) | undefined;
}

/** A request as generated types describe it: by location, each an object keyed by the names on the wire. */
export interface RequestParts {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly headers?: object | undefined;
  readonly cookies?: object | undefined;
  readonly body?: unknown;
  /** One of several media types of the body. */
  readonly contentType?: string | undefined;
  /** Of the parts of a multipart body, by their names. */
  readonly partHeaders?: object | undefined;
}

/** An operation's response as it was received: `status` discriminates, `headers` contains the declared headers present. */
export type Received<R extends { readonly status: number }, U extends OnUndeclared = 'throw'> =
  | ReceivedDeclared<R>
  | (U extends 'return' ? UndeclaredResponse<R['status']> : never);

type ReceivedDeclared<R> = R extends { readonly headers?: infer H }
  ? R & { readonly response: Response; readonly headers: NonNullable<H> }
  : R & { readonly response: Response; readonly headers: Record<never, never> };

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Every status as a literal, so that those that are declared can be taken away. */
type AnyStatus = `${1 | 2 | 3 | 4 | 5}${Digit}${Digit}` extends `${infer Status extends number}` ? Status : never;

/** A response whose status the operation does not declare. Its headers are those of `response`. */
export interface UndeclaredResponse<Declared extends number = never> {
  readonly status: Exclude<AnyStatus, Declared>;
  /** By its media type: JSON is parsed, text is text, anything else `undefined`; `undefined` also if it does not parse. */
  readonly body: unknown;
  readonly headers: Record<never, never>;
  readonly response: Response;
}

/** Sends typed requests; every generated function needs only this. */
export interface Sender<U extends OnUndeclared = 'throw'> {
  /** What becomes of undeclared statuses, unless a call says otherwise. */
  readonly undeclared?: U | undefined;
  /**
   * Sends one request and reads the answer as its status declares.
   *
   * Every declared response is returned, errors included; thrown are `RequestError` and `MissingCredentialError` (before
   * sending), `NetworkError`, `TimeoutError`, `TokenRefreshError`, `UnexpectedResponseError`, and the signal's reason.
   */
  send<Req extends RequestParts, Res extends { readonly status: number }>(
    operation: Operation<Req, Res>,
    request: Req,
    options?: RequestOptions<OnUndeclared>,
  ): Promise<Received<Res>>;
}
