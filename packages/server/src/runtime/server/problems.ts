import { isRecord, type MutableRecord, setOwn } from '../codec/objects.js';
import type { Json } from '../codec/operation.js';
import type { Forbidden, Problem } from './options.js';

type Headers = Readonly<Record<string, string>>;

/** An error that is answered as it is; anything else that is thrown becomes a 500 without a word of its message. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly details: Json;
  readonly headers: Headers;

  constructor(status: number, message: string, details: Json = {}, headers: Headers = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.details = details;
    this.headers = headers;
  }
}

/** Makes an `HttpError` to throw; the status is from 400 to 599. */
export function httpError(status: number, message: string, details?: Json, headers?: Headers): HttpError {
  return new HttpError(status, message, details, headers);
}

const FORBIDDEN: Forbidden = Object.freeze({ forbidden: true });

/** What a security handler returns to refuse with 403: the caller is known, and not allowed. */
export function forbidden(): Forbidden {
  return FORBIDDEN;
}

export function isForbidden(value: unknown): value is Forbidden {
  return value === FORBIDDEN;
}

/** Reason phrases of RFC 9110 15 and RFC 6585, of the statuses that a server of ours answers by itself or often. */
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

/** The problem that an error is answered with; of an error that is none of ours only the status 500 is told. */
export function toProblem(error: unknown): Problem {
  const isOurs = error instanceof HttpError && error.status >= 400 && error.status <= 599;
  const status = isOurs ? error.status : 500;
  const title = TITLES[status] ?? (status < 500 ? 'Client Error' : 'Server Error');
  if (!isOurs) return { status, title, message: title, details: {}, cause: error };
  const { message, details, cause } = error;
  return { status, title, message, details, ...(cause === undefined ? {} : { cause }) };
}

/** Members of RFC 9457, with the findings as an extension. */
const DEFAULT_BODY: Json = {
  type: '{type}',
  title: '{title}',
  status: '{status}',
  detail: '{message}',
  errors: '{details}',
};

/** Fills the template of error bodies: a string that is exactly a placeholder is replaced by the value it names. */
export function problemBody(problem: Problem, template: Json = DEFAULT_BODY): Json {
  const { message, details, status, title } = problem;
  return fill(template, {
    '{message}': message,
    '{details}': details,
    '{status}': status,
    '{title}': title,
    '{type}': 'about:blank',
  });
}

function fill(template: Json, values: Readonly<Record<string, Json>>): Json {
  if (typeof template === 'string') return Object.hasOwn(values, template) ? (values[template] ?? null) : template;
  if (Array.isArray(template)) return template.map((item: Json) => fill(item, values));
  if (!isRecord(template)) return template;
  const out: MutableRecord<Json> = {};
  for (const [key, value] of Object.entries(template)) setOwn(out, key, fill(value, values));
  return out;
}
