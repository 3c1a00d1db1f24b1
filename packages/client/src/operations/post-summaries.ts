// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { GetPostSummaryRequest, GetPostSummaryResult } from '@community-platform/types/operations/post-summaries';
import type { Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson } from '../runtime/codec/media/json.js';

/** The data of `getPostSummary`. */
export const getPostSummaryOperation: Operation<GetPostSummaryRequest, GetPostSummaryResult> = {
  id: 'getPostSummary',
  method: 'GET',
  path: '/api/admin/v2/posts/{post_id}/summary',
  parameters: [
    { name: 'post_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
  ],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Get the summary of a post.
 *
 * Returns a summary of a post and its comments, written by a machine. A post that has none yet is answered
 * with 404.
 *
 * `GET /api/admin/v2/posts/{post_id}/summary`
 */
export function getPostSummary(
  client: Sender,
  request: GetPostSummaryRequest,
  options?: RequestOptions,
): Promise<Received<GetPostSummaryResult>> {
  return client.send(getPostSummaryOperation, request, options);
}
