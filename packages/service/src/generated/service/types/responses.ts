// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Status4XX, Status5XX, TypedResponse } from './runtime.js';
import type { ErrorSchema, InvalidRequest } from './schemas.js';

/** Headers of responses: `content-range`. */
export interface ContentRangeHeaders {
  /** The size of the file. */
  'content-range'?: string;
}

/**
 * Headers of responses: `accept-ranges`, `cache-control`, `content-disposition`, `content-security-policy`, `etag`, `x-content-type-options`.
 */
export interface GetFile200Headers {
  /** The unit of ranges. */
  'accept-ranges'?: string;
  /** A file never changes. */
  'cache-control'?: string;
  /** The file name. Types that can contain scripts are attachments. */
  'content-disposition'?: string;
  /** A file runs no scripts. */
  'content-security-policy'?: string;
  /** Entity tag. */
  etag?: string;
  /** Browsers do not guess the type. */
  'x-content-type-options'?: string;
}

/**
 * Headers of responses: `accept-ranges`, `cache-control`, `content-disposition`, `content-security-policy`, `etag`, `x-content-type-options`, `content-range`.
 */
export interface GetFile206Headers {
  /** The unit of ranges. */
  'accept-ranges'?: string;
  /** A file never changes. */
  'cache-control'?: string;
  /** The file name. Types that can contain scripts are attachments. */
  'content-disposition'?: string;
  /** A file runs no scripts. */
  'content-security-policy'?: string;
  /** Entity tag. */
  etag?: string;
  /** Browsers do not guess the type. */
  'x-content-type-options'?: string;
  /** The range and the size of the file. */
  'content-range'?: string;
}

/** Error responses by status, as most operations declare them. */
export interface Errors {
  400: TypedResponse<400, InvalidRequest>;
  401: TypedResponse<401, ErrorSchema>;
  404: TypedResponse<404, ErrorSchema>;
  409: TypedResponse<409, ErrorSchema>;
  413: TypedResponse<413, ErrorSchema>;
  416: TypedResponse<416, ErrorSchema, ContentRangeHeaders>;
  422: TypedResponse<422, ErrorSchema>;
  '4XX': TypedResponse<Exclude<Status4XX, 400 | 401>, ErrorSchema>;
  '5XX': TypedResponse<Status5XX, ErrorSchema>;
}
