// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { GetPostSummaryRequest } from '@community-platform/types/operations/post-summaries';
import type { PostAiSummary } from '@community-platform/types/post';
import * as operations from '../operations/post-summaries.js';
import { type OnUndeclared, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Summaries of posts, written by a machine. */
export interface PostSummariesApi {
  /**
   * Get the summary of a post.
   *
   * Returns a summary of a post and its comments, written by a machine. A post that has none yet is answered
   * with 404.
   *
   * `GET /api/admin/v2/posts/{post_id}/summary`
   */
  get(request: GetPostSummaryRequest, options?: RequestOptions): Promise<PostAiSummary>;
}

/** Binds the operations to a client. */
export const createPostSummariesApi = (client: Sender<OnUndeclared>): PostSummariesApi => ({
  get: (request, options) => unwrap(client.send(operations.getPostSummaryOperation, request, options)),
});
