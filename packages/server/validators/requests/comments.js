// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember } from '#validation';
import { checkCommentCreateRequest, checkCommentUpdateRequest } from '../schemas/comment.js';

/** Whether the parameters of `listComments` are valid. */
export const checkListCommentsParameters = (value, found) => {
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
      query.space_id !== undefined &&
      !Number.isInteger(query.space_id) &&
      refuse(found, '/query/space_id', 'type', 'integer')
    )
      return false;
    if (
      query.post_id !== undefined &&
      !Number.isInteger(query.post_id) &&
      refuse(found, '/query/post_id', 'type', 'integer')
    )
      return false;
    if (
      query.search_text !== undefined &&
      typeof query.search_text !== 'string' &&
      refuse(found, '/query/search_text', 'type', 'string')
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `getComment` are valid. */
export const checkGetCommentParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updateComment` are valid. */
export const checkUpdateCommentParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `deleteComment` are valid. */
export const checkDeleteCommentParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const commentsRequestsChecks = {
  listComments: { parameters: checkListCommentsParameters },
  createComment: { body: checkCommentCreateRequest },
  getComment: { parameters: checkGetCommentParameters },
  updateComment: { parameters: checkUpdateCommentParameters, body: checkCommentUpdateRequest },
  deleteComment: { parameters: checkDeleteCommentParameters },
};
