// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, within } from '#validation';
import { checkAffiliatePayoutSelection, checkAffiliatePayoutStatus } from '../schemas/paywall-affiliate.js';

/** Whether the parameters of `listAffiliatePayouts` are valid. */
export const checkListAffiliatePayoutsParameters = (value, found) => {
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
      query.status !== undefined &&
      !checkAffiliatePayoutStatus(query.status) &&
      within(found, '/query/status', checkAffiliatePayoutStatus, query.status)
    )
      return false;
  }
  return fits(found);
};

export const affiliatePayoutsRequestsChecks = {
  listAffiliatePayouts: { parameters: checkListAffiliatePayoutsParameters },
  exportAffiliatePayouts: { body: checkAffiliatePayoutSelection },
  markAffiliatePayoutsPaid: { body: checkAffiliatePayoutSelection },
  startAffiliatePayouts: { body: checkAffiliatePayoutSelection },
};
