// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, within } from '#validation';
import { checkAgeOrNameOrder } from '../schemas/common.js';
import { checkCourseSectionCreateRequest, checkCourseSectionUpdateRequest } from '../schemas/course-request.js';

/** Whether the parameters of `listCourseSections` are valid. */
export const checkListCourseSectionsParameters = (value, found) => {
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
      query.sort !== undefined &&
      !checkAgeOrNameOrder(query.sort) &&
      within(found, '/query/sort', checkAgeOrNameOrder, query.sort)
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `getCourseSection` are valid. */
export const checkGetCourseSectionParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updateCourseSection` are valid. */
export const checkUpdateCourseSectionParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `deleteCourseSection` are valid. */
export const checkDeleteCourseSectionParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const courseSectionsRequestsChecks = {
  listCourseSections: { parameters: checkListCourseSectionsParameters },
  createCourseSection: { body: checkCourseSectionCreateRequest },
  getCourseSection: { parameters: checkGetCourseSectionParameters },
  updateCourseSection: { parameters: checkUpdateCourseSectionParameters, body: checkCourseSectionUpdateRequest },
  deleteCourseSection: { parameters: checkDeleteCourseSectionParameters },
};
