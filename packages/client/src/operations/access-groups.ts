// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AccessGroup, AccessGroups } from '@community-platform/types/access-group';
import type { SuccessResponse } from '@community-platform/types/common';
import type {
  ArchiveAccessGroupRequest,
  ArchiveAccessGroupResult,
  CreateAccessGroupRequest,
  CreateAccessGroupResult,
  GetAccessGroupRequest,
  GetAccessGroupResult,
  ListAccessGroupsRequest,
  ListAccessGroupsResult,
  UnarchiveAccessGroupRequest,
  UnarchiveAccessGroupResult,
  UpdateAccessGroupRequest,
  UpdateAccessGroupResult,
} from '@community-platform/types/operations/access-groups';
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
import { readsJson, sendsJson, writeForm, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listAccessGroupsOperation: Operation<ListAccessGroupsRequest, ListAccessGroupsResult> = {
  id: 'listAccessGroups',
  method: 'GET',
  path: '/api/admin/v2/access_groups',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'status', in: 'query', write: writeScalarPair },
    { name: 'ids', in: 'query', write: writeForm, explode: true },
    { name: 'name', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List access groups.
 *
 * Returns a page of the access groups, newest first.
 *
 * `GET /api/admin/v2/access_groups`
 */
export function listAccessGroups<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListAccessGroupsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListAccessGroupsResult, U>> {
  return client.send(listAccessGroupsOperation, request, options);
}

/** Iterates over all items of `listAccessGroups`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListAccessGroups(
  client: Sender<OnUndeclared>,
  request: ListAccessGroupsRequest = {},
  options?: RequestOptions,
): Paginator<AccessGroup, AccessGroups> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listAccessGroupsOperation, paging, request, options);
}

export const createAccessGroupOperation: Operation<CreateAccessGroupRequest, CreateAccessGroupResult> = {
  id: 'createAccessGroup',
  method: 'POST',
  path: '/api/admin/v2/access_groups',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create an access group.
 *
 * Creates an access group, which is active. A name that another access group has returns 422.
 *
 * `POST /api/admin/v2/access_groups`
 */
export function createAccessGroup<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateAccessGroupRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateAccessGroupResult, U>> {
  return client.send(createAccessGroupOperation, request, options);
}

export const getAccessGroupOperation: Operation<GetAccessGroupRequest, GetAccessGroupResult> = {
  id: 'getAccessGroup',
  method: 'GET',
  path: '/api/admin/v2/access_groups/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get an access group.
 *
 * Returns one access group, active or archived.
 *
 * `GET /api/admin/v2/access_groups/{id}`
 */
export function getAccessGroup<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetAccessGroupRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetAccessGroupResult, U>> {
  return client.send(getAccessGroupOperation, request, options);
}

export const updateAccessGroupOperation: Operation<UpdateAccessGroupRequest, UpdateAccessGroupResult> = {
  id: 'updateAccessGroup',
  method: 'PUT',
  path: '/api/admin/v2/access_groups/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update an access group.
 *
 * Changes only the fields in the body. An archived access group returns 422.
 *
 * `PUT /api/admin/v2/access_groups/{id}`
 */
export function updateAccessGroup<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateAccessGroupRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateAccessGroupResult, U>> {
  return client.send(updateAccessGroupOperation, request, options);
}

export const archiveAccessGroupOperation: Operation<ArchiveAccessGroupRequest, ArchiveAccessGroupResult> = {
  id: 'archiveAccessGroup',
  method: 'DELETE',
  path: '/api/admin/v2/access_groups/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Archive an access group.
 *
 * Archives an access group, despite the method DELETE: its members lose its access until `unarchiveAccessGroup`
 * restores it. If it is already archived, the response is 422.
 *
 * `DELETE /api/admin/v2/access_groups/{id}`
 */
export function archiveAccessGroup<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ArchiveAccessGroupRequest,
  options?: RequestOptions<U>,
): Promise<Received<ArchiveAccessGroupResult, U>> {
  return client.send(archiveAccessGroupOperation, request, options);
}

export const unarchiveAccessGroupOperation: Operation<UnarchiveAccessGroupRequest, UnarchiveAccessGroupResult> = {
  id: 'unarchiveAccessGroup',
  method: 'PATCH',
  path: '/api/admin/v2/access_groups/{id}/unarchive',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Unarchive an access group.
 *
 * Restores an archived access group with its members. An active one is unchanged.
 *
 * `PATCH /api/admin/v2/access_groups/{id}/unarchive`
 */
export function unarchiveAccessGroup<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UnarchiveAccessGroupRequest,
  options?: RequestOptions<U>,
): Promise<Received<UnarchiveAccessGroupResult, U>> {
  return client.send(unarchiveAccessGroupOperation, request, options);
}

/** Bundles of access that members get together. */
export interface AccessGroupsApi {
  /**
   * List access groups.
   *
   * Returns a page of the access groups, newest first.
   *
   * `GET /api/admin/v2/access_groups`
   */
  list(request?: ListAccessGroupsRequest, options?: RequestOptions): Promise<AccessGroups>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListAccessGroupsRequest, options?: RequestOptions): Paginator<AccessGroup, AccessGroups>;
  /**
   * Create an access group.
   *
   * Creates an access group, which is active. A name that another access group has returns 422.
   *
   * `POST /api/admin/v2/access_groups`
   */
  create(request: CreateAccessGroupRequest, options?: RequestOptions): Promise<AccessGroup>;
  /**
   * Get an access group.
   *
   * Returns one access group, active or archived.
   *
   * `GET /api/admin/v2/access_groups/{id}`
   */
  get(request: GetAccessGroupRequest, options?: RequestOptions): Promise<AccessGroup>;
  /**
   * Update an access group.
   *
   * Changes only the fields in the body. An archived access group returns 422.
   *
   * `PUT /api/admin/v2/access_groups/{id}`
   */
  update(request: UpdateAccessGroupRequest, options?: RequestOptions): Promise<AccessGroup>;
  /**
   * Archive an access group.
   *
   * Archives an access group, despite the method DELETE: its members lose its access until `unarchiveAccessGroup`
   * restores it. If it is already archived, the response is 422.
   *
   * `DELETE /api/admin/v2/access_groups/{id}`
   */
  archive(request: ArchiveAccessGroupRequest, options?: RequestOptions): Promise<SuccessResponse>;
  /**
   * Unarchive an access group.
   *
   * Restores an archived access group with its members. An active one is unchanged.
   *
   * `PATCH /api/admin/v2/access_groups/{id}/unarchive`
   */
  unarchive(request: UnarchiveAccessGroupRequest, options?: RequestOptions): Promise<AccessGroup>;
}

export const createAccessGroupsApi = (client: Sender<OnUndeclared>): AccessGroupsApi => ({
  list: (request = {}, options) => unwrap(client.send(listAccessGroupsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListAccessGroups(client, request, options),
  create: (request, options) => unwrap(client.send(createAccessGroupOperation, request, options)),
  get: (request, options) => unwrap(client.send(getAccessGroupOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateAccessGroupOperation, request, options)),
  archive: (request, options) => unwrap(client.send(archiveAccessGroupOperation, request, options)),
  unarchive: (request, options) => unwrap(client.send(unarchiveAccessGroupOperation, request, options)),
});
