// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember } from '#validation';
import {
  checkImagePostCreateRequest,
  checkImagePostDuplicateRequest,
  checkImagePostUpdateRequest,
} from '../schemas/post-request.js';

/** Whether the parameters of `listImagePosts` are valid. */
export const checkListImagePostsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(path.space_id) &&
    refuseMember(found, '/path', 'space_id', path.space_id, 'type', 'integer')
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

/** Whether the parameters of `createImagePost` are valid. */
export const checkCreateImagePostParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(path.space_id) &&
    refuseMember(found, '/path', 'space_id', path.space_id, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** Whether the parameters of `getImagePost` are valid. */
export const checkGetImagePostParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    if (
      !Number.isInteger(path.space_id) &&
      refuseMember(found, '/path', 'space_id', path.space_id, 'type', 'integer')
    )
      return false;
    if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  }
  return fits(found);
};

/** Whether the parameters of `updateImagePost` are valid. */
export const checkUpdateImagePostParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    if (
      !Number.isInteger(path.space_id) &&
      refuseMember(found, '/path', 'space_id', path.space_id, 'type', 'integer')
    )
      return false;
    if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  }
  return fits(found);
};

/** Whether the parameters of `deleteImagePost` are valid. */
export const checkDeleteImagePostParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    if (
      !Number.isInteger(path.space_id) &&
      refuseMember(found, '/path', 'space_id', path.space_id, 'type', 'integer')
    )
      return false;
    if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  }
  return fits(found);
};

/** Whether the parameters of `duplicateImagePost` are valid. */
export const checkDuplicateImagePostParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    if (
      !Number.isInteger(path.space_id) &&
      refuseMember(found, '/path', 'space_id', path.space_id, 'type', 'integer')
    )
      return false;
    if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  }
  return fits(found);
};

export const imagePostsRequestsChecks = {
  listImagePosts: { parameters: checkListImagePostsParameters },
  createImagePost: { parameters: checkCreateImagePostParameters, body: checkImagePostCreateRequest },
  getImagePost: { parameters: checkGetImagePostParameters },
  updateImagePost: { parameters: checkUpdateImagePostParameters, body: checkImagePostUpdateRequest },
  deleteImagePost: { parameters: checkDeleteImagePostParameters },
  duplicateImagePost: { parameters: checkDuplicateImagePostParameters, body: checkImagePostDuplicateRequest },
};
