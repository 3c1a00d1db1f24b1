// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, within } from '#validation';
import { checkSpaceCreateRequest, checkSpaceOrder, checkSpaceUpdateRequest } from '../schemas/space-request.js';

/** Whether the parameters of `listSpaces` are valid. */
export const checkListSpacesParameters = (value, found) => {
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
      query.sort !== undefined &&
      !checkSpaceOrder(query.sort) &&
      within(found, '/query/sort', checkSpaceOrder, query.sort)
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `getSpace` are valid. */
export const checkGetSpaceParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updateSpace` are valid. */
export const checkUpdateSpaceParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `deleteSpace` are valid. */
export const checkDeleteSpaceParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const spacesRequestsChecks = {
  listSpaces: { parameters: checkListSpacesParameters },
  createSpace: { body: checkSpaceCreateRequest },
  getSpace: { parameters: checkGetSpaceParameters },
  updateSpace: { parameters: checkUpdateSpaceParameters, body: checkSpaceUpdateRequest },
  deleteSpace: { parameters: checkDeleteSpaceParameters },
};
