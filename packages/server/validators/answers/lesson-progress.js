// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody, checkSuccessResponse } from '../schemas/common.js';
import { checkCourseLessonProgressList } from '../schemas/course-lesson-progress.js';

export const lessonProgressAnswersChecks = {
  'listLessonProgress 200 application/json': checkCourseLessonProgressList,
  'listLessonProgress 400 application/json': checkErrorBody,
  'listLessonProgress 401 application/json': checkErrorBody,
  'listLessonProgress 403 application/json': checkErrorBody,
  'listLessonProgress 405 application/json': checkErrorBody,
  'listLessonProgress 406 application/json': checkErrorBody,
  'listLessonProgress 429 application/json': checkErrorBody,
  'listLessonProgress 5XX application/json': checkErrorBody,
  'updateLessonProgress 200 application/json': checkSuccessResponse,
  'updateLessonProgress 400 application/json': checkErrorBody,
  'updateLessonProgress 401 application/json': checkErrorBody,
  'updateLessonProgress 403 application/json': checkErrorBody,
  'updateLessonProgress 404 application/json': checkErrorBody,
  'updateLessonProgress 405 application/json': checkErrorBody,
  'updateLessonProgress 406 application/json': checkErrorBody,
  'updateLessonProgress 413 application/json': checkErrorBody,
  'updateLessonProgress 415 application/json': checkErrorBody,
  'updateLessonProgress 422 application/json': checkErrorBody,
  'updateLessonProgress 429 application/json': checkErrorBody,
  'updateLessonProgress 5XX application/json': checkErrorBody,
};
