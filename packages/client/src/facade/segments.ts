// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type {
  CreateCommunitySegmentRequest,
  DeleteCommunitySegmentRequest,
  DuplicateCommunitySegmentRequest,
  GetCommunitySegmentRequest,
  ListCommunitySegmentsRequest,
  UpdateCommunitySegmentRequest,
} from '@community-platform/types/operations/segments';
import type { CommunitySegment, CommunitySegmentsList } from '@community-platform/types/segment';
import * as operations from '../operations/segments.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Saved audiences of contacts. */
export interface SegmentsApi {
  /**
   * List segments.
   *
   * Returns one page of the segments, the newest first.
   *
   * `GET /api/admin/v2/community_segments`
   */
  list(request?: ListCommunitySegmentsRequest, options?: RequestOptions): Promise<CommunitySegmentsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListCommunitySegmentsRequest, options?: RequestOptions): Paginator<CommunitySegment, CommunitySegmentsList>;
  /**
   * Create a segment.
   *
   * Saves an audience of contacts. A segment without a title or without rules is refused with 422.
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
   * Changes what the body names and leaves the rest. Rules that are named replace all of those before.
   *
   * `PUT /api/admin/v2/community_segments/{id}`
   */
  update(request: UpdateCommunitySegmentRequest, options?: RequestOptions): Promise<CommunitySegment>;
  /**
   * Delete a segment.
   *
   * Deletes a segment. One that a workflow or an event still uses is refused with 422.
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

/** Binds the operations to a client. */
export const createSegmentsApi = (client: Sender<OnUndeclared>): SegmentsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listCommunitySegmentsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListCommunitySegments(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createCommunitySegmentOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getCommunitySegmentOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateCommunitySegmentOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deleteCommunitySegmentOperation, request, options)),
  duplicate: (request, options) => unwrap(client.send(operations.duplicateCommunitySegmentOperation, request, options)),
});
