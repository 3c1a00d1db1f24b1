// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors } from '../responses.js';
import type { Status5XX, TypedResponse } from '../runtime.js';
import type { ErrorSchema, ProcessStatus } from '../schemas.js';

/** The request of `getHealth`: it has no parameters and no body. */
export type GetHealthRequest = Record<never, never>;

export type GetHealthResult =
  | TypedResponse<200, ProcessStatus>
  | Errors['4XX' | '5XX'];

/** The request of `getReadiness`: it has no parameters and no body. */
export type GetReadinessRequest = Record<never, never>;

export type GetReadinessResult =
  | TypedResponse<200, ProcessStatus>
  | TypedResponse<Exclude<Status5XX, 503>, ErrorSchema>
  | Errors[503 | '4XX'];

/** The request of `getMetrics`: it has no parameters and no body. */
export type GetMetricsRequest = Record<never, never>;

export type GetMetricsResult =
  | TypedResponse<200, string, Record<never, never>, 'text/plain; version=0.0.4; charset=utf-8'>
  | Errors['4XX' | '5XX'];
