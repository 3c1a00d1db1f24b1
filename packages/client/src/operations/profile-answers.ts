// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CommunityMemberProfileField,
  CommunityMemberProfileFieldsList,
} from '@community-platform/types/community-member';
import type {
  ListProfileAnswersRequest,
  ListProfileAnswersResult,
} from '@community-platform/types/operations/profile-answers';
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listProfileAnswers`. */
export const listProfileAnswersOperation: Operation<ListProfileAnswersRequest, ListProfileAnswersResult> = {
  id: 'listProfileAnswers',
  method: 'GET',
  path: '/api/admin/v2/community_members/{community_member_id}/profile_fields',
  parameters: [
    { name: 'community_member_id', in: 'path', write: writeScalar },
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List the profile answers of a member.
 *
 * Returns one page of a member's answers to the profile fields. The `id` of an answer is that of the profile
 * field.
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

/** All items of `listProfileAnswers`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListProfileAnswers(
  client: Sender<OnUndeclared>,
  request: ListProfileAnswersRequest,
  options?: RequestOptions,
): Paginator<CommunityMemberProfileField, CommunityMemberProfileFieldsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listProfileAnswersOperation, paging, request, options);
}
