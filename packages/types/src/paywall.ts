// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { CurrencyId } from './paywall-request.js';
import type { UnknownText } from './unknown.js';

/** The values of {@link PaywallStatus}. */
export const paywallStatusValues = ['draft', 'active', 'inactive'] as const;

/**
 * The state of a paywall or of one of its prices. Publishing leads from `draft` or `inactive` to `active`,
 * archiving from `active` to `inactive`, and unarchiving back. A paywall is deleted only while it has no charges.
 */
export type PaywallStatus = (typeof paywallStatusValues)[number] | UnknownText;

/** An offer that members pay for. */
export interface Paywall extends PaywallParts {
  id: number;
  status: PaywallStatus;
  currency: string | null;
  /** The name of the paywall group. */
  subscription_group: string | null;
  created_at: string;
  prices: PaywallPrice[];
  /** The name that admins see. */
  name: string | null;
  /** The name that buyers see. */
  display_name: string;
  /** The group of paywalls of which a member can have one at a time. */
  paywall_group_id: number | null;
  /**
   * Whether who has paid is put into access groups: those of `access_group_ids`, or one that is made for the paywall
   * and bears its name, with a number where another group has it. A member stays in them while a subscription runs,
   * its trial and a period that was paid among that, and until its end; what is bought once gives access for good,
   * until it is wholly refunded. Who is in a group by other means stays in it. A change of groups reaches those who
   * have paid before.
   */
  access_groups_enabled: boolean;
  /**
   * The access groups that a purchase leads into, while `access_groups_enabled` is true: an addition of this
   * project. At most 1,000, a bound of it, too. One that is archived is refused with 422.
   */
  access_group_ids: number[];
}

/** The values of {@link PaywallPricePartsInterval}. */
export const paywallPricePartsIntervalValues = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/** The unit of the payment interval; `interval_count` says how many of it. */
export type PaywallPricePartsInterval = (typeof paywallPricePartsIntervalValues)[number] | UnknownText;

/** One of the prices of a paywall. */
export interface PaywallPrice extends PaywallPriceParts {
  id: number;
  status: PaywallStatus;
  recurring: boolean;
  name: string | null;
  price_type: PaywallPriceType;
  /** The whole amount, from 0 to 99,999,999. For installments this is their sum, not the amount of one. */
  amount_in_cents: number;
  /** The unit of the payment interval; `interval_count` says how many of it. */
  interval: PaywallPricePartsInterval | null;
  /** How many units of `interval` lie between two payments, from 1 to 1,000. */
  interval_count: number | null;
  /** What is due at once, before the first interval, from 0 to 99,999,999. */
  upfront_payment_amount_in_cents: number;
  /** The name that buyers see. */
  display_name: string;
}

/** One page of paywalls. */
export interface PaywallsList extends PageEnvelope {
  /** The records of this page. */
  records: Paywall[];
}

/** Paywalls of one currency that belong together. A member can have one of them at a time. */
export interface PaywallGroup extends PaywallGroupAttributes {
  id: number;
  created_at: string;
  updated_at: string;
  name: string;
  currency_id: CurrencyId;
}

/** What can be set on a paywall and is read from it in the same form. */
export interface PaywallParts {
  /** The name that admins see. */
  name?: string | null;
  /** The name that buyers see. */
  display_name?: string;
  /** The group of paywalls of which a member can have one at a time. */
  paywall_group_id?: number | null;
  /**
   * Whether who has paid is put into access groups: those of `access_group_ids`, or one that is made for the paywall
   * and bears its name, with a number where another group has it. A member stays in them while a subscription runs,
   * its trial and a period that was paid among that, and until its end; what is bought once gives access for good,
   * until it is wholly refunded. Who is in a group by other means stays in it. A change of groups reaches those who
   * have paid before.
   */
  access_groups_enabled?: boolean;
  /**
   * The access groups that a purchase leads into, while `access_groups_enabled` is true: an addition of this
   * project. At most 1,000, a bound of it, too. One that is archived is refused with 422.
   */
  access_group_ids?: number[];
}

/** What can be set on a price and is read from it in the same form. */
export interface PaywallPriceParts {
  name?: string | null;
  price_type?: PaywallPriceType;
  /** The whole amount, from 0 to 99,999,999. For installments this is their sum, not the amount of one. */
  amount_in_cents?: number;
  /** The unit of the payment interval; `interval_count` says how many of it. */
  interval?: PaywallPricePartsInterval | null;
  /** How many units of `interval` lie between two payments, from 1 to 1,000. */
  interval_count?: number | null;
  /** What is due at once, before the first interval, from 0 to 99,999,999. */
  upfront_payment_amount_in_cents?: number;
  /** The name that buyers see. */
  display_name?: string;
}

/** The values of {@link PaywallPriceType}. */
export const paywallPriceTypeValues = ['subscription', 'onetime', 'installments'] as const;

/** Whether a price is paid again and again, once, or in parts. */
export type PaywallPriceType = (typeof paywallPriceTypeValues)[number] | UnknownText;

/** What can be set on a paywall group and is read from it in the same form. */
export interface PaywallGroupAttributes {
  name?: string;
  currency_id?: CurrencyId;
}

/** One page of paywall groups. */
export interface PaywallGroupsList extends PageEnvelope {
  /** The records of this page. */
  records: PaywallGroup[];
}
