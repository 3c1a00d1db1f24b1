// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, within } from '#validation';
import { checkPostCreateRequest, checkPostOrder, checkPostUpdateRequest } from '../schemas/post-request.js';

/** Whether the parameters of `listPosts` are valid. */
export const checkListPostsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (
      query.space_id !== undefined &&
      !Number.isInteger(query.space_id) &&
      refuse(found, '/query/space_id', 'type', 'integer')
    )
      return false;
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
      typeof query.status !== 'string' &&
      refuse(found, '/query/status', 'type', 'string')
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `searchPosts` are valid. */
export const checkSearchPostsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (
      query.space_id !== undefined &&
      !Number.isInteger(query.space_id) &&
      refuse(found, '/query/space_id', 'type', 'integer')
    )
      return false;
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
      typeof query.status !== 'string' &&
      refuse(found, '/query/status', 'type', 'string')
    )
      return false;
    if (
      query.space_group_id !== undefined &&
      !Number.isInteger(query.space_group_id) &&
      refuse(found, '/query/space_group_id', 'type', 'integer')
    )
      return false;
    if (
      query.search_text !== undefined &&
      typeof query.search_text !== 'string' &&
      refuse(found, '/query/search_text', 'type', 'string')
    )
      return false;
    if (
      query.sort !== undefined &&
      !checkPostOrder(query.sort) &&
      within(found, '/query/sort', checkPostOrder, query.sort)
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `getPost` are valid. */
export const checkGetPostParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updatePost` are valid. */
export const checkUpdatePostParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `deletePost` are valid. */
export const checkDeletePostParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const postsRequestsChecks = {
  listPosts: { parameters: checkListPostsParameters },
  searchPosts: { parameters: checkSearchPostsParameters },
  createPost: { body: checkPostCreateRequest },
  getPost: { parameters: checkGetPostParameters },
  updatePost: { parameters: checkUpdatePostParameters, body: checkPostUpdateRequest },
  deletePost: { parameters: checkDeletePostParameters },
};
