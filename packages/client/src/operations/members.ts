// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '@community-platform/types/common';
import type {
  CommunityMember,
  CommunityMemberCreated,
  CommunityMemberList,
} from '@community-platform/types/community-member';
import type {
  BanCommunityMemberRequest,
  BanCommunityMemberResult,
  CreateCommunityMemberRequest,
  CreateCommunityMemberResult,
  DeactivateCommunityMemberRequest,
  DeactivateCommunityMemberResult,
  DeleteCommunityMemberRequest,
  DeleteCommunityMemberResult,
  FindCommunityMemberRequest,
  FindCommunityMemberResult,
  GetCommunityMemberRequest,
  GetCommunityMemberResult,
  ListCommunityMembersRequest,
  ListCommunityMembersResult,
  UpdateCommunityMemberRequest,
  UpdateCommunityMemberResult,
} from '@community-platform/types/operations/members';
import {
  errors400_401_403_404_405_406_422_429_5XX,
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
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
import { readsJson, sendsJson, writeForm, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listCommunityMembersOperation: Operation<ListCommunityMembersRequest, ListCommunityMembersResult> = {
  id: 'listCommunityMembers',
  method: 'GET',
  path: '/api/admin/v2/community_members',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'status', in: 'query', write: writeScalarPair },
    { name: 'member_tag_ids', in: 'query', write: writeForm },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List community members.
 *
 * Returns a page of the members, newest first. Deactivated members are left out unless `status` asks for them.
 *
 * `GET /api/admin/v2/community_members`
 */
export function listCommunityMembers<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListCommunityMembersRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListCommunityMembersResult, U>> {
  return client.send(listCommunityMembersOperation, request, options);
}

/** Iterates over all items of `listCommunityMembers`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListCommunityMembers(
  client: Sender<OnUndeclared>,
  request: ListCommunityMembersRequest = {},
  options?: RequestOptions,
): Paginator<CommunityMember, CommunityMemberList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listCommunityMembersOperation, paging, request, options);
}

export const createCommunityMemberOperation: Operation<CreateCommunityMemberRequest, CreateCommunityMemberResult> = {
  id: 'createCommunityMember',
  method: 'POST',
  path: '/api/admin/v2/community_members',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create or invite a community member.
 *
 * Creates a member and sends an invitation unless `skip_invitation` is true. The member is added to the given
 * spaces and space groups, and gets the given tags; an unknown id among them returns 422.
 *
 * An e-mail address that already belongs to a member returns 201, too. The response then contains that member, and
 * its `message` says so.
 *
 * `POST /api/admin/v2/community_members`
 */
export function createCommunityMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateCommunityMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateCommunityMemberResult, U>> {
  return client.send(createCommunityMemberOperation, request, options);
}

export const getCommunityMemberOperation: Operation<GetCommunityMemberRequest, GetCommunityMemberResult> = {
  id: 'getCommunityMember',
  method: 'GET',
  path: '/api/admin/v2/community_members/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a community member.
 *
 * Returns one member of the community. An id that is not a whole number returns 400, one that
 * matches no member of this community returns 404.
 *
 * `GET /api/admin/v2/community_members/{id}`
 */
export function getCommunityMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetCommunityMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetCommunityMemberResult, U>> {
  return client.send(getCommunityMemberOperation, request, options);
}

export const updateCommunityMemberOperation: Operation<UpdateCommunityMemberRequest, UpdateCommunityMemberResult> = {
  id: 'updateCommunityMember',
  method: 'PUT',
  path: '/api/admin/v2/community_members/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a community member.
 *
 * Changes only the fields in the body. Spaces, space groups and tags in the body replace the previous ones. The
 * e-mail address cannot be changed.
 *
 * `PUT /api/admin/v2/community_members/{id}`
 */
export function updateCommunityMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateCommunityMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateCommunityMemberResult, U>> {
  return client.send(updateCommunityMemberOperation, request, options);
}

export const deactivateCommunityMemberOperation: Operation<DeactivateCommunityMemberRequest, DeactivateCommunityMemberResult> = {
  id: 'deactivateCommunityMember',
  method: 'DELETE',
  path: '/api/admin/v2/community_members/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Deactivate a community member.
 *
 * Deactivates a member and keeps the member's content. The memberships of spaces and groups remain, but are
 * `inactive`, too. Subscriptions end with their paid period unless the member is reactivated by then. Despite the
 * method DELETE, the record remains: to delete it, use `deleteCommunityMember`. For the owner of the community,
 * the response is 422.
 *
 * `DELETE /api/admin/v2/community_members/{id}`
 */
export function deactivateCommunityMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeactivateCommunityMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeactivateCommunityMemberResult, U>> {
  return client.send(deactivateCommunityMemberOperation, request, options);
}

export const findCommunityMemberOperation: Operation<FindCommunityMemberRequest, FindCommunityMemberResult> = {
  id: 'findCommunityMember',
  method: 'GET',
  path: '/api/admin/v2/community_members/search',
  parameters: [{ name: 'email', in: 'query', write: writeScalarPair }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Find a community member by e-mail address.
 *
 * Returns the member who has the e-mail address. It must match exactly; case is ignored.
 *
 * `GET /api/admin/v2/community_members/search`
 */
export function findCommunityMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: FindCommunityMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<FindCommunityMemberResult, U>> {
  return client.send(findCommunityMemberOperation, request, options);
}

export const banCommunityMemberOperation: Operation<BanCommunityMemberRequest, BanCommunityMemberResult> = {
  id: 'banCommunityMember',
  method: 'PUT',
  path: '/api/admin/v2/community_members/{id}/ban_member',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Ban a community member.
 *
 * Removes the member with all their content, and blocks the e-mail address from joining again. For the owner of
 * the community, the response is 422.
 *
 * `PUT /api/admin/v2/community_members/{id}/ban_member`
 */
export function banCommunityMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: BanCommunityMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<BanCommunityMemberResult, U>> {
  return client.send(banCommunityMemberOperation, request, options);
}

export const deleteCommunityMemberOperation: Operation<DeleteCommunityMemberRequest, DeleteCommunityMemberResult> = {
  id: 'deleteCommunityMember',
  method: 'PUT',
  path: '/api/admin/v2/community_members/{id}/delete_member',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a community member.
 *
 * Removes the member from the community for good, although the method is PUT. To keep the record, use
 * `deactivateCommunityMember`. For the owner of the community, the response is 422.
 *
 * `PUT /api/admin/v2/community_members/{id}/delete_member`
 */
export function deleteCommunityMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteCommunityMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteCommunityMemberResult, U>> {
  return client.send(deleteCommunityMemberOperation, request, options);
}

/** Members of the community. */
export interface MembersApi {
  /**
   * List community members.
   *
   * Returns a page of the members, newest first. Deactivated members are left out unless `status` asks for them.
   *
   * `GET /api/admin/v2/community_members`
   */
  list(request?: ListCommunityMembersRequest, options?: RequestOptions): Promise<CommunityMemberList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListCommunityMembersRequest, options?: RequestOptions): Paginator<CommunityMember, CommunityMemberList>;
  /**
   * Create or invite a community member.
   *
   * Creates a member and sends an invitation unless `skip_invitation` is true. The member is added to the given
   * spaces and space groups, and gets the given tags; an unknown id among them returns 422.
   *
   * An e-mail address that already belongs to a member returns 201, too. The response then contains that member, and
   * its `message` says so.
   *
   * `POST /api/admin/v2/community_members`
   */
  create(request: CreateCommunityMemberRequest, options?: RequestOptions): Promise<CommunityMemberCreated>;
  /**
   * Get a community member.
   *
   * Returns one member of the community. An id that is not a whole number returns 400, one that
   * matches no member of this community returns 404.
   *
   * `GET /api/admin/v2/community_members/{id}`
   */
  get(request: GetCommunityMemberRequest, options?: RequestOptions): Promise<CommunityMember>;
  /**
   * Update a community member.
   *
   * Changes only the fields in the body. Spaces, space groups and tags in the body replace the previous ones. The
   * e-mail address cannot be changed.
   *
   * `PUT /api/admin/v2/community_members/{id}`
   */
  update(request: UpdateCommunityMemberRequest, options?: RequestOptions): Promise<CommunityMember>;
  /**
   * Deactivate a community member.
   *
   * Deactivates a member and keeps the member's content. The memberships of spaces and groups remain, but are
   * `inactive`, too. Subscriptions end with their paid period unless the member is reactivated by then. Despite the
   * method DELETE, the record remains: to delete it, use `deleteCommunityMember`. For the owner of the community,
   * the response is 422.
   *
   * `DELETE /api/admin/v2/community_members/{id}`
   */
  deactivate(request: DeactivateCommunityMemberRequest, options?: RequestOptions): Promise<MessageResponse>;
  /**
   * Find a community member by e-mail address.
   *
   * Returns the member who has the e-mail address. It must match exactly; case is ignored.
   *
   * `GET /api/admin/v2/community_members/search`
   */
  find(request: FindCommunityMemberRequest, options?: RequestOptions): Promise<CommunityMember>;
  /**
   * Ban a community member.
   *
   * Removes the member with all their content, and blocks the e-mail address from joining again. For the owner of
   * the community, the response is 422.
   *
   * `PUT /api/admin/v2/community_members/{id}/ban_member`
   */
  ban(request: BanCommunityMemberRequest, options?: RequestOptions): Promise<MessageResponse>;
  /**
   * Delete a community member.
   *
   * Removes the member from the community for good, although the method is PUT. To keep the record, use
   * `deactivateCommunityMember`. For the owner of the community, the response is 422.
   *
   * `PUT /api/admin/v2/community_members/{id}/delete_member`
   */
  delete(request: DeleteCommunityMemberRequest, options?: RequestOptions): Promise<MessageResponse>;
}

export const createMembersApi = (client: Sender<OnUndeclared>): MembersApi => ({
  list: (request = {}, options) => unwrap(client.send(listCommunityMembersOperation, request, options)),
  paginateList: (request = {}, options) => paginateListCommunityMembers(client, request, options),
  create: (request, options) => unwrap(client.send(createCommunityMemberOperation, request, options)),
  get: (request, options) => unwrap(client.send(getCommunityMemberOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateCommunityMemberOperation, request, options)),
  deactivate: (request, options) => unwrap(client.send(deactivateCommunityMemberOperation, request, options)),
  find: (request, options) => unwrap(client.send(findCommunityMemberOperation, request, options)),
  ban: (request, options) => unwrap(client.send(banCommunityMemberOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deleteCommunityMemberOperation, request, options)),
});
