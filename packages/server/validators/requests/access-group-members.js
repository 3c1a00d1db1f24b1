// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, isShorter, mismatch, refuse, refuseMember } from '#validation';
import { checkAccessGroupMemberCreateRequest } from '../schemas/access-group.js';

/** Whether the parameters of `getAccessGroupMember` are valid. */
export const checkGetAccessGroupMemberParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(path.access_group_id) &&
    refuseMember(found, '/path', 'access_group_id', path.access_group_id, 'type', 'integer')
  )
    return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const email = query.email;
    if (typeof email !== 'string') {
      if (refuseMember(found, '/query', 'email', email, 'type', 'string')) return false;
    } else if (isShorter(email, 1) && refuse(found, '/query/email', 'minLength', 1)) return false;
  }
  return fits(found);
};

/** Whether the parameters of `listAccessGroupMembers` are valid. */
export const checkListAccessGroupMembersParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(path.access_group_id) &&
    refuseMember(found, '/path', 'access_group_id', path.access_group_id, 'type', 'integer')
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

/** Whether the parameters of `addAccessGroupMember` are valid. */
export const checkAddAccessGroupMemberParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(path.access_group_id) &&
    refuseMember(found, '/path', 'access_group_id', path.access_group_id, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** Whether the parameters of `removeAccessGroupMember` are valid. */
export const checkRemoveAccessGroupMemberParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(path.access_group_id) &&
    refuseMember(found, '/path', 'access_group_id', path.access_group_id, 'type', 'integer')
  )
    return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const email = query.email;
    if (typeof email !== 'string') {
      if (refuseMember(found, '/query', 'email', email, 'type', 'string')) return false;
    } else if (isShorter(email, 1) && refuse(found, '/query/email', 'minLength', 1)) return false;
  }
  return fits(found);
};

export const accessGroupMembersRequestsChecks = {
  getAccessGroupMember: { parameters: checkGetAccessGroupMemberParameters },
  listAccessGroupMembers: { parameters: checkListAccessGroupMembersParameters },
  addAccessGroupMember: { parameters: checkAddAccessGroupMemberParameters, body: checkAccessGroupMemberCreateRequest },
  removeAccessGroupMember: { parameters: checkRemoveAccessGroupMemberParameters },
};
