// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  GetCommunityMemberRequest,
  GetCommunityMemberResult,
} from '@community-platform/types/operations/community-members';
import type { Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';

/** The data of `getCommunityMember`. */
export const getCommunityMemberOperation: Operation<GetCommunityMemberRequest, GetCommunityMemberResult> = {
  id: 'getCommunityMember',
  method: 'GET',
  path: '/api/admin/v2/community_members/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  answers: {
    '200': { content: { 'application/json': 'json' }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': 'json' }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': 'json' },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': 'json' }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': 'json' }, headers: { 'x-request-id': 'string' } },
    '405': { content: { 'application/json': 'json' }, headers: { 'x-request-id': 'string', allow: 'string' } },
    '406': { content: { 'application/json': 'json' }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': 'json' },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': 'json' }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Get a community member.
 *
 * Returns one member of the community. An id that is not a whole number is answered with 400, one that
 * matches no member of this community with 404.
 *
 * `GET /api/admin/v2/community_members/{id}`
 */
export function getCommunityMember(
  client: Sender,
  request: GetCommunityMemberRequest,
  options?: RequestOptions,
): Promise<Received<GetCommunityMemberResult>> {
  return client.send(getCommunityMemberOperation, request, options);
}
