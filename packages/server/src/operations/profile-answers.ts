// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ListProfileAnswersQuery,
  ListProfileAnswersRequest,
  ListProfileAnswersResult,
} from '@community-platform/types/operations/profile-answers';
import { errors400_401_403_404_405_406_429_5XX } from '../responses.js';
import { sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listProfileAnswers`: all parts are present, with defaults. */
export interface ListProfileAnswersInput extends ListProfileAnswersRequest {
  query: ListProfileAnswersQuery & { page: number; per_page: number };
}

/** Answers of members to profile fields. */
export interface ProfileAnswersHandlers<Principal = unknown, State = unknown> {
  /**
   * List the profile answers of a member.
   *
   * Returns a page of a member's answers to the profile fields. The `id` of an answer is that of the profile field.
   *
   * `GET /api/admin/v2/community_members/{community_member_id}/profile_fields`
   */
  listProfileAnswers(
    input: ListProfileAnswersInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListProfileAnswersResult>>;
}

/** The descriptors of the operations, in document order. */
export const profileAnswersOperations: readonly Operation[] = [
  {
    id: 'listProfileAnswers',
    method: 'GET',
    path: '/api/admin/v2/community_members/{community_member_id}/profile_fields',
    parameters: [
      { name: 'community_member_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
