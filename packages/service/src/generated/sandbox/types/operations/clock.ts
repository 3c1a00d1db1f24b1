// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { Clock, ClockChange } from '../schemas.js';

/** The request of `getClock`: it has no parameters and no body. */
export type GetClockRequest = Record<never, never>;

export type GetClockResult =
  | TypedResponse<200, Clock>
  | Errors[401 | '4XX' | '5XX'];

export interface UpdateClockRequest {
  body: ClockChange;
}

export type UpdateClockResult =
  | TypedResponse<200, Clock>
  | Errors[401 | '4XX' | '5XX'];

/** The request of `resetClock`: it has no parameters and no body. */
export type ResetClockRequest = Record<never, never>;

export type ResetClockResult =
  | TypedResponse<200, Clock>
  | Errors[401 | '4XX' | '5XX'];
