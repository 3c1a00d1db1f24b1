// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember } from '#validation';
import { checkCourseLessonProgressUpdateRequest } from '../schemas/course-lesson-progress.js';

/** Whether the parameters of `listLessonProgress` are valid. */
export const checkListLessonProgressParameters = (value, found) => {
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
      query.lesson_id !== undefined &&
      !Number.isInteger(query.lesson_id) &&
      refuse(found, '/query/lesson_id', 'type', 'integer')
    )
      return false;
    if (
      query.member_email !== undefined &&
      typeof query.member_email !== 'string' &&
      refuse(found, '/query/member_email', 'type', 'string')
    )
      return false;
    if (
      query.space_id !== undefined &&
      !Number.isInteger(query.space_id) &&
      refuse(found, '/query/space_id', 'type', 'integer')
    )
      return false;
  }
  return fits(found);
};

export const lessonProgressRequestsChecks = {
  listLessonProgress: { parameters: checkListLessonProgressParameters },
  updateLessonProgress: { body: checkCourseLessonProgressUpdateRequest },
};
