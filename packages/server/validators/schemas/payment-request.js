// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  isLonger,
  isObject,
  isShorter,
  mismatch,
  refuse,
  refuseMember,
  toStandardSchema,
  within,
  withinMember,
} from '#validation';

/** Whether a value is a `PaymentPlatform`. */
export const checkPaymentPlatform = (value, found) => {
  if (
    value !== 'web' && value !== 'app_store' && value !== 'play_store' &&
    refuse(found, '', 'enum', ['web', 'app_store', 'play_store'])
  )
    return false;
  return fits(found);
};

/** A `PaymentPlatform` as a Standard Schema. */
export const paymentPlatformSchema = /* @__PURE__ */ toStandardSchema(checkPaymentPlatform);

const chargeOrderValues = new Set([
  'amount',
  'charge_term',
  'community_member_name',
  'paywall_name',
  'platform',
  'display_status',
  'created_at',
]);

/** Whether a value is a `ChargeOrder`. */
export const checkChargeOrder = (value, found) => {
  if (!chargeOrderValues.has(value) && refuse(found, '', 'enum', chargeOrderValues)) return false;
  return fits(found);
};

/** A `ChargeOrder` as a Standard Schema. */
export const chargeOrderSchema = /* @__PURE__ */ toStandardSchema(checkChargeOrder);

/** Whether a value is a `CommunityMemberChargeCreateRequest`. */
export const checkCommunityMemberChargeCreateRequest = (value, found) => {
  if (!checkPurchaseAttributes(value) && within(found, '', checkPurchaseAttributes, value)) return false;
  return fits(found);
};

/** A `CommunityMemberChargeCreateRequest` as a Standard Schema. */
export const communityMemberChargeCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberChargeCreateRequest);

/** Whether a value is a `PurchaseAttributes`. */
export const checkPurchaseAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.community_member_id) &&
    refuseMember(found, '', 'community_member_id', value.community_member_id, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.paywall_price_id) &&
    refuseMember(found, '', 'paywall_price_id', value.paywall_price_id, 'type', 'integer')
  )
    return false;
  if (
    value.paywall_coupon_code !== undefined &&
    typeof value.paywall_coupon_code !== 'string' &&
    refuse(found, '/paywall_coupon_code', 'type', 'string')
  )
    return false;
  if (
    value.affiliate_code !== undefined &&
    typeof value.affiliate_code !== 'string' &&
    refuse(found, '/affiliate_code', 'type', 'string')
  )
    return false;
  if (
    value.platform !== undefined &&
    !checkPaymentPlatform(value.platform) &&
    within(found, '/platform', checkPaymentPlatform, value.platform)
  )
    return false;
  return fits(found);
};

/** A `PurchaseAttributes` as a Standard Schema. */
export const purchaseAttributesSchema = /* @__PURE__ */ toStandardSchema(checkPurchaseAttributes);

/** Whether a value is a `CommunityMemberChargeRefundRequest`. */
export const checkCommunityMemberChargeRefundRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const reasonDetails = value.reason_details;
  if (typeof reasonDetails !== 'string') {
    if (refuseMember(found, '', 'reason_details', reasonDetails, 'type', 'string')) return false;
  } else {
    if (isShorter(reasonDetails, 1) && refuse(found, '/reason_details', 'minLength', 1)) return false;
    if (isLonger(reasonDetails, 255) && refuse(found, '/reason_details', 'maxLength', 255)) return false;
  }
  const amount = value.amount;
  if (amount !== undefined) {
    if (!Number.isInteger(amount)) {
      if (refuse(found, '/amount', 'type', 'integer')) return false;
    } else if (amount < 1 && refuse(found, '/amount', 'minimum', 1)) return false;
  }
  return fits(found);
};

/** A `CommunityMemberChargeRefundRequest` as a Standard Schema. */
export const communityMemberChargeRefundRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberChargeRefundRequest);

const subscriptionOrderValues = new Set([
  'charges_quantity',
  'subscription_term',
  'renews_on',
  'community_member_name',
  'paywall_name',
  'platform',
  'status',
  'created_at',
]);

/** Whether a value is a `SubscriptionOrder`. */
export const checkSubscriptionOrder = (value, found) => {
  if (!subscriptionOrderValues.has(value) && refuse(found, '', 'enum', subscriptionOrderValues)) return false;
  return fits(found);
};

/** A `SubscriptionOrder` as a Standard Schema. */
export const subscriptionOrderSchema = /* @__PURE__ */ toStandardSchema(checkSubscriptionOrder);

/** Whether a value is a `CommunityMemberSubscriptionCreateRequest`. */
export const checkCommunityMemberSubscriptionCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const trialDays = value.trial_days;
  if (trialDays !== undefined) {
    if (!Number.isInteger(trialDays)) {
      if (refuse(found, '/trial_days', 'type', 'integer')) return false;
    } else {
      if (trialDays < 1 && refuse(found, '/trial_days', 'minimum', 1)) return false;
      if (trialDays > 730 && refuse(found, '/trial_days', 'maximum', 730)) return false;
    }
  }
  if (!checkPurchaseAttributes(value) && within(found, '', checkPurchaseAttributes, value)) return false;
  return fits(found);
};

/** A `CommunityMemberSubscriptionCreateRequest` as a Standard Schema. */
export const communityMemberSubscriptionCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberSubscriptionCreateRequest);

/** Whether a value is a `CommunityMemberSubscriptionCancelRequest`. */
export const checkCommunityMemberSubscriptionCancelRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !checkSubscriptionEnd(value.ends_at) &&
    withinMember(found, '', 'ends_at', checkSubscriptionEnd, value.ends_at)
  )
    return false;
  if (
    value.refund_type !== undefined &&
    !checkSubscriptionRefundType(value.refund_type) &&
    within(found, '/refund_type', checkSubscriptionRefundType, value.refund_type)
  )
    return false;
  return fits(found);
};

/** A `CommunityMemberSubscriptionCancelRequest` as a Standard Schema. */
export const communityMemberSubscriptionCancelRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberSubscriptionCancelRequest);

/** Whether a value is a `SubscriptionEnd`. */
export const checkSubscriptionEnd = (value, found) => {
  if (value !== 'now' && value !== 'at_period_end' && refuse(found, '', 'enum', ['now', 'at_period_end'])) return false;
  return fits(found);
};

/** A `SubscriptionEnd` as a Standard Schema. */
export const subscriptionEndSchema = /* @__PURE__ */ toStandardSchema(checkSubscriptionEnd);

/** Whether a value is a `SubscriptionRefundType`. */
export const checkSubscriptionRefundType = (value, found) => {
  if (value !== 'prorated' && value !== 'full' && refuse(found, '', 'enum', ['prorated', 'full'])) return false;
  return fits(found);
};

/** A `SubscriptionRefundType` as a Standard Schema. */
export const subscriptionRefundTypeSchema = /* @__PURE__ */ toStandardSchema(checkSubscriptionRefundType);
