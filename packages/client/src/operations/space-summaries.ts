// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  GetSpaceSummaryRequest,
  GetSpaceSummaryResult,
} from '@community-platform/types/operations/space-summaries';
import type { Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson } from '../runtime/codec/media/json.js';

/** The data of `getSpaceSummary`. */
export const getSpaceSummaryOperation: Operation<GetSpaceSummaryRequest, GetSpaceSummaryResult> = {
  id: 'getSpaceSummary',
  method: 'GET',
  path: '/api/admin/v2/spaces/{space_id}/ai_summaries',
  parameters: [
    { name: 'space_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    { name: 'date_from', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'first_unread_message_id', in: 'query', shape: 'integer', style: 'form', explode: true },
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
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
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
 * Get the summary of a space.
 *
 * Returns a summary of what a space has talked about since a time or, in a chat, since a message. A space
 * that has too little to summarize is refused with 422.
 *
 * `GET /api/admin/v2/spaces/{space_id}/ai_summaries`
 */
export function getSpaceSummary(
  client: Sender,
  request: GetSpaceSummaryRequest,
  options?: RequestOptions,
): Promise<Received<GetSpaceSummaryResult>> {
  return client.send(getSpaceSummaryOperation, request, options);
}
