// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { GetPostSummaryRequest, GetPostSummaryResult } from '@community-platform/types/operations/post-summaries';
import type { PostAiSummary } from '@community-platform/types/post';
import { errors400_401_403_404_405_406_429_5XX } from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
} from '../runtime/client.js';
import { readsJson, writeScalar } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const getPostSummaryOperation: Operation<GetPostSummaryRequest, GetPostSummaryResult> = {
  id: 'getPostSummary',
  method: 'GET',
  path: '/api/admin/v2/posts/{post_id}/summary',
  parameters: [{ name: 'post_id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the summary of a post.
 *
 * Returns a summary of a post and its comments, generated automatically. A post without a summary returns 404.
 *
 * `GET /api/admin/v2/posts/{post_id}/summary`
 */
export function getPostSummary<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetPostSummaryRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetPostSummaryResult, U>> {
  return client.send(getPostSummaryOperation, request, options);
}

/** Automatic summaries of posts. */
export interface PostSummariesApi {
  /**
   * Get the summary of a post.
   *
   * Returns a summary of a post and its comments, generated automatically. A post without a summary returns 404.
   *
   * `GET /api/admin/v2/posts/{post_id}/summary`
   */
  get(request: GetPostSummaryRequest, options?: RequestOptions): Promise<PostAiSummary>;
}

export const createPostSummariesApi = (client: Sender<OnUndeclared>): PostSummariesApi => ({
  get: (request, options) => unwrap(client.send(getPostSummaryOperation, request, options)),
});
