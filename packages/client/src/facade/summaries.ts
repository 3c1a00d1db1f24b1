// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { GetPostSummaryRequest, GetSpaceSummaryRequest } from '@community-platform/types/operations/summaries';
import type { PostAiSummary } from '@community-platform/types/post';
import type { SpaceAiSummary } from '@community-platform/types/space';
import {
  getPostSummary,
  getSpaceSummary,
} from '../operations/summaries.js';
import { type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Summaries of posts and spaces, written by a machine. */
export interface SummariesApi {
  /**
   * Get the summary of a post.
   *
   * Returns a summary of a post and its comments, written by a machine. A post that has none yet is answered
   * with 404.
   *
   * `GET /api/admin/v2/posts/{post_id}/summary`
   */
  getPostSummary(request: GetPostSummaryRequest, options?: RequestOptions): Promise<PostAiSummary>;
  /**
   * Get the summary of a space.
   *
   * Returns a summary of what a space has talked about since a time or, in a chat, since a message. A space
   * that has too little to summarize is refused with 422.
   *
   * `GET /api/admin/v2/spaces/{space_id}/ai_summaries`
   */
  getSpaceSummary(request: GetSpaceSummaryRequest, options?: RequestOptions): Promise<SpaceAiSummary>;
}

/** Binds the operations to a client. */
export const createSummariesApi = (client: Sender): SummariesApi => ({
  getPostSummary: (request, options) => unwrap(getPostSummary(client, request, options)),
  getSpaceSummary: (request, options) => unwrap(getSpaceSummary(client, request, options)),
});
