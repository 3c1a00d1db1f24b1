// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody } from '../common.js';
import type {
  FormSubmission,
  FormSubmissionCreateRequest,
  FormSubmissionCreateResponse,
  FormSubmissionList,
} from '../form.js';
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

/** Headers of the responses of `listFormSubmissions`. */
export interface ListFormSubmissions200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listFormSubmissions`, by status. */
export type ListFormSubmissionsResult =
  | TypedResponse<200, FormSubmissionList, ListFormSubmissions200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the responses of `createFormSubmission`. */
export interface CreateFormSubmission201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createFormSubmission`, by status. */
export type CreateFormSubmissionResult =
  | TypedResponse<201, FormSubmissionCreateResponse, CreateFormSubmission201Headers>
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

/** Headers of the responses of `getFormSubmission`. */
export interface GetFormSubmission200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getFormSubmission`, by status. */
export type GetFormSubmissionResult =
  | TypedResponse<200, FormSubmission, GetFormSubmission200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
