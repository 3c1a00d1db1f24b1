// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody } from './common.js';
import type { Status5XX, TypedResponse } from './runtime.js';

/** Headers of responses: `x-request-id`, `allow`. */
export interface AllowXRequestIdHeaders {
  /** ID of this request. Include it in support requests. */
  'x-request-id': string;
  /** The methods that the path supports, separated by commas. */
  allow: string;
}

/**
 * Headers of responses: `x-request-id`, `retry-after`, `ratelimit-limit`, `ratelimit-remaining`, `ratelimit-reset`.
 */
export interface TooManyRequestsHeaders {
  /** ID of this request. Include it in support requests. */
  'x-request-id': string;
  /** Number of seconds to wait before the next request. */
  'retry-after': number;
  /** Maximum number of requests of the caller in a time window. */
  'ratelimit-limit'?: number;
  /** Remaining requests in the current time window. */
  'ratelimit-remaining'?: number;
  /** Seconds until the current time window ends. */
  'ratelimit-reset'?: number;
}

/** Headers of responses: `x-request-id`, `www-authenticate`. */
export interface WwwAuthenticateXRequestIdHeaders {
  /** ID of this request. Include it in support requests. */
  'x-request-id': string;
  /** The authentication scheme that the operation expects. */
  'www-authenticate': string;
}

/** Headers of responses: `x-request-id`. */
export interface XRequestIdHeaders {
  /** ID of this request. Include it in support requests. */
  'x-request-id': string;
}

/** Error responses by status, as most operations declare them. */
export interface Errors {
  400: TypedResponse<400, ErrorBody, XRequestIdHeaders>;
  401: TypedResponse<401, ErrorBody, WwwAuthenticateXRequestIdHeaders>;
  403: TypedResponse<403, ErrorBody, XRequestIdHeaders>;
  404: TypedResponse<404, ErrorBody, XRequestIdHeaders>;
  405: TypedResponse<405, ErrorBody, AllowXRequestIdHeaders>;
  406: TypedResponse<406, ErrorBody, XRequestIdHeaders>;
  413: TypedResponse<413, ErrorBody, XRequestIdHeaders>;
  415: TypedResponse<415, ErrorBody, XRequestIdHeaders>;
  422: TypedResponse<422, ErrorBody, XRequestIdHeaders>;
  429: TypedResponse<429, ErrorBody, TooManyRequestsHeaders>;
  '5XX': TypedResponse<Status5XX, ErrorBody, XRequestIdHeaders>;
}
