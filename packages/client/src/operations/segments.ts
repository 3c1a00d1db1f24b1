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

/** The data of `listCommunitySegments`. */
export const listCommunitySegmentsOperation: Operation<ListCommunitySegmentsRequest, ListCommunitySegmentsResult> = {
  id: 'listCommunitySegments',
  method: 'GET',
  path: '/api/admin/v2/community_segments',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'title', in: 'query', write: writeScalarPair },
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
 * List segments.
 *
 * Returns one page of the segments, the newest first.
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

/** All items of `listCommunitySegments`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListCommunitySegments(
  client: Sender<OnUndeclared>,
  request: ListCommunitySegmentsRequest = {},
  options?: RequestOptions,
): Paginator<CommunitySegment, CommunitySegmentsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listCommunitySegmentsOperation, paging, request, options);
}

/** The data of `createCommunitySegment`. */
export const createCommunitySegmentOperation: Operation<CreateCommunitySegmentRequest, CreateCommunitySegmentResult> = {
  id: 'createCommunitySegment',
  method: 'POST',
  path: '/api/admin/v2/community_segments',
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
 * Create a segment.
 *
 * Saves an audience of contacts. A segment without a title or without rules is refused with 422.
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

/** The data of `getCommunitySegment`. */
export const getCommunitySegmentOperation: Operation<GetCommunitySegmentRequest, GetCommunitySegmentResult> = {
  id: 'getCommunitySegment',
  method: 'GET',
  path: '/api/admin/v2/community_segments/{id}',
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

/** The data of `updateCommunitySegment`. */
export const updateCommunitySegmentOperation: Operation<UpdateCommunitySegmentRequest, UpdateCommunitySegmentResult> = {
  id: 'updateCommunitySegment',
  method: 'PUT',
  path: '/api/admin/v2/community_segments/{id}',
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
 * Update a segment.
 *
 * Changes what the body names and leaves the rest. Rules that are named replace all of those before.
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

/** The data of `deleteCommunitySegment`. */
export const deleteCommunitySegmentOperation: Operation<DeleteCommunitySegmentRequest, DeleteCommunitySegmentResult> = {
  id: 'deleteCommunitySegment',
  method: 'DELETE',
  path: '/api/admin/v2/community_segments/{id}',
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
 * Delete a segment.
 *
 * Deletes a segment. One that a workflow or an event still uses is refused with 422.
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

/** The data of `duplicateCommunitySegment`. */
export const duplicateCommunitySegmentOperation: Operation<DuplicateCommunitySegmentRequest, DuplicateCommunitySegmentResult> = {
  id: 'duplicateCommunitySegment',
  method: 'POST',
  path: '/api/admin/v2/community_segments/{id}/duplicate',
  parameters: [
    { name: 'id', in: 'path', write: writeScalar },
    { name: 'title', in: 'query', write: writeScalarPair },
  ],
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
