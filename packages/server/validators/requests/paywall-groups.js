// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember } from '#validation';
import { checkPaywallGroupCreateRequest, checkPaywallGroupUpdateRequest } from '../schemas/paywall-request.js';

/** Whether the parameters of `listPaywallGroups` are valid. */
export const checkListPaywallGroupsParameters = (value, found) => {
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
  }
  return fits(found);
};

/** Whether the parameters of `getPaywallGroup` are valid. */
export const checkGetPaywallGroupParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updatePaywallGroup` are valid. */
export const checkUpdatePaywallGroupParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const paywallGroupsRequestsChecks = {
  listPaywallGroups: { parameters: checkListPaywallGroupsParameters },
  createPaywallGroup: { body: checkPaywallGroupCreateRequest },
  getPaywallGroup: { parameters: checkGetPaywallGroupParameters },
  updatePaywallGroup: { parameters: checkUpdatePaywallGroupParameters, body: checkPaywallGroupUpdateRequest },
};
