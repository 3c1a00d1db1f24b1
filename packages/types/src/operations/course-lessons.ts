// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AgeOrNameOrder, ErrorBody, SuccessResponse } from '../common.js';
import type {
  CourseLessonCreateRequest,
  CourseLessonReorderRequest,
  CourseLessonUpdateRequest,
} from '../course-request.js';
import type { CourseLesson, CourseLessonStatus, CourseLessonsList } from '../course.js';
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

/** The query parameters of `listCourseLessons`. */
export interface ListCourseLessonsQuery {
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
  /** Only lessons of this section. */
  section_id?: number | undefined;
  /** Only records of this course. A space that the community does not have leaves the list empty. */
  space_id?: number | undefined;
  /** Only lessons in this state. */
  status?: CourseLessonStatus | undefined;
  /** The order of the records, by the time at which they were made or by name. */
  sort?: AgeOrNameOrder | undefined;
}

/** What `listCourseLessons` sends. */
export interface ListCourseLessonsRequest {
  query?: ListCourseLessonsQuery | undefined;
}

/** Headers of the responses of `listCourseLessons`. */
export interface ListCourseLessons200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listCourseLessons`, by status. */
export type ListCourseLessonsResult =
  | TypedResponse<200, CourseLessonsList, ListCourseLessons200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createCourseLesson` sends. */
export interface CreateCourseLessonRequest {
  /** The lesson to make. */
  body: CourseLessonCreateRequest;
}

/** Headers of the responses of `createCourseLesson`. */
export interface CreateCourseLesson201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createCourseLesson`, by status. */
export type CreateCourseLessonResult =
  | TypedResponse<201, CourseLesson, CreateCourseLesson201Headers>
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

/** What `reorderCourseLessons` sends. */
export interface ReorderCourseLessonsRequest {
  /** The new order. */
  body: CourseLessonReorderRequest;
}

/** Headers of the responses of `reorderCourseLessons`. */
export interface ReorderCourseLessons200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `reorderCourseLessons`, by status. */
export type ReorderCourseLessonsResult =
  | TypedResponse<200, SuccessResponse, ReorderCourseLessons200Headers>
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

/** The path parameters of `getCourseLesson`. */
export interface GetCourseLessonPath {
  /** The id of the lesson. */
  id: number;
}

/** What `getCourseLesson` sends. */
export interface GetCourseLessonRequest {
  path: GetCourseLessonPath;
}

/** Headers of the responses of `getCourseLesson`. */
export interface GetCourseLesson200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getCourseLesson`, by status. */
export type GetCourseLessonResult =
  | TypedResponse<200, CourseLesson, GetCourseLesson200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updateCourseLesson`. */
export interface UpdateCourseLessonPath {
  /** The id of the lesson. */
  id: number;
}

/** What `updateCourseLesson` sends. */
export interface UpdateCourseLessonRequest {
  path: UpdateCourseLessonPath;
  /** What shall change. */
  body: CourseLessonUpdateRequest;
}

/** Headers of the responses of `updateCourseLesson`. */
export interface UpdateCourseLesson200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateCourseLesson`, by status. */
export type UpdateCourseLessonResult =
  | TypedResponse<200, CourseLesson, UpdateCourseLesson200Headers>
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

/** The path parameters of `deleteCourseLesson`. */
export interface DeleteCourseLessonPath {
  /** The id of the lesson. */
  id: number;
}

/** What `deleteCourseLesson` sends. */
export interface DeleteCourseLessonRequest {
  path: DeleteCourseLessonPath;
}

/** Headers of the responses of `deleteCourseLesson`. */
export interface DeleteCourseLesson200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deleteCourseLesson`, by status. */
export type DeleteCourseLessonResult =
  | TypedResponse<200, SuccessResponse, DeleteCourseLesson200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
