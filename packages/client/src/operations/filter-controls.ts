// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
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
import {
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
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List filter controls.
 *
 * Returns a page of the saved filter controls, ordered by `sort_key`.
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

/** Iterates over all items of `listFilterControls`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListFilterControls(
  client: Sender<OnUndeclared>,
  request: ListFilterControlsRequest = {},
  options?: RequestOptions,
): Paginator<FilterKitControl, FilterKitControlsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listFilterControlsOperation, paging, request, options);
}

export const createFilterControlOperation: Operation<CreateFilterControlRequest, CreateFilterControlResult> = {
  id: 'createFilterControl',
  method: 'POST',
  path: '/api/admin/v2/filter_kit_controls',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a filter control.
 *
 * Saves a choice about a member filter. A field that is not known is not ignored here: it returns 422. So do a
 * second choice about the same filter of the same surface, the key `profile_field` without a profile field, and a
 * profile field with another key.
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

export const getFilterControlOperation: Operation<GetFilterControlRequest, GetFilterControlResult> = {
  id: 'getFilterControl',
  method: 'GET',
  path: '/api/admin/v2/filter_kit_controls/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
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

export const updateFilterControlOperation: Operation<UpdateFilterControlRequest, UpdateFilterControlResult> = {
  id: 'updateFilterControl',
  method: 'PATCH',
  path: '/api/admin/v2/filter_kit_controls/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a filter control.
 *
 * Changes only the fields in the body. The rules of `createFilterControl` apply, except that unknown fields are
 * ignored.
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

export const deleteFilterControlOperation: Operation<DeleteFilterControlRequest, DeleteFilterControlResult> = {
  id: 'deleteFilterControl',
  method: 'DELETE',
  path: '/api/admin/v2/filter_kit_controls/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a filter control.
 *
 * Deletes a saved control, so that the default applies again.
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

/** Settings of admins for these filters. */
export interface FilterControlsApi {
  /**
   * List filter controls.
   *
   * Returns a page of the saved filter controls, ordered by `sort_key`.
   *
   * `GET /api/admin/v2/filter_kit_controls`
   */
  list(request?: ListFilterControlsRequest, options?: RequestOptions): Promise<FilterKitControlsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListFilterControlsRequest, options?: RequestOptions): Paginator<FilterKitControl, FilterKitControlsList>;
  /**
   * Create a filter control.
   *
   * Saves a choice about a member filter. A field that is not known is not ignored here: it returns 422. So do a
   * second choice about the same filter of the same surface, the key `profile_field` without a profile field, and a
   * profile field with another key.
   *
   * `POST /api/admin/v2/filter_kit_controls`
   */
  create(request: CreateFilterControlRequest, options?: RequestOptions): Promise<FilterKitControl>;
  /**
   * Get a filter control.
   *
   * Returns one saved choice.
   *
   * `GET /api/admin/v2/filter_kit_controls/{id}`
   */
  get(request: GetFilterControlRequest, options?: RequestOptions): Promise<FilterKitControl>;
  /**
   * Update a filter control.
   *
   * Changes only the fields in the body. The rules of `createFilterControl` apply, except that unknown fields are
   * ignored.
   *
   * `PATCH /api/admin/v2/filter_kit_controls/{id}`
   */
  update(request: UpdateFilterControlRequest, options?: RequestOptions): Promise<FilterKitControl>;
  /**
   * Delete a filter control.
   *
   * Deletes a saved control, so that the default applies again.
   *
   * `DELETE /api/admin/v2/filter_kit_controls/{id}`
   */
  delete(request: DeleteFilterControlRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

export const createFilterControlsApi = (client: Sender<OnUndeclared>): FilterControlsApi => ({
  list: (request = {}, options) => unwrap(client.send(listFilterControlsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListFilterControls(client, request, options),
  create: (request, options) => unwrap(client.send(createFilterControlOperation, request, options)),
  get: (request, options) => unwrap(client.send(getFilterControlOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateFilterControlOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deleteFilterControlOperation, request, options)),
});
