// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
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
  ListFormsQuery,
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
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listForms`: all parts are present, with defaults. */
export interface ListFormsInput extends ListFormsRequest {
  query: ListFormsQuery & { page: number; per_page: number };
}

/** Forms for visitors and members. */
export interface FormsHandlers<Principal = unknown, State = unknown> {
  /**
   * List forms.
   *
   * Returns a page of the forms, newest first.
   *
   * `GET /api/admin/v2/forms`
   */
  listForms(input: ListFormsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListFormsResult>>;
  /**
   * Create a form.
   *
   * Creates a form with its elements. It is a draft until its state is changed.
   *
   * `POST /api/admin/v2/forms`
   */
  createForm(input: CreateFormRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateFormResult>>;
  /**
   * Get a form.
   *
   * Returns one form without its elements.
   *
   * `GET /api/admin/v2/forms/{id}`
   */
  getForm(input: GetFormRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetFormResult>>;
  /**
   * Update a form.
   *
   * Changes only the fields in the body. `status` publishes a draft, and makes a published form a draft again.
   * Elements in the body replace all previous ones; an element that the form does not have returns 422.
   *
   * `PUT /api/admin/v2/forms/{id}`
   */
  updateForm(input: UpdateFormRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateFormResult>>;
  /**
   * Delete a form.
   *
   * Deletes a form with its submissions. If it sets off an active workflow, the response is 422.
   *
   * `DELETE /api/admin/v2/forms/{id}`
   */
  deleteForm(input: DeleteFormRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteFormResult>>;
  /**
   * Duplicate a form.
   *
   * Creates a draft with the same elements and no submissions. A form that cannot be copied returns 422.
   *
   * `POST /api/admin/v2/forms/{id}/duplicate`
   */
  duplicateForm(input: DuplicateFormRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DuplicateFormResult>>;
  /**
   * Get the elements of a form.
   *
   * Returns the tree of the form's elements. A submission refers to those of type `field` by their ids.
   *
   * `GET /api/admin/v2/forms/{form_id}/elements`
   */
  getFormElements(
    input: GetFormElementsRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetFormElementsResult>>;
}

/** The descriptors of the operations, in document order. */
export const formsOperations: readonly Operation[] = [
  {
    id: 'listForms',
    method: 'GET',
    path: '/api/admin/v2/forms',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'name', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createForm',
    method: 'POST',
    path: '/api/admin/v2/forms',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getForm',
    method: 'GET',
    path: '/api/admin/v2/forms/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateForm',
    method: 'PUT',
    path: '/api/admin/v2/forms/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteForm',
    method: 'DELETE',
    path: '/api/admin/v2/forms/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'duplicateForm',
    method: 'POST',
    path: '/api/admin/v2/forms/{id}/duplicate',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getFormElements',
    method: 'GET',
    path: '/api/admin/v2/forms/{form_id}/elements',
    parameters: [{ name: 'form_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
