// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ListPetsXFlags } from './operations/default.js';
import type { TypedResponse, UnknownText } from './runtime.js';

/** Headers of responses: `x-total`, `etag`, `x-flags`. */
export interface EtagXFlagsXTotalHeaders {
  /** How many there are. */
  'x-total': number;
  etag?: string;
  'x-flags'?: ListPetsXFlags[];
}

/** Headers of responses: `retry-after`. */
export interface RetryAfterHeaders {
  'retry-after': number;
}

/** Error responses by status, as most operations declare them. */
export interface Errors {
  429: TypedResponse<429, undefined, RetryAfterHeaders>;
}
