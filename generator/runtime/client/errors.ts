/** Errors of the client; each is told apart by its class and by its `name`. */

/** A request that cannot be sent as its parameters are (see `codec/errors.ts`). */
export { RequestError } from '../codec/errors.js';

/** No alternative of the operation's security has all its credentials; nothing was sent. */
export class MissingCredentialError extends Error {
  override readonly name = 'MissingCredentialError';
  /** The schemes of each alternative, in source order. */
  readonly alternatives: readonly (readonly string[])[];

  constructor(alternatives: readonly (readonly string[])[]) {
    super(`No credential for ${alternatives.map((names) => names.join(' and ')).join(', or ')}`);
    this.alternatives = alternatives;
  }
}

/** The request did not reach the server or its answer did not come back whole; `cause` is the platform's error. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly operationId: string;
  /** The address without its query, which may hold credentials. */
  readonly url: string;
  /** What the platform calls it, such as `ECONNREFUSED`, where it says so. */
  readonly code: string | undefined;

  constructor(cause: unknown, operationId: string, url: string) {
    const address = url.split(/[?#]/, 1)[0] ?? '';
    const code = codeOf(cause);
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${operationId}: ${address} is not reached: ${code === undefined ? '' : `${code}, `}${reason}`, { cause });
    this.operationId = operationId;
    this.url = address;
    this.code = code;
  }
}

/** The code of an error, or of what caused it: Node's `fetch` says no more than that it failed. */
function codeOf(error: unknown): string | undefined {
  for (let one = error, depth = 0; one instanceof Error && depth < 4; one = one.cause, depth += 1)
    if ('code' in one && typeof one.code === 'string') return one.code;
  return undefined;
}

/** An attempt took longer than `timeout`. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  /** Milliseconds. */
  readonly timeout: number;

  constructor(timeout: number) {
    super(`No answer within ${timeout} ms`);
    this.timeout = timeout;
  }
}

/** The answer is none that the operation declares, by status, media type, or a body that does not parse. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';
  readonly status: number;
  readonly headers: Headers;
  /** The first 1,000 characters of the body. */
  readonly excerpt: string;
  readonly operationId: string;

  constructor(reason: string, operationId: string, response: Response, excerpt: string) {
    super(`${operationId}: ${reason} (status ${response.status})`);
    this.status = response.status;
    this.headers = response.headers;
    this.excerpt = excerpt;
    this.operationId = operationId;
  }
}

/** A declared answer outside 2XX, thrown by `unwrap` and by pagination. */
export class ApiError<Status extends number = number, Body = unknown> extends Error {
  override readonly name = 'ApiError';
  readonly status: Status;
  readonly body: Body;
  readonly headers: Headers;
  readonly operationId: string;
  /** `x-request-id` of the answer. */
  readonly requestId: string | undefined;

  /** The message is the body's `message` if that is text. */
  constructor(operationId: string, status: Status, body: Body, headers: Headers) {
    super(`${operationId}: ${status} ${textMessage(body) ?? 'error'}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
    this.operationId = operationId;
    this.requestId = headers.get('x-request-id') ?? undefined;
  }
}

/** A token could not be had; `cause` is the `ApiError` or `OAuthError` of the refusal, or the error of the call. */
export class TokenRefreshError extends Error {
  override readonly name = 'TokenRefreshError';
  readonly scheme: string;

  constructor(scheme: string, cause: unknown) {
    super(`The token of ${scheme} could not be renewed`, { cause });
    this.scheme = scheme;
  }
}

function textMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' ? body.message : undefined;
}

/** Whether an error is an `ApiError`, of a given status if one is named. */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Status extends number>(error: unknown, status: Status): error is ApiError<Status>;
export function isApiError(error: unknown, status?: number): boolean {
  return error instanceof ApiError && (status === undefined || error.status === status);
}
