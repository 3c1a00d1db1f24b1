// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, within, withinMember } from '#validation';
import { checkSortDirection } from '../schemas/common.js';
import { checkPaywallCreateRequest, checkPaywallOrder, checkPaywallUpdateRequest } from '../schemas/paywall-request.js';
import { checkPaywallStatus } from '../schemas/paywall.js';

const checkSearchPaywallsQuery = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const page = value.page;
  if (page !== undefined) {
    if (!Number.isInteger(page)) {
      if (refuse(found, '/page', 'type', 'integer')) return false;
    } else if (page < 1 && refuse(found, '/page', 'minimum', 1)) return false;
  }
  const perPage = value.per_page;
  if (perPage !== undefined) {
    if (!Number.isInteger(perPage)) {
      if (refuse(found, '/per_page', 'type', 'integer')) return false;
    } else if (perPage < 1 && refuse(found, '/per_page', 'minimum', 1)) return false;
  }
  if (
    value.name !== undefined &&
    typeof value.name !== 'string' &&
    refuse(found, '/name', 'type', 'string')
  )
    return false;
  const status = value.status;
  if (status !== undefined) {
    if (!Array.isArray(status)) {
      if (refuse(found, '/status', 'type', 'array')) return false;
    } else {
      if (status.length < 1 && refuse(found, '/status', 'minItems', 1)) return false;
      if (status.length > 100 && refuse(found, '/status', 'maxItems', 100)) return false;
      for (let index = 0; index < status.length; index += 1) {
        const item = status[index];
        if (!checkPaywallStatus(item) && within(found, '/status/' + index, checkPaywallStatus, item)) return false;
      }
    }
  }
  const currency = value.currency;
  if (currency !== undefined) {
    if (!Array.isArray(currency)) {
      if (refuse(found, '/currency', 'type', 'array')) return false;
    } else {
      if (currency.length < 1 && refuse(found, '/currency', 'minItems', 1)) return false;
      if (currency.length > 100 && refuse(found, '/currency', 'maxItems', 100)) return false;
      for (let index2 = 0; index2 < currency.length; index2 += 1) {
        const item2 = currency[index2];
        if (typeof item2 !== 'string' && refuse(found, '/currency/' + index2, 'type', 'string')) return false;
      }
    }
  }
  const paywallId = value.paywall_id;
  if (paywallId !== undefined) {
    if (!Array.isArray(paywallId)) {
      if (refuse(found, '/paywall_id', 'type', 'array')) return false;
    } else {
      if (paywallId.length < 1 && refuse(found, '/paywall_id', 'minItems', 1)) return false;
      if (paywallId.length > 1000 && refuse(found, '/paywall_id', 'maxItems', 1000)) return false;
      for (let index3 = 0; index3 < paywallId.length; index3 += 1) {
        const item3 = paywallId[index3];
        if (!Number.isInteger(item3) && refuse(found, '/paywall_id/' + index3, 'type', 'integer')) return false;
      }
    }
  }
  const excludePaywallId = value.exclude_paywall_id;
  if (excludePaywallId !== undefined) {
    if (!Array.isArray(excludePaywallId)) {
      if (refuse(found, '/exclude_paywall_id', 'type', 'array')) return false;
    } else {
      if (excludePaywallId.length < 1 && refuse(found, '/exclude_paywall_id', 'minItems', 1)) return false;
      if (excludePaywallId.length > 1000 && refuse(found, '/exclude_paywall_id', 'maxItems', 1000)) return false;
      for (let index4 = 0; index4 < excludePaywallId.length; index4 += 1) {
        const item4 = excludePaywallId[index4];
        if (!Number.isInteger(item4) && refuse(found, '/exclude_paywall_id/' + index4, 'type', 'integer')) return false;
      }
    }
  }
  const subscriptionGroupId = value.subscription_group_id;
  if (subscriptionGroupId !== undefined) {
    if (!Array.isArray(subscriptionGroupId)) {
      if (refuse(found, '/subscription_group_id', 'type', 'array')) return false;
    } else {
      if (subscriptionGroupId.length < 1 && refuse(found, '/subscription_group_id', 'minItems', 1)) return false;
      if (subscriptionGroupId.length > 1000 && refuse(found, '/subscription_group_id', 'maxItems', 1000)) return false;
      for (let index5 = 0; index5 < subscriptionGroupId.length; index5 += 1) {
        const item5 = subscriptionGroupId[index5];
        if (!Number.isInteger(item5) && refuse(found, '/subscription_group_id/' + index5, 'type', 'integer')) return false;
      }
    }
  }
  const excludeSubscriptionGroupId = value.exclude_subscription_group_id;
  if (excludeSubscriptionGroupId !== undefined) {
    if (!Array.isArray(excludeSubscriptionGroupId)) {
      if (refuse(found, '/exclude_subscription_group_id', 'type', 'array')) return false;
    } else {
      if (
        excludeSubscriptionGroupId.length < 1 &&
        refuse(found, '/exclude_subscription_group_id', 'minItems', 1)
      )
        return false;
      if (
        excludeSubscriptionGroupId.length > 1000 &&
        refuse(found, '/exclude_subscription_group_id', 'maxItems', 1000)
      )
        return false;
      for (let index6 = 0; index6 < excludeSubscriptionGroupId.length; index6 += 1) {
        const item6 = excludeSubscriptionGroupId[index6];
        if (
          !Number.isInteger(item6) &&
          refuse(found, '/exclude_subscription_group_id/' + index6, 'type', 'integer')
        )
          return false;
      }
    }
  }
  if (
    value.sort !== undefined &&
    !checkPaywallOrder(value.sort) &&
    within(found, '/sort', checkPaywallOrder, value.sort)
  )
    return false;
  if (
    value.direction !== undefined &&
    !checkSortDirection(value.direction) &&
    within(found, '/direction', checkSortDirection, value.direction)
  )
    return false;
  return fits(found);
};

/** Whether the parameters of `searchPaywalls` are valid. */
export const checkSearchPaywallsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (
    !checkSearchPaywallsQuery(query) &&
    withinMember(found, '', 'query', checkSearchPaywallsQuery, query)
  )
    return false;
  return fits(found);
};

/** Whether the parameters of `getPaywall` are valid. */
export const checkGetPaywallParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updatePaywall` are valid. */
export const checkUpdatePaywallParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `deletePaywall` are valid. */
export const checkDeletePaywallParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `archivePaywall` are valid. */
export const checkArchivePaywallParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `publishPaywall` are valid. */
export const checkPublishPaywallParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `unarchivePaywall` are valid. */
export const checkUnarchivePaywallParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const paywallsRequestsChecks = {
  searchPaywalls: { parameters: checkSearchPaywallsParameters },
  createPaywall: { body: checkPaywallCreateRequest },
  getPaywall: { parameters: checkGetPaywallParameters },
  updatePaywall: { parameters: checkUpdatePaywallParameters, body: checkPaywallUpdateRequest },
  deletePaywall: { parameters: checkDeletePaywallParameters },
  archivePaywall: { parameters: checkArchivePaywallParameters },
  publishPaywall: { parameters: checkPublishPaywallParameters },
  unarchivePaywall: { parameters: checkUnarchivePaywallParameters },
};
