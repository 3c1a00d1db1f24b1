// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CommunityMemberProfileField,
  CommunityMemberProfileFieldsList,
} from '@community-platform/types/community-member';
import type {
  ListProfileAnswersRequest,
  ListProfileAnswersResult,
} from '@community-platform/types/operations/profile-answers';
import { errors400_401_403_404_405_406_429_5XX } from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  pageByNumber,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
} from '../runtime/client.js';
import { readsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listProfileAnswersOperation: Operation<ListProfileAnswersRequest, ListProfileAnswersResult> = {
  id: 'listProfileAnswers',
  method: 'GET',
  path: '/api/admin/v2/community_members/{community_member_id}/profile_fields',
  parameters: [
    { name: 'community_member_id', in: 'path', write: writeScalar },
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List the profile answers of a member.
 *
 * Returns a page of a member's answers to the profile fields. The `id` of an answer is that of the profile field.
 *
 * `GET /api/admin/v2/community_members/{community_member_id}/profile_fields`
 */
export function listProfileAnswers<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListProfileAnswersRequest,
  options?: RequestOptions<U>,
): Promise<Received<ListProfileAnswersResult, U>> {
  return client.send(listProfileAnswersOperation, request, options);
}

/** Iterates over all items of `listProfileAnswers`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListProfileAnswers(
  client: Sender<OnUndeclared>,
  request: ListProfileAnswersRequest,
  options?: RequestOptions,
): Paginator<CommunityMemberProfileField, CommunityMemberProfileFieldsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listProfileAnswersOperation, paging, request, options);
}

/** Answers of members to profile fields. */
export interface ProfileAnswersApi {
  /**
   * List the profile answers of a member.
   *
   * Returns a page of a member's answers to the profile fields. The `id` of an answer is that of the profile field.
   *
   * `GET /api/admin/v2/community_members/{community_member_id}/profile_fields`
   */
  list(request: ListProfileAnswersRequest, options?: RequestOptions): Promise<CommunityMemberProfileFieldsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(
    request: ListProfileAnswersRequest,
    options?: RequestOptions,
  ): Paginator<CommunityMemberProfileField, CommunityMemberProfileFieldsList>;
}

export const createProfileAnswersApi = (client: Sender<OnUndeclared>): ProfileAnswersApi => ({
  list: (request, options) => unwrap(client.send(listProfileAnswersOperation, request, options)),
  paginateList: (request, options) => paginateListProfileAnswers(client, request, options),
});
