// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, within } from '#validation';
import {
  checkFlaggedContentCreateRequest,
  checkFlaggedContentDecisionRequest,
  checkFlaggedContentStatusFilter,
} from '../schemas/flagged-content-request.js';

/** Whether the parameters of `listFlaggedContents` are valid. */
export const checkListFlaggedContentsParameters = (value, found) => {
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
      !checkFlaggedContentStatusFilter(query.status) &&
      within(found, '/query/status', checkFlaggedContentStatusFilter, query.status)
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `getFlaggedContent` are valid. */
export const checkGetFlaggedContentParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `approveFlaggedContent` are valid. */
export const checkApproveFlaggedContentParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `rejectFlaggedContent` are valid. */
export const checkRejectFlaggedContentParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const flaggedContentsRequestsChecks = {
  listFlaggedContents: { parameters: checkListFlaggedContentsParameters },
  createFlaggedContent: { body: checkFlaggedContentCreateRequest },
  getFlaggedContent: { parameters: checkGetFlaggedContentParameters },
  approveFlaggedContent: { parameters: checkApproveFlaggedContentParameters, body: checkFlaggedContentDecisionRequest },
  rejectFlaggedContent: { parameters: checkRejectFlaggedContentParameters, body: checkFlaggedContentDecisionRequest },
};
