// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type { GetPostSummaryRequest, GetPostSummaryResult } from '@community-platform/types/operations/post-summaries';

/** Summaries of posts, written by a machine. */
export interface PostSummariesHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the summary of a post.
   *
   * Returns a summary of a post and its comments, written by a machine. A post that has none yet is answered
   * with 404.
   *
   * `GET /api/admin/v2/posts/{post_id}/summary`
   */
  getPostSummary(input: GetPostSummaryRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetPostSummaryResult>>;
}
