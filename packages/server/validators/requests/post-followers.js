// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember } from '#validation';
import { checkPostFollowerCreateRequest } from '../schemas/post-follower.js';

/** Whether the parameters of `listPostFollowers` are valid. */
export const checkListPostFollowersParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(path.post_id) &&
    refuseMember(found, '/path', 'post_id', path.post_id, 'type', 'integer')
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

/** Whether the parameters of `addPostFollower` are valid. */
export const checkAddPostFollowerParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(path.post_id) &&
    refuseMember(found, '/path', 'post_id', path.post_id, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** Whether the parameters of `removePostFollower` are valid. */
export const checkRemovePostFollowerParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(path.post_id) &&
    refuseMember(found, '/path', 'post_id', path.post_id, 'type', 'integer')
  )
    return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(query.community_member_id) &&
    refuseMember(found, '/query', 'community_member_id', query.community_member_id, 'type', 'integer')
  )
    return false;
  return fits(found);
};

export const postFollowersRequestsChecks = {
  listPostFollowers: { parameters: checkListPostFollowersParameters },
  addPostFollower: { parameters: checkAddPostFollowerParameters, body: checkPostFollowerCreateRequest },
  removePostFollower: { parameters: checkRemovePostFollowerParameters },
};
