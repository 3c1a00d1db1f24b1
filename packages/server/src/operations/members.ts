// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type { MemberStatusFilter } from '@community-platform/types/community-member-request';
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
  ListCommunityMembersQuery,
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
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listCommunityMembers`: all parts are present, with defaults. */
export interface ListCommunityMembersInput extends ListCommunityMembersRequest {
  query: ListCommunityMembersQuery & { page: number; per_page: number; status: MemberStatusFilter };
}

/** Members of the community. */
export interface MembersHandlers<Principal = unknown, State = unknown> {
  /**
   * List community members.
   *
   * Returns a page of the members, newest first. Deactivated members are left out unless `status` asks for them.
   *
   * `GET /api/admin/v2/community_members`
   */
  listCommunityMembers(
    input: ListCommunityMembersInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListCommunityMembersResult>>;
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
  createCommunityMember(
    input: CreateCommunityMemberRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateCommunityMemberResult>>;
  /**
   * Get a community member.
   *
   * Returns one member of the community. An id that is not a whole number returns 400, one that
   * matches no member of this community returns 404.
   *
   * `GET /api/admin/v2/community_members/{id}`
   */
  getCommunityMember(
    input: GetCommunityMemberRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetCommunityMemberResult>>;
  /**
   * Update a community member.
   *
   * Changes only the fields in the body. Spaces, space groups and tags in the body replace the previous ones. The
   * e-mail address cannot be changed.
   *
   * `PUT /api/admin/v2/community_members/{id}`
   */
  updateCommunityMember(
    input: UpdateCommunityMemberRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdateCommunityMemberResult>>;
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
  deactivateCommunityMember(
    input: DeactivateCommunityMemberRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<DeactivateCommunityMemberResult>>;
  /**
   * Find a community member by e-mail address.
   *
   * Returns the member who has the e-mail address. It must match exactly; case is ignored.
   *
   * `GET /api/admin/v2/community_members/search`
   */
  findCommunityMember(
    input: FindCommunityMemberRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<FindCommunityMemberResult>>;
  /**
   * Ban a community member.
   *
   * Removes the member with all their content, and blocks the e-mail address from joining again. For the owner of
   * the community, the response is 422.
   *
   * `PUT /api/admin/v2/community_members/{id}/ban_member`
   */
  banCommunityMember(
    input: BanCommunityMemberRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<BanCommunityMemberResult>>;
  /**
   * Delete a community member.
   *
   * Removes the member from the community for good, although the method is PUT. To keep the record, use
   * `deactivateCommunityMember`. For the owner of the community, the response is 422.
   *
   * `PUT /api/admin/v2/community_members/{id}/delete_member`
   */
  deleteCommunityMember(
    input: DeleteCommunityMemberRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<DeleteCommunityMemberResult>>;
}

/** The descriptors of the operations, in document order. */
export const membersOperations: readonly Operation[] = [
  {
    id: 'listCommunityMembers',
    method: 'GET',
    path: '/api/admin/v2/community_members',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'status', in: 'query', shape: 'string', style: 'form', explode: true, default: 'active' },
      {
        name: 'member_tag_ids',
        in: 'query',
        shape: { array: 'integer' },
        style: 'form',
        explode: false,
        splitsEncoded: true,
      },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createCommunityMember',
    method: 'POST',
    path: '/api/admin/v2/community_members',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getCommunityMember',
    method: 'GET',
    path: '/api/admin/v2/community_members/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateCommunityMember',
    method: 'PUT',
    path: '/api/admin/v2/community_members/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deactivateCommunityMember',
    method: 'DELETE',
    path: '/api/admin/v2/community_members/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'findCommunityMember',
    method: 'GET',
    path: '/api/admin/v2/community_members/search',
    parameters: [{ name: 'email', in: 'query', required: true, shape: 'string', style: 'form', explode: true }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'banCommunityMember',
    method: 'PUT',
    path: '/api/admin/v2/community_members/{id}/ban_member',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteCommunityMember',
    method: 'PUT',
    path: '/api/admin/v2/community_members/{id}/delete_member',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
