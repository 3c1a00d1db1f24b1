// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { FilterKitControl, FilterKitControlsList } from '@community-platform/types/filter-kit';
import type {
  CreateFilterControlRequest,
  CreateFilterControlResult,
  DeleteFilterControlRequest,
  DeleteFilterControlResult,
  GetFilterControlRequest,
  GetFilterControlResult,
  ListFilterControlsRequest,
  ListFilterControlsResult,
  UpdateFilterControlRequest,
  UpdateFilterControlResult,
} from '@community-platform/types/operations/filter-controls';
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

/** The data of `listFilterControls`. */
export const listFilterControlsOperation: Operation<ListFilterControlsRequest, ListFilterControlsResult> = {
  id: 'listFilterControls',
  method: 'GET',
  path: '/api/admin/v2/filter_kit_controls',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'space_id', in: 'query', write: writeScalarPair },
    { name: 'member_directory_only', in: 'query', write: writeScalarPair },
    { name: 'enabled', in: 'query', write: writeScalarPair },
    { name: 'key', in: 'query', write: writeScalarPair },
    { name: 'profile_field_id', in: 'query', write: writeScalarPair },
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
 * List filter controls.
 *
 * Returns one page of the choices about member filters that were saved, ordered by `sort_key`.
 *
 * `GET /api/admin/v2/filter_kit_controls`
 */
export function listFilterControls<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListFilterControlsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListFilterControlsResult, U>> {
  return client.send(listFilterControlsOperation, request, options);
}

/** All items of `listFilterControls`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListFilterControls(
  client: Sender<OnUndeclared>,
  request: ListFilterControlsRequest = {},
  options?: RequestOptions,
): Paginator<FilterKitControl, FilterKitControlsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listFilterControlsOperation, paging, request, options);
}

/** The data of `createFilterControl`. */
export const createFilterControlOperation: Operation<CreateFilterControlRequest, CreateFilterControlResult> = {
  id: 'createFilterControl',
  method: 'POST',
  path: '/api/admin/v2/filter_kit_controls',
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
 * Create a filter control.
 *
 * Saves a choice about a member filter. A field that is not known is not ignored here, but refused with
 * 422, and so are a second choice about the same filter of the same surface, the key `profile_field`
 * without a profile field, and a profile field with another key.
 *
 * `POST /api/admin/v2/filter_kit_controls`
 */
export function createFilterControl<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateFilterControlRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateFilterControlResult, U>> {
  return client.send(createFilterControlOperation, request, options);
}

/** The data of `getFilterControl`. */
export const getFilterControlOperation: Operation<GetFilterControlRequest, GetFilterControlResult> = {
  id: 'getFilterControl',
  method: 'GET',
  path: '/api/admin/v2/filter_kit_controls/{id}',
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
 * Get a filter control.
 *
 * Returns one saved choice.
 *
 * `GET /api/admin/v2/filter_kit_controls/{id}`
 */
export function getFilterControl<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetFilterControlRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetFilterControlResult, U>> {
  return client.send(getFilterControlOperation, request, options);
}

/** The data of `updateFilterControl`. */
export const updateFilterControlOperation: Operation<UpdateFilterControlRequest, UpdateFilterControlResult> = {
  id: 'updateFilterControl',
  method: 'PATCH',
  path: '/api/admin/v2/filter_kit_controls/{id}',
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
 * Update a filter control.
 *
 * Changes what the body names and leaves the rest. What `createFilterControl` refuses is refused here,
 * too, but for fields that are not known.
 *
 * `PATCH /api/admin/v2/filter_kit_controls/{id}`
 */
export function updateFilterControl<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateFilterControlRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateFilterControlResult, U>> {
  return client.send(updateFilterControlOperation, request, options);
}

/** The data of `deleteFilterControl`. */
export const deleteFilterControlOperation: Operation<DeleteFilterControlRequest, DeleteFilterControlResult> = {
  id: 'deleteFilterControl',
  method: 'DELETE',
  path: '/api/admin/v2/filter_kit_controls/{id}',
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
 * Delete a filter control.
 *
 * Deletes a saved choice, so that the default holds again.
 *
 * `DELETE /api/admin/v2/filter_kit_controls/{id}`
 */
export function deleteFilterControl<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteFilterControlRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteFilterControlResult, U>> {
  return client.send(deleteFilterControlOperation, request, options);
}
