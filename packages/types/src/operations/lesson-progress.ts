// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '../common.js';
import type { CourseLessonProgressList, CourseLessonProgressUpdateRequest } from '../course-lesson-progress.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListLessonProgressQuery {
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
  /** Only progress of this lesson. Example: `1401`. */
  lesson_id?: number | undefined;
  /** Only progress of the member with this e-mail address. Example: `"tobin@example.com"`. */
  member_email?: string | undefined;
  /**
   * Only records of this course. A space that the community does not have leaves the list empty.
   *
   * Example: `304`.
   */
  space_id?: number | undefined;
}

export interface ListLessonProgressRequest {
  query?: ListLessonProgressQuery | undefined;
}

export type ListLessonProgressResult =
  | TypedResponse<200, CourseLessonProgressList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface UpdateLessonProgressRequest {
  /** The lesson, the member, and whether it is completed. */
  body: CourseLessonProgressUpdateRequest;
}

export type UpdateLessonProgressResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];
