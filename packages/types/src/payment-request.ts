// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export const paymentPlatformValues = ['web', 'app_store', 'play_store'] as const;

/** Where a payment is made. */
export type PaymentPlatform = (typeof paymentPlatformValues)[number];

export const chargeOrderValues = [
  'amount',
  'charge_term',
  'community_member_name',
  'paywall_name',
  'platform',
  'display_status',
  'created_at',
] as const;

/** Sort order of charges. */
export type ChargeOrder = (typeof chargeOrderValues)[number];

/** The purchase of a price of type `onetime`. */
export type CommunityMemberChargeCreateRequest = PurchaseAttributes;

/** The buyer and the price. */
export interface PurchaseAttributes {
  community_member_id: number;
  /** The price that is paid. Its paywall is active. */
  paywall_price_id: number;
  /** The coupon that lowers the price. */
  paywall_coupon_code?: string;
  /** The code of the affiliate who brought the buyer, and who is owed a payout then. It is not the buyer's own. */
  affiliate_code?: string;
  platform?: PaymentPlatform;
}

/** The amount to refund and the reason. */
export interface CommunityMemberChargeRefundRequest {
  /** 1 to 255 characters. */
  reason_details: string;
  /** In the smallest unit of the currency. By default, the whole rest is refunded. At least 1. */
  amount?: number;
}

export const subscriptionOrderValues = [
  'charges_quantity',
  'subscription_term',
  'renews_on',
  'community_member_name',
  'paywall_name',
  'platform',
  'status',
  'created_at',
] as const;

/** Sort order of subscriptions. */
export type SubscriptionOrder = (typeof subscriptionOrderValues)[number];

/** The purchase of a price of type `subscription` or `installments`. */
export interface CommunityMemberSubscriptionCreateRequest extends PurchaseAttributes {
  /** Length of the free trial. The first charge is made after it. 1 to 730. */
  trial_days?: number;
}

/** The time of a cancellation and its refund. */
export interface CommunityMemberSubscriptionCancelRequest {
  ends_at: SubscriptionEnd;
  refund_type?: SubscriptionRefundType;
}

export const subscriptionEndValues = ['now', 'at_period_end'] as const;

/** Whether a subscription ends immediately or with its paid period. */
export type SubscriptionEnd = (typeof subscriptionEndValues)[number];

export const subscriptionRefundTypeValues = ['prorated', 'full'] as const;

/** Whether the rest of the paid period is refunded, or the whole last charge. */
export type SubscriptionRefundType = (typeof subscriptionRefundTypeValues)[number];
