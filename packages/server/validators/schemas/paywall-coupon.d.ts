// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  CouponDiscountType,
  PaywallCoupon,
  PaywallCouponAttributes,
  PaywallCouponCreateRequest,
  PaywallCouponsList,
} from '@community-platform/types/paywall-coupon';

export declare const checkPaywallCoupon: Check<PaywallCoupon>;
export declare const paywallCouponSchema: StandardSchema<PaywallCoupon>;
export declare const checkPaywallCouponAttributes: Check<PaywallCouponAttributes>;
export declare const paywallCouponAttributesSchema: StandardSchema<PaywallCouponAttributes>;
export declare const checkCouponDiscountType: Check<CouponDiscountType>;
export declare const couponDiscountTypeSchema: StandardSchema<CouponDiscountType>;
export declare const checkPaywallCouponCreateRequest: Check<PaywallCouponCreateRequest>;
export declare const paywallCouponCreateRequestSchema: StandardSchema<PaywallCouponCreateRequest>;
export declare const checkPaywallCouponsList: Check<PaywallCouponsList>;
export declare const paywallCouponsListSchema: StandardSchema<PaywallCouponsList>;
