// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
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

/** What the handler of `listCommunitySegments` receives: every part is there, defaults are filled in. */
export interface ListCommunitySegmentsInput extends ListCommunitySegmentsRequest {
  query: ListCommunitySegmentsQuery & { page: number; per_page: number };
}

/** What the handler of `duplicateCommunitySegment` receives: every part is there, defaults are filled in. */
export interface DuplicateCommunitySegmentInput extends DuplicateCommunitySegmentRequest {
  query: DuplicateCommunitySegmentQuery;
}

/** Saved audiences of contacts. */
export interface SegmentsHandlers<Principal = unknown, State = unknown> {
  /**
   * List segments.
   *
   * Returns one page of the segments, the newest first.
   *
   * `GET /api/admin/v2/community_segments`
   */
  listCommunitySegments(input: ListCommunitySegmentsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListCommunitySegmentsResult>>;
  /**
   * Create a segment.
   *
   * Saves an audience of contacts. A segment without a title or without rules is refused with 422.
   *
   * `POST /api/admin/v2/community_segments`
   */
  createCommunitySegment(input: CreateCommunitySegmentRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateCommunitySegmentResult>>;
  /**
   * Get a segment.
   *
   * Returns one segment, with the number of contacts that its rules match now.
   *
   * `GET /api/admin/v2/community_segments/{id}`
   */
  getCommunitySegment(input: GetCommunitySegmentRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetCommunitySegmentResult>>;
  /**
   * Update a segment.
   *
   * Changes what the body names and leaves the rest. Rules that are named replace all of those before.
   *
   * `PUT /api/admin/v2/community_segments/{id}`
   */
  updateCommunitySegment(input: UpdateCommunitySegmentRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateCommunitySegmentResult>>;
  /**
   * Delete a segment.
   *
   * Deletes a segment. One that a workflow or an event still uses is refused with 422.
   *
   * `DELETE /api/admin/v2/community_segments/{id}`
   */
  deleteCommunitySegment(input: DeleteCommunitySegmentRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteCommunitySegmentResult>>;
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
  duplicateCommunitySegment(input: DuplicateCommunitySegmentInput, context: RequestContext<Principal, State>): Awaitable<Reply<DuplicateCommunitySegmentResult>>;
}
