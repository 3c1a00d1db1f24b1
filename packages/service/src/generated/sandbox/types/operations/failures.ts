// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { NewFailure, PlannedFailures } from '../schemas.js';

/** The request of `listFailures`: it has no parameters and no body. */
export type ListFailuresRequest = Record<never, never>;

export type ListFailuresResult =
  | TypedResponse<200, PlannedFailures>
  | Errors[401 | '4XX' | '5XX'];

export interface CreateFailureRequest {
  body: NewFailure;
}

export type CreateFailureResult =
  | TypedResponse<201, PlannedFailures>
  | Errors[401 | '4XX' | '5XX'];

/** The request of `deleteFailures`: it has no parameters and no body. */
export type DeleteFailuresRequest = Record<never, never>;

export type DeleteFailuresResult =
  | TypedResponse<204>
  | Errors[401 | '4XX' | '5XX'];
