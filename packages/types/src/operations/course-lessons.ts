// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
} from '../answer-headers.js';
import type { Answer, Status5XX } from '../answer.js';
import type { AgeOrNameOrder, ErrorBody, SuccessResponse } from '../common.js';
import type {
  CourseLessonCreateRequest,
  CourseLessonReorderRequest,
  CourseLessonUpdateRequest,
} from '../course-request.js';
import type { CourseLesson, CourseLessonStatus, CourseLessonsList } from '../course.js';

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

/** Headers of the answers of `listCourseLessons`. */
export interface ListCourseLessons200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listCourseLessons` answers, by status. */
export type ListCourseLessonsResult =
  | Answer<200, CourseLessonsList, ListCourseLessons200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createCourseLesson` sends. */
export interface CreateCourseLessonRequest {
  /** The lesson to make. */
  body: CourseLessonCreateRequest;
}

/** Headers of the answers of `createCourseLesson`. */
export interface CreateCourseLesson201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createCourseLesson` answers, by status. */
export type CreateCourseLessonResult =
  | Answer<201, CourseLesson, CreateCourseLesson201Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `reorderCourseLessons` sends. */
export interface ReorderCourseLessonsRequest {
  /** The new order. */
  body: CourseLessonReorderRequest;
}

/** Headers of the answers of `reorderCourseLessons`. */
export interface ReorderCourseLessons200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `reorderCourseLessons` answers, by status. */
export type ReorderCourseLessonsResult =
  | Answer<200, SuccessResponse, ReorderCourseLessons200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getCourseLesson`. */
export interface GetCourseLessonPath {
  /** The id of the lesson. */
  id: number;
}

/** What `getCourseLesson` sends. */
export interface GetCourseLessonRequest {
  path: GetCourseLessonPath;
}

/** Headers of the answers of `getCourseLesson`. */
export interface GetCourseLesson200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getCourseLesson` answers, by status. */
export type GetCourseLessonResult =
  | Answer<200, CourseLesson, GetCourseLesson200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `updateCourseLesson`. */
export interface UpdateCourseLesson200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updateCourseLesson` answers, by status. */
export type UpdateCourseLessonResult =
  | Answer<200, CourseLesson, UpdateCourseLesson200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `deleteCourseLesson`. */
export interface DeleteCourseLessonPath {
  /** The id of the lesson. */
  id: number;
}

/** What `deleteCourseLesson` sends. */
export interface DeleteCourseLessonRequest {
  path: DeleteCourseLessonPath;
}

/** Headers of the answers of `deleteCourseLesson`. */
export interface DeleteCourseLesson200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `deleteCourseLesson` answers, by status. */
export type DeleteCourseLessonResult =
  | Answer<200, SuccessResponse, DeleteCourseLesson200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
