// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { FormSubmission, FormSubmissionList } from '@community-platform/types/form';
import type {
  CreateFormSubmissionRequest,
  CreateFormSubmissionResult,
  GetFormSubmissionRequest,
  GetFormSubmissionResult,
  ListFormSubmissionsRequest,
  ListFormSubmissionsResult,
} from '@community-platform/types/operations/form-submissions';
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listFormSubmissions`. */
export const listFormSubmissionsOperation: Operation<ListFormSubmissionsRequest, ListFormSubmissionsResult> = {
  id: 'listFormSubmissions',
  method: 'GET',
  path: '/api/admin/v2/forms/{form_id}/submissions',
  parameters: [
    { name: 'form_id', in: 'path', write: writeScalar },
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List the submissions of a form.
 *
 * Returns one page of what was answered to a form, the newest first.
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

/** All items of `listFormSubmissions`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListFormSubmissions(
  client: Sender<OnUndeclared>,
  request: ListFormSubmissionsRequest,
  options?: RequestOptions,
): Paginator<FormSubmission, FormSubmissionList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listFormSubmissionsOperation, paging, request, options);
}

/** The data of `createFormSubmission`. */
export const createFormSubmissionOperation: Operation<CreateFormSubmissionRequest, CreateFormSubmissionResult> = {
  id: 'createFormSubmission',
  method: 'POST',
  path: '/api/admin/v2/forms/{form_id}/submissions',
  parameters: [{ name: 'form_id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Submit a form.
 *
 * Answers a form, for the admin whose token is used or on behalf of a contact. A draft, an element that
 * the form does not have, a required one without an answer, and an e-mail address that is no contact's are
 * refused with 422.
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

/** The data of `getFormSubmission`. */
export const getFormSubmissionOperation: Operation<GetFormSubmissionRequest, GetFormSubmissionResult> = {
  id: 'getFormSubmission',
  method: 'GET',
  path: '/api/admin/v2/forms/{form_id}/submissions/{id}',
  parameters: [
    { name: 'form_id', in: 'path', write: writeScalar },
    { name: 'id', in: 'path', write: writeScalar },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
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
