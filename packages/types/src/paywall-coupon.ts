// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './runtime.js';

/** A discount code for paywalls. */
export interface PaywallCoupon extends PaywallCouponAttributes {
  id: number;
  /** Number of uses. */
  redemptions_count: number;
  /** Format: date-time. */
  created_at: string;
  /** The code that buyers enter. It is unique. At least 1 character. */
  code: string;
  /** The name that admins see. 1 to 255 characters. */
  name: string | null;
  discount_type: CouponDiscountType;
  /** For the type `percentage`. 1 to 100. */
  percent_off: number | null;
  /** For the type `amount`. At least 1. */
  amount_off_in_cents: number | null;
  /** The paywalls for which the coupon works. None means all. At most 1000 items. */
  paywall_ids: number[];
  /** Maximum number of uses; null for no limit. At least 1. */
  max_redemptions: number | null;
  /** The time until which the coupon is valid; null if it does not expire. Format: date-time. */
  expires_at: string | null;
}

/** Fields of a coupon that are the same in requests and responses. */
export interface PaywallCouponAttributes {
  /** The code that buyers enter. It is unique. At least 1 character. */
  code?: string;
  /** The name that admins see. 1 to 255 characters. */
  name?: string | null;
  discount_type?: CouponDiscountType;
  /** For the type `percentage`. 1 to 100. */
  percent_off?: number | null;
  /** For the type `amount`. At least 1. */
  amount_off_in_cents?: number | null;
  /** The paywalls for which the coupon works. None means all. At most 1000 items. */
  paywall_ids?: number[];
  /** Maximum number of uses; null for no limit. At least 1. */
  max_redemptions?: number | null;
  /** The time until which the coupon is valid; null if it does not expire. Format: date-time. */
  expires_at?: string | null;
}

export const couponDiscountTypeValues = ['percentage', 'amount'] as const;

/** Whether a coupon takes off a share of the price or an amount. */
export type CouponDiscountType = (typeof couponDiscountTypeValues)[number] | UnknownText;

/** The coupon to create. */
export interface PaywallCouponCreateRequest extends PaywallCouponAttributes {
  /** The code that buyers enter. It is unique. At least 1 character. */
  code: string;
  discount_type: CouponDiscountType;
}

/** A page of coupons. */
export interface PaywallCouponsList extends PageEnvelope {
  /** The records of this page. */
  records: PaywallCoupon[];
}
