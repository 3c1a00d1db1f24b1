// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './runtime.js';

export const paymentMethodStateValues = ['pending_verification', 'active', 'disabled', 'unavailable'] as const;

/** The state of a payment method, derived from its flags. */
export type PaymentMethodState = (typeof paymentMethodStateValues)[number] | UnknownText;

/** Whether a payment method is offered to buyers, and whether it can be. */
export interface PaymentMethodPreference {
  payment_method: string;
  /** The choice of an admin. */
  value: boolean;
  is_enabled: boolean;
  /** Whether the payment processor allows the method. */
  is_capability_active: boolean;
  /** Whether the processor's check is pending. */
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
  /** At least 1 character. */
  payment_method: string;
  /** Whether the method is offered to buyers. */
  value: boolean;
}
