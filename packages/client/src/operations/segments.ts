// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
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

export const listCommunitySegmentsOperation: Operation<ListCommunitySegmentsRequest, ListCommunitySegmentsResult> = {
  id: 'listCommunitySegments',
  method: 'GET',
  path: '/api/admin/v2/community_segments',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'title', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List segments.
 *
 * Returns a page of the segments, newest first.
 *
 * `GET /api/admin/v2/community_segments`
 */
export function listCommunitySegments<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListCommunitySegmentsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListCommunitySegmentsResult, U>> {
  return client.send(listCommunitySegmentsOperation, request, options);
}

/** Iterates over all items of `listCommunitySegments`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListCommunitySegments(
  client: Sender<OnUndeclared>,
  request: ListCommunitySegmentsRequest = {},
  options?: RequestOptions,
): Paginator<CommunitySegment, CommunitySegmentsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listCommunitySegmentsOperation, paging, request, options);
}

export const createCommunitySegmentOperation: Operation<CreateCommunitySegmentRequest, CreateCommunitySegmentResult> = {
  id: 'createCommunitySegment',
  method: 'POST',
  path: '/api/admin/v2/community_segments',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a segment.
 *
 * Saves an audience of contacts. A segment without a title or without rules returns 422.
 *
 * `POST /api/admin/v2/community_segments`
 */
export function createCommunitySegment<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateCommunitySegmentRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateCommunitySegmentResult, U>> {
  return client.send(createCommunitySegmentOperation, request, options);
}

export const getCommunitySegmentOperation: Operation<GetCommunitySegmentRequest, GetCommunitySegmentResult> = {
  id: 'getCommunitySegment',
  method: 'GET',
  path: '/api/admin/v2/community_segments/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a segment.
 *
 * Returns one segment, with the number of contacts that its rules match now.
 *
 * `GET /api/admin/v2/community_segments/{id}`
 */
export function getCommunitySegment<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetCommunitySegmentRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetCommunitySegmentResult, U>> {
  return client.send(getCommunitySegmentOperation, request, options);
}

export const updateCommunitySegmentOperation: Operation<UpdateCommunitySegmentRequest, UpdateCommunitySegmentResult> = {
  id: 'updateCommunitySegment',
  method: 'PUT',
  path: '/api/admin/v2/community_segments/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a segment.
 *
 * Changes only the fields in the body. Rules in the body replace the previous ones.
 *
 * `PUT /api/admin/v2/community_segments/{id}`
 */
export function updateCommunitySegment<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateCommunitySegmentRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateCommunitySegmentResult, U>> {
  return client.send(updateCommunitySegmentOperation, request, options);
}

export const deleteCommunitySegmentOperation: Operation<DeleteCommunitySegmentRequest, DeleteCommunitySegmentResult> = {
  id: 'deleteCommunitySegment',
  method: 'DELETE',
  path: '/api/admin/v2/community_segments/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a segment.
 *
 * Deletes a segment. If a workflow or an event still uses it, the response is 422.
 *
 * `DELETE /api/admin/v2/community_segments/{id}`
 */
export function deleteCommunitySegment<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteCommunitySegmentRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteCommunitySegmentResult, U>> {
  return client.send(deleteCommunitySegmentOperation, request, options);
}

export const duplicateCommunitySegmentOperation: Operation<DuplicateCommunitySegmentRequest, DuplicateCommunitySegmentResult> = {
  id: 'duplicateCommunitySegment',
  method: 'POST',
  path: '/api/admin/v2/community_segments/{id}/duplicate',
  parameters: [
    { name: 'id', in: 'path', write: writeScalar },
    { name: 'title', in: 'query', write: writeScalarPair },
  ],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Duplicate a segment.
 *
 * Creates a segment with the same rules and another title. The title is sent in the query string or in the body;
 * if
 * both are sent, they must be equal. The status is 200, unlike that of a new segment, and 422 for an invalid
 * title.
 *
 * `POST /api/admin/v2/community_segments/{id}/duplicate`
 */
export function duplicateCommunitySegment<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DuplicateCommunitySegmentRequest,
  options?: RequestOptions<U>,
): Promise<Received<DuplicateCommunitySegmentResult, U>> {
  return client.send(duplicateCommunitySegmentOperation, request, options);
}

/** Saved audiences of contacts. */
export interface SegmentsApi {
  /**
   * List segments.
   *
   * Returns a page of the segments, newest first.
   *
   * `GET /api/admin/v2/community_segments`
   */
  list(request?: ListCommunitySegmentsRequest, options?: RequestOptions): Promise<CommunitySegmentsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(
    request?: ListCommunitySegmentsRequest,
    options?: RequestOptions,
  ): Paginator<CommunitySegment, CommunitySegmentsList>;
  /**
   * Create a segment.
   *
   * Saves an audience of contacts. A segment without a title or without rules returns 422.
   *
   * `POST /api/admin/v2/community_segments`
   */
  create(request: CreateCommunitySegmentRequest, options?: RequestOptions): Promise<CommunitySegment>;
  /**
   * Get a segment.
   *
   * Returns one segment, with the number of contacts that its rules match now.
   *
   * `GET /api/admin/v2/community_segments/{id}`
   */
  get(request: GetCommunitySegmentRequest, options?: RequestOptions): Promise<CommunitySegment>;
  /**
   * Update a segment.
   *
   * Changes only the fields in the body. Rules in the body replace the previous ones.
   *
   * `PUT /api/admin/v2/community_segments/{id}`
   */
  update(request: UpdateCommunitySegmentRequest, options?: RequestOptions): Promise<CommunitySegment>;
  /**
   * Delete a segment.
   *
   * Deletes a segment. If a workflow or an event still uses it, the response is 422.
   *
   * `DELETE /api/admin/v2/community_segments/{id}`
   */
  delete(request: DeleteCommunitySegmentRequest, options?: RequestOptions): Promise<SuccessResponse>;
  /**
   * Duplicate a segment.
   *
   * Creates a segment with the same rules and another title. The title is sent in the query string or in the body;
   * if
   * both are sent, they must be equal. The status is 200, unlike that of a new segment, and 422 for an invalid
   * title.
   *
   * `POST /api/admin/v2/community_segments/{id}/duplicate`
   */
  duplicate(request: DuplicateCommunitySegmentRequest, options?: RequestOptions): Promise<CommunitySegment>;
}

export const createSegmentsApi = (client: Sender<OnUndeclared>): SegmentsApi => ({
  list: (request = {}, options) => unwrap(client.send(listCommunitySegmentsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListCommunitySegments(client, request, options),
  create: (request, options) => unwrap(client.send(createCommunitySegmentOperation, request, options)),
  get: (request, options) => unwrap(client.send(getCommunitySegmentOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateCommunitySegmentOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deleteCommunitySegmentOperation, request, options)),
  duplicate: (request, options) => unwrap(client.send(duplicateCommunitySegmentOperation, request, options)),
});
