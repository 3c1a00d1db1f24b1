// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, isShorter, mismatch, refuse, refuseMember, within } from '#validation';
import { checkMembershipStatus, checkSpaceMemberCreateRequest } from '../schemas/space-member.js';

/** Whether the parameters of `getSpaceMember` are valid. */
export const checkGetSpaceMemberParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const email = query.email;
    if (typeof email !== 'string') {
      if (refuseMember(found, '/query', 'email', email, 'type', 'string')) return false;
    } else if (isShorter(email, 1) && refuse(found, '/query/email', 'minLength', 1)) return false;
    if (
      !Number.isInteger(query.space_id) &&
      refuseMember(found, '/query', 'space_id', query.space_id, 'type', 'integer')
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `listSpaceMembers` are valid. */
export const checkListSpaceMembersParameters = (value, found) => {
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
      !Number.isInteger(query.space_id) &&
      refuseMember(found, '/query', 'space_id', query.space_id, 'type', 'integer')
    )
      return false;
    if (
      query.status !== undefined &&
      !checkMembershipStatus(query.status) &&
      within(found, '/query/status', checkMembershipStatus, query.status)
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `removeSpaceMember` are valid. */
export const checkRemoveSpaceMemberParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const email = query.email;
    if (typeof email !== 'string') {
      if (refuseMember(found, '/query', 'email', email, 'type', 'string')) return false;
    } else if (isShorter(email, 1) && refuse(found, '/query/email', 'minLength', 1)) return false;
    if (
      !Number.isInteger(query.space_id) &&
      refuseMember(found, '/query', 'space_id', query.space_id, 'type', 'integer')
    )
      return false;
  }
  return fits(found);
};

export const spaceMembersRequestsChecks = {
  getSpaceMember: { parameters: checkGetSpaceMemberParameters },
  listSpaceMembers: { parameters: checkListSpaceMembersParameters },
  addSpaceMember: { body: checkSpaceMemberCreateRequest },
  removeSpaceMember: { parameters: checkRemoveSpaceMemberParameters },
};
