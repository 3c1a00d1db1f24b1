// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '@community-platform/types/common';
import type {
  AddSpaceMemberRequest,
  AddSpaceMemberResult,
  GetSpaceMemberRequest,
  GetSpaceMemberResult,
  ListSpaceMembersRequest,
  ListSpaceMembersResult,
  RemoveSpaceMemberRequest,
  RemoveSpaceMemberResult,
} from '@community-platform/types/operations/space-members';
import type { SpaceMember, SpaceMembers } from '@community-platform/types/space-member';
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
import { readsJson, sendsJson, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const getSpaceMemberOperation: Operation<GetSpaceMemberRequest, GetSpaceMemberResult> = {
  id: 'getSpaceMember',
  method: 'GET',
  path: '/api/admin/v2/space_member',
  parameters: [
    { name: 'email', in: 'query', write: writeScalarPair },
    { name: 'space_id', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a space member.
 *
 * Returns the membership of a member in a space. Both are named in the query string, since the path has no
 * id.
 *
 * `GET /api/admin/v2/space_member`
 */
export function getSpaceMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetSpaceMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetSpaceMemberResult, U>> {
  return client.send(getSpaceMemberOperation, request, options);
}

export const listSpaceMembersOperation: Operation<ListSpaceMembersRequest, ListSpaceMembersResult> = {
  id: 'listSpaceMembers',
  method: 'GET',
  path: '/api/admin/v2/space_members',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'space_id', in: 'query', write: writeScalarPair },
    { name: 'status', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List space members.
 *
 * Returns a page of the memberships of a space. A space that the community does not have returns 404.
 *
 * `GET /api/admin/v2/space_members`
 */
export function listSpaceMembers<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListSpaceMembersRequest,
  options?: RequestOptions<U>,
): Promise<Received<ListSpaceMembersResult, U>> {
  return client.send(listSpaceMembersOperation, request, options);
}

/** Iterates over all items of `listSpaceMembers`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListSpaceMembers(
  client: Sender<OnUndeclared>,
  request: ListSpaceMembersRequest,
  options?: RequestOptions,
): Paginator<SpaceMember, SpaceMembers> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listSpaceMembersOperation, paging, request, options);
}

export const addSpaceMemberOperation: Operation<AddSpaceMemberRequest, AddSpaceMemberResult> = {
  id: 'addSpaceMember',
  method: 'POST',
  path: '/api/admin/v2/space_members',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Add a member to a space.
 *
 * Adds a member to a space and returns 200, without the membership. A member of the space stays one,
 * and the response is the same.
 *
 * `POST /api/admin/v2/space_members`
 */
export function addSpaceMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: AddSpaceMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<AddSpaceMemberResult, U>> {
  return client.send(addSpaceMemberOperation, request, options);
}

export const removeSpaceMemberOperation: Operation<RemoveSpaceMemberRequest, RemoveSpaceMemberResult> = {
  id: 'removeSpaceMember',
  method: 'DELETE',
  path: '/api/admin/v2/space_members',
  parameters: [
    { name: 'email', in: 'query', write: writeScalarPair },
    { name: 'space_id', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Remove a member from a space.
 *
 * Removes a member from a space. Both are named in the query string, not by the id of the membership in the
 * path.
 *
 * `DELETE /api/admin/v2/space_members`
 */
export function removeSpaceMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RemoveSpaceMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<RemoveSpaceMemberResult, U>> {
  return client.send(removeSpaceMemberOperation, request, options);
}

/** Memberships of spaces. */
export interface SpaceMembersApi {
  /**
   * Get a space member.
   *
   * Returns the membership of a member in a space. Both are named in the query string, since the path has no
   * id.
   *
   * `GET /api/admin/v2/space_member`
   */
  get(request: GetSpaceMemberRequest, options?: RequestOptions): Promise<SpaceMember>;
  /**
   * List space members.
   *
   * Returns a page of the memberships of a space. A space that the community does not have returns 404.
   *
   * `GET /api/admin/v2/space_members`
   */
  list(request: ListSpaceMembersRequest, options?: RequestOptions): Promise<SpaceMembers>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request: ListSpaceMembersRequest, options?: RequestOptions): Paginator<SpaceMember, SpaceMembers>;
  /**
   * Add a member to a space.
   *
   * Adds a member to a space and returns 200, without the membership. A member of the space stays one,
   * and the response is the same.
   *
   * `POST /api/admin/v2/space_members`
   */
  add(request: AddSpaceMemberRequest, options?: RequestOptions): Promise<MessageResponse>;
  /**
   * Remove a member from a space.
   *
   * Removes a member from a space. Both are named in the query string, not by the id of the membership in the
   * path.
   *
   * `DELETE /api/admin/v2/space_members`
   */
  remove(request: RemoveSpaceMemberRequest, options?: RequestOptions): Promise<MessageResponse>;
}

export const createSpaceMembersApi = (client: Sender<OnUndeclared>): SpaceMembersApi => ({
  get: (request, options) => unwrap(client.send(getSpaceMemberOperation, request, options)),
  list: (request, options) => unwrap(client.send(listSpaceMembersOperation, request, options)),
  paginateList: (request, options) => paginateListSpaceMembers(client, request, options),
  add: (request, options) => unwrap(client.send(addSpaceMemberOperation, request, options)),
  remove: (request, options) => unwrap(client.send(removeSpaceMemberOperation, request, options)),
});
