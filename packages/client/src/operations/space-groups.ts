// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type {
  CreateSpaceGroupRequest,
  CreateSpaceGroupResult,
  DeleteSpaceGroupRequest,
  DeleteSpaceGroupResult,
  GetSpaceGroupRequest,
  GetSpaceGroupResult,
  ListSpaceGroupsRequest,
  ListSpaceGroupsResult,
  UpdateSpaceGroupRequest,
  UpdateSpaceGroupResult,
} from '@community-platform/types/operations/space-groups';
import type { SpaceGroup, SpaceGroups } from '@community-platform/types/space-group';
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

export const listSpaceGroupsOperation: Operation<ListSpaceGroupsRequest, ListSpaceGroupsResult> = {
  id: 'listSpaceGroups',
  method: 'GET',
  path: '/api/admin/v2/space_groups',
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
 * List space groups.
 *
 * Returns a page of the space groups, in the order of their creation.
 *
 * `GET /api/admin/v2/space_groups`
 */
export function listSpaceGroups<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListSpaceGroupsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListSpaceGroupsResult, U>> {
  return client.send(listSpaceGroupsOperation, request, options);
}

/** Iterates over all items of `listSpaceGroups`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListSpaceGroups(
  client: Sender<OnUndeclared>,
  request: ListSpaceGroupsRequest = {},
  options?: RequestOptions,
): Paginator<SpaceGroup, SpaceGroups> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listSpaceGroupsOperation, paging, request, options);
}

export const createSpaceGroupOperation: Operation<CreateSpaceGroupRequest, CreateSpaceGroupResult> = {
  id: 'createSpaceGroup',
  method: 'POST',
  path: '/api/admin/v2/space_groups',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a space group.
 *
 * Creates a space group. A slug that another one has returns 422.
 *
 * `POST /api/admin/v2/space_groups`
 */
export function createSpaceGroup<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateSpaceGroupRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateSpaceGroupResult, U>> {
  return client.send(createSpaceGroupOperation, request, options);
}

export const getSpaceGroupOperation: Operation<GetSpaceGroupRequest, GetSpaceGroupResult> = {
  id: 'getSpaceGroup',
  method: 'GET',
  path: '/api/admin/v2/space_groups/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a space group.
 *
 * Returns one space group.
 *
 * `GET /api/admin/v2/space_groups/{id}`
 */
export function getSpaceGroup<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetSpaceGroupRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetSpaceGroupResult, U>> {
  return client.send(getSpaceGroupOperation, request, options);
}

export const updateSpaceGroupOperation: Operation<UpdateSpaceGroupRequest, UpdateSpaceGroupResult> = {
  id: 'updateSpaceGroup',
  method: 'PUT',
  path: '/api/admin/v2/space_groups/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a space group.
 *
 * Changes only the fields in the body.
 *
 * `PUT /api/admin/v2/space_groups/{id}`
 */
export function updateSpaceGroup<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateSpaceGroupRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateSpaceGroupResult, U>> {
  return client.send(updateSpaceGroupOperation, request, options);
}

export const deleteSpaceGroupOperation: Operation<DeleteSpaceGroupRequest, DeleteSpaceGroupResult> = {
  id: 'deleteSpaceGroup',
  method: 'DELETE',
  path: '/api/admin/v2/space_groups/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a space group.
 *
 * Deletes a space group with its spaces and everything in them. The group of the space that new members start in
 * returns 422.
 *
 * `DELETE /api/admin/v2/space_groups/{id}`
 */
export function deleteSpaceGroup<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteSpaceGroupRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteSpaceGroupResult, U>> {
  return client.send(deleteSpaceGroupOperation, request, options);
}

/** Groups of spaces. */
export interface SpaceGroupsApi {
  /**
   * List space groups.
   *
   * Returns a page of the space groups, in the order of their creation.
   *
   * `GET /api/admin/v2/space_groups`
   */
  list(request?: ListSpaceGroupsRequest, options?: RequestOptions): Promise<SpaceGroups>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListSpaceGroupsRequest, options?: RequestOptions): Paginator<SpaceGroup, SpaceGroups>;
  /**
   * Create a space group.
   *
   * Creates a space group. A slug that another one has returns 422.
   *
   * `POST /api/admin/v2/space_groups`
   */
  create(request: CreateSpaceGroupRequest, options?: RequestOptions): Promise<SpaceGroup>;
  /**
   * Get a space group.
   *
   * Returns one space group.
   *
   * `GET /api/admin/v2/space_groups/{id}`
   */
  get(request: GetSpaceGroupRequest, options?: RequestOptions): Promise<SpaceGroup>;
  /**
   * Update a space group.
   *
   * Changes only the fields in the body.
   *
   * `PUT /api/admin/v2/space_groups/{id}`
   */
  update(request: UpdateSpaceGroupRequest, options?: RequestOptions): Promise<SpaceGroup>;
  /**
   * Delete a space group.
   *
   * Deletes a space group with its spaces and everything in them. The group of the space that new members start in
   * returns 422.
   *
   * `DELETE /api/admin/v2/space_groups/{id}`
   */
  delete(request: DeleteSpaceGroupRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

export const createSpaceGroupsApi = (client: Sender<OnUndeclared>): SpaceGroupsApi => ({
  list: (request = {}, options) => unwrap(client.send(listSpaceGroupsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListSpaceGroups(client, request, options),
  create: (request, options) => unwrap(client.send(createSpaceGroupOperation, request, options)),
  get: (request, options) => unwrap(client.send(getSpaceGroupOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateSpaceGroupOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deleteSpaceGroupOperation, request, options)),
});
