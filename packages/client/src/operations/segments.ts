// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CreateCommunitySegmentRequest,
  CreateCommunitySegmentResult,
  DeleteCommunitySegmentRequest,
  DeleteCommunitySegmentResult,
  DuplicateCommunitySegmentRequest,
  DuplicateCommunitySegmentResult,
  GetCommunitySegmentRequest,
  GetCommunitySegmentResult,
  ListCommunitySegmentsRequest,
  ListCommunitySegmentsResult,
  UpdateCommunitySegmentRequest,
  UpdateCommunitySegmentResult,
} from '@community-platform/types/operations/segments';
import type { CommunitySegment, CommunitySegmentsList } from '@community-platform/types/segment';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listCommunitySegments`. */
export const listCommunitySegmentsOperation: Operation<ListCommunitySegmentsRequest, ListCommunitySegmentsResult> = {
  id: 'listCommunitySegments',
  method: 'GET',
  path: '/api/admin/v2/community_segments',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'title', in: 'query', shape: 'string', style: 'form', explode: true },
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
 * List segments.
 *
 * Returns one page of the segments, the newest first.
 *
 * `GET /api/admin/v2/community_segments`
 */
export function listCommunitySegments(
  client: Sender,
  request: ListCommunitySegmentsRequest = {},
  options?: RequestOptions,
): Promise<Received<ListCommunitySegmentsResult>> {
  return client.send(listCommunitySegmentsOperation, request, options);
}

/** All items of `listCommunitySegments`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListCommunitySegments(
  client: Sender,
  request: ListCommunitySegmentsRequest = {},
  options?: RequestOptions,
): Paginator<CommunitySegment, CommunitySegmentsList> {
  return paginate(client, listCommunitySegmentsOperation, request, options);
}

/** The data of `createCommunitySegment`. */
export const createCommunitySegmentOperation: Operation<CreateCommunitySegmentRequest, CreateCommunitySegmentResult> = {
  id: 'createCommunitySegment',
  method: 'POST',
  path: '/api/admin/v2/community_segments',
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
 * Create a segment.
 *
 * Saves an audience of contacts. A segment without a title or without rules is refused with 422.
 *
 * `POST /api/admin/v2/community_segments`
 */
export function createCommunitySegment(
  client: Sender,
  request: CreateCommunitySegmentRequest,
  options?: RequestOptions,
): Promise<Received<CreateCommunitySegmentResult>> {
  return client.send(createCommunitySegmentOperation, request, options);
}

/** The data of `getCommunitySegment`. */
export const getCommunitySegmentOperation: Operation<GetCommunitySegmentRequest, GetCommunitySegmentResult> = {
  id: 'getCommunitySegment',
  method: 'GET',
  path: '/api/admin/v2/community_segments/{id}',
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
 * Get a segment.
 *
 * Returns one segment, with the number of contacts that its rules match now.
 *
 * `GET /api/admin/v2/community_segments/{id}`
 */
export function getCommunitySegment(
  client: Sender,
  request: GetCommunitySegmentRequest,
  options?: RequestOptions,
): Promise<Received<GetCommunitySegmentResult>> {
  return client.send(getCommunitySegmentOperation, request, options);
}

/** The data of `updateCommunitySegment`. */
export const updateCommunitySegmentOperation: Operation<UpdateCommunitySegmentRequest, UpdateCommunitySegmentResult> = {
  id: 'updateCommunitySegment',
  method: 'PUT',
  path: '/api/admin/v2/community_segments/{id}',
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
 * Update a segment.
 *
 * Changes what the body names and leaves the rest. Rules that are named replace all of those before.
 *
 * `PUT /api/admin/v2/community_segments/{id}`
 */
export function updateCommunitySegment(
  client: Sender,
  request: UpdateCommunitySegmentRequest,
  options?: RequestOptions,
): Promise<Received<UpdateCommunitySegmentResult>> {
  return client.send(updateCommunitySegmentOperation, request, options);
}

/** The data of `deleteCommunitySegment`. */
export const deleteCommunitySegmentOperation: Operation<DeleteCommunitySegmentRequest, DeleteCommunitySegmentResult> = {
  id: 'deleteCommunitySegment',
  method: 'DELETE',
  path: '/api/admin/v2/community_segments/{id}',
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
 * Delete a segment.
 *
 * Deletes a segment. One that a workflow or an event still uses is refused with 422.
 *
 * `DELETE /api/admin/v2/community_segments/{id}`
 */
export function deleteCommunitySegment(
  client: Sender,
  request: DeleteCommunitySegmentRequest,
  options?: RequestOptions,
): Promise<Received<DeleteCommunitySegmentResult>> {
  return client.send(deleteCommunitySegmentOperation, request, options);
}

/** The data of `duplicateCommunitySegment`. */
export const duplicateCommunitySegmentOperation: Operation<DuplicateCommunitySegmentRequest, DuplicateCommunitySegmentResult> = {
  id: 'duplicateCommunitySegment',
  method: 'POST',
  path: '/api/admin/v2/community_segments/{id}/duplicate',
  parameters: [
    { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    { name: 'title', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
  ],
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
 * Duplicate a segment.
 *
 * Makes a segment with the same rules and another title. The request has no body; the title stands in the
 * query string. A copy is answered with 200, unlike a new segment. A title that is refused is answered with
 * 422.
 *
 * `POST /api/admin/v2/community_segments/{id}/duplicate`
 */
export function duplicateCommunitySegment(
  client: Sender,
  request: DuplicateCommunitySegmentRequest,
  options?: RequestOptions,
): Promise<Received<DuplicateCommunitySegmentResult>> {
  return client.send(duplicateCommunitySegmentOperation, request, options);
}
