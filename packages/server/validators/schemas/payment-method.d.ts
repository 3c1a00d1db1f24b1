// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  PaymentMethodPreference,
  PaymentMethodPreferencesList,
  PaymentMethodState,
  PaymentMethodUpdateRequest,
} from '@community-platform/types/payment-method';

export declare const checkPaymentMethodState: Check<PaymentMethodState>;
export declare const paymentMethodStateSchema: StandardSchema<PaymentMethodState>;
export declare const checkPaymentMethodPreference: Check<PaymentMethodPreference>;
export declare const paymentMethodPreferenceSchema: StandardSchema<PaymentMethodPreference>;
export declare const checkPaymentMethodPreferencesList: Check<PaymentMethodPreferencesList>;
export declare const paymentMethodPreferencesListSchema: StandardSchema<PaymentMethodPreferencesList>;
export declare const checkPaymentMethodUpdateRequest: Check<PaymentMethodUpdateRequest>;
export declare const paymentMethodUpdateRequestSchema: StandardSchema<PaymentMethodUpdateRequest>;
