// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AccessGroup, AccessGroups } from '@community-platform/types/access-group';
import type {
  ListMemberAccessGroupsRequest,
  ListMemberAccessGroupsResult,
} from '@community-platform/types/operations/member-access-groups';
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

/** The data of `listMemberAccessGroups`. */
export const listMemberAccessGroupsOperation: Operation<ListMemberAccessGroupsRequest, ListMemberAccessGroupsResult> = {
  id: 'listMemberAccessGroups',
  method: 'GET',
  path: '/api/admin/v2/community_members/{community_member_id}/access_groups',
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
 * List the access groups of a member.
 *
 * Returns one page of the active access groups that a member belongs to.
 *
 * `GET /api/admin/v2/community_members/{community_member_id}/access_groups`
 */
export function listMemberAccessGroups<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListMemberAccessGroupsRequest,
  options?: RequestOptions<U>,
): Promise<Received<ListMemberAccessGroupsResult, U>> {
  return client.send(listMemberAccessGroupsOperation, request, options);
}

/** All items of `listMemberAccessGroups`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListMemberAccessGroups(
  client: Sender<OnUndeclared>,
  request: ListMemberAccessGroupsRequest,
  options?: RequestOptions,
): Paginator<AccessGroup, AccessGroups> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listMemberAccessGroupsOperation, paging, request, options);
}
