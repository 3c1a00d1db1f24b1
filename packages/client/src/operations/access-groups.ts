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
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listAccessGroups`. */
export const listAccessGroupsOperation: Operation<ListAccessGroupsRequest, ListAccessGroupsResult> = {
  id: 'listAccessGroups',
  method: 'GET',
  path: '/api/admin/v2/access_groups',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'status', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'ids', in: 'query', shape: { array: 'integer' }, style: 'form', explode: true },
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
 * List access groups.
 *
 * Returns one page of the access groups, the newest first.
 *
 * `GET /api/admin/v2/access_groups`
 */
export function listAccessGroups(
  client: Sender,
  request: ListAccessGroupsRequest = {},
  options?: RequestOptions,
): Promise<Received<ListAccessGroupsResult>> {
  return client.send(listAccessGroupsOperation, request, options);
}

/** All items of `listAccessGroups`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListAccessGroups(
  client: Sender,
  request: ListAccessGroupsRequest = {},
  options?: RequestOptions,
): Paginator<AccessGroup, AccessGroups> {
  return paginate(client, listAccessGroupsOperation, request, options);
}

/** The data of `createAccessGroup`. */
export const createAccessGroupOperation: Operation<CreateAccessGroupRequest, CreateAccessGroupResult> = {
  id: 'createAccessGroup',
  method: 'POST',
  path: '/api/admin/v2/access_groups',
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
 * Create an access group.
 *
 * Makes an access group, which is active. A name that another access group has is refused with 422.
 *
 * `POST /api/admin/v2/access_groups`
 */
export function createAccessGroup(
  client: Sender,
  request: CreateAccessGroupRequest,
  options?: RequestOptions,
): Promise<Received<CreateAccessGroupResult>> {
  return client.send(createAccessGroupOperation, request, options);
}

/** The data of `getAccessGroup`. */
export const getAccessGroupOperation: Operation<GetAccessGroupRequest, GetAccessGroupResult> = {
  id: 'getAccessGroup',
  method: 'GET',
  path: '/api/admin/v2/access_groups/{id}',
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
 * Get an access group.
 *
 * Returns one access group, active or archived.
 *
 * `GET /api/admin/v2/access_groups/{id}`
 */
export function getAccessGroup(
  client: Sender,
  request: GetAccessGroupRequest,
  options?: RequestOptions,
): Promise<Received<GetAccessGroupResult>> {
  return client.send(getAccessGroupOperation, request, options);
}

/** The data of `updateAccessGroup`. */
export const updateAccessGroupOperation: Operation<UpdateAccessGroupRequest, UpdateAccessGroupResult> = {
  id: 'updateAccessGroup',
  method: 'PUT',
  path: '/api/admin/v2/access_groups/{id}',
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
 * Update an access group.
 *
 * Changes what the body names and leaves the rest. An archived access group is refused with 422.
 *
 * `PUT /api/admin/v2/access_groups/{id}`
 */
export function updateAccessGroup(
  client: Sender,
  request: UpdateAccessGroupRequest,
  options?: RequestOptions,
): Promise<Received<UpdateAccessGroupResult>> {
  return client.send(updateAccessGroupOperation, request, options);
}

/** The data of `archiveAccessGroup`. */
export const archiveAccessGroupOperation: Operation<ArchiveAccessGroupRequest, ArchiveAccessGroupResult> = {
  id: 'archiveAccessGroup',
  method: 'DELETE',
  path: '/api/admin/v2/access_groups/{id}',
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
 * Archive an access group.
 *
 * Archives an access group, though the method says that it deletes: its members lose the access that it
 * gives, and `unarchiveAccessGroup` brings it back. One that is archived already is refused with 422.
 *
 * `DELETE /api/admin/v2/access_groups/{id}`
 */
export function archiveAccessGroup(
  client: Sender,
  request: ArchiveAccessGroupRequest,
  options?: RequestOptions,
): Promise<Received<ArchiveAccessGroupResult>> {
  return client.send(archiveAccessGroupOperation, request, options);
}

/** The data of `unarchiveAccessGroup`. */
export const unarchiveAccessGroupOperation: Operation<UnarchiveAccessGroupRequest, UnarchiveAccessGroupResult> = {
  id: 'unarchiveAccessGroup',
  method: 'PATCH',
  path: '/api/admin/v2/access_groups/{id}/unarchive',
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
 * Unarchive an access group.
 *
 * Brings an archived access group back, with its members. One that is active stays so.
 *
 * `PATCH /api/admin/v2/access_groups/{id}/unarchive`
 */
export function unarchiveAccessGroup(
  client: Sender,
  request: UnarchiveAccessGroupRequest,
  options?: RequestOptions,
): Promise<Received<UnarchiveAccessGroupResult>> {
  return client.send(unarchiveAccessGroupOperation, request, options);
}
