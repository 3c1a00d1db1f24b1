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
  withinMember,
} from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';
import { checkCurrencyId } from '../schemas/paywall-request.js';

/** Whether a value is a `PaywallStatus`. */
export const checkPaywallStatus = (value, found) => {
  if (
    value !== 'draft' && value !== 'active' && value !== 'inactive' &&
    refuse(found, '', 'enum', ['draft', 'active', 'inactive'])
  )
    return false;
  return fits(found);
};

/** A `PaywallStatus` as a Standard Schema. */
export const paywallStatusSchema = /* @__PURE__ */ toStandardSchema(checkPaywallStatus);

/** Whether a value is a `Paywall`. */
export const checkPaywall = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    !checkPaywallStatus(value.status) &&
    withinMember(found, '', 'status', checkPaywallStatus, value.status)
  )
    return false;
  if (
    typeof value.currency !== 'string' && value.currency !== null &&
    refuseMember(found, '', 'currency', value.currency, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.subscription_group !== 'string' && value.subscription_group !== null &&
    refuseMember(found, '', 'subscription_group', value.subscription_group, 'type', ['string', 'null'])
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const prices = value.prices;
  if (!Array.isArray(prices)) {
    if (refuseMember(found, '', 'prices', prices, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < prices.length; index += 1) {
      const item = prices[index];
      if (!checkPaywallPrice(item) && within(found, '/prices/' + index, checkPaywallPrice, item)) return false;
    }
  }
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (value.display_name === undefined && refuse(found, '', 'required', 'display_name')) return false;
  if (value.paywall_group_id === undefined && refuse(found, '', 'required', 'paywall_group_id')) return false;
  if (value.access_groups_enabled === undefined && refuse(found, '', 'required', 'access_groups_enabled')) return false;
  if (value.access_group_ids === undefined && refuse(found, '', 'required', 'access_group_ids')) return false;
  if (!checkPaywallParts(value) && within(found, '', checkPaywallParts, value)) return false;
  return fits(found);
};

/** A `Paywall` as a Standard Schema. */
export const paywallSchema = /* @__PURE__ */ toStandardSchema(checkPaywall);

/** Whether a value is a `PaywallPrice`. */
export const checkPaywallPrice = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    !checkPaywallStatus(value.status) &&
    withinMember(found, '', 'status', checkPaywallStatus, value.status)
  )
    return false;
  if (
    typeof value.recurring !== 'boolean' &&
    refuseMember(found, '', 'recurring', value.recurring, 'type', 'boolean')
  )
    return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (value.price_type === undefined && refuse(found, '', 'required', 'price_type')) return false;
  if (value.amount_in_cents === undefined && refuse(found, '', 'required', 'amount_in_cents')) return false;
  if (value.interval === undefined && refuse(found, '', 'required', 'interval')) return false;
  if (value.interval_count === undefined && refuse(found, '', 'required', 'interval_count')) return false;
  if (
    value.upfront_payment_amount_in_cents === undefined &&
    refuse(found, '', 'required', 'upfront_payment_amount_in_cents')
  )
    return false;
  if (value.display_name === undefined && refuse(found, '', 'required', 'display_name')) return false;
  if (!checkPaywallPriceParts(value) && within(found, '', checkPaywallPriceParts, value)) return false;
  return fits(found);
};

/** A `PaywallPrice` as a Standard Schema. */
export const paywallPriceSchema = /* @__PURE__ */ toStandardSchema(checkPaywallPrice);

