// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './unknown.js';

/** The values of {@link PaymentMethodState}. */
export const paymentMethodStateValues = ['pending_verification', 'active', 'disabled', 'unavailable'] as const;

/** What a payment method's flags come down to. */
export type PaymentMethodState = (typeof paymentMethodStateValues)[number] | UnknownText;

/** Whether a payment method is offered to buyers, and whether it can be. */
export interface PaymentMethodPreference {
  payment_method: string;
  /** What an admin has chosen. */
  value: boolean;
  is_enabled: boolean;
  /** Whether the payment processor allows the method. */
  is_capability_active: boolean;
  /** Whether the processor is still checking. */
  is_capability_pending: boolean;
  can_request_capability: boolean;
  is_capability_available: boolean;
  /** Whether an admin can change the choice. */
  mutable: boolean;
  normalized_state: PaymentMethodState;
  capability_id?: string | null;
  capability_status?: string | null;
}

/** All payment methods of the community. A plain array, not a page. */
export type PaymentMethodPreferencesList = PaymentMethodPreference[];

/** The choice about one payment method. */
export interface PaymentMethodUpdateRequest {
  payment_method: string;
  /** Whether the method is offered to buyers. */
  value: boolean;
}
