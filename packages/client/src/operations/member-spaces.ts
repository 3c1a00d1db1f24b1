// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  ListMemberSpacesRequest,
  ListMemberSpacesResult,
} from '@community-platform/types/operations/member-spaces';
import type { Space, Spaces } from '@community-platform/types/space';
import { errors400_401_403_404_405_406_422_429_5XX } from '../responses.js';
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
import { readsJson, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

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
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List the spaces of a member.
 *
 * Returns a page of the spaces that a member belongs to. The member is named by `community_member_id` or by
 * `user_email`; if both are sent, they must name the same member. Without either, it is the admin whose token is
 * used. A member whom the community does not have is a 404.
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

/** Iterates over all items of `listMemberSpaces`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListMemberSpaces(
  client: Sender<OnUndeclared>,
  request: ListMemberSpacesRequest = {},
  options?: RequestOptions,
): Paginator<Space, Spaces> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listMemberSpacesOperation, paging, request, options);
}

/** The spaces that a member belongs to. */
export interface MemberSpacesApi {
  /**
   * List the spaces of a member.
   *
   * Returns a page of the spaces that a member belongs to. The member is named by `community_member_id` or by
   * `user_email`; if both are sent, they must name the same member. Without either, it is the admin whose token is
   * used. A member whom the community does not have is a 404.
   *
   * `GET /api/admin/v2/community_member_spaces`
   */
  list(request?: ListMemberSpacesRequest, options?: RequestOptions): Promise<Spaces>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListMemberSpacesRequest, options?: RequestOptions): Paginator<Space, Spaces>;
}

export const createMemberSpacesApi = (client: Sender<OnUndeclared>): MemberSpacesApi => ({
  list: (request = {}, options) => unwrap(client.send(listMemberSpacesOperation, request, options)),
  paginateList: (request = {}, options) => paginateListMemberSpaces(client, request, options),
});
