// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Status4XX, Status5XX, TypedResponse } from './runtime.js';
import type { ErrorSchema, OutboxRefusal, ProcessStatus } from './schemas.js';

/** Headers of responses: `retry-after`. */
export interface RetryAfterHeaders {
  /** Seconds after which the request can be repeated. */
  'retry-after'?: number;
}

/** Error responses by status, as most operations declare them. */
export interface Errors {
  401: TypedResponse<401, OutboxRefusal>;
  '4XX': TypedResponse<Status4XX, ErrorSchema>;
  503: TypedResponse<503, ProcessStatus | ErrorSchema, RetryAfterHeaders>;
  '5XX': TypedResponse<Status5XX, ErrorSchema>;
}
