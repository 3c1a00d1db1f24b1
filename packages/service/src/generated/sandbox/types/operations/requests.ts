// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { RecordedRequests } from '../schemas.js';

/** The request of `listRequests`: it has no parameters and no body. */
export type ListRequestsRequest = Record<never, never>;

export type ListRequestsResult =
  | TypedResponse<200, RecordedRequests>
  | Errors[401 | '4XX' | '5XX'];

/** The request of `deleteRequests`: it has no parameters and no body. */
export type DeleteRequestsRequest = Record<never, never>;

export type DeleteRequestsResult =
  | TypedResponse<204>
  | Errors[401 | '4XX' | '5XX'];
