// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody, checkSuccessResponse } from '../schemas/common.js';
import { checkCourseLessonProgressList } from '../schemas/course-lesson-progress.js';

export const lessonProgressResponsesChecks = {
  'listLessonProgress 200': checkCourseLessonProgressList,
  'listLessonProgress 400': checkErrorBody,
  'listLessonProgress 401': checkErrorBody,
  'listLessonProgress 403': checkErrorBody,
  'listLessonProgress 405': checkErrorBody,
  'listLessonProgress 406': checkErrorBody,
  'listLessonProgress 429': checkErrorBody,
  'listLessonProgress 5XX': checkErrorBody,
  'updateLessonProgress 200': checkSuccessResponse,
  'updateLessonProgress 400': checkErrorBody,
  'updateLessonProgress 401': checkErrorBody,
  'updateLessonProgress 403': checkErrorBody,
  'updateLessonProgress 404': checkErrorBody,
  'updateLessonProgress 405': checkErrorBody,
  'updateLessonProgress 406': checkErrorBody,
  'updateLessonProgress 413': checkErrorBody,
  'updateLessonProgress 415': checkErrorBody,
  'updateLessonProgress 422': checkErrorBody,
  'updateLessonProgress 429': checkErrorBody,
  'updateLessonProgress 5XX': checkErrorBody,
};
