// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Form, FormList } from '@community-platform/types/form';
import type {
  CreateFormRequest,
  CreateFormResult,
  DeleteFormRequest,
  DeleteFormResult,
  DuplicateFormRequest,
  DuplicateFormResult,
  GetFormElementsRequest,
  GetFormElementsResult,
  GetFormRequest,
  GetFormResult,
  ListFormsRequest,
  ListFormsResult,
  UpdateFormRequest,
  UpdateFormResult,
} from '@community-platform/types/operations/forms';
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

/** The data of `listForms`. */
export const listFormsOperation: Operation<ListFormsRequest, ListFormsResult> = {
  id: 'listForms',
  method: 'GET',
  path: '/api/admin/v2/forms',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'name', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List forms.
 *
 * Returns one page of the forms, the newest first.
 *
 * `GET /api/admin/v2/forms`
 */
export function listForms<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListFormsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListFormsResult, U>> {
  return client.send(listFormsOperation, request, options);
}

/** All items of `listForms`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListForms(
  client: Sender<OnUndeclared>,
  request: ListFormsRequest = {},
  options?: RequestOptions,
): Paginator<Form, FormList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listFormsOperation, paging, request, options);
}

/** The data of `createForm`. */
export const createFormOperation: Operation<CreateFormRequest, CreateFormResult> = {
  id: 'createForm',
  method: 'POST',
  path: '/api/admin/v2/forms',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
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
 * Create a form.
 *
 * Makes a form with its elements. It is a draft until its state is changed.
 *
 * `POST /api/admin/v2/forms`
 */
export function createForm<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateFormRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateFormResult, U>> {
  return client.send(createFormOperation, request, options);
}

/** The data of `getForm`. */
export const getFormOperation: Operation<GetFormRequest, GetFormResult> = {
  id: 'getForm',
  method: 'GET',
  path: '/api/admin/v2/forms/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
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
 * Get a form.
 *
 * Returns one form without its elements.
 *
 * `GET /api/admin/v2/forms/{id}`
 */
export function getForm<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetFormRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetFormResult, U>> {
  return client.send(getFormOperation, request, options);
}

/** The data of `updateForm`. */
export const updateFormOperation: Operation<UpdateFormRequest, UpdateFormResult> = {
  id: 'updateForm',
  method: 'PUT',
  path: '/api/admin/v2/forms/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
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
 * Update a form.
 *
 * Changes what the body names and leaves the rest. `status` publishes a draft, and makes a published form
 * a draft again. Elements that are named replace all of those before; an element that the form does not
 * have is refused with 422.
 *
 * `PUT /api/admin/v2/forms/{id}`
 */
export function updateForm<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateFormRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateFormResult, U>> {
  return client.send(updateFormOperation, request, options);
}

/** The data of `deleteForm`. */
export const deleteFormOperation: Operation<DeleteFormRequest, DeleteFormResult> = {
  id: 'deleteForm',
  method: 'DELETE',
  path: '/api/admin/v2/forms/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a form.
 *
 * Deletes a form with its submissions. One that sets off an active workflow is refused with 422.
 *
 * `DELETE /api/admin/v2/forms/{id}`
 */
export function deleteForm<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteFormRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteFormResult, U>> {
  return client.send(deleteFormOperation, request, options);
}

/** The data of `duplicateForm`. */
export const duplicateFormOperation: Operation<DuplicateFormRequest, DuplicateFormResult> = {
  id: 'duplicateForm',
  method: 'POST',
  path: '/api/admin/v2/forms/{id}/duplicate',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Duplicate a form.
 *
 * Makes a draft with the same elements and no submissions. A form that cannot be copied is refused with
 * 422.
 *
 * `POST /api/admin/v2/forms/{id}/duplicate`
 */
export function duplicateForm<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DuplicateFormRequest,
  options?: RequestOptions<U>,
): Promise<Received<DuplicateFormResult, U>> {
  return client.send(duplicateFormOperation, request, options);
}

/** The data of `getFormElements`. */
export const getFormElementsOperation: Operation<GetFormElementsRequest, GetFormElementsResult> = {
  id: 'getFormElements',
  method: 'GET',
  path: '/api/admin/v2/forms/{form_id}/elements',
  parameters: [{ name: 'form_id', in: 'path', write: writeScalar }],
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
 * Get the elements of a form.
 *
 * Returns the elements of a form as they nest. A submission names those of type `field` by their ids.
 *
 * `GET /api/admin/v2/forms/{form_id}/elements`
 */
export function getFormElements<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetFormElementsRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetFormElementsResult, U>> {
  return client.send(getFormElementsOperation, request, options);
}
