// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** The paywall and the member of a charge or a subscription; null if deleted. */
export interface PaymentParties {
  paywall_id: number | null;
  paywall_name: string | null;
  paywall_price_id: number | null;
  paywall_price_type: string | null;
  paywall_price_interval: string | null;
  paywall_coupon_code: string | null;
  community_member_id: number | null;
  community_member_public_uid: string | null;
  community_member_name: string | null;
  community_member_email: string | null;
}

/** A payment that a member made. Amounts are in the smallest unit of the currency. */
export interface CommunityMemberCharge extends PaymentParties {
  id: number;
  /** The payment processor's id of the charge. */
  processor_id: string | null;
  invoice_processor_id: string | null;
  subscription_processor_id: string | null;
  status: string;
  /** The state that is shown, before translation. */
  display_status_raw: string;
  refundable: boolean;
  amount: number;
  amount_refunded: number;
  /** The amount that can still be refunded. */
  amount_to_refund: number;
  currency: string | null;
  /** Where the payment was made. */
  platform: string;
  payment_method_type: string | null;
  /** Format: date-time. */
  created_at: string;
}

/** A page of charges. */
export interface CommunityMemberChargesList extends PageEnvelope {
  /** The records of this page. */
  records: CommunityMemberCharge[];
}

/** A member's running or ended payment plan. */
export interface CommunityMemberSubscription extends PaymentParties {
  id: number;
  /** The payment processor's id of the subscription. */
  processor_id: string | null;
  status: string;
  /** Where the subscription was taken out. */
  platform: string;
  /** Format: date-time. */
  renews_at: string | null;
  /** Format: date-time. */
  trial_ends_at: string | null;
  /** When the subscription ends, once it is canceled. Format: date-time. */
  ends_at: string | null;
  /** Format: date-time. */
  created_at: string;
  /** How many charges there were so far. */
  charges_quantity: number;
  /** In the smallest unit of the currency. */
  total_amount_paid: number;
  currency: string | null;
  refundable: boolean;
  renewing: boolean;
  /** Whether all installments are paid. */
  completed_installment: boolean;
}

/** A page of subscriptions. */
export interface CommunityMemberSubscriptionsList extends PageEnvelope {
  /** The records of this page. */
  records: CommunityMemberSubscription[];
}

/** A request to export payment records. */
export interface PaymentExport {
  id: number;
  /** The kind of records to export. */
  relation: string;
  /** The columns of the export. */
  fields: string[];
  /** Which records are exported, keyed by the filter. */
  filters: Record<string, unknown>;
  /** Format: date-time. */
  created_at: string;
}

/** A request to export charges. */
export type CommunityMemberChargeExport = PaymentExport;

/** A request to export subscriptions. It has the shape of an export of charges. */
export type CommunityMemberSubscriptionExport = PaymentExport;
