// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  AddTaggedMemberRequest,
  AddTaggedMemberResult,
  GetTaggedMemberRequest,
  GetTaggedMemberResult,
  ListTaggedMembersQuery,
  ListTaggedMembersRequest,
  ListTaggedMembersResult,
  RemoveTaggedMemberRequest,
  RemoveTaggedMemberResult,
} from '@community-platform/types/operations/tagged-members';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listTaggedMembers`: all parts are present, with defaults. */
export interface ListTaggedMembersInput extends ListTaggedMembersRequest {
  query: ListTaggedMembersQuery & { page: number; per_page: number };
}

/** Assignments of tags to members. */
export interface TaggedMembersHandlers<Principal = unknown, State = unknown> {
  /**
   * List tagged members.
   *
   * Returns a page of the pairs of a member, or a lead, and a tag. A member with two tags is listed twice.
   *
   * `GET /api/admin/v2/tagged_members`
   */
  listTaggedMembers(
    input: ListTaggedMembersInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListTaggedMembersResult>>;
  /**
   * Tag a member.
   *
   * Assigns a tag to a member. If the member already has the tag, the response is the same.
   *
   * `POST /api/admin/v2/tagged_members`
   */
  addTaggedMember(
    input: AddTaggedMemberRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<AddTaggedMemberResult>>;
  /**
   * Remove a tag from a member.
   *
   * Removes a tag from a member. Both are named in the query string, not by the id of the assignment in the path.
   *
   * `DELETE /api/admin/v2/tagged_members`
   */
  removeTaggedMember(
    input: RemoveTaggedMemberRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<RemoveTaggedMemberResult>>;
  /**
   * Get a tagged member.
   *
   * Returns one pair of a member, or a lead, and a tag.
   *
   * `GET /api/admin/v2/tagged_members/{id}`
   */
  getTaggedMember(
    input: GetTaggedMemberRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetTaggedMemberResult>>;
}

/** The descriptors of the operations, in document order. */
export const taggedMembersOperations: readonly Operation[] = [
  {
    id: 'listTaggedMembers',
    method: 'GET',
    path: '/api/admin/v2/tagged_members',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
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
    id: 'addTaggedMember',
    method: 'POST',
    path: '/api/admin/v2/tagged_members',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'removeTaggedMember',
    method: 'DELETE',
    path: '/api/admin/v2/tagged_members',
    parameters: [
      { name: 'user_email', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
      { name: 'member_tag_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getTaggedMember',
    method: 'GET',
    path: '/api/admin/v2/tagged_members/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
