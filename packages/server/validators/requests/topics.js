// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, within } from '#validation';
import { checkAgeOrNameOrder } from '../schemas/common.js';
import { checkTopicRequest } from '../schemas/topic.js';

/** Whether the parameters of `listTopics` are valid. */
export const checkListTopicsParameters = (value, found) => {
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
      query.sort !== undefined &&
      !checkAgeOrNameOrder(query.sort) &&
      within(found, '/query/sort', checkAgeOrNameOrder, query.sort)
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `getTopic` are valid. */
export const checkGetTopicParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updateTopic` are valid. */
export const checkUpdateTopicParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `deleteTopic` are valid. */
export const checkDeleteTopicParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const topicsRequestsChecks = {
  listTopics: { parameters: checkListTopicsParameters },
  createTopic: { body: checkTopicRequest },
  getTopic: { parameters: checkGetTopicParameters },
  updateTopic: { parameters: checkUpdateTopicParameters, body: checkTopicRequest },
  deleteTopic: { parameters: checkDeleteTopicParameters },
};
