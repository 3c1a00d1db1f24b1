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
import type { ErrorBody, SuccessResponse } from '../common.js';
import type { CourseLessonProgressList, CourseLessonProgressUpdateRequest } from '../course-lesson-progress.js';

/** The query parameters of `listLessonProgress`. */
export interface ListLessonProgressQuery {
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
  /** Only progress of this lesson. */
  lesson_id?: number | undefined;
  /** Only progress of the member with this e-mail address. */
  member_email?: string | undefined;
  /** Only records of this course. A space that the community does not have leaves the list empty. */
  space_id?: number | undefined;
}

/** What `listLessonProgress` sends. */
export interface ListLessonProgressRequest {
  query?: ListLessonProgressQuery | undefined;
}

/** Headers of the answers of `listLessonProgress`. */
export interface ListLessonProgress200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listLessonProgress` answers, by status. */
export type ListLessonProgressResult =
  | Answer<200, CourseLessonProgressList, ListLessonProgress200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `updateLessonProgress` sends. */
export interface UpdateLessonProgressRequest {
  /** What a member has, or has not, completed. */
  body: CourseLessonProgressUpdateRequest;
}

/** Headers of the answers of `updateLessonProgress`. */
export interface UpdateLessonProgress200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updateLessonProgress` answers, by status. */
export type UpdateLessonProgressResult =
  | Answer<200, SuccessResponse, UpdateLessonProgress200Headers>
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
