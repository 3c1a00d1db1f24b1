// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type {
  CreateSpaceRequest,
  CreateSpaceResult,
  DeleteSpaceRequest,
  DeleteSpaceResult,
  GetSpaceRequest,
  GetSpaceResult,
  ListSpacesRequest,
  ListSpacesResult,
  UpdateSpaceRequest,
  UpdateSpaceResult,
} from '@community-platform/types/operations/spaces';
import type { Space, SpaceCreateResponse, Spaces } from '@community-platform/types/space';
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

export const listSpacesOperation: Operation<ListSpacesRequest, ListSpacesResult> = {
  id: 'listSpaces',
  method: 'GET',
  path: '/api/admin/v2/spaces',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'sort', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List spaces.
 *
 * Returns a page of the spaces, in the order of their creation unless `sort` says otherwise.
 *
 * `GET /api/admin/v2/spaces`
 */
export function listSpaces<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListSpacesRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListSpacesResult, U>> {
  return client.send(listSpacesOperation, request, options);
}

/** Iterates over all items of `listSpaces`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListSpaces(
  client: Sender<OnUndeclared>,
  request: ListSpacesRequest = {},
  options?: RequestOptions,
): Paginator<Space, Spaces> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listSpacesOperation, paging, request, options);
}

export const createSpaceOperation: Operation<CreateSpaceRequest, CreateSpaceResult> = {
  id: 'createSpace',
  method: 'POST',
  path: '/api/admin/v2/spaces',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a space.
 *
 * Creates a space in a space group and returns 200. `course_setting` is for a space of type `course`. A slug that
 * another space has, or a space group that the community does not have, returns 422.
 *
 * `POST /api/admin/v2/spaces`
 */
export function createSpace<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateSpaceRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateSpaceResult, U>> {
  return client.send(createSpaceOperation, request, options);
}

export const getSpaceOperation: Operation<GetSpaceRequest, GetSpaceResult> = {
  id: 'getSpace',
  method: 'GET',
  path: '/api/admin/v2/spaces/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a space.
 *
 * Returns one space of any type.
 *
 * `GET /api/admin/v2/spaces/{id}`
 */
export function getSpace<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetSpaceRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetSpaceResult, U>> {
  return client.send(getSpaceOperation, request, options);
}

export const updateSpaceOperation: Operation<UpdateSpaceRequest, UpdateSpaceResult> = {
  id: 'updateSpace',
  method: 'PUT',
  path: '/api/admin/v2/spaces/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a space.
 *
 * Changes only the fields in the body. The course settings are in `course_setting_attributes` here, and under
 * `course_setting` in `createSpace`. The type and the slug of a space cannot be changed.
 *
 * `PUT /api/admin/v2/spaces/{id}`
 */
export function updateSpace<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateSpaceRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateSpaceResult, U>> {
  return client.send(updateSpaceOperation, request, options);
}

export const deleteSpaceOperation: Operation<DeleteSpaceRequest, DeleteSpaceResult> = {
  id: 'deleteSpace',
  method: 'DELETE',
  path: '/api/admin/v2/spaces/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a space.
 *
 * Deletes a space with everything in it. The space that new members start in returns 422.
 *
 * `DELETE /api/admin/v2/spaces/{id}`
 */
export function deleteSpace<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteSpaceRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteSpaceResult, U>> {
  return client.send(deleteSpaceOperation, request, options);
}

/** Spaces contain posts, events, lessons or a chat. */
export interface SpacesApi {
  /**
   * List spaces.
   *
   * Returns a page of the spaces, in the order of their creation unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/spaces`
   */
  list(request?: ListSpacesRequest, options?: RequestOptions): Promise<Spaces>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListSpacesRequest, options?: RequestOptions): Paginator<Space, Spaces>;
  /**
   * Create a space.
   *
   * Creates a space in a space group and returns 200. `course_setting` is for a space of type `course`. A slug that
   * another space has, or a space group that the community does not have, returns 422.
   *
   * `POST /api/admin/v2/spaces`
   */
  create(request: CreateSpaceRequest, options?: RequestOptions): Promise<SpaceCreateResponse>;
  /**
   * Get a space.
   *
   * Returns one space of any type.
   *
   * `GET /api/admin/v2/spaces/{id}`
   */
  get(request: GetSpaceRequest, options?: RequestOptions): Promise<Space>;
  /**
   * Update a space.
   *
   * Changes only the fields in the body. The course settings are in `course_setting_attributes` here, and under
   * `course_setting` in `createSpace`. The type and the slug of a space cannot be changed.
   *
   * `PUT /api/admin/v2/spaces/{id}`
   */
  update(request: UpdateSpaceRequest, options?: RequestOptions): Promise<Space>;
  /**
   * Delete a space.
   *
   * Deletes a space with everything in it. The space that new members start in returns 422.
   *
   * `DELETE /api/admin/v2/spaces/{id}`
   */
  delete(request: DeleteSpaceRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

export const createSpacesApi = (client: Sender<OnUndeclared>): SpacesApi => ({
  list: (request = {}, options) => unwrap(client.send(listSpacesOperation, request, options)),
  paginateList: (request = {}, options) => paginateListSpaces(client, request, options),
  create: (request, options) => unwrap(client.send(createSpaceOperation, request, options)),
  get: (request, options) => unwrap(client.send(getSpaceOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateSpaceOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deleteSpaceOperation, request, options)),
});
