// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, within } from '#validation';
import { checkAgeOrNameOrder } from '../schemas/common.js';
import {
  checkCourseLessonCreateRequest,
  checkCourseLessonReorderRequest,
  checkCourseLessonUpdateRequest,
} from '../schemas/course-request.js';
import { checkCourseLessonStatus } from '../schemas/course.js';

/** Whether the parameters of `listCourseLessons` are valid. */
export const checkListCourseLessonsParameters = (value, found) => {
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
      query.section_id !== undefined &&
      !Number.isInteger(query.section_id) &&
      refuse(found, '/query/section_id', 'type', 'integer')
    )
      return false;
    if (
      query.space_id !== undefined &&
      !Number.isInteger(query.space_id) &&
      refuse(found, '/query/space_id', 'type', 'integer')
    )
      return false;
    if (
      query.status !== undefined &&
      !checkCourseLessonStatus(query.status) &&
      within(found, '/query/status', checkCourseLessonStatus, query.status)
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

/** Whether the parameters of `getCourseLesson` are valid. */
export const checkGetCourseLessonParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updateCourseLesson` are valid. */
export const checkUpdateCourseLessonParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `deleteCourseLesson` are valid. */
export const checkDeleteCourseLessonParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const courseLessonsRequestsChecks = {
  listCourseLessons: { parameters: checkListCourseLessonsParameters },
  createCourseLesson: { body: checkCourseLessonCreateRequest },
  reorderCourseLessons: { body: checkCourseLessonReorderRequest },
  getCourseLesson: { parameters: checkGetCourseLessonParameters },
  updateCourseLesson: { parameters: checkUpdateCourseLessonParameters, body: checkCourseLessonUpdateRequest },
  deleteCourseLesson: { parameters: checkDeleteCourseLessonParameters },
};
