// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AgeOrNameOrder, SuccessResponse } from '../common.js';
import type {
  CourseLessonCreateRequest,
  CourseLessonReorderRequest,
  CourseLessonUpdateRequest,
} from '../course-request.js';
import type { CourseLesson, CourseLessonsList, CourseLessonStatus } from '../course.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListCourseLessonsQuery {
  /**
   * The number of the page. The first page is 1; a lower number returns 400.
   *
   * At least 1. Default: `1`. Example: `1`.
   */
  page?: number | undefined;
  /**
   * The number of records per page. A value above 100 counts as 100, which is then the `per_page` of the response; a
   * value below 1 returns 400.
   *
   * At least 1. Default: `10`. Example: `10`.
   */
  per_page?: number | undefined;
  /** Only lessons of this section. Example: `1301`. */
  section_id?: number | undefined;
  /**
   * Only records of this course. A space that the community does not have leaves the list empty.
   *
   * Example: `304`.
   */
  space_id?: number | undefined;
  /** Only lessons in this state. Example: `"published"`. */
  status?: CourseLessonStatus | undefined;
  /** The order of the records, by creation time or by name. Example: `"alphabetical"`. */
  sort?: AgeOrNameOrder | undefined;
}

export interface ListCourseLessonsRequest {
  query?: ListCourseLessonsQuery | undefined;
}

export type ListCourseLessonsResult =
  | TypedResponse<200, CourseLessonsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateCourseLessonRequest {
  /** The lesson to create. */
  body: CourseLessonCreateRequest;
}

export type CreateCourseLessonResult =
  | TypedResponse<201, CourseLesson, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface ReorderCourseLessonsRequest {
  /** The new order. */
  body: CourseLessonReorderRequest;
}

export type ReorderCourseLessonsResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetCourseLessonPath {
  /** The id of the lesson. Example: `1402`. */
  id: number;
}

export interface GetCourseLessonRequest {
  path: GetCourseLessonPath;
}

export type GetCourseLessonResult =
  | TypedResponse<200, CourseLesson, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateCourseLessonPath {
  /** The id of the lesson. Example: `1402`. */
  id: number;
}

export interface UpdateCourseLessonRequest {
  path: UpdateCourseLessonPath;
  /** The changes. */
  body: CourseLessonUpdateRequest;
}

export type UpdateCourseLessonResult =
  | TypedResponse<200, CourseLesson, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeleteCourseLessonPath {
  /** The id of the lesson. Example: `1402`. */
  id: number;
}

export interface DeleteCourseLessonRequest {
  path: DeleteCourseLessonPath;
}

export type DeleteCourseLessonResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
