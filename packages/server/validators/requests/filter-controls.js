// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, within } from '#validation';
import {
  checkFilterKitControlCreateRequest,
  checkFilterKitControlUpdateRequest,
  checkFilterKitKey,
} from '../schemas/filter-kit.js';

/** Whether the parameters of `listFilterControls` are valid. */
export const checkListFilterControlsParameters = (value, found) => {
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
      query.member_directory_only !== undefined &&
      typeof query.member_directory_only !== 'boolean' &&
      refuse(found, '/query/member_directory_only', 'type', 'boolean')
    )
      return false;
    if (
      query.enabled !== undefined &&
      typeof query.enabled !== 'boolean' &&
      refuse(found, '/query/enabled', 'type', 'boolean')
    )
      return false;
    if (
      query.key !== undefined &&
      !checkFilterKitKey(query.key) &&
      within(found, '/query/key', checkFilterKitKey, query.key)
    )
      return false;
    if (
      query.profile_field_id !== undefined &&
      !Number.isInteger(query.profile_field_id) &&
      refuse(found, '/query/profile_field_id', 'type', 'integer')
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `getFilterControl` are valid. */
export const checkGetFilterControlParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updateFilterControl` are valid. */
export const checkUpdateFilterControlParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `deleteFilterControl` are valid. */
export const checkDeleteFilterControlParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const filterControlsRequestsChecks = {
  listFilterControls: { parameters: checkListFilterControlsParameters },
  createFilterControl: { body: checkFilterKitControlCreateRequest },
  getFilterControl: { parameters: checkGetFilterControlParameters },
  updateFilterControl: { parameters: checkUpdateFilterControlParameters, body: checkFilterKitControlUpdateRequest },
  deleteFilterControl: { parameters: checkDeleteFilterControlParameters },
};
