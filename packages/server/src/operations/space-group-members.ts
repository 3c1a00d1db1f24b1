// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  AddSpaceGroupMemberRequest,
  AddSpaceGroupMemberResult,
  GetSpaceGroupMemberRequest,
  GetSpaceGroupMemberResult,
  ListSpaceGroupMembersQuery,
  ListSpaceGroupMembersRequest,
  ListSpaceGroupMembersResult,
  RemoveSpaceGroupMemberRequest,
  RemoveSpaceGroupMemberResult,
} from '@community-platform/types/operations/space-group-members';
import {
  errors400_401_403_404_405_406_422_429_5XX,
  errors400_401_403_404_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listSpaceGroupMembers`: all parts are present, with defaults. */
export interface ListSpaceGroupMembersInput extends ListSpaceGroupMembersRequest {
  query: ListSpaceGroupMembersQuery & { page: number; per_page: number };
}

/** Memberships of space groups. */
export interface SpaceGroupMembersHandlers<Principal = unknown, State = unknown> {
  /**
   * Get a space group member.
   *
   * Returns the membership of a member in a space group. Both are named in the query string, since the path
   * has no id.
   *
   * `GET /api/admin/v2/space_group_member`
   */
  getSpaceGroupMember(
    input: GetSpaceGroupMemberRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetSpaceGroupMemberResult>>;
  /**
   * List space group members.
   *
   * Returns a page of the memberships of a space group. A group that the community does not have returns 404.
   *
   * `GET /api/admin/v2/space_group_members`
   */
  listSpaceGroupMembers(
    input: ListSpaceGroupMembersInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListSpaceGroupMembersResult>>;
  /**
   * Add a member to a space group.
   *
   * Adds a member to a space group and returns 200, without the membership. A member of the group returns 422.
   *
   * `POST /api/admin/v2/space_group_members`
   */
  addSpaceGroupMember(
    input: AddSpaceGroupMemberRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<AddSpaceGroupMemberResult>>;
  /**
   * Remove a member from a space group.
   *
   * Removes a member from a space group and from its spaces. Both are named in the query string, not by the id of
   * the membership in the path. For the owner of the community, the response is 422.
   *
   * `DELETE /api/admin/v2/space_group_members`
   */
  removeSpaceGroupMember(
    input: RemoveSpaceGroupMemberRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<RemoveSpaceGroupMemberResult>>;
}

/** The descriptors of the operations, in document order. */
export const spaceGroupMembersOperations: readonly Operation[] = [
  {
    id: 'getSpaceGroupMember',
    method: 'GET',
    path: '/api/admin/v2/space_group_member',
    parameters: [
      { name: 'email', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
      { name: 'space_group_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'listSpaceGroupMembers',
    method: 'GET',
    path: '/api/admin/v2/space_group_members',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'space_group_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
      { name: 'status', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'addSpaceGroupMember',
    method: 'POST',
    path: '/api/admin/v2/space_group_members',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'removeSpaceGroupMember',
    method: 'DELETE',
    path: '/api/admin/v2/space_group_members',
    parameters: [
      { name: 'email', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
      { name: 'space_group_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
