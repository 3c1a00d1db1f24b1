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
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listFilterControls`. */
export const listFilterControlsOperation: Operation<ListFilterControlsRequest, ListFilterControlsResult> = {
  id: 'listFilterControls',
  method: 'GET',
  path: '/api/admin/v2/filter_kit_controls',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'space_id', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'member_directory_only', in: 'query', shape: 'boolean', style: 'form', explode: true },
    { name: 'enabled', in: 'query', shape: 'boolean', style: 'form', explode: true },
    { name: 'key', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'profile_field_id', in: 'query', shape: 'integer', style: 'form', explode: true },
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
 * List filter controls.
 *
 * Returns one page of the choices about member filters that were saved, ordered by `sort_key`.
 *
 * `GET /api/admin/v2/filter_kit_controls`
 */
export function listFilterControls(
  client: Sender,
  request: ListFilterControlsRequest = {},
  options?: RequestOptions,
): Promise<Received<ListFilterControlsResult>> {
  return client.send(listFilterControlsOperation, request, options);
}

/** All items of `listFilterControls`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListFilterControls(
  client: Sender,
  request: ListFilterControlsRequest = {},
  options?: RequestOptions,
): Paginator<FilterKitControl, FilterKitControlsList> {
  return paginate(client, listFilterControlsOperation, request, options);
}

/** The data of `createFilterControl`. */
export const createFilterControlOperation: Operation<CreateFilterControlRequest, CreateFilterControlResult> = {
  id: 'createFilterControl',
  method: 'POST',
  path: '/api/admin/v2/filter_kit_controls',
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
 * Create a filter control.
 *
 * Saves a choice about a member filter. A field that is not known is not ignored here, but refused with
 * 422, and so are a second choice about the same filter of the same surface, the key `profile_field`
 * without a profile field, and a profile field with another key.
 *
 * `POST /api/admin/v2/filter_kit_controls`
 */
export function createFilterControl(
  client: Sender,
  request: CreateFilterControlRequest,
  options?: RequestOptions,
): Promise<Received<CreateFilterControlResult>> {
  return client.send(createFilterControlOperation, request, options);
}

/** The data of `getFilterControl`. */
export const getFilterControlOperation: Operation<GetFilterControlRequest, GetFilterControlResult> = {
  id: 'getFilterControl',
  method: 'GET',
  path: '/api/admin/v2/filter_kit_controls/{id}',
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
 * Get a filter control.
 *
 * Returns one saved choice.
 *
 * `GET /api/admin/v2/filter_kit_controls/{id}`
 */
export function getFilterControl(
  client: Sender,
  request: GetFilterControlRequest,
  options?: RequestOptions,
): Promise<Received<GetFilterControlResult>> {
  return client.send(getFilterControlOperation, request, options);
}

/** The data of `updateFilterControl`. */
export const updateFilterControlOperation: Operation<UpdateFilterControlRequest, UpdateFilterControlResult> = {
  id: 'updateFilterControl',
  method: 'PATCH',
  path: '/api/admin/v2/filter_kit_controls/{id}',
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
 * Update a filter control.
 *
 * Changes what the body names and leaves the rest. What `createFilterControl` refuses is refused here,
 * too, but for fields that are not known.
 *
 * `PATCH /api/admin/v2/filter_kit_controls/{id}`
 */
export function updateFilterControl(
  client: Sender,
  request: UpdateFilterControlRequest,
  options?: RequestOptions,
): Promise<Received<UpdateFilterControlResult>> {
  return client.send(updateFilterControlOperation, request, options);
}

/** The data of `deleteFilterControl`. */
export const deleteFilterControlOperation: Operation<DeleteFilterControlRequest, DeleteFilterControlResult> = {
  id: 'deleteFilterControl',
  method: 'DELETE',
  path: '/api/admin/v2/filter_kit_controls/{id}',
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
 * Delete a filter control.
 *
 * Deletes a saved choice, so that the default holds again.
 *
 * `DELETE /api/admin/v2/filter_kit_controls/{id}`
 */
export function deleteFilterControl(
  client: Sender,
  request: DeleteFilterControlRequest,
  options?: RequestOptions,
): Promise<Received<DeleteFilterControlResult>> {
  return client.send(deleteFilterControlOperation, request, options);
}
