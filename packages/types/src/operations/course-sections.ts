// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AgeOrNameOrder, SuccessResponse } from '../common.js';
import type { CourseSectionCreateRequest, CourseSectionUpdateRequest } from '../course-request.js';
import type { CourseSection, CourseSectionsList } from '../course.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListCourseSectionsQuery {
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
  /**
   * Only records of this course. A space that the community does not have leaves the list empty.
   *
   * Example: `304`.
   */
  space_id?: number | undefined;
  /** The order of the records, by creation time or by name. Example: `"alphabetical"`. */
  sort?: AgeOrNameOrder | undefined;
}

export interface ListCourseSectionsRequest {
  query?: ListCourseSectionsQuery | undefined;
}

export type ListCourseSectionsResult =
  | TypedResponse<200, CourseSectionsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateCourseSectionRequest {
  /** The section to create. */
  body: CourseSectionCreateRequest;
}

export type CreateCourseSectionResult =
  | TypedResponse<201, CourseSection, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetCourseSectionPath {
  /** The id of the section. Example: `1301`. */
  id: number;
}

export interface GetCourseSectionRequest {
  path: GetCourseSectionPath;
}

export type GetCourseSectionResult =
  | TypedResponse<200, CourseSection, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateCourseSectionPath {
  /** The id of the section. Example: `1301`. */
  id: number;
}

export interface UpdateCourseSectionRequest {
  path: UpdateCourseSectionPath;
  /** The new name. */
  body: CourseSectionUpdateRequest;
}

export type UpdateCourseSectionResult =
  | TypedResponse<200, CourseSection, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeleteCourseSectionPath {
  /** The id of the section. Example: `1301`. */
  id: number;
}

export interface DeleteCourseSectionRequest {
  path: DeleteCourseSectionPath;
}

export type DeleteCourseSectionResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
