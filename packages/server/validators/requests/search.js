// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, isShorter, mismatch, refuse, refuseMember, within } from '#validation';
import { checkAdvancedSearchFilters, checkAdvancedSearchType, checkMentionScope } from '../schemas/advanced-search.js';

/** Whether the parameters of `runAdvancedSearch` are valid. */
export const checkRunAdvancedSearchParameters = (value, found) => {
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
    const query2 = query.query;
    if (typeof query2 !== 'string') {
      if (refuseMember(found, '/query', 'query', query2, 'type', 'string')) return false;
    } else if (isShorter(query2, 1) && refuse(found, '/query/query', 'minLength', 1)) return false;
    if (
      query.type !== undefined &&
      !checkAdvancedSearchType(query.type) &&
      within(found, '/query/type', checkAdvancedSearchType, query.type)
    )
      return false;
    if (
      query.mention_scope !== undefined &&
      !checkMentionScope(query.mention_scope) &&
      within(found, '/query/mention_scope', checkMentionScope, query.mention_scope)
    )
      return false;
    if (
      query.filters !== undefined &&
      !checkAdvancedSearchFilters(query.filters) &&
      within(found, '/query/filters', checkAdvancedSearchFilters, query.filters)
    )
      return false;
  }
  return fits(found);
};

export const searchRequestsChecks = {
  runAdvancedSearch: { parameters: checkRunAdvancedSearchParameters },
};
