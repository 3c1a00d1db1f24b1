// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, within } from '#validation';
import { checkAgeOrNameOrder } from '../schemas/common.js';
import { checkMemberTagRequest } from '../schemas/member-tag.js';

/** Whether the parameters of `listMemberTags` are valid. */
export const checkListMemberTagsParameters = (value, found) => {
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
      query.name !== undefined &&
      typeof query.name !== 'string' &&
      refuse(found, '/query/name', 'type', 'string')
    )
      return false;
    if (
      query.is_public !== undefined &&
      typeof query.is_public !== 'boolean' &&
      refuse(found, '/query/is_public', 'type', 'boolean')
    )
      return false;
    if (
      query.sort !== undefined &&
      !checkAgeOrNameOrder(query.sort) &&
      within(found, '/query/sort', checkAgeOrNameOrder, query.sort)
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `getMemberTag` are valid. */
export const checkGetMemberTagParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updateMemberTag` are valid. */
export const checkUpdateMemberTagParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `deleteMemberTag` are valid. */
export const checkDeleteMemberTagParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const memberTagsRequestsChecks = {
  listMemberTags: { parameters: checkListMemberTagsParameters },
  createMemberTag: { body: checkMemberTagRequest },
  getMemberTag: { parameters: checkGetMemberTagParameters },
  updateMemberTag: { parameters: checkUpdateMemberTagParameters, body: checkMemberTagRequest },
  deleteMemberTag: { parameters: checkDeleteMemberTagParameters },
};
