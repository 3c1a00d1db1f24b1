// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './unknown.js';

/** A code that lowers the price of paywalls. */
export interface PaywallCoupon extends PaywallCouponAttributes {
  id: number;
  /** How often the coupon was used. */
  redemptions_count: number;
  created_at: string;
  /** What buyers enter. No two coupons have the same. */
  code: string;
  /** The name that admins see. */
  name: string | null;
  discount_type: CouponDiscountType;
  /** For the type `percentage`. */
  percent_off: number | null;
  /** For the type `amount`. */
  amount_off_in_cents: number | null;
  /** The paywalls for which the coupon works. None means all. At most 1,000, a bound of this project. */
  paywall_ids: number[];
  /** How often the coupon can be used; null for no limit. */
  max_redemptions: number | null;
  /** Until when the coupon works; null for ever. */
  expires_at: string | null;
}

/** What can be set on a coupon and is read from it in the same form. */
export interface PaywallCouponAttributes {
  /** What buyers enter. No two coupons have the same. */
  code?: string;
  /** The name that admins see. */
  name?: string | null;
  discount_type?: CouponDiscountType;
  /** For the type `percentage`. */
  percent_off?: number | null;
  /** For the type `amount`. */
  amount_off_in_cents?: number | null;
  /** The paywalls for which the coupon works. None means all. At most 1,000, a bound of this project. */
  paywall_ids?: number[];
  /** How often the coupon can be used; null for no limit. */
  max_redemptions?: number | null;
  /** Until when the coupon works; null for ever. */
  expires_at?: string | null;
}

/** The values of {@link CouponDiscountType}. */
export const couponDiscountTypeValues = ['percentage', 'amount'] as const;

/** Whether a coupon takes off a share of the price or an amount. */
export type CouponDiscountType = (typeof couponDiscountTypeValues)[number] | UnknownText;

/** The coupon to make. */
export interface PaywallCouponCreateRequest extends PaywallCouponAttributes {
  /** What buyers enter. No two coupons have the same. */
  code: string;
  discount_type: CouponDiscountType;
}

/** One page of coupons. */
export interface PaywallCouponsList extends PageEnvelope {
  /** The records of this page. */
  records: PaywallCoupon[];
}
