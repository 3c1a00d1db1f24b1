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
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listSpaceGroups`. */
export const listSpaceGroupsOperation: Operation<ListSpaceGroupsRequest, ListSpaceGroupsResult> = {
  id: 'listSpaceGroups',
  method: 'GET',
  path: '/api/admin/v2/space_groups',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'name', in: 'query', shape: 'string', style: 'form', explode: true },
  ],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
  pagination: {
    style: 'page',
    page: 'page',
    pageSize: 'per_page',
    items: 'records',
    hasMore: 'has_next_page',
  },
};

/**
 * List space groups.
 *
 * Returns one page of the space groups, in the order in which they were made.
 *
 * `GET /api/admin/v2/space_groups`
 */
export function listSpaceGroups(
  client: Sender,
  request: ListSpaceGroupsRequest = {},
  options?: RequestOptions,
): Promise<Received<ListSpaceGroupsResult>> {
  return client.send(listSpaceGroupsOperation, request, options);
}

/** All items of `listSpaceGroups`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListSpaceGroups(
  client: Sender,
  request: ListSpaceGroupsRequest = {},
  options?: RequestOptions,
): Paginator<SpaceGroup, SpaceGroups> {
  return paginate(client, listSpaceGroupsOperation, request, options);
}

/** The data of `createSpaceGroup`. */
export const createSpaceGroupOperation: Operation<CreateSpaceGroupRequest, CreateSpaceGroupResult> = {
  id: 'createSpaceGroup',
  method: 'POST',
  path: '/api/admin/v2/space_groups',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Create a space group.
 *
 * Makes a space group. A slug that another one has is refused with 422.
 *
 * `POST /api/admin/v2/space_groups`
 */
export function createSpaceGroup(
  client: Sender,
  request: CreateSpaceGroupRequest,
  options?: RequestOptions,
): Promise<Received<CreateSpaceGroupResult>> {
  return client.send(createSpaceGroupOperation, request, options);
}

/** The data of `getSpaceGroup`. */
export const getSpaceGroupOperation: Operation<GetSpaceGroupRequest, GetSpaceGroupResult> = {
  id: 'getSpaceGroup',
  method: 'GET',
  path: '/api/admin/v2/space_groups/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Get a space group.
 *
 * Returns one space group.
 *
 * `GET /api/admin/v2/space_groups/{id}`
 */
export function getSpaceGroup(
  client: Sender,
  request: GetSpaceGroupRequest,
  options?: RequestOptions,
): Promise<Received<GetSpaceGroupResult>> {
  return client.send(getSpaceGroupOperation, request, options);
}

/** The data of `updateSpaceGroup`. */
export const updateSpaceGroupOperation: Operation<UpdateSpaceGroupRequest, UpdateSpaceGroupResult> = {
  id: 'updateSpaceGroup',
  method: 'PUT',
  path: '/api/admin/v2/space_groups/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Update a space group.
 *
 * Changes what the body names and leaves the rest.
 *
 * `PUT /api/admin/v2/space_groups/{id}`
 */
export function updateSpaceGroup(
  client: Sender,
  request: UpdateSpaceGroupRequest,
  options?: RequestOptions,
): Promise<Received<UpdateSpaceGroupResult>> {
  return client.send(updateSpaceGroupOperation, request, options);
}

/** The data of `deleteSpaceGroup`. */
export const deleteSpaceGroupOperation: Operation<DeleteSpaceGroupRequest, DeleteSpaceGroupResult> = {
  id: 'deleteSpaceGroup',
  method: 'DELETE',
  path: '/api/admin/v2/space_groups/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Delete a space group.
 *
 * Deletes a space group with its spaces and everything in them.
 *
 * `DELETE /api/admin/v2/space_groups/{id}`
 */
export function deleteSpaceGroup(
  client: Sender,
  request: DeleteSpaceGroupRequest,
  options?: RequestOptions,
): Promise<Received<DeleteSpaceGroupResult>> {
  return client.send(deleteSpaceGroupOperation, request, options);
}
