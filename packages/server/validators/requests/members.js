// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, isShorter, mismatch, refuse, refuseMember, within } from '#validation';
import {
  checkCommunityMemberCreateRequest,
  checkCommunityMemberUpdateRequest,
  checkMemberStatusFilter,
} from '../schemas/community-member-request.js';

/** Whether the parameters of `listCommunityMembers` are valid. */
export const checkListCommunityMembersParameters = (value, found) => {
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
      !checkMemberStatusFilter(query.status) &&
      within(found, '/query/status', checkMemberStatusFilter, query.status)
    )
      return false;
    const memberTagIds = query.member_tag_ids;
    if (memberTagIds !== undefined) {
      if (!Array.isArray(memberTagIds)) {
        if (refuse(found, '/query/member_tag_ids', 'type', 'array')) return false;
      } else {
        if (memberTagIds.length < 1 && refuse(found, '/query/member_tag_ids', 'minItems', 1)) return false;
        if (memberTagIds.length > 1000 && refuse(found, '/query/member_tag_ids', 'maxItems', 1000)) return false;
        for (let index = 0; index < memberTagIds.length; index += 1) {
          const item = memberTagIds[index];
          if (!Number.isInteger(item) && refuse(found, '/query/member_tag_ids/' + index, 'type', 'integer')) return false;
        }
      }
    }
  }
  return fits(found);
};

/** Whether the parameters of `getCommunityMember` are valid. */
export const checkGetCommunityMemberParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updateCommunityMember` are valid. */
export const checkUpdateCommunityMemberParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `deactivateCommunityMember` are valid. */
export const checkDeactivateCommunityMemberParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `findCommunityMember` are valid. */
export const checkFindCommunityMemberParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
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

/** Whether the parameters of `banCommunityMember` are valid. */
export const checkBanCommunityMemberParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `deleteCommunityMember` are valid. */
export const checkDeleteCommunityMemberParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const membersRequestsChecks = {
  listCommunityMembers: { parameters: checkListCommunityMembersParameters },
  createCommunityMember: { body: checkCommunityMemberCreateRequest },
  getCommunityMember: { parameters: checkGetCommunityMemberParameters },
  updateCommunityMember: { parameters: checkUpdateCommunityMemberParameters, body: checkCommunityMemberUpdateRequest },
  deactivateCommunityMember: { parameters: checkDeactivateCommunityMemberParameters },
  findCommunityMember: { parameters: checkFindCommunityMemberParameters },
  banCommunityMember: { parameters: checkBanCommunityMemberParameters },
  deleteCommunityMember: { parameters: checkDeleteCommunityMemberParameters },
};
