// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PaymentMethodPreferencesList, PaymentMethodUpdateRequest } from '../payment-method.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

/** The request of `listPaymentMethods`: it has no parameters and no body. */
export type ListPaymentMethodsRequest = Record<never, never>;

export type ListPaymentMethodsResult =
  | TypedResponse<200, PaymentMethodPreferencesList, XRequestIdHeaders>
  | Errors[401 | 403 | 405 | 406 | 422 | 429 | '5XX'];

export interface UpdatePaymentMethodRequest {
  /** The choice about one payment method. */
  body: PaymentMethodUpdateRequest;
}

export type UpdatePaymentMethodResult =
  | TypedResponse<200, PaymentMethodPreferencesList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];
