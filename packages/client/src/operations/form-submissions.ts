// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { FormSubmission, FormSubmissionCreateResponse, FormSubmissionList } from '@community-platform/types/form';
import type {
  CreateFormSubmissionRequest,
  CreateFormSubmissionResult,
  GetFormSubmissionRequest,
  GetFormSubmissionResult,
  ListFormSubmissionsRequest,
  ListFormSubmissionsResult,
} from '@community-platform/types/operations/form-submissions';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
} from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  pageByNumber,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listFormSubmissionsOperation: Operation<ListFormSubmissionsRequest, ListFormSubmissionsResult> = {
  id: 'listFormSubmissions',
  method: 'GET',
  path: '/api/admin/v2/forms/{form_id}/submissions',
  parameters: [
    { name: 'form_id', in: 'path', write: writeScalar },
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List the submissions of a form.
 *
 * Returns a page of the submissions of a form, newest first.
 *
 * `GET /api/admin/v2/forms/{form_id}/submissions`
 */
export function listFormSubmissions<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListFormSubmissionsRequest,
  options?: RequestOptions<U>,
): Promise<Received<ListFormSubmissionsResult, U>> {
  return client.send(listFormSubmissionsOperation, request, options);
}

/** Iterates over all items of `listFormSubmissions`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListFormSubmissions(
  client: Sender<OnUndeclared>,
  request: ListFormSubmissionsRequest,
  options?: RequestOptions,
): Paginator<FormSubmission, FormSubmissionList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listFormSubmissionsOperation, paging, request, options);
}

export const createFormSubmissionOperation: Operation<CreateFormSubmissionRequest, CreateFormSubmissionResult> = {
  id: 'createFormSubmission',
  method: 'POST',
  path: '/api/admin/v2/forms/{form_id}/submissions',
  parameters: [{ name: 'form_id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Submit a form.
 *
 * Submits a form for the admin whose token is used or on behalf of a contact. A draft, an element that the form
 * does not have, a required element without an answer, and an e-mail address that does not belong to a contact
 * return 422.
 *
 * `POST /api/admin/v2/forms/{form_id}/submissions`
 */
export function createFormSubmission<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateFormSubmissionRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateFormSubmissionResult, U>> {
  return client.send(createFormSubmissionOperation, request, options);
}

export const getFormSubmissionOperation: Operation<GetFormSubmissionRequest, GetFormSubmissionResult> = {
  id: 'getFormSubmission',
  method: 'GET',
  path: '/api/admin/v2/forms/{form_id}/submissions/{id}',
  parameters: [{ name: 'form_id', in: 'path', write: writeScalar }, { name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a submission of a form.
 *
 * Returns one submission with its answers.
 *
 * `GET /api/admin/v2/forms/{form_id}/submissions/{id}`
 */
export function getFormSubmission<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetFormSubmissionRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetFormSubmissionResult, U>> {
  return client.send(getFormSubmissionOperation, request, options);
}

/** Submissions of forms. */
export interface FormSubmissionsApi {
  /**
   * List the submissions of a form.
   *
   * Returns a page of the submissions of a form, newest first.
   *
   * `GET /api/admin/v2/forms/{form_id}/submissions`
   */
  list(request: ListFormSubmissionsRequest, options?: RequestOptions): Promise<FormSubmissionList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request: ListFormSubmissionsRequest, options?: RequestOptions): Paginator<FormSubmission, FormSubmissionList>;
  /**
   * Submit a form.
   *
   * Submits a form for the admin whose token is used or on behalf of a contact. A draft, an element that the form
   * does not have, a required element without an answer, and an e-mail address that does not belong to a contact
   * return 422.
   *
   * `POST /api/admin/v2/forms/{form_id}/submissions`
   */
  create(request: CreateFormSubmissionRequest, options?: RequestOptions): Promise<FormSubmissionCreateResponse>;
  /**
   * Get a submission of a form.
   *
   * Returns one submission with its answers.
   *
   * `GET /api/admin/v2/forms/{form_id}/submissions/{id}`
   */
  get(request: GetFormSubmissionRequest, options?: RequestOptions): Promise<FormSubmission>;
}

export const createFormSubmissionsApi = (client: Sender<OnUndeclared>): FormSubmissionsApi => ({
  list: (request, options) => unwrap(client.send(listFormSubmissionsOperation, request, options)),
  paginateList: (request, options) => paginateListFormSubmissions(client, request, options),
  create: (request, options) => unwrap(client.send(createFormSubmissionOperation, request, options)),
  get: (request, options) => unwrap(client.send(getFormSubmissionOperation, request, options)),
});
