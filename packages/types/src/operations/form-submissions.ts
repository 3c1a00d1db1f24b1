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
import type { ErrorBody } from '../common.js';
import type {
  FormSubmission,
  FormSubmissionCreateRequest,
  FormSubmissionCreateResponse,
  FormSubmissionList,
} from '../form.js';

/** The path parameters of `listFormSubmissions`. */
export interface ListFormSubmissionsPath {
  /** The id of the form. */
  form_id: number;
}

/** The query parameters of `listFormSubmissions`. */
export interface ListFormSubmissionsQuery {
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
}

/** What `listFormSubmissions` sends. */
export interface ListFormSubmissionsRequest {
  path: ListFormSubmissionsPath;
  query?: ListFormSubmissionsQuery | undefined;
}

/** Headers of the answers of `listFormSubmissions`. */
export interface ListFormSubmissions200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listFormSubmissions` answers, by status. */
export type ListFormSubmissionsResult =
  | Answer<200, FormSubmissionList, ListFormSubmissions200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `createFormSubmission`. */
export interface CreateFormSubmissionPath {
  /** The id of the form. */
  form_id: number;
}

/** What `createFormSubmission` sends. */
export interface CreateFormSubmissionRequest {
  path: CreateFormSubmissionPath;
  /** The answers. */
  body: FormSubmissionCreateRequest;
}

/** Headers of the answers of `createFormSubmission`. */
export interface CreateFormSubmission201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createFormSubmission` answers, by status. */
export type CreateFormSubmissionResult =
  | Answer<201, FormSubmissionCreateResponse, CreateFormSubmission201Headers>
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

/** The path parameters of `getFormSubmission`. */
export interface GetFormSubmissionPath {
  /** The id of the form. */
  form_id: number;
  /** The id of the submission. */
  id: number;
}

/** What `getFormSubmission` sends. */
export interface GetFormSubmissionRequest {
  path: GetFormSubmissionPath;
}

/** Headers of the answers of `getFormSubmission`. */
export interface GetFormSubmission200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getFormSubmission` answers, by status. */
export type GetFormSubmissionResult =
  | Answer<200, FormSubmission, GetFormSubmission200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
