// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** The values of {@link PaywallStatus}. */
export const paywallStatusValues = ['draft', 'active', 'inactive'] as const;

/**
 * The state of a paywall or of one of its prices. Publishing leads from `draft` or `inactive` to `active`,
 * archiving from `active` to `inactive`, and unarchiving back. A paywall is deleted only while it has no charges.
 */
export type PaywallStatus = (typeof paywallStatusValues)[number];

/** An offer that members pay for. */
export interface Paywall {
  id: number;
  /** The name that admins see. */
  name: string | null;
  /** The name that buyers see. */
  display_name: string;
  status: PaywallStatus;
  currency: string | null;
  paywall_group_id: number | null;
  subscription_group: string | null;
  /** Whether a purchase leads into access groups. */
  access_groups_enabled: boolean;
  created_at: string;
  prices: PaywallPrice[];
}

/** The values of {@link PaywallPricePriceType}. */
export const paywallPricePriceTypeValues = ['subscription', 'onetime', 'installments'] as const;

export type PaywallPricePriceType = (typeof paywallPricePriceTypeValues)[number];

/** The values of {@link PaywallPriceInterval}. */
export const paywallPriceIntervalValues = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/** The unit of the payment interval; `interval_count` says how many of it. */
export type PaywallPriceInterval = (typeof paywallPriceIntervalValues)[number];

/** One of the prices of a paywall. */
export interface PaywallPrice {
  id: number;
  name: string | null;
  status: PaywallStatus;
  price_type: PaywallPricePriceType;
  /** The whole amount. For installments this is their sum, not the amount of one. */
  amount_in_cents: number;
  /** The unit of the payment interval; `interval_count` says how many of it. */
  interval: PaywallPriceInterval | null;
  /** How many units of `interval` lie between two payments. */
  interval_count: number | null;
  recurring: boolean;
  /** What is due at once, before the first interval. */
  upfront_payment_amount_in_cents: number;
  /** The name that buyers see. */
  display_name: string;
}

/** One page of paywalls. */
export interface PaywallsList extends PageEnvelope {
  /** The records of this page. */
  records: Paywall[];
}

/** Paywalls of one currency that belong together. */
export interface PaywallGroup {
  id: number;
  name: string;
  currency_id: number;
  created_at: string;
  updated_at: string;
}

/** A member who is paid for bringing buyers. */
export interface PaywallAffiliate {
  id: number;
  /** First invited, then enrolled; an enrolled affiliate can be disabled and enrolled again. */
  status: string;
  /** The code that buyers bring along. */
  code: string;
  enrolled_at: string | null;
  invited_at: string | null;
  /** The member who is the affiliate. */
  community_member: {
    id: number;
    name: string;
    email: string;
  };
}

/** One page of affiliates. */
export interface PaywallAffiliatesList extends PageEnvelope {
  /** The records of this page. */
  records: PaywallAffiliate[];
}

/** An order to export the payouts of affiliates. */
export interface PaywallAffiliatePayoutExport {
  id: number;
  /** What is exported. */
  relation: string;
  /** The affiliates whose payouts are exported. */
  community_member_ids: number[];
  created_at: string;
}

/** The values of {@link PaymentMethodState}. */
export const paymentMethodStateValues = ['pending_verification', 'active', 'disabled', 'unavailable'] as const;

/** What a payment method's flags come down to. */
export type PaymentMethodState = (typeof paymentMethodStateValues)[number];

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
