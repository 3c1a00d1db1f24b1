// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember } from '#validation';

/** Whether the parameters of `listMemberAccessGroups` are valid. */
export const checkListMemberAccessGroupsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(path.community_member_id) &&
    refuseMember(found, '/path', 'community_member_id', path.community_member_id, 'type', 'integer')
  )
    return false;
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

export const memberAccessGroupsRequestsChecks = {
  listMemberAccessGroups: { parameters: checkListMemberAccessGroupsParameters },
};
