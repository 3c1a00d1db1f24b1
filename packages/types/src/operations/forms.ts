// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '../common.js';
import type { FormElements } from '../form-element.js';
import type { Form, FormCreateRequest, FormList, FormUpdateRequest } from '../form.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListFormsQuery {
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
  /** Only records whose name contains this text. Case is ignored. Example: `"rye"`. */
  name?: string | undefined;
}

export interface ListFormsRequest {
  query?: ListFormsQuery | undefined;
}

export type ListFormsResult =
  | TypedResponse<200, FormList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateFormRequest {
  /** The form to create. */
  body: FormCreateRequest;
}

export type CreateFormResult =
  | TypedResponse<201, Form, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetFormPath {
  /** The id of the form. Example: `1902`. */
  id: number;
}

export interface GetFormRequest {
  path: GetFormPath;
}

export type GetFormResult =
  | TypedResponse<200, Form, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateFormPath {
  /** The id of the form. Example: `1902`. */
  id: number;
}

export interface UpdateFormRequest {
  path: UpdateFormPath;
  /** The changes. */
  body: FormUpdateRequest;
}

export type UpdateFormResult =
  | TypedResponse<200, Form, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeleteFormPath {
  /** The id of the form. Example: `1902`. */
  id: number;
}

export interface DeleteFormRequest {
  path: DeleteFormPath;
}

export type DeleteFormResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];

export interface DuplicateFormPath {
  /** The id of the form. Example: `1901`. */
  id: number;
}

export interface DuplicateFormRequest {
  path: DuplicateFormPath;
}

export type DuplicateFormResult =
  | TypedResponse<201, Form, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];

export interface GetFormElementsPath {
  /** The id of the form. Example: `1901`. */
  form_id: number;
}

export interface GetFormElementsRequest {
  path: GetFormElementsPath;
}

export type GetFormElementsResult =
  | TypedResponse<200, FormElements, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
