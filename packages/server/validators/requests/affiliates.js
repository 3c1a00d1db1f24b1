// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, within } from '#validation';
import {
  checkPaywallAffiliateFilters,
  checkPaywallAffiliateInviteRequest,
  checkPaywallAffiliateUpdateRequest,
} from '../schemas/paywall-affiliate.js';

/** Whether the parameters of `listPaywallAffiliates` are valid. */
export const checkListPaywallAffiliatesParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const page = query.page;
    if (page !== undefined) {
      if (!Number.isInteger(page)) {
        if (refuse(found, '/query/page', 'type', 'integer')) return false;
      } else if (page < 1 && refuse(found, '/query/page', 'minimum', 1)) return false;
    }
    const perPage = query.per_page;
    if (perPage !== undefined) {
      if (!Number.isInteger(perPage)) {
        if (refuse(found, '/query/per_page', 'type', 'integer')) return false;
      } else if (perPage < 1 && refuse(found, '/query/per_page', 'minimum', 1)) return false;
    }
    if (
      query.filters !== undefined &&
      !checkPaywallAffiliateFilters(query.filters) &&
      within(found, '/query/filters', checkPaywallAffiliateFilters, query.filters)
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `getPaywallAffiliate` are valid. */
export const checkGetPaywallAffiliateParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updatePaywallAffiliate` are valid. */
export const checkUpdatePaywallAffiliateParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const affiliatesRequestsChecks = {
  listPaywallAffiliates: { parameters: checkListPaywallAffiliatesParameters },
  invitePaywallAffiliates: { body: checkPaywallAffiliateInviteRequest },
  getPaywallAffiliate: { parameters: checkGetPaywallAffiliateParameters },
  updatePaywallAffiliate: { parameters: checkUpdatePaywallAffiliateParameters, body: checkPaywallAffiliateUpdateRequest },
};
