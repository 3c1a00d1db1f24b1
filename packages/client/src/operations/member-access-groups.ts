// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AccessGroup, AccessGroups } from '@community-platform/types/access-group';
import type {
  ListMemberAccessGroupsRequest,
  ListMemberAccessGroupsResult,
} from '@community-platform/types/operations/member-access-groups';
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

export const listMemberAccessGroupsOperation: Operation<ListMemberAccessGroupsRequest, ListMemberAccessGroupsResult> = {
  id: 'listMemberAccessGroups',
  method: 'GET',
  path: '/api/admin/v2/community_members/{community_member_id}/access_groups',
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
 * List the access groups of a member.
 *
 * Returns a page of the active access groups that a member belongs to.
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

/** Iterates over all items of `listMemberAccessGroups`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListMemberAccessGroups(
  client: Sender<OnUndeclared>,
  request: ListMemberAccessGroupsRequest,
  options?: RequestOptions,
): Paginator<AccessGroup, AccessGroups> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listMemberAccessGroupsOperation, paging, request, options);
}

/** The access groups that a member belongs to. */
export interface MemberAccessGroupsApi {
  /**
   * List the access groups of a member.
   *
   * Returns a page of the active access groups that a member belongs to.
   *
   * `GET /api/admin/v2/community_members/{community_member_id}/access_groups`
   */
  list(request: ListMemberAccessGroupsRequest, options?: RequestOptions): Promise<AccessGroups>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request: ListMemberAccessGroupsRequest, options?: RequestOptions): Paginator<AccessGroup, AccessGroups>;
}

export const createMemberAccessGroupsApi = (client: Sender<OnUndeclared>): MemberAccessGroupsApi => ({
  list: (request, options) => unwrap(client.send(listMemberAccessGroupsOperation, request, options)),
  paginateList: (request, options) => paginateListMemberAccessGroups(client, request, options),
});
