// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors } from '../responses.js';
import type { Status4XX, TypedResponse } from '../runtime.js';
import type { ErrorSchema, Outbox } from '../schemas.js';

/** The request of `listOutbox`: it has no parameters and no body. */
export type ListOutboxRequest = Record<never, never>;

export type ListOutboxResult =
  | TypedResponse<200, Outbox>
  | TypedResponse<Exclude<Status4XX, 401>, ErrorSchema>
  | Errors[401 | '5XX'];
