// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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

/** The data of `listSpaceGroups`. */
export const listSpaceGroupsOperation: Operation<ListSpaceGroupsRequest, ListSpaceGroupsResult> = {
  id: 'listSpaceGroups',
  method: 'GET',
  path: '/api/admin/v2/space_groups',
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
 * List space groups.
 *
 * Returns one page of the space groups, in the order in which they were made.
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

/** All items of `listSpaceGroups`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListSpaceGroups(
  client: Sender<OnUndeclared>,
  request: ListSpaceGroupsRequest = {},
  options?: RequestOptions,
): Paginator<SpaceGroup, SpaceGroups> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listSpaceGroupsOperation, paging, request, options);
}

/** The data of `createSpaceGroup`. */
export const createSpaceGroupOperation: Operation<CreateSpaceGroupRequest, CreateSpaceGroupResult> = {
  id: 'createSpaceGroup',
  method: 'POST',
  path: '/api/admin/v2/space_groups',
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
 * Create a space group.
 *
 * Makes a space group. A slug that another one has is refused with 422.
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

/** The data of `getSpaceGroup`. */
export const getSpaceGroupOperation: Operation<GetSpaceGroupRequest, GetSpaceGroupResult> = {
  id: 'getSpaceGroup',
  method: 'GET',
  path: '/api/admin/v2/space_groups/{id}',
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

/** The data of `updateSpaceGroup`. */
export const updateSpaceGroupOperation: Operation<UpdateSpaceGroupRequest, UpdateSpaceGroupResult> = {
  id: 'updateSpaceGroup',
  method: 'PUT',
  path: '/api/admin/v2/space_groups/{id}',
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
 * Update a space group.
 *
 * Changes what the body names and leaves the rest.
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

/** The data of `deleteSpaceGroup`. */
export const deleteSpaceGroupOperation: Operation<DeleteSpaceGroupRequest, DeleteSpaceGroupResult> = {
  id: 'deleteSpaceGroup',
  method: 'DELETE',
  path: '/api/admin/v2/space_groups/{id}',
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
 * Delete a space group.
 *
 * Deletes a space group with its spaces and everything in them. The group of the space that newcomers are led to
 * is
 * refused with 422.
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
