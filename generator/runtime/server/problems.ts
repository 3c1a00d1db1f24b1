import { isRecord } from '../codec/objects.js';
import type { Json } from '../codec/operation.js';
import type { Forbidden, ProblemIssue, ServerProblem } from './options.js';

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
