// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  formats,
  isLonger,
  isObject,
  isShorter,
  mismatch,
  refuse,
  refuseMember,
  toStandardSchema,
  within,
} from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';

/** Whether a value is a `PaywallCoupon`. */
export const checkPaywallCoupon = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    !Number.isInteger(value.redemptions_count) &&
    refuseMember(found, '', 'redemptions_count', value.redemptions_count, 'type', 'integer')
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  if (value.code === undefined && refuse(found, '', 'required', 'code')) return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (value.discount_type === undefined && refuse(found, '', 'required', 'discount_type')) return false;
  if (value.percent_off === undefined && refuse(found, '', 'required', 'percent_off')) return false;
  if (value.amount_off_in_cents === undefined && refuse(found, '', 'required', 'amount_off_in_cents')) return false;
  if (value.paywall_ids === undefined && refuse(found, '', 'required', 'paywall_ids')) return false;
  if (value.max_redemptions === undefined && refuse(found, '', 'required', 'max_redemptions')) return false;
  if (value.expires_at === undefined && refuse(found, '', 'required', 'expires_at')) return false;
  if (!checkPaywallCouponAttributes(value) && within(found, '', checkPaywallCouponAttributes, value)) return false;
  return fits(found);
};

/** A `PaywallCoupon` as a Standard Schema. */
export const paywallCouponSchema = /* @__PURE__ */ toStandardSchema(checkPaywallCoupon);

/** Whether a value is a `PaywallCouponAttributes`. */
export const checkPaywallCouponAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const code = value.code;
  if (code !== undefined) {
    if (typeof code !== 'string') {
      if (refuse(found, '/code', 'type', 'string')) return false;
    } else if (isShorter(code, 1) && refuse(found, '/code', 'minLength', 1)) return false;
  }
  const name = value.name;
  if (name !== undefined) {
    if (typeof name !== 'string' && name !== null) {
      if (refuse(found, '/name', 'type', ['string', 'null'])) return false;
    } else if (typeof name === 'string') {
      if (isShorter(name, 1) && refuse(found, '/name', 'minLength', 1)) return false;
      if (isLonger(name, 255) && refuse(found, '/name', 'maxLength', 255)) return false;
    }
  }
  if (
    value.discount_type !== undefined &&
    !checkCouponDiscountType(value.discount_type) &&
    within(found, '/discount_type', checkCouponDiscountType, value.discount_type)
  )
    return false;
  const percentOff = value.percent_off;
  if (percentOff !== undefined) {
    if (!Number.isInteger(percentOff) && percentOff !== null) {
      if (refuse(found, '/percent_off', 'type', ['integer', 'null'])) return false;
    } else if (typeof percentOff === 'number') {
      if (percentOff < 1 && refuse(found, '/percent_off', 'minimum', 1)) return false;
      if (percentOff > 100 && refuse(found, '/percent_off', 'maximum', 100)) return false;
    }
  }
  const amountOffInCents = value.amount_off_in_cents;
  if (amountOffInCents !== undefined) {
    if (!Number.isInteger(amountOffInCents) && amountOffInCents !== null) {
      if (refuse(found, '/amount_off_in_cents', 'type', ['integer', 'null'])) return false;
    } else if (
      typeof amountOffInCents === 'number' &&
      amountOffInCents < 1 &&
      refuse(found, '/amount_off_in_cents', 'minimum', 1)
    )
      return false;
  }
  const paywallIds = value.paywall_ids;
  if (paywallIds !== undefined) {
    if (!Array.isArray(paywallIds)) {
      if (refuse(found, '/paywall_ids', 'type', 'array')) return false;
    } else {
      if (paywallIds.length > 1000 && refuse(found, '/paywall_ids', 'maxItems', 1000)) return false;
      for (let index = 0; index < paywallIds.length; index += 1) {
        const item = paywallIds[index];
        if (!Number.isInteger(item) && refuse(found, '/paywall_ids/' + index, 'type', 'integer')) return false;
      }
    }
  }
  const maxRedemptions = value.max_redemptions;
  if (maxRedemptions !== undefined) {
    if (!Number.isInteger(maxRedemptions) && maxRedemptions !== null) {
      if (refuse(found, '/max_redemptions', 'type', ['integer', 'null'])) return false;
    } else if (
      typeof maxRedemptions === 'number' &&
      maxRedemptions < 1 &&
      refuse(found, '/max_redemptions', 'minimum', 1)
    )
      return false;
  }
  const expiresAt = value.expires_at;
  if (expiresAt !== undefined) {
    if (typeof expiresAt !== 'string' && expiresAt !== null) {
      if (refuse(found, '/expires_at', 'type', ['string', 'null'])) return false;
    } else if (
      typeof expiresAt === 'string' &&
      !formats['date-time'](expiresAt) &&
      refuse(found, '/expires_at', 'format', 'date-time')
    )
      return false;
  }
  return fits(found);
};

/** A `PaywallCouponAttributes` as a Standard Schema. */
export const paywallCouponAttributesSchema = /* @__PURE__ */ toStandardSchema(checkPaywallCouponAttributes);

/** Whether a value is a `CouponDiscountType`. */
export const checkCouponDiscountType = (value, found) => {
  if (value !== 'percentage' && value !== 'amount' && refuse(found, '', 'enum', ['percentage', 'amount'])) return false;
  return fits(found);
};

/** A `CouponDiscountType` as a Standard Schema. */
export const couponDiscountTypeSchema = /* @__PURE__ */ toStandardSchema(checkCouponDiscountType);

/** Whether a value is a `PaywallCouponCreateRequest`. */
export const checkPaywallCouponCreateRequest = (value, found) => {
  if (isObject(value)) {
    if (value.code === undefined && refuse(found, '', 'required', 'code')) return false;
    if (value.discount_type === undefined && refuse(found, '', 'required', 'discount_type')) return false;
  }
  if (!checkPaywallCouponAttributes(value) && within(found, '', checkPaywallCouponAttributes, value)) return false;
  return fits(found);
};

/** A `PaywallCouponCreateRequest` as a Standard Schema. */
export const paywallCouponCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPaywallCouponCreateRequest);

/** Whether a value is a `PaywallCouponsList`. */
export const checkPaywallCouponsList = (value, found) => {
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
        if (!checkPaywallCoupon(item) && within(found, '/records/' + index, checkPaywallCoupon, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `PaywallCouponsList` as a Standard Schema. */
export const paywallCouponsListSchema = /* @__PURE__ */ toStandardSchema(checkPaywallCouponsList);
