// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Quota } from '../quota.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

/** The request of `getQuota`: it has no parameters and no body. */
export type GetQuotaRequest = Record<never, never>;

export type GetQuotaResult =
  | TypedResponse<200, Quota, XRequestIdHeaders>
  | Errors[401 | 403 | 405 | 406 | 429 | '5XX'];
