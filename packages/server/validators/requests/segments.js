// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, isShorter, mismatch, refuse, refuseMember } from '#validation';
import { checkCommunitySegmentDuplicateRequest, checkCommunitySegmentParams } from '../schemas/segment.js';

/** Whether the parameters of `listCommunitySegments` are valid. */
export const checkListCommunitySegmentsParameters = (value, found) => {
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
      query.title !== undefined &&
      typeof query.title !== 'string' &&
      refuse(found, '/query/title', 'type', 'string')
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `getCommunitySegment` are valid. */
export const checkGetCommunitySegmentParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updateCommunitySegment` are valid. */
export const checkUpdateCommunitySegmentParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `deleteCommunitySegment` are valid. */
export const checkDeleteCommunitySegmentParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `duplicateCommunitySegment` are valid. */
export const checkDuplicateCommunitySegmentParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const title = query.title;
    if (title !== undefined) {
      if (typeof title !== 'string') {
        if (refuse(found, '/query/title', 'type', 'string')) return false;
      } else if (isShorter(title, 1) && refuse(found, '/query/title', 'minLength', 1)) return false;
    }
  }
  return fits(found);
};

export const segmentsRequestsChecks = {
  listCommunitySegments: { parameters: checkListCommunitySegmentsParameters },
  createCommunitySegment: { body: checkCommunitySegmentParams },
  getCommunitySegment: { parameters: checkGetCommunitySegmentParameters },
  updateCommunitySegment: { parameters: checkUpdateCommunitySegmentParameters, body: checkCommunitySegmentParams },
  deleteCommunitySegment: { parameters: checkDeleteCommunitySegmentParameters },
  duplicateCommunitySegment: { parameters: checkDuplicateCommunitySegmentParameters, body: checkCommunitySegmentDuplicateRequest },
};
