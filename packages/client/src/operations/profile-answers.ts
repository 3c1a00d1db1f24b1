// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CommunityMemberProfileField,
  CommunityMemberProfileFieldsList,
} from '@community-platform/types/community-member';
import type {
  ListProfileAnswersRequest,
  ListProfileAnswersResult,
} from '@community-platform/types/operations/profile-answers';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listProfileAnswers`. */
export const listProfileAnswersOperation: Operation<ListProfileAnswersRequest, ListProfileAnswersResult> = {
  id: 'listProfileAnswers',
  method: 'GET',
  path: '/api/admin/v2/community_members/{community_member_id}/profile_fields',
  parameters: [
    {
      name: 'community_member_id',
      in: 'path',
      required: true,
      shape: 'integer',
      style: 'simple',
      explode: false,
    },
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
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
  pagination: {
    style: 'page',
    page: 'page',
    pageSize: 'per_page',
    items: 'records',
    hasMore: 'has_next_page',
  },
};

/**
 * List the profile answers of a member.
 *
 * Returns one page of a member's answers to the profile fields. The `id` of an answer is that of the profile
 * field.
 *
 * `GET /api/admin/v2/community_members/{community_member_id}/profile_fields`
 */
export function listProfileAnswers(
  client: Sender,
  request: ListProfileAnswersRequest,
  options?: RequestOptions,
): Promise<Received<ListProfileAnswersResult>> {
  return client.send(listProfileAnswersOperation, request, options);
}

/** All items of `listProfileAnswers`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListProfileAnswers(
  client: Sender,
  request: ListProfileAnswersRequest,
  options?: RequestOptions,
): Paginator<CommunityMemberProfileField, CommunityMemberProfileFieldsList> {
  return paginate(client, listProfileAnswersOperation, request, options);
}
