// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  AddSpaceMemberRequest,
  AddSpaceMemberResult,
  GetSpaceMemberRequest,
  GetSpaceMemberResult,
  ListSpaceMembersQuery,
  ListSpaceMembersRequest,
  ListSpaceMembersResult,
  RemoveSpaceMemberRequest,
  RemoveSpaceMemberResult,
} from '@community-platform/types/operations/space-members';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listSpaceMembers`: all parts are present, with defaults. */
export interface ListSpaceMembersInput extends ListSpaceMembersRequest {
  query: ListSpaceMembersQuery & { page: number; per_page: number };
}

/** Memberships of spaces. */
export interface SpaceMembersHandlers<Principal = unknown, State = unknown> {
  /**
   * Get a space member.
   *
   * Returns the membership of a member in a space. Both are named in the query string, since the path has no
   * id.
   *
   * `GET /api/admin/v2/space_member`
   */
  getSpaceMember(input: GetSpaceMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetSpaceMemberResult>>;
  /**
   * List space members.
   *
   * Returns a page of the memberships of a space. A space that the community does not have returns 404.
   *
   * `GET /api/admin/v2/space_members`
   */
  listSpaceMembers(
    input: ListSpaceMembersInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListSpaceMembersResult>>;
  /**
   * Add a member to a space.
   *
   * Adds a member to a space and returns 200, without the membership. A member of the space stays one,
   * and the response is the same.
   *
   * `POST /api/admin/v2/space_members`
   */
  addSpaceMember(input: AddSpaceMemberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<AddSpaceMemberResult>>;
  /**
   * Remove a member from a space.
   *
   * Removes a member from a space. Both are named in the query string, not by the id of the membership in the
   * path.
   *
   * `DELETE /api/admin/v2/space_members`
   */
  removeSpaceMember(
    input: RemoveSpaceMemberRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<RemoveSpaceMemberResult>>;
}

/** The descriptors of the operations, in document order. */
export const spaceMembersOperations: readonly Operation[] = [
  {
    id: 'getSpaceMember',
    method: 'GET',
    path: '/api/admin/v2/space_member',
    parameters: [
      { name: 'email', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
      { name: 'space_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'listSpaceMembers',
    method: 'GET',
    path: '/api/admin/v2/space_members',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'space_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
      { name: 'status', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'addSpaceMember',
    method: 'POST',
    path: '/api/admin/v2/space_members',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'removeSpaceMember',
    method: 'DELETE',
    path: '/api/admin/v2/space_members',
    parameters: [
      { name: 'email', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
      { name: 'space_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
