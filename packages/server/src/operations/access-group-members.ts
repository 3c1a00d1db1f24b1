// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  AddAccessGroupMemberRequest,
  AddAccessGroupMemberResult,
  GetAccessGroupMemberRequest,
  GetAccessGroupMemberResult,
  ListAccessGroupMembersQuery,
  ListAccessGroupMembersRequest,
  ListAccessGroupMembersResult,
  RemoveAccessGroupMemberRequest,
  RemoveAccessGroupMemberResult,
} from '@community-platform/types/operations/access-group-members';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listAccessGroupMembers`: all parts are present, with defaults. */
export interface ListAccessGroupMembersInput extends ListAccessGroupMembersRequest {
  query: ListAccessGroupMembersQuery & { page: number; per_page: number };
}

/** Memberships of access groups. */
export interface AccessGroupMembersHandlers<Principal = unknown, State = unknown> {
  /**
   * Get a member of an access group.
   *
   * Returns the membership of a member, who is named by e-mail address. A member who is not in the access
   * group returns 404.
   *
   * `GET /api/admin/v2/access_groups/{access_group_id}/community_member`
   */
  getAccessGroupMember(
    input: GetAccessGroupMemberRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetAccessGroupMemberResult>>;
  /**
   * List the members of an access group.
   *
   * Returns a page of the memberships of an access group, newest first.
   *
   * `GET /api/admin/v2/access_groups/{access_group_id}/community_members`
   */
  listAccessGroupMembers(
    input: ListAccessGroupMembersInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListAccessGroupMembersResult>>;
  /**
   * Add a member to an access group.
   *
   * Adds a member to an access group. The response does not contain the membership. For an existing membership, the
   * response is the same. An archived access group returns 422.
   *
   * `POST /api/admin/v2/access_groups/{access_group_id}/community_members`
   */
  addAccessGroupMember(
    input: AddAccessGroupMemberRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<AddAccessGroupMemberResult>>;
  /**
   * Remove a member from an access group.
   *
   * Removes a member from an access group. The member is named in the query string, not by the id of the membership
   * in the path.
   *
   * `DELETE /api/admin/v2/access_groups/{access_group_id}/community_members`
   */
  removeAccessGroupMember(
    input: RemoveAccessGroupMemberRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<RemoveAccessGroupMemberResult>>;
}

/** The descriptors of the operations, in document order. */
export const accessGroupMembersOperations: readonly Operation[] = [
  {
    id: 'getAccessGroupMember',
    method: 'GET',
    path: '/api/admin/v2/access_groups/{access_group_id}/community_member',
    parameters: [
      { name: 'access_group_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'email', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'listAccessGroupMembers',
    method: 'GET',
    path: '/api/admin/v2/access_groups/{access_group_id}/community_members',
    parameters: [
      { name: 'access_group_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'addAccessGroupMember',
    method: 'POST',
    path: '/api/admin/v2/access_groups/{access_group_id}/community_members',
    parameters: [
      { name: 'access_group_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    ],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'removeAccessGroupMember',
    method: 'DELETE',
    path: '/api/admin/v2/access_groups/{access_group_id}/community_members',
    parameters: [
      { name: 'access_group_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'email', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
