// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  ListMemberSpacesRequest,
  ListMemberSpacesResult,
} from '@community-platform/types/operations/member-spaces';
import type { Space, Spaces } from '@community-platform/types/space';
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
  unprocessableContentResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listMemberSpaces`. */
export const listMemberSpacesOperation: Operation<ListMemberSpacesRequest, ListMemberSpacesResult> = {
  id: 'listMemberSpaces',
  method: 'GET',
  path: '/api/admin/v2/community_member_spaces',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'community_member_id', in: 'query', write: writeScalarPair },
    { name: 'user_email', in: 'query', write: writeScalarPair },
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
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List the spaces of a member.
 *
 * Returns one page of the spaces that a member belongs to. The member is named by `community_member_id` or
 * by `user_email`; when both are sent, they name the same member, or are refused with 422. Without either, it is
 * the admin whose token is used. A member
 * whom the community does not have is a 404.
 *
 * `GET /api/admin/v2/community_member_spaces`
 */
export function listMemberSpaces<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListMemberSpacesRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListMemberSpacesResult, U>> {
  return client.send(listMemberSpacesOperation, request, options);
}

/** All items of `listMemberSpaces`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListMemberSpaces(
  client: Sender<OnUndeclared>,
  request: ListMemberSpacesRequest = {},
  options?: RequestOptions,
): Paginator<Space, Spaces> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listMemberSpacesOperation, paging, request, options);
}
