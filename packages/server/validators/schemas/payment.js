// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, formats, isObject, mismatch, refuse, refuseMember, toStandardSchema, within } from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';

/** Whether a value is a `PaymentParties`. */
export const checkPaymentParties = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.paywall_id) && value.paywall_id !== null &&
    refuseMember(found, '', 'paywall_id', value.paywall_id, 'type', ['integer', 'null'])
  )
    return false;
  if (
    typeof value.paywall_name !== 'string' && value.paywall_name !== null &&
    refuseMember(found, '', 'paywall_name', value.paywall_name, 'type', ['string', 'null'])
  )
    return false;
  if (
    !Number.isInteger(value.paywall_price_id) && value.paywall_price_id !== null &&
    refuseMember(found, '', 'paywall_price_id', value.paywall_price_id, 'type', ['integer', 'null'])
  )
    return false;
  if (
    typeof value.paywall_price_type !== 'string' && value.paywall_price_type !== null &&
    refuseMember(found, '', 'paywall_price_type', value.paywall_price_type, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.paywall_price_interval !== 'string' && value.paywall_price_interval !== null &&
    refuseMember(found, '', 'paywall_price_interval', value.paywall_price_interval, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.paywall_coupon_code !== 'string' && value.paywall_coupon_code !== null &&
    refuseMember(found, '', 'paywall_coupon_code', value.paywall_coupon_code, 'type', ['string', 'null'])
  )
    return false;
  if (
    !Number.isInteger(value.community_member_id) && value.community_member_id !== null &&
    refuseMember(found, '', 'community_member_id', value.community_member_id, 'type', ['integer', 'null'])
  )
    return false;
  if (
    typeof value.community_member_public_uid !== 'string' && value.community_member_public_uid !== null &&
    refuseMember(found, '', 'community_member_public_uid', value.community_member_public_uid, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.community_member_name !== 'string' && value.community_member_name !== null &&
    refuseMember(found, '', 'community_member_name', value.community_member_name, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.community_member_email !== 'string' && value.community_member_email !== null &&
    refuseMember(found, '', 'community_member_email', value.community_member_email, 'type', ['string', 'null'])
  )
    return false;
  return fits(found);
};

/** A `PaymentParties` as a Standard Schema. */
export const paymentPartiesSchema = /* @__PURE__ */ toStandardSchema(checkPaymentParties);

/** Whether a value is a `CommunityMemberCharge`. */
export const checkCommunityMemberCharge = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    typeof value.processor_id !== 'string' && value.processor_id !== null &&
    refuseMember(found, '', 'processor_id', value.processor_id, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.invoice_processor_id !== 'string' && value.invoice_processor_id !== null &&
    refuseMember(found, '', 'invoice_processor_id', value.invoice_processor_id, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.subscription_processor_id !== 'string' && value.subscription_processor_id !== null &&
    refuseMember(found, '', 'subscription_processor_id', value.subscription_processor_id, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.status !== 'string' &&
    refuseMember(found, '', 'status', value.status, 'type', 'string')
  )
    return false;
  if (
    typeof value.display_status_raw !== 'string' &&
    refuseMember(found, '', 'display_status_raw', value.display_status_raw, 'type', 'string')
  )
    return false;
  if (
    typeof value.refundable !== 'boolean' &&
    refuseMember(found, '', 'refundable', value.refundable, 'type', 'boolean')
  )
    return false;
  if (
    !Number.isInteger(value.amount) &&
    refuseMember(found, '', 'amount', value.amount, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.amount_refunded) &&
    refuseMember(found, '', 'amount_refunded', value.amount_refunded, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.amount_to_refund) &&
    refuseMember(found, '', 'amount_to_refund', value.amount_to_refund, 'type', 'integer')
  )
    return false;
  if (
    typeof value.currency !== 'string' && value.currency !== null &&
    refuseMember(found, '', 'currency', value.currency, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.platform !== 'string' &&
    refuseMember(found, '', 'platform', value.platform, 'type', 'string')
  )
    return false;
  if (
    typeof value.payment_method_type !== 'string' && value.payment_method_type !== null &&
    refuseMember(found, '', 'payment_method_type', value.payment_method_type, 'type', ['string', 'null'])
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  if (!checkPaymentParties(value) && within(found, '', checkPaymentParties, value)) return false;
  return fits(found);
};

/** A `CommunityMemberCharge` as a Standard Schema. */
export const communityMemberChargeSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberCharge);

/** Whether a value is a `CommunityMemberChargesList`. */
export const checkCommunityMemberChargesList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!Array.isArray(records)) {
      if (refuseMember(found, '', 'records', records, 'type', 'array')) return false;
    } else {
      for (let index = 0; index < records.length; index += 1) {
        const item = records[index];
        if (
          !checkCommunityMemberCharge(item) &&
          within(found, '/records/' + index, checkCommunityMemberCharge, item)
        )
          return false;
      }
    }
  }
  return fits(found);
};

/** A `CommunityMemberChargesList` as a Standard Schema. */
export const communityMemberChargesListSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberChargesList);

/** Whether a value is a `CommunityMemberSubscription`. */
export const checkCommunityMemberSubscription = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    typeof value.processor_id !== 'string' && value.processor_id !== null &&
    refuseMember(found, '', 'processor_id', value.processor_id, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.status !== 'string' &&
    refuseMember(found, '', 'status', value.status, 'type', 'string')
  )
    return false;
  if (
    typeof value.platform !== 'string' &&
    refuseMember(found, '', 'platform', value.platform, 'type', 'string')
  )
    return false;
  const renewsAt = value.renews_at;
  if (typeof renewsAt !== 'string' && renewsAt !== null) {
    if (refuseMember(found, '', 'renews_at', renewsAt, 'type', ['string', 'null'])) return false;
  } else if (
    typeof renewsAt === 'string' &&
    !formats['date-time'](renewsAt) &&
    refuse(found, '/renews_at', 'format', 'date-time')
  )
    return false;
  const trialEndsAt = value.trial_ends_at;
  if (typeof trialEndsAt !== 'string' && trialEndsAt !== null) {
    if (refuseMember(found, '', 'trial_ends_at', trialEndsAt, 'type', ['string', 'null'])) return false;
  } else if (
    typeof trialEndsAt === 'string' &&
    !formats['date-time'](trialEndsAt) &&
    refuse(found, '/trial_ends_at', 'format', 'date-time')
  )
    return false;
  const endsAt = value.ends_at;
  if (typeof endsAt !== 'string' && endsAt !== null) {
    if (refuseMember(found, '', 'ends_at', endsAt, 'type', ['string', 'null'])) return false;
  } else if (
    typeof endsAt === 'string' &&
    !formats['date-time'](endsAt) &&
    refuse(found, '/ends_at', 'format', 'date-time')
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  if (
    !Number.isInteger(value.charges_quantity) &&
    refuseMember(found, '', 'charges_quantity', value.charges_quantity, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.total_amount_paid) &&
    refuseMember(found, '', 'total_amount_paid', value.total_amount_paid, 'type', 'integer')
  )
    return false;
  if (
    typeof value.currency !== 'string' && value.currency !== null &&
    refuseMember(found, '', 'currency', value.currency, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.refundable !== 'boolean' &&
    refuseMember(found, '', 'refundable', value.refundable, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.renewing !== 'boolean' &&
    refuseMember(found, '', 'renewing', value.renewing, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.completed_installment !== 'boolean' &&
    refuseMember(found, '', 'completed_installment', value.completed_installment, 'type', 'boolean')
  )
    return false;
  if (!checkPaymentParties(value) && within(found, '', checkPaymentParties, value)) return false;
  return fits(found);
};

/** A `CommunityMemberSubscription` as a Standard Schema. */
export const communityMemberSubscriptionSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberSubscription);

/** Whether a value is a `CommunityMemberSubscriptionsList`. */
export const checkCommunityMemberSubscriptionsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!Array.isArray(records)) {
      if (refuseMember(found, '', 'records', records, 'type', 'array')) return false;
    } else {
      for (let index = 0; index < records.length; index += 1) {
        const item = records[index];
        if (
          !checkCommunityMemberSubscription(item) &&
          within(found, '/records/' + index, checkCommunityMemberSubscription, item)
        )
          return false;
      }
    }
  }
  return fits(found);
};

