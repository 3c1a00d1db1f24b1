// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { CurrencyId } from './paywall-request.js';
import type { UnknownText } from './runtime.js';

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
  /** Format: date-time. */
  created_at: string;
  prices: PaywallPrice[];
  /** The name that admins see. At most 255 characters. */
  name: string | null;
  /** The name that buyers see. 1 to 255 characters. */
  display_name: string;
  /** The group of paywalls of which a member can have one at a time. */
  paywall_group_id: number | null;
  /**
   * Whether buyers are added to access groups: those of `access_group_ids`, or one that is made for the paywall and
   * has its name, with a number if another group has that name. A member stays in them until the subscription ends,
   * including its trial and a paid period; a one-time purchase gives access until it is refunded in full. Members
   * who are in a group for another reason stay in it. A change of groups also applies to earlier buyers.
   */
  access_groups_enabled: boolean;
  /**
   * The access groups of buyers, while `access_groups_enabled` is true: an addition of this project. At most 1,000,
   * also a limit of this project. Archived ones return 422.
   *
   * At most 1000 items.
   */
  access_group_ids: number[];
}

export const paywallPricePartsIntervalValues = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/** The unit of the payment interval, which has `interval_count` of them. */
export type PaywallPricePartsInterval = (typeof paywallPricePartsIntervalValues)[number] | UnknownText;

/** One of the prices of a paywall. */
export interface PaywallPrice extends PaywallPriceParts {
  id: number;
  status: PaywallStatus;
  recurring: boolean;
  /** At most 255 characters. */
  name: string | null;
  price_type: PaywallPriceType;
  /** The whole amount, from 0 to 99,999,999. For installments this is their sum, not the amount of one. */
  amount_in_cents: number;
  /** The unit of the payment interval, which has `interval_count` of them. */
  interval: PaywallPricePartsInterval | null;
  /** How many units of `interval` lie between two payments, from 1 to 1,000. */
  interval_count: number | null;
  /** The amount that is due immediately, before the first interval, from 0 to 99,999,999. */
  upfront_payment_amount_in_cents: number;
  /** The name that buyers see. 1 to 255 characters. */
  display_name: string;
}

/** A page of paywalls. */
export interface PaywallsList extends PageEnvelope {
  /** The records of this page. */
  records: Paywall[];
}

/** Paywalls of one currency that belong together. A member can have one of them at a time. */
export interface PaywallGroup extends PaywallGroupAttributes {
  id: number;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
  /** 1 to 255 characters. */
  name: string;
  currency_id: CurrencyId;
}

/** Fields of a paywall that are the same in requests and responses. */
export interface PaywallParts {
  /** The name that admins see. At most 255 characters. */
  name?: string | null;
  /** The name that buyers see. 1 to 255 characters. */
  display_name?: string;
  /** The group of paywalls of which a member can have one at a time. */
  paywall_group_id?: number | null;
  /**
   * Whether buyers are added to access groups: those of `access_group_ids`, or one that is made for the paywall and
   * has its name, with a number if another group has that name. A member stays in them until the subscription ends,
   * including its trial and a paid period; a one-time purchase gives access until it is refunded in full. Members
   * who are in a group for another reason stay in it. A change of groups also applies to earlier buyers.
   */
  access_groups_enabled?: boolean;
  /**
   * The access groups of buyers, while `access_groups_enabled` is true: an addition of this project. At most 1,000,
   * also a limit of this project. Archived ones return 422.
   *
   * At most 1000 items.
   */
  access_group_ids?: number[];
}

/** Fields of a price that are the same in requests and responses. */
export interface PaywallPriceParts {
  /** At most 255 characters. */
  name?: string | null;
  price_type?: PaywallPriceType;
  /** The whole amount, from 0 to 99,999,999. For installments this is their sum, not the amount of one. */
  amount_in_cents?: number;
  /** The unit of the payment interval, which has `interval_count` of them. */
  interval?: PaywallPricePartsInterval | null;
  /** How many units of `interval` lie between two payments, from 1 to 1,000. */
  interval_count?: number | null;
  /** The amount that is due immediately, before the first interval, from 0 to 99,999,999. */
  upfront_payment_amount_in_cents?: number;
  /** The name that buyers see. 1 to 255 characters. */
  display_name?: string;
}

export const paywallPriceTypeValues = ['subscription', 'onetime', 'installments'] as const;

/** Whether a price is paid repeatedly, once, or in installments. */
export type PaywallPriceType = (typeof paywallPriceTypeValues)[number] | UnknownText;

/** Fields of a paywall group that are the same in requests and responses. */
export interface PaywallGroupAttributes {
  /** 1 to 255 characters. */
  name?: string;
  currency_id?: CurrencyId;
}

/** A page of paywall groups. */
export interface PaywallGroupsList extends PageEnvelope {
  /** The records of this page. */
  records: PaywallGroup[];
}
