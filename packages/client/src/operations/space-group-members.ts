// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type {
  AddSpaceGroupMemberRequest,
  AddSpaceGroupMemberResult,
  GetSpaceGroupMemberRequest,
  GetSpaceGroupMemberResult,
  ListSpaceGroupMembersRequest,
  ListSpaceGroupMembersResult,
  RemoveSpaceGroupMemberRequest,
  RemoveSpaceGroupMemberResult,
} from '@community-platform/types/operations/space-group-members';
import type { SpaceGroupMember, SpaceGroupMembers } from '@community-platform/types/space-member';
import {
  errors400_401_403_404_405_406_422_429_5XX,
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
import { readsJson, sendsJson, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const getSpaceGroupMemberOperation: Operation<GetSpaceGroupMemberRequest, GetSpaceGroupMemberResult> = {
  id: 'getSpaceGroupMember',
  method: 'GET',
  path: '/api/admin/v2/space_group_member',
  parameters: [
    { name: 'email', in: 'query', write: writeScalarPair },
    { name: 'space_group_id', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a space group member.
 *
 * Returns the membership of a member in a space group. Both are named in the query string, since the path
 * has no id.
 *
 * `GET /api/admin/v2/space_group_member`
 */
export function getSpaceGroupMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetSpaceGroupMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetSpaceGroupMemberResult, U>> {
  return client.send(getSpaceGroupMemberOperation, request, options);
}

export const listSpaceGroupMembersOperation: Operation<ListSpaceGroupMembersRequest, ListSpaceGroupMembersResult> = {
  id: 'listSpaceGroupMembers',
  method: 'GET',
  path: '/api/admin/v2/space_group_members',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'space_group_id', in: 'query', write: writeScalarPair },
    { name: 'status', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List space group members.
 *
 * Returns a page of the memberships of a space group. A group that the community does not have returns 404.
 *
 * `GET /api/admin/v2/space_group_members`
 */
export function listSpaceGroupMembers<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListSpaceGroupMembersRequest,
  options?: RequestOptions<U>,
): Promise<Received<ListSpaceGroupMembersResult, U>> {
  return client.send(listSpaceGroupMembersOperation, request, options);
}

/** Iterates over all items of `listSpaceGroupMembers`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListSpaceGroupMembers(
  client: Sender<OnUndeclared>,
  request: ListSpaceGroupMembersRequest,
  options?: RequestOptions,
): Paginator<SpaceGroupMember, SpaceGroupMembers> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listSpaceGroupMembersOperation, paging, request, options);
}

export const addSpaceGroupMemberOperation: Operation<AddSpaceGroupMemberRequest, AddSpaceGroupMemberResult> = {
  id: 'addSpaceGroupMember',
  method: 'POST',
  path: '/api/admin/v2/space_group_members',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Add a member to a space group.
 *
 * Adds a member to a space group and returns 200, without the membership. A member of the group returns 422.
 *
 * `POST /api/admin/v2/space_group_members`
 */
export function addSpaceGroupMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: AddSpaceGroupMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<AddSpaceGroupMemberResult, U>> {
  return client.send(addSpaceGroupMemberOperation, request, options);
}

export const removeSpaceGroupMemberOperation: Operation<RemoveSpaceGroupMemberRequest, RemoveSpaceGroupMemberResult> = {
  id: 'removeSpaceGroupMember',
  method: 'DELETE',
  path: '/api/admin/v2/space_group_members',
  parameters: [
    { name: 'email', in: 'query', write: writeScalarPair },
    { name: 'space_group_id', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Remove a member from a space group.
 *
 * Removes a member from a space group and from its spaces. Both are named in the query string, not by the id of
 * the membership in the path. For the owner of the community, the response is 422.
 *
 * `DELETE /api/admin/v2/space_group_members`
 */
export function removeSpaceGroupMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RemoveSpaceGroupMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<RemoveSpaceGroupMemberResult, U>> {
  return client.send(removeSpaceGroupMemberOperation, request, options);
}

/** Memberships of space groups. */
export interface SpaceGroupMembersApi {
  /**
   * Get a space group member.
   *
   * Returns the membership of a member in a space group. Both are named in the query string, since the path
   * has no id.
   *
   * `GET /api/admin/v2/space_group_member`
   */
  get(request: GetSpaceGroupMemberRequest, options?: RequestOptions): Promise<SpaceGroupMember>;
  /**
   * List space group members.
   *
   * Returns a page of the memberships of a space group. A group that the community does not have returns 404.
   *
   * `GET /api/admin/v2/space_group_members`
   */
  list(request: ListSpaceGroupMembersRequest, options?: RequestOptions): Promise<SpaceGroupMembers>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request: ListSpaceGroupMembersRequest, options?: RequestOptions): Paginator<SpaceGroupMember, SpaceGroupMembers>;
  /**
   * Add a member to a space group.
   *
   * Adds a member to a space group and returns 200, without the membership. A member of the group returns 422.
   *
   * `POST /api/admin/v2/space_group_members`
   */
  add(request: AddSpaceGroupMemberRequest, options?: RequestOptions): Promise<SuccessResponse>;
  /**
   * Remove a member from a space group.
   *
   * Removes a member from a space group and from its spaces. Both are named in the query string, not by the id of
   * the membership in the path. For the owner of the community, the response is 422.
   *
   * `DELETE /api/admin/v2/space_group_members`
   */
  remove(request: RemoveSpaceGroupMemberRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

export const createSpaceGroupMembersApi = (client: Sender<OnUndeclared>): SpaceGroupMembersApi => ({
  get: (request, options) => unwrap(client.send(getSpaceGroupMemberOperation, request, options)),
  list: (request, options) => unwrap(client.send(listSpaceGroupMembersOperation, request, options)),
  paginateList: (request, options) => paginateListSpaceGroupMembers(client, request, options),
  add: (request, options) => unwrap(client.send(addSpaceGroupMemberOperation, request, options)),
  remove: (request, options) => unwrap(client.send(removeSpaceGroupMemberOperation, request, options)),
});
