// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, isShorter, mismatch, refuse, refuseMember } from '#validation';
import { checkTaggedMemberCreateRequest } from '../schemas/tagged-member.js';

/** Whether the parameters of `listTaggedMembers` are valid. */
export const checkListTaggedMembersParameters = (value, found) => {
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

/** Whether the parameters of `removeTaggedMember` are valid. */
export const checkRemoveTaggedMemberParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const userEmail = query.user_email;
    if (typeof userEmail !== 'string') {
      if (refuseMember(found, '/query', 'user_email', userEmail, 'type', 'string')) return false;
    } else if (isShorter(userEmail, 1) && refuse(found, '/query/user_email', 'minLength', 1)) return false;
    if (
      !Number.isInteger(query.member_tag_id) &&
      refuseMember(found, '/query', 'member_tag_id', query.member_tag_id, 'type', 'integer')
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `getTaggedMember` are valid. */
export const checkGetTaggedMemberParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const taggedMembersRequestsChecks = {
  listTaggedMembers: { parameters: checkListTaggedMembersParameters },
  addTaggedMember: { body: checkTaggedMemberCreateRequest },
  removeTaggedMember: { parameters: checkRemoveTaggedMemberParameters },
  getTaggedMember: { parameters: checkGetTaggedMemberParameters },
};
