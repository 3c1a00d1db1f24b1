// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
import type { Space, Spaces } from '@community-platform/types/space';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listSpaces`. */
export const listSpacesOperation: Operation<ListSpacesRequest, ListSpacesResult> = {
  id: 'listSpaces',
  method: 'GET',
  path: '/api/admin/v2/spaces',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true },
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
 * List spaces.
 *
 * Returns one page of the spaces, in the order in which they were made unless `sort` says otherwise.
 *
 * `GET /api/admin/v2/spaces`
 */
export function listSpaces(
  client: Sender,
  request: ListSpacesRequest = {},
  options?: RequestOptions,
): Promise<Received<ListSpacesResult>> {
  return client.send(listSpacesOperation, request, options);
}

/** All items of `listSpaces`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListSpaces(
  client: Sender,
  request: ListSpacesRequest = {},
  options?: RequestOptions,
): Paginator<Space, Spaces> {
  return paginate(client, listSpacesOperation, request, options);
}

/** The data of `createSpace`. */
export const createSpaceOperation: Operation<CreateSpaceRequest, CreateSpaceResult> = {
  id: 'createSpace',
  method: 'POST',
  path: '/api/admin/v2/spaces',
  body: { required: true, content: { 'application/json': sendsJson } },
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
 * Create a space.
 *
 * Makes a space in a space group and answers with 200. `course_setting` is for a space of type `course`. A
 * slug that another space has, or a space group that the community does not have, is refused with 422.
 *
 * `POST /api/admin/v2/spaces`
 */
export function createSpace(
  client: Sender,
  request: CreateSpaceRequest,
  options?: RequestOptions,
): Promise<Received<CreateSpaceResult>> {
  return client.send(createSpaceOperation, request, options);
}

/** The data of `getSpace`. */
export const getSpaceOperation: Operation<GetSpaceRequest, GetSpaceResult> = {
  id: 'getSpace',
  method: 'GET',
  path: '/api/admin/v2/spaces/{id}',
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
 * Get a space.
 *
 * Returns one space of any type.
 *
 * `GET /api/admin/v2/spaces/{id}`
 */
export function getSpace(
  client: Sender,
  request: GetSpaceRequest,
  options?: RequestOptions,
): Promise<Received<GetSpaceResult>> {
  return client.send(getSpaceOperation, request, options);
}

/** The data of `updateSpace`. */
export const updateSpaceOperation: Operation<UpdateSpaceRequest, UpdateSpaceResult> = {
  id: 'updateSpace',
  method: 'PUT',
  path: '/api/admin/v2/spaces/{id}',
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
 * Update a space.
 *
 * Changes what the body names and leaves the rest. The course settings stand under
 * `course_setting_attributes` here, and under `course_setting` in `createSpace`. The type and the slug of a
 * space cannot be changed.
 *
 * `PUT /api/admin/v2/spaces/{id}`
 */
export function updateSpace(
  client: Sender,
  request: UpdateSpaceRequest,
  options?: RequestOptions,
): Promise<Received<UpdateSpaceResult>> {
  return client.send(updateSpaceOperation, request, options);
}

/** The data of `deleteSpace`. */
export const deleteSpaceOperation: Operation<DeleteSpaceRequest, DeleteSpaceResult> = {
  id: 'deleteSpace',
  method: 'DELETE',
  path: '/api/admin/v2/spaces/{id}',
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
 * Delete a space.
 *
 * Deletes a space with everything in it. The space that newcomers are led to is refused with 422.
 *
 * `DELETE /api/admin/v2/spaces/{id}`
 */
export function deleteSpace(
  client: Sender,
  request: DeleteSpaceRequest,
  options?: RequestOptions,
): Promise<Received<DeleteSpaceResult>> {
  return client.send(deleteSpaceOperation, request, options);
}
