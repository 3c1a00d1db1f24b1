// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, within } from '#validation';
import {
  checkAccessGroupCreateRequest,
  checkAccessGroupStatusFilter,
  checkAccessGroupUpdateRequest,
} from '../schemas/access-group.js';

/** Whether the parameters of `listAccessGroups` are valid. */
export const checkListAccessGroupsParameters = (value, found) => {
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
      query.status !== undefined &&
      !checkAccessGroupStatusFilter(query.status) &&
      within(found, '/query/status', checkAccessGroupStatusFilter, query.status)
    )
      return false;
    const ids = query.ids;
    if (ids !== undefined) {
      if (!Array.isArray(ids)) {
        if (refuse(found, '/query/ids', 'type', 'array')) return false;
      } else {
        if (ids.length < 1 && refuse(found, '/query/ids', 'minItems', 1)) return false;
        if (ids.length > 1000 && refuse(found, '/query/ids', 'maxItems', 1000)) return false;
        for (let index = 0; index < ids.length; index += 1) {
          const item = ids[index];
          if (!Number.isInteger(item) && refuse(found, '/query/ids/' + index, 'type', 'integer')) return false;
        }
      }
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

/** Whether the parameters of `getAccessGroup` are valid. */
export const checkGetAccessGroupParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updateAccessGroup` are valid. */
export const checkUpdateAccessGroupParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `archiveAccessGroup` are valid. */
export const checkArchiveAccessGroupParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `unarchiveAccessGroup` are valid. */
export const checkUnarchiveAccessGroupParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const accessGroupsRequestsChecks = {
  listAccessGroups: { parameters: checkListAccessGroupsParameters },
  createAccessGroup: { body: checkAccessGroupCreateRequest },
  getAccessGroup: { parameters: checkGetAccessGroupParameters },
  updateAccessGroup: { parameters: checkUpdateAccessGroupParameters, body: checkAccessGroupUpdateRequest },
  archiveAccessGroup: { parameters: checkArchiveAccessGroupParameters },
  unarchiveAccessGroup: { parameters: checkUnarchiveAccessGroupParameters },
};
