// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type { Form, FormList } from '@community-platform/types/form';
import type { FormElements } from '@community-platform/types/form-element';
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
import {
  errors400_401_403_404_405_406_422_429_5XX,
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
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

export const listFormsOperation: Operation<ListFormsRequest, ListFormsResult> = {
  id: 'listForms',
  method: 'GET',
  path: '/api/admin/v2/forms',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'name', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List forms.
 *
 * Returns a page of the forms, newest first.
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

/** Iterates over all items of `listForms`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListForms(
  client: Sender<OnUndeclared>,
  request: ListFormsRequest = {},
  options?: RequestOptions,
): Paginator<Form, FormList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listFormsOperation, paging, request, options);
}

export const createFormOperation: Operation<CreateFormRequest, CreateFormResult> = {
  id: 'createForm',
  method: 'POST',
  path: '/api/admin/v2/forms',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a form.
 *
 * Creates a form with its elements. It is a draft until its state is changed.
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

export const getFormOperation: Operation<GetFormRequest, GetFormResult> = {
  id: 'getForm',
  method: 'GET',
  path: '/api/admin/v2/forms/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
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

export const updateFormOperation: Operation<UpdateFormRequest, UpdateFormResult> = {
  id: 'updateForm',
  method: 'PUT',
  path: '/api/admin/v2/forms/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a form.
 *
 * Changes only the fields in the body. `status` publishes a draft, and makes a published form a draft again.
 * Elements in the body replace all previous ones; an element that the form does not have returns 422.
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

export const deleteFormOperation: Operation<DeleteFormRequest, DeleteFormResult> = {
  id: 'deleteForm',
  method: 'DELETE',
  path: '/api/admin/v2/forms/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a form.
 *
 * Deletes a form with its submissions. If it sets off an active workflow, the response is 422.
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

export const duplicateFormOperation: Operation<DuplicateFormRequest, DuplicateFormResult> = {
  id: 'duplicateForm',
  method: 'POST',
  path: '/api/admin/v2/forms/{id}/duplicate',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Duplicate a form.
 *
 * Creates a draft with the same elements and no submissions. A form that cannot be copied returns 422.
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

export const getFormElementsOperation: Operation<GetFormElementsRequest, GetFormElementsResult> = {
  id: 'getFormElements',
  method: 'GET',
  path: '/api/admin/v2/forms/{form_id}/elements',
  parameters: [{ name: 'form_id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the elements of a form.
 *
 * Returns the tree of the form's elements. A submission refers to those of type `field` by their ids.
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

/** Forms for visitors and members. */
export interface FormsApi {
  /**
   * List forms.
   *
   * Returns a page of the forms, newest first.
   *
   * `GET /api/admin/v2/forms`
   */
  list(request?: ListFormsRequest, options?: RequestOptions): Promise<FormList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListFormsRequest, options?: RequestOptions): Paginator<Form, FormList>;
  /**
   * Create a form.
   *
   * Creates a form with its elements. It is a draft until its state is changed.
   *
   * `POST /api/admin/v2/forms`
   */
  create(request: CreateFormRequest, options?: RequestOptions): Promise<Form>;
  /**
   * Get a form.
   *
   * Returns one form without its elements.
   *
   * `GET /api/admin/v2/forms/{id}`
   */
  get(request: GetFormRequest, options?: RequestOptions): Promise<Form>;
  /**
   * Update a form.
   *
   * Changes only the fields in the body. `status` publishes a draft, and makes a published form a draft again.
   * Elements in the body replace all previous ones; an element that the form does not have returns 422.
   *
   * `PUT /api/admin/v2/forms/{id}`
   */
  update(request: UpdateFormRequest, options?: RequestOptions): Promise<Form>;
  /**
   * Delete a form.
   *
   * Deletes a form with its submissions. If it sets off an active workflow, the response is 422.
   *
   * `DELETE /api/admin/v2/forms/{id}`
   */
  delete(request: DeleteFormRequest, options?: RequestOptions): Promise<SuccessResponse>;
  /**
   * Duplicate a form.
   *
   * Creates a draft with the same elements and no submissions. A form that cannot be copied returns 422.
   *
   * `POST /api/admin/v2/forms/{id}/duplicate`
   */
  duplicate(request: DuplicateFormRequest, options?: RequestOptions): Promise<Form>;
  /**
   * Get the elements of a form.
   *
   * Returns the tree of the form's elements. A submission refers to those of type `field` by their ids.
   *
   * `GET /api/admin/v2/forms/{form_id}/elements`
   */
  getElements(request: GetFormElementsRequest, options?: RequestOptions): Promise<FormElements>;
}

export const createFormsApi = (client: Sender<OnUndeclared>): FormsApi => ({
  list: (request = {}, options) => unwrap(client.send(listFormsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListForms(client, request, options),
  create: (request, options) => unwrap(client.send(createFormOperation, request, options)),
  get: (request, options) => unwrap(client.send(getFormOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateFormOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deleteFormOperation, request, options)),
  duplicate: (request, options) => unwrap(client.send(duplicateFormOperation, request, options)),
  getElements: (request, options) => unwrap(client.send(getFormElementsOperation, request, options)),
});
