// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Status4XX, Status5XX, TypedResponse } from './runtime.js';
import type { ErrorSchema } from './schemas.js';

/** Error responses by status, as most operations declare them. */
export interface Errors {
  401: TypedResponse<401, ErrorSchema>;
  '4XX': TypedResponse<Exclude<Status4XX, 401>, ErrorSchema>;
  '5XX': TypedResponse<Status5XX, ErrorSchema>;
}
