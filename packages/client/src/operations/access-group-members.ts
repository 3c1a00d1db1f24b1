// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AccessGroupCommunityMember, AccessGroupCommunityMembers } from '@community-platform/types/access-group';
import type { MessageResponse } from '@community-platform/types/common';
import type {
  AddAccessGroupMemberRequest,
  AddAccessGroupMemberResult,
  GetAccessGroupMemberRequest,
  GetAccessGroupMemberResult,
  ListAccessGroupMembersRequest,
  ListAccessGroupMembersResult,
  RemoveAccessGroupMemberRequest,
  RemoveAccessGroupMemberResult,
} from '@community-platform/types/operations/access-group-members';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
} from '../responses.js';
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
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const getAccessGroupMemberOperation: Operation<GetAccessGroupMemberRequest, GetAccessGroupMemberResult> = {
  id: 'getAccessGroupMember',
  method: 'GET',
  path: '/api/admin/v2/access_groups/{access_group_id}/community_member',
  parameters: [
    { name: 'access_group_id', in: 'path', write: writeScalar },
    { name: 'email', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a member of an access group.
 *
 * Returns the membership of a member, who is named by e-mail address. A member who is not in the access
 * group returns 404.
 *
 * `GET /api/admin/v2/access_groups/{access_group_id}/community_member`
 */
export function getAccessGroupMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetAccessGroupMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetAccessGroupMemberResult, U>> {
  return client.send(getAccessGroupMemberOperation, request, options);
}

export const listAccessGroupMembersOperation: Operation<ListAccessGroupMembersRequest, ListAccessGroupMembersResult> = {
  id: 'listAccessGroupMembers',
  method: 'GET',
  path: '/api/admin/v2/access_groups/{access_group_id}/community_members',
  parameters: [
    { name: 'access_group_id', in: 'path', write: writeScalar },
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List the members of an access group.
 *
 * Returns a page of the memberships of an access group, newest first.
 *
 * `GET /api/admin/v2/access_groups/{access_group_id}/community_members`
 */
export function listAccessGroupMembers<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListAccessGroupMembersRequest,
  options?: RequestOptions<U>,
): Promise<Received<ListAccessGroupMembersResult, U>> {
  return client.send(listAccessGroupMembersOperation, request, options);
}

/** Iterates over all items of `listAccessGroupMembers`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListAccessGroupMembers(
  client: Sender<OnUndeclared>,
  request: ListAccessGroupMembersRequest,
  options?: RequestOptions,
): Paginator<AccessGroupCommunityMember, AccessGroupCommunityMembers> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listAccessGroupMembersOperation, paging, request, options);
}

export const addAccessGroupMemberOperation: Operation<AddAccessGroupMemberRequest, AddAccessGroupMemberResult> = {
  id: 'addAccessGroupMember',
  method: 'POST',
  path: '/api/admin/v2/access_groups/{access_group_id}/community_members',
  parameters: [{ name: 'access_group_id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Add a member to an access group.
 *
 * Adds a member to an access group. The response does not contain the membership. For an existing membership, the
 * response is the same. An archived access group returns 422.
 *
 * `POST /api/admin/v2/access_groups/{access_group_id}/community_members`
 */
export function addAccessGroupMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: AddAccessGroupMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<AddAccessGroupMemberResult, U>> {
  return client.send(addAccessGroupMemberOperation, request, options);
}

export const removeAccessGroupMemberOperation: Operation<RemoveAccessGroupMemberRequest, RemoveAccessGroupMemberResult> = {
  id: 'removeAccessGroupMember',
  method: 'DELETE',
  path: '/api/admin/v2/access_groups/{access_group_id}/community_members',
  parameters: [
    { name: 'access_group_id', in: 'path', write: writeScalar },
    { name: 'email', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Remove a member from an access group.
 *
 * Removes a member from an access group. The member is named in the query string, not by the id of the membership
 * in the path.
 *
 * `DELETE /api/admin/v2/access_groups/{access_group_id}/community_members`
 */
export function removeAccessGroupMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RemoveAccessGroupMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<RemoveAccessGroupMemberResult, U>> {
  return client.send(removeAccessGroupMemberOperation, request, options);
}

/** Memberships of access groups. */
export interface AccessGroupMembersApi {
  /**
   * Get a member of an access group.
   *
   * Returns the membership of a member, who is named by e-mail address. A member who is not in the access
   * group returns 404.
   *
   * `GET /api/admin/v2/access_groups/{access_group_id}/community_member`
   */
  get(request: GetAccessGroupMemberRequest, options?: RequestOptions): Promise<AccessGroupCommunityMember>;
  /**
   * List the members of an access group.
   *
   * Returns a page of the memberships of an access group, newest first.
   *
   * `GET /api/admin/v2/access_groups/{access_group_id}/community_members`
   */
  list(request: ListAccessGroupMembersRequest, options?: RequestOptions): Promise<AccessGroupCommunityMembers>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(
    request: ListAccessGroupMembersRequest,
    options?: RequestOptions,
  ): Paginator<AccessGroupCommunityMember, AccessGroupCommunityMembers>;
  /**
   * Add a member to an access group.
   *
   * Adds a member to an access group. The response does not contain the membership. For an existing membership, the
   * response is the same. An archived access group returns 422.
   *
   * `POST /api/admin/v2/access_groups/{access_group_id}/community_members`
   */
  add(request: AddAccessGroupMemberRequest, options?: RequestOptions): Promise<MessageResponse>;
  /**
   * Remove a member from an access group.
   *
   * Removes a member from an access group. The member is named in the query string, not by the id of the membership
   * in the path.
   *
   * `DELETE /api/admin/v2/access_groups/{access_group_id}/community_members`
   */
  remove(request: RemoveAccessGroupMemberRequest, options?: RequestOptions): Promise<MessageResponse>;
}

export const createAccessGroupMembersApi = (client: Sender<OnUndeclared>): AccessGroupMembersApi => ({
  get: (request, options) => unwrap(client.send(getAccessGroupMemberOperation, request, options)),
  list: (request, options) => unwrap(client.send(listAccessGroupMembersOperation, request, options)),
  paginateList: (request, options) => paginateListAccessGroupMembers(client, request, options),
  add: (request, options) => unwrap(client.send(addAccessGroupMemberOperation, request, options)),
  remove: (request, options) => unwrap(client.send(removeAccessGroupMemberOperation, request, options)),
});