/** Whether a value is a `PaywallsList`. */
export const checkPaywallsList = (value, found) => {
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
        if (!checkPaywall(item) && within(found, '/records/' + index, checkPaywall, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `PaywallsList` as a Standard Schema. */
export const paywallsListSchema = /* @__PURE__ */ toStandardSchema(checkPaywallsList);

/** Whether a value is a `PaywallGroup`. */
export const checkPaywallGroup = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const updatedAt = value.updated_at;
  if (typeof updatedAt !== 'string') {
    if (refuseMember(found, '', 'updated_at', updatedAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](updatedAt) && refuse(found, '/updated_at', 'format', 'date-time')) return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (value.currency_id === undefined && refuse(found, '', 'required', 'currency_id')) return false;
  if (!checkPaywallGroupAttributes(value) && within(found, '', checkPaywallGroupAttributes, value)) return false;
  return fits(found);
};

/** A `PaywallGroup` as a Standard Schema. */
export const paywallGroupSchema = /* @__PURE__ */ toStandardSchema(checkPaywallGroup);

/** Whether a value is a `PaywallParts`. */
export const checkPaywallParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const name = value.name;
  if (name !== undefined) {
    if (typeof name !== 'string' && name !== null) {
      if (refuse(found, '/name', 'type', ['string', 'null'])) return false;
    } else if (typeof name === 'string' && isLonger(name, 255) && refuse(found, '/name', 'maxLength', 255)) return false;
  }
  const displayName = value.display_name;
  if (displayName !== undefined) {
    if (typeof displayName !== 'string') {
      if (refuse(found, '/display_name', 'type', 'string')) return false;
    } else {
      if (isShorter(displayName, 1) && refuse(found, '/display_name', 'minLength', 1)) return false;
      if (isLonger(displayName, 255) && refuse(found, '/display_name', 'maxLength', 255)) return false;
    }
  }
  if (
    value.paywall_group_id !== undefined &&
    !Number.isInteger(value.paywall_group_id) && value.paywall_group_id !== null &&
    refuse(found, '/paywall_group_id', 'type', ['integer', 'null'])
  )
    return false;
  if (
    value.access_groups_enabled !== undefined &&
    typeof value.access_groups_enabled !== 'boolean' &&
    refuse(found, '/access_groups_enabled', 'type', 'boolean')
  )
    return false;
  const accessGroupIds = value.access_group_ids;
  if (accessGroupIds !== undefined) {
    if (!Array.isArray(accessGroupIds)) {
      if (refuse(found, '/access_group_ids', 'type', 'array')) return false;
    } else {
      if (accessGroupIds.length > 1000 && refuse(found, '/access_group_ids', 'maxItems', 1000)) return false;
      for (let index = 0; index < accessGroupIds.length; index += 1) {
        const item = accessGroupIds[index];
        if (!Number.isInteger(item) && refuse(found, '/access_group_ids/' + index, 'type', 'integer')) return false;
      }
    }
  }
  return fits(found);
};

/** A `PaywallParts` as a Standard Schema. */
export const paywallPartsSchema = /* @__PURE__ */ toStandardSchema(checkPaywallParts);

const paywallPricePartsIntervalValues = new Set(['daily', 'weekly', 'monthly', 'yearly', null]);

/** Whether a value is a `PaywallPriceParts`. */
export const checkPaywallPriceParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const name = value.name;
  if (name !== undefined) {
    if (typeof name !== 'string' && name !== null) {
      if (refuse(found, '/name', 'type', ['string', 'null'])) return false;
    } else if (typeof name === 'string' && isLonger(name, 255) && refuse(found, '/name', 'maxLength', 255)) return false;
  }
  if (
    value.price_type !== undefined &&
    !checkPaywallPriceType(value.price_type) &&
    within(found, '/price_type', checkPaywallPriceType, value.price_type)
  )
    return false;
  if (
    value.amount_in_cents !== undefined &&
    !Number.isInteger(value.amount_in_cents) &&
    refuse(found, '/amount_in_cents', 'type', 'integer')
  )
    return false;
  const interval = value.interval;
  if (
    interval !== undefined &&
    !paywallPricePartsIntervalValues.has(interval) &&
    refuse(found, '/interval', 'enum', paywallPricePartsIntervalValues)
  )
    return false;
  if (
    value.interval_count !== undefined &&
    !Number.isInteger(value.interval_count) && value.interval_count !== null &&
    refuse(found, '/interval_count', 'type', ['integer', 'null'])
  )
    return false;
  if (
    value.upfront_payment_amount_in_cents !== undefined &&
    !Number.isInteger(value.upfront_payment_amount_in_cents) &&
    refuse(found, '/upfront_payment_amount_in_cents', 'type', 'integer')
  )
    return false;
  const displayName = value.display_name;
  if (displayName !== undefined) {
    if (typeof displayName !== 'string') {
      if (refuse(found, '/display_name', 'type', 'string')) return false;
    } else {
      if (isShorter(displayName, 1) && refuse(found, '/display_name', 'minLength', 1)) return false;
      if (isLonger(displayName, 255) && refuse(found, '/display_name', 'maxLength', 255)) return false;
    }
  }
  return fits(found);
};

/** A `PaywallPriceParts` as a Standard Schema. */
export const paywallPricePartsSchema = /* @__PURE__ */ toStandardSchema(checkPaywallPriceParts);

/** Whether a value is a `PaywallPriceType`. */
export const checkPaywallPriceType = (value, found) => {
  if (
    value !== 'subscription' && value !== 'onetime' && value !== 'installments' &&
    refuse(found, '', 'enum', ['subscription', 'onetime', 'installments'])
  )
    return false;
  return fits(found);
};

/** A `PaywallPriceType` as a Standard Schema. */
export const paywallPriceTypeSchema = /* @__PURE__ */ toStandardSchema(checkPaywallPriceType);

/** Whether a value is a `PaywallGroupAttributes`. */
export const checkPaywallGroupAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const name = value.name;
  if (name !== undefined) {
    if (typeof name !== 'string') {
      if (refuse(found, '/name', 'type', 'string')) return false;
    } else {
      if (isShorter(name, 1) && refuse(found, '/name', 'minLength', 1)) return false;
      if (isLonger(name, 255) && refuse(found, '/name', 'maxLength', 255)) return false;
    }
  }
  if (
    value.currency_id !== undefined &&
    !checkCurrencyId(value.currency_id) &&
    within(found, '/currency_id', checkCurrencyId, value.currency_id)
  )
    return false;
  return fits(found);
};

/** A `PaywallGroupAttributes` as a Standard Schema. */
export const paywallGroupAttributesSchema = /* @__PURE__ */ toStandardSchema(checkPaywallGroupAttributes);

/** Whether a value is a `PaywallGroupsList`. */
export const checkPaywallGroupsList = (value, found) => {
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
        if (!checkPaywallGroup(item) && within(found, '/records/' + index, checkPaywallGroup, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `PaywallGroupsList` as a Standard Schema. */
export const paywallGroupsListSchema = /* @__PURE__ */ toStandardSchema(checkPaywallGroupsList);
