// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PaywallGroupAttributes, PaywallParts, PaywallPriceParts, PaywallPriceType } from './paywall.js';

/** The id of a currency, which is 1 for `usd`, 2 for `eur` and 3 for `gbp`. */
export type CurrencyId = number;

export const paywallOrderValues = ['title', 'status', 'created_at'] as const;

/** Sort order of paywalls, by name, state or creation time. */
export type PaywallOrder = (typeof paywallOrderValues)[number];

/** The paywall to create. It is a draft, and so are its prices. */
export interface PaywallCreateRequest extends PaywallParts {
  /** The code of the currency in small letters, such as `eur`. That of the group, if there is one. */
  currency: string;
  /** The prices. 1 to 100 items. */
  prices: readonly NewPaywallPrice[];
  /** The name that buyers see. 1 to 255 characters. */
  display_name: string;
}

/** A new price. Unless it is `onetime`, it needs `interval` and `interval_count`. */
export interface NewPaywallPrice extends PaywallPriceParts {
  price_type: PaywallPriceType;
  /** The whole amount, from 0 to 99,999,999. For installments this is their sum, not the amount of one. */
  amount_in_cents: number;
  /** The name that buyers see. 1 to 255 characters. */
  display_name: string;
}

/** The changes. The currency of a paywall stays. */
export interface PaywallUpdateRequest extends PaywallParts {
  /** Prices to change or to add. Prices that are not named stay as they are. At most 100 items. */
  prices?: readonly ChangedPaywallPrice[];
}

/** A price with its changes, or one that is new. */
export interface ChangedPaywallPrice extends PaywallPriceParts {
  /** The price that is changed. Left out for a new one, which needs the fields of any new price. */
  id?: number;
}

/** The paywall group to create. */
export interface PaywallGroupCreateRequest extends PaywallGroupAttributes {
  /** 1 to 255 characters. */
  name: string;
  currency_id: CurrencyId;
}

/** The changes. The currency changes only while the group has no paywalls. */
export type PaywallGroupUpdateRequest = PaywallGroupAttributes;
