// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** Headers of the responses of `BadRequest`. */
export interface BadRequestHeaders {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** Headers of the responses of `Unauthorized`. */
export interface UnauthorizedHeaders {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
  /** Which way of authenticating the operation expects. */
  'www-authenticate': string;
}

/** Headers of the responses of `Forbidden`. */
export interface ForbiddenHeaders {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** Headers of the responses of `MethodNotAllowed`. */
export interface MethodNotAllowedHeaders {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
  /** The methods that the path has, separated by commas. */
  allow: string;
}

/** Headers of the responses of `NotAcceptable`. */
export interface NotAcceptableHeaders {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** Headers of the responses of `TooManyRequests`. */
export interface TooManyRequestsHeaders {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
  /** How many seconds to wait before the next request. */
  'retry-after': number;
  /** How many requests the caller may make in one window of time. */
  'ratelimit-limit'?: number;
  /** How many requests are left in the current window. */
  'ratelimit-remaining'?: number;
  /** In how many seconds the current window ends. */
  'ratelimit-reset'?: number;
}

/** Headers of the responses of `ServerError`. */
export interface ServerErrorHeaders {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** Headers of the responses of `ContentTooLarge`. */
export interface ContentTooLargeHeaders {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** Headers of the responses of `UnsupportedMediaType`. */
export interface UnsupportedMediaTypeHeaders {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** Headers of the responses of `UnprocessableContent`. */
export interface UnprocessableContentHeaders {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** Headers of the responses of `NotFound`. */
export interface NotFoundHeaders {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** Headers of the responses of `NoContent`. */
export interface NoContentHeaders {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}
