/** Errors of the client. Each has its own class and `name`. */
import { Failure } from '../codec/errors.js';
import { describeBody } from './describe-body.js';
import type { Operation } from './operation.js';

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
