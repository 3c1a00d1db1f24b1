// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AgeOrNameOrder, ErrorBody, SuccessResponse } from '../common.js';
import type { CourseSectionCreateRequest, CourseSectionUpdateRequest } from '../course-request.js';
import type { CourseSection, CourseSectionsList } from '../course.js';
import type {
  BadRequestHeaders,
  ContentTooLargeHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  NotFoundHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
  UnprocessableContentHeaders,
  UnsupportedMediaTypeHeaders,
} from '../response-headers.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

/** The query parameters of `listCourseSections`. */
export interface ListCourseSectionsQuery {
  /**
   * The number of the page. The first page is 1; a lower number is answered with 400.
   *
   * Default: `1`.
   */
  page?: number | undefined;
  /**
   * How many records a page holds. A value above 100 is served with 100, and the answer says so in its own
   * `per_page`; a value below 1 is answered with 400.
   *
   * Default: `10`.
   */
  per_page?: number | undefined;
  /** Only records of this course. A space that the community does not have leaves the list empty. */
  space_id?: number | undefined;
  /** The order of the records, by the time at which they were made or by name. */
  sort?: AgeOrNameOrder | undefined;
}

/** What `listCourseSections` sends. */
export interface ListCourseSectionsRequest {
  query?: ListCourseSectionsQuery | undefined;
}

/** Headers of the responses of `listCourseSections`. */
export interface ListCourseSections200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listCourseSections`, by status. */
export type ListCourseSectionsResult =
  | TypedResponse<200, CourseSectionsList, ListCourseSections200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createCourseSection` sends. */
export interface CreateCourseSectionRequest {
  /** The section to make. */
  body: CourseSectionCreateRequest;
}

/** Headers of the responses of `createCourseSection`. */
export interface CreateCourseSection201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createCourseSection`, by status. */
export type CreateCourseSectionResult =
  | TypedResponse<201, CourseSection, CreateCourseSection201Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getCourseSection`. */
export interface GetCourseSectionPath {
  /** The id of the section. */
  id: number;
}

/** What `getCourseSection` sends. */
export interface GetCourseSectionRequest {
  path: GetCourseSectionPath;
}

/** Headers of the responses of `getCourseSection`. */
export interface GetCourseSection200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getCourseSection`, by status. */
export type GetCourseSectionResult =
  | TypedResponse<200, CourseSection, GetCourseSection200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updateCourseSection`. */
export interface UpdateCourseSectionPath {
  /** The id of the section. */
  id: number;
}

/** What `updateCourseSection` sends. */
export interface UpdateCourseSectionRequest {
  path: UpdateCourseSectionPath;
  /** The new name. */
  body: CourseSectionUpdateRequest;
}

/** Headers of the responses of `updateCourseSection`. */
export interface UpdateCourseSection200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateCourseSection`, by status. */
export type UpdateCourseSectionResult =
  | TypedResponse<200, CourseSection, UpdateCourseSection200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `deleteCourseSection`. */
export interface DeleteCourseSectionPath {
  /** The id of the section. */
  id: number;
}

/** What `deleteCourseSection` sends. */
export interface DeleteCourseSectionRequest {
  path: DeleteCourseSectionPath;
}

/** Headers of the responses of `deleteCourseSection`. */
export interface DeleteCourseSection200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deleteCourseSection`, by status. */
export type DeleteCourseSectionResult =
  | TypedResponse<200, SuccessResponse, DeleteCourseSection200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