/** A `CommunityMemberSubscriptionsList` as a Standard Schema. */
export const communityMemberSubscriptionsListSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberSubscriptionsList);

/** Whether a value is a `PaymentExport`. */
export const checkPaymentExport = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    typeof value.relation !== 'string' &&
    refuseMember(found, '', 'relation', value.relation, 'type', 'string')
  )
    return false;
  const fields = value.fields;
  if (!Array.isArray(fields)) {
    if (refuseMember(found, '', 'fields', fields, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < fields.length; index += 1) {
      const item = fields[index];
      if (typeof item !== 'string' && refuse(found, '/fields/' + index, 'type', 'string')) return false;
    }
  }
  const filters = value.filters;
  if (!isObject(filters) && refuseMember(found, '', 'filters', filters, 'type', 'object')) return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  return fits(found);
};

/** A `PaymentExport` as a Standard Schema. */
export const paymentExportSchema = /* @__PURE__ */ toStandardSchema(checkPaymentExport);

/** Whether a value is a `CommunityMemberChargeExport`. */
export const checkCommunityMemberChargeExport = (value, found) => {
  if (!checkPaymentExport(value) && within(found, '', checkPaymentExport, value)) return false;
  return fits(found);
};

/** A `CommunityMemberChargeExport` as a Standard Schema. */
export const communityMemberChargeExportSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberChargeExport);

/** Whether a value is a `CommunityMemberSubscriptionExport`. */
export const checkCommunityMemberSubscriptionExport = (value, found) => {
  if (!checkPaymentExport(value) && within(found, '', checkPaymentExport, value)) return false;
  return fits(found);
};

/** A `CommunityMemberSubscriptionExport` as a Standard Schema. */
export const communityMemberSubscriptionExportSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberSubscriptionExport);
