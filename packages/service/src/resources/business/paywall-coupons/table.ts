/** The columns of `paywall_coupons`, `paywall_coupon_paywalls`. */
import type { CouponDiscountType } from '@community-platform/types';
import type { Generated, Nullable, NullableTime, Time } from '../../../core/tables.js';

export interface PaywallCouponsTable {
  community_id: number;
  id: Generated<number>;
  code: string;
  name: Nullable<string>;
  discount_type: CouponDiscountType;
  percent_off: Nullable<number>;
  amount_off_in_cents: Nullable<number>;
  max_redemptions: Nullable<number>;
  redemptions_count: Generated<number>;
  expires_at: NullableTime;
  created_at: Time;
}

export interface PaywallCouponPaywallsTable {
  community_id: number;
  coupon_id: number;
  paywall_id: number;
}
