// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** The values of {@link PaymentPlatform}. */
export const paymentPlatformValues = ['web', 'app_store', 'play_store'] as const;

/** Where a payment is made. */
export type PaymentPlatform = (typeof paymentPlatformValues)[number];

/** The values of {@link ChargeOrder}. */
export const chargeOrderValues = [
  'amount',
  'charge_term',
  'community_member_name',
  'paywall_name',
  'platform',
  'display_status',
  'created_at',
] as const;

/** An order of charges. */
export type ChargeOrder = (typeof chargeOrderValues)[number];

/** The purchase of a price of type `onetime`. */
export type CommunityMemberChargeCreateRequest = PurchaseAttributes;

/** Who buys what. */
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

/** How much is refunded, and why. */
export interface CommunityMemberChargeRefundRequest {
  reason_details: string;
  /** In the smallest unit of the currency. Left out, all that is left is refunded. */
  amount?: number;
}

/** The values of {@link SubscriptionOrder}. */
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

/** An order of subscriptions. */
export type SubscriptionOrder = (typeof subscriptionOrderValues)[number];

/** The purchase of a price of type `subscription` or `installments`. */
export interface CommunityMemberSubscriptionCreateRequest extends PurchaseAttributes {
  /** How long the subscription costs nothing. The first charge is made after that. */
  trial_days?: number;
}

/** When a subscription ends, and what is refunded. */
export interface CommunityMemberSubscriptionCancelRequest {
  ends_at: SubscriptionEnd;
  refund_type?: SubscriptionRefundType;
}

/** The values of {@link SubscriptionEnd}. */
export const subscriptionEndValues = ['now', 'at_period_end'] as const;

/** Whether a subscription ends at once, or when the time is over for which it is paid. */
export type SubscriptionEnd = (typeof subscriptionEndValues)[number];

/** The values of {@link SubscriptionRefundType}. */
export const subscriptionRefundTypeValues = ['prorated', 'full'] as const;

/** Whether the rest of the time that was paid for is refunded, or all of the last charge. */
export type SubscriptionRefundType = (typeof subscriptionRefundTypeValues)[number];
