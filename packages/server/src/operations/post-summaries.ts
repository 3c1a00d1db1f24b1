// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type { GetPostSummaryRequest, GetPostSummaryResult } from '@community-platform/types/operations/post-summaries';
import { errors400_401_403_404_405_406_429_5XX } from '../responses.js';
import { sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** Automatic summaries of posts. */
export interface PostSummariesHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the summary of a post.
   *
   * Returns a summary of a post and its comments, generated automatically. A post without a summary returns 404.
   *
   * `GET /api/admin/v2/posts/{post_id}/summary`
   */
  getPostSummary(input: GetPostSummaryRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetPostSummaryResult>>;
}

/** The descriptors of the operations, in document order. */
export const postSummariesOperations: readonly Operation[] = [
  {
    id: 'getPostSummary',
    method: 'GET',
    path: '/api/admin/v2/posts/{post_id}/summary',
    parameters: [{ name: 'post_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
