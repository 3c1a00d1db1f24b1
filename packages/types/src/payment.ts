// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** The paywall and the member behind a charge or a subscription. Each part is null when it is gone. */
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
  /** What is left to refund. A refund cannot be larger. */
  amount_to_refund: number;
  currency: string | null;
  /** Where the payment was made. */
  platform: string;
  payment_method_type: string | null;
  created_at: string;
}

/** One page of charges. */
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
  renews_at: string | null;
  trial_ends_at: string | null;
  /** When the subscription ends, once it is cancelled. */
  ends_at: string | null;
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

/** One page of subscriptions. */
export interface CommunityMemberSubscriptionsList extends PageEnvelope {
  /** The records of this page. */
  records: CommunityMemberSubscription[];
}

/** An order to export payment records. */
export interface PaymentExport {
  id: number;
  /** What is exported. */
  relation: string;
  /** The columns of the export. */
  fields: string[];
  /** Which records are exported, keyed by the filter. */
  filters: Record<string, unknown>;
  created_at: string;
}

/** An order to export charges. */
export type CommunityMemberChargeExport = PaymentExport;

/** An order to export subscriptions. It has the shape of an export of charges. */
export type CommunityMemberSubscriptionExport = PaymentExport;
