// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember } from '#validation';
import { checkProfileFieldCreateRequest, checkProfileFieldUpdateRequest } from '../schemas/profile-field-request.js';

/** Whether the parameters of `listProfileFields` are valid. */
export const checkListProfileFieldsParameters = (value, found) => {
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
      query.label !== undefined &&
      typeof query.label !== 'string' &&
      refuse(found, '/query/label', 'type', 'string')
    )
      return false;
    if (
      query.archived !== undefined &&
      typeof query.archived !== 'string' &&
      refuse(found, '/query/archived', 'type', 'string')
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `getProfileField` are valid. */
export const checkGetProfileFieldParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updateProfileField` are valid. */
export const checkUpdateProfileFieldParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `deleteProfileField` are valid. */
export const checkDeleteProfileFieldParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `archiveProfileField` are valid. */
export const checkArchiveProfileFieldParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `unarchiveProfileField` are valid. */
export const checkUnarchiveProfileFieldParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const profileFieldsRequestsChecks = {
  listProfileFields: { parameters: checkListProfileFieldsParameters },
  createProfileField: { body: checkProfileFieldCreateRequest },
  getProfileField: { parameters: checkGetProfileFieldParameters },
  updateProfileField: { parameters: checkUpdateProfileFieldParameters, body: checkProfileFieldUpdateRequest },
  deleteProfileField: { parameters: checkDeleteProfileFieldParameters },
  archiveProfileField: { parameters: checkArchiveProfileFieldParameters },
  unarchiveProfileField: { parameters: checkUnarchiveProfileFieldParameters },
};
