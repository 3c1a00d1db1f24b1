// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, toStandardSchema, within } from '#validation';
import { checkPaywallGroupAttributes, checkPaywallParts, checkPaywallPriceParts } from '../schemas/paywall.js';

/** Whether a value is a `CurrencyId`. */
export const checkCurrencyId = (value, found) => {
  if (!Number.isInteger(value) && refuse(found, '', 'type', 'integer')) return false;
  return fits(found);
};

/** A `CurrencyId` as a Standard Schema. */
export const currencyIdSchema = /* @__PURE__ */ toStandardSchema(checkCurrencyId);

/** Whether a value is a `PaywallOrder`. */
export const checkPaywallOrder = (value, found) => {
  if (
    value !== 'title' && value !== 'status' && value !== 'created_at' &&
    refuse(found, '', 'enum', ['title', 'status', 'created_at'])
  )
    return false;
  return fits(found);
};

/** A `PaywallOrder` as a Standard Schema. */
export const paywallOrderSchema = /* @__PURE__ */ toStandardSchema(checkPaywallOrder);

/** Whether a value is a `PaywallCreateRequest`. */
export const checkPaywallCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.currency !== 'string' &&
    refuseMember(found, '', 'currency', value.currency, 'type', 'string')
  )
    return false;
  const prices = value.prices;
  if (!Array.isArray(prices)) {
    if (refuseMember(found, '', 'prices', prices, 'type', 'array')) return false;
  } else {
    if (prices.length < 1 && refuse(found, '/prices', 'minItems', 1)) return false;
    if (prices.length > 100 && refuse(found, '/prices', 'maxItems', 100)) return false;
    for (let index = 0; index < prices.length; index += 1) {
      const item = prices[index];
      if (!checkNewPaywallPrice(item) && within(found, '/prices/' + index, checkNewPaywallPrice, item)) return false;
    }
  }
  if (value.display_name === undefined && refuse(found, '', 'required', 'display_name')) return false;
  if (!checkPaywallParts(value) && within(found, '', checkPaywallParts, value)) return false;
  return fits(found);
};

/** A `PaywallCreateRequest` as a Standard Schema. */
export const paywallCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPaywallCreateRequest);

/** Whether a value is a `NewPaywallPrice`. */
export const checkNewPaywallPrice = (value, found) => {
  if (isObject(value)) {
    if (value.price_type === undefined && refuse(found, '', 'required', 'price_type')) return false;
    if (value.amount_in_cents === undefined && refuse(found, '', 'required', 'amount_in_cents')) return false;
    if (value.display_name === undefined && refuse(found, '', 'required', 'display_name')) return false;
  }
  if (!checkPaywallPriceParts(value) && within(found, '', checkPaywallPriceParts, value)) return false;
  return fits(found);
};

/** A `NewPaywallPrice` as a Standard Schema. */
export const newPaywallPriceSchema = /* @__PURE__ */ toStandardSchema(checkNewPaywallPrice);

/** Whether a value is a `PaywallUpdateRequest`. */
export const checkPaywallUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const prices = value.prices;
  if (prices !== undefined) {
    if (!Array.isArray(prices)) {
      if (refuse(found, '/prices', 'type', 'array')) return false;
    } else {
      if (prices.length > 100 && refuse(found, '/prices', 'maxItems', 100)) return false;
      for (let index = 0; index < prices.length; index += 1) {
        const item = prices[index];
        if (
          !checkChangedPaywallPrice(item) &&
          within(found, '/prices/' + index, checkChangedPaywallPrice, item)
        )
          return false;
      }
    }
  }
  if (!checkPaywallParts(value) && within(found, '', checkPaywallParts, value)) return false;
  return fits(found);
};

/** A `PaywallUpdateRequest` as a Standard Schema. */
export const paywallUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPaywallUpdateRequest);

/** Whether a value is a `ChangedPaywallPrice`. */
export const checkChangedPaywallPrice = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.id !== undefined && !Number.isInteger(value.id) && refuse(found, '/id', 'type', 'integer')) return false;
  if (!checkPaywallPriceParts(value) && within(found, '', checkPaywallPriceParts, value)) return false;
  return fits(found);
};

/** A `ChangedPaywallPrice` as a Standard Schema. */
export const changedPaywallPriceSchema = /* @__PURE__ */ toStandardSchema(checkChangedPaywallPrice);

/** Whether a value is a `PaywallGroupCreateRequest`. */
export const checkPaywallGroupCreateRequest = (value, found) => {
  if (isObject(value)) {
    if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
    if (value.currency_id === undefined && refuse(found, '', 'required', 'currency_id')) return false;
  }
  if (!checkPaywallGroupAttributes(value) && within(found, '', checkPaywallGroupAttributes, value)) return false;
  return fits(found);
};

/** A `PaywallGroupCreateRequest` as a Standard Schema. */
export const paywallGroupCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPaywallGroupCreateRequest);

/** Whether a value is a `PaywallGroupUpdateRequest`. */
export const checkPaywallGroupUpdateRequest = (value, found) => {
  if (!checkPaywallGroupAttributes(value) && within(found, '', checkPaywallGroupAttributes, value)) return false;
  return fits(found);
};

/** A `PaywallGroupUpdateRequest` as a Standard Schema. */
export const paywallGroupUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPaywallGroupUpdateRequest);
