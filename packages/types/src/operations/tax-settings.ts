// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { TaxSetting, TaxSettingUpdateRequest } from '../tax-setting.js';

/** The request of `getTaxSetting`: it has no parameters and no body. */
export type GetTaxSettingRequest = Record<never, never>;

export type GetTaxSettingResult =
  | TypedResponse<200, TaxSetting, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface UpdateTaxSettingRequest {
  /** The changes. */
  body: TaxSettingUpdateRequest;
}

export type UpdateTaxSettingResult =
  | TypedResponse<200, TaxSetting, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];
