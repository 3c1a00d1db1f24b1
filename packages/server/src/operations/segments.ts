// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateCommunitySegmentRequest,
  CreateCommunitySegmentResult,
  DeleteCommunitySegmentRequest,
  DeleteCommunitySegmentResult,
  DuplicateCommunitySegmentQuery,
  DuplicateCommunitySegmentRequest,
  DuplicateCommunitySegmentResult,
  GetCommunitySegmentRequest,
  GetCommunitySegmentResult,
  ListCommunitySegmentsQuery,
  ListCommunitySegmentsRequest,
  ListCommunitySegmentsResult,
  UpdateCommunitySegmentRequest,
  UpdateCommunitySegmentResult,
} from '@community-platform/types/operations/segments';
import {
  errors400_401_403_404_405_406_422_429_5XX,
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listCommunitySegments`: all parts are present, with defaults. */
export interface ListCommunitySegmentsInput extends ListCommunitySegmentsRequest {
  query: ListCommunitySegmentsQuery & { page: number; per_page: number };
}

/** The input of the handler of `duplicateCommunitySegment`: all parts are present, with defaults. */
export interface DuplicateCommunitySegmentInput extends DuplicateCommunitySegmentRequest {
  query: DuplicateCommunitySegmentQuery;
}

/** Saved audiences of contacts. */
export interface SegmentsHandlers<Principal = unknown, State = unknown> {
  /**
   * List segments.
   *
   * Returns a page of the segments, newest first.
   *
   * `GET /api/admin/v2/community_segments`
   */
  listCommunitySegments(
    input: ListCommunitySegmentsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListCommunitySegmentsResult>>;
  /**
   * Create a segment.
   *
   * Saves an audience of contacts. A segment without a title or without rules returns 422.
   *
   * `POST /api/admin/v2/community_segments`
   */
  createCommunitySegment(
    input: CreateCommunitySegmentRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateCommunitySegmentResult>>;
  /**
   * Get a segment.
   *
   * Returns one segment, with the number of contacts that its rules match now.
   *
   * `GET /api/admin/v2/community_segments/{id}`
   */
  getCommunitySegment(
    input: GetCommunitySegmentRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetCommunitySegmentResult>>;
  /**
   * Update a segment.
   *
   * Changes only the fields in the body. Rules in the body replace the previous ones.
   *
   * `PUT /api/admin/v2/community_segments/{id}`
   */
  updateCommunitySegment(
    input: UpdateCommunitySegmentRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdateCommunitySegmentResult>>;
  /**
   * Delete a segment.
   *
   * Deletes a segment. If a workflow or an event still uses it, the response is 422.
   *
   * `DELETE /api/admin/v2/community_segments/{id}`
   */
  deleteCommunitySegment(
    input: DeleteCommunitySegmentRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<DeleteCommunitySegmentResult>>;
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
  duplicateCommunitySegment(
    input: DuplicateCommunitySegmentInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<DuplicateCommunitySegmentResult>>;
}

/** The descriptors of the operations, in document order. */
export const segmentsOperations: readonly Operation[] = [
  {
    id: 'listCommunitySegments',
    method: 'GET',
    path: '/api/admin/v2/community_segments',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'title', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createCommunitySegment',
    method: 'POST',
    path: '/api/admin/v2/community_segments',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getCommunitySegment',
    method: 'GET',
    path: '/api/admin/v2/community_segments/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateCommunitySegment',
    method: 'PUT',
    path: '/api/admin/v2/community_segments/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteCommunitySegment',
    method: 'DELETE',
    path: '/api/admin/v2/community_segments/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'duplicateCommunitySegment',
    method: 'POST',
    path: '/api/admin/v2/community_segments/{id}/duplicate',
    parameters: [
      { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'title', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    body: { content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
