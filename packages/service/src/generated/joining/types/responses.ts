// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Status4XX, Status5XX, TypedResponse } from './runtime.js';
import type { ErrorSchema, InvalidRequest, Page } from './schemas.js';

/** Error responses by status, as most operations declare them. */
export interface Errors {
  422:
    | TypedResponse<422, InvalidRequest>
    | TypedResponse<422, Page, Record<never, never>, 'text/html; charset=utf-8'>;
  '4XX':
    | TypedResponse<Status4XX, InvalidRequest>
    | TypedResponse<Status4XX, Page, Record<never, never>, 'text/html; charset=utf-8'>;
  '5XX':
    | TypedResponse<Status5XX, ErrorSchema>
    | TypedResponse<Status5XX, Page, Record<never, never>, 'text/html; charset=utf-8'>;
}
