// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember } from '#validation';
import { checkSpaceGroupCreateRequest, checkSpaceGroupUpdateRequest } from '../schemas/space-group.js';

/** Whether the parameters of `listSpaceGroups` are valid. */
export const checkListSpaceGroupsParameters = (value, found) => {
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
  }
  return fits(found);
};

/** Whether the parameters of `getSpaceGroup` are valid. */
export const checkGetSpaceGroupParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updateSpaceGroup` are valid. */
export const checkUpdateSpaceGroupParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `deleteSpaceGroup` are valid. */
export const checkDeleteSpaceGroupParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const spaceGroupsRequestsChecks = {
  listSpaceGroups: { parameters: checkListSpaceGroupsParameters },
  createSpaceGroup: { body: checkSpaceGroupCreateRequest },
  getSpaceGroup: { parameters: checkGetSpaceGroupParameters },
  updateSpaceGroup: { parameters: checkUpdateSpaceGroupParameters, body: checkSpaceGroupUpdateRequest },
  deleteSpaceGroup: { parameters: checkDeleteSpaceGroupParameters },
};
