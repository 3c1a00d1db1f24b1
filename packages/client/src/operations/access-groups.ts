// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AccessGroup, AccessGroups } from '@community-platform/types/access-group';
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
import { writeForm } from '../runtime/codec/writers/form.js';
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listAccessGroups`. */
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
 * List access groups.
 *
 * Returns one page of the access groups, the newest first.
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

/** All items of `listAccessGroups`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListAccessGroups(
  client: Sender<OnUndeclared>,
  request: ListAccessGroupsRequest = {},
  options?: RequestOptions,
): Paginator<AccessGroup, AccessGroups> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listAccessGroupsOperation, paging, request, options);
}

/** The data of `createAccessGroup`. */
export const createAccessGroupOperation: Operation<CreateAccessGroupRequest, CreateAccessGroupResult> = {
  id: 'createAccessGroup',
  method: 'POST',
  path: '/api/admin/v2/access_groups',
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
 * Create an access group.
 *
 * Makes an access group, which is active. A name that another access group has is refused with 422.
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

/** The data of `getAccessGroup`. */
export const getAccessGroupOperation: Operation<GetAccessGroupRequest, GetAccessGroupResult> = {
  id: 'getAccessGroup',
  method: 'GET',
  path: '/api/admin/v2/access_groups/{id}',
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

/** The data of `updateAccessGroup`. */
export const updateAccessGroupOperation: Operation<UpdateAccessGroupRequest, UpdateAccessGroupResult> = {
  id: 'updateAccessGroup',
  method: 'PUT',
  path: '/api/admin/v2/access_groups/{id}',
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
 * Update an access group.
 *
 * Changes what the body names and leaves the rest. An archived access group is refused with 422.
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

/** The data of `archiveAccessGroup`. */
export const archiveAccessGroupOperation: Operation<ArchiveAccessGroupRequest, ArchiveAccessGroupResult> = {
  id: 'archiveAccessGroup',
  method: 'DELETE',
  path: '/api/admin/v2/access_groups/{id}',
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
 * Archive an access group.
 *
 * Archives an access group, though the method says that it deletes: its members lose the access that it
 * gives, and `unarchiveAccessGroup` brings it back. One that is archived already is refused with 422.
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

/** The data of `unarchiveAccessGroup`. */
export const unarchiveAccessGroupOperation: Operation<UnarchiveAccessGroupRequest, UnarchiveAccessGroupResult> = {
  id: 'unarchiveAccessGroup',
  method: 'PATCH',
  path: '/api/admin/v2/access_groups/{id}/unarchive',
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
 * Unarchive an access group.
 *
 * Brings an archived access group back, with its members. One that is active stays so.
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
