// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  FormSubmission,
  FormSubmissionCreateRequest,
  FormSubmissionCreateResponse,
  FormSubmissionList,
} from '../form.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListFormSubmissionsPath {
  /** The id of the form. Example: `1901`. */
  form_id: number;
}

export interface ListFormSubmissionsQuery {
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
}

export interface ListFormSubmissionsRequest {
  path: ListFormSubmissionsPath;
  query?: ListFormSubmissionsQuery | undefined;
}

export type ListFormSubmissionsResult =
  | TypedResponse<200, FormSubmissionList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface CreateFormSubmissionPath {
  /** The id of the form. Example: `1901`. */
  form_id: number;
}

export interface CreateFormSubmissionRequest {
  path: CreateFormSubmissionPath;
  /** The answers. */
  body: FormSubmissionCreateRequest;
}

export type CreateFormSubmissionResult =
  | TypedResponse<201, FormSubmissionCreateResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetFormSubmissionPath {
  /** The id of the form. Example: `1901`. */
  form_id: number;
  /** The id of the submission. Example: `1951`. */
  id: number;
}

export interface GetFormSubmissionRequest {
  path: GetFormSubmissionPath;
}

export type GetFormSubmissionResult =
  | TypedResponse<200, FormSubmission, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
