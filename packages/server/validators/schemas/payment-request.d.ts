// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  ChargeOrder,
  CommunityMemberChargeCreateRequest,
  CommunityMemberChargeRefundRequest,
  CommunityMemberSubscriptionCancelRequest,
  CommunityMemberSubscriptionCreateRequest,
  PaymentPlatform,
  PurchaseAttributes,
  SubscriptionEnd,
  SubscriptionOrder,
  SubscriptionRefundType,
} from '@community-platform/types/payment-request';

export declare const checkPaymentPlatform: Check<PaymentPlatform>;
export declare const paymentPlatformSchema: StandardSchema<PaymentPlatform>;
export declare const checkChargeOrder: Check<ChargeOrder>;
export declare const chargeOrderSchema: StandardSchema<ChargeOrder>;
export declare const checkCommunityMemberChargeCreateRequest: Check<CommunityMemberChargeCreateRequest>;
export declare const communityMemberChargeCreateRequestSchema: StandardSchema<CommunityMemberChargeCreateRequest>;
export declare const checkPurchaseAttributes: Check<PurchaseAttributes>;
export declare const purchaseAttributesSchema: StandardSchema<PurchaseAttributes>;
export declare const checkCommunityMemberChargeRefundRequest: Check<CommunityMemberChargeRefundRequest>;
export declare const communityMemberChargeRefundRequestSchema: StandardSchema<CommunityMemberChargeRefundRequest>;
export declare const checkSubscriptionOrder: Check<SubscriptionOrder>;
export declare const subscriptionOrderSchema: StandardSchema<SubscriptionOrder>;
export declare const checkCommunityMemberSubscriptionCreateRequest: Check<CommunityMemberSubscriptionCreateRequest>;
export declare const communityMemberSubscriptionCreateRequestSchema: StandardSchema<CommunityMemberSubscriptionCreateRequest>;
export declare const checkCommunityMemberSubscriptionCancelRequest: Check<CommunityMemberSubscriptionCancelRequest>;
export declare const communityMemberSubscriptionCancelRequestSchema: StandardSchema<CommunityMemberSubscriptionCancelRequest>;
export declare const checkSubscriptionEnd: Check<SubscriptionEnd>;
export declare const subscriptionEndSchema: StandardSchema<SubscriptionEnd>;
export declare const checkSubscriptionRefundType: Check<SubscriptionRefundType>;
export declare const subscriptionRefundTypeSchema: StandardSchema<SubscriptionRefundType>;
