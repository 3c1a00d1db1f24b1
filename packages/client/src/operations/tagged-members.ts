// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '@community-platform/types/common';
import type {
  AddTaggedMemberRequest,
  AddTaggedMemberResult,
  GetTaggedMemberRequest,
  GetTaggedMemberResult,
  ListTaggedMembersRequest,
  ListTaggedMembersResult,
  RemoveTaggedMemberRequest,
  RemoveTaggedMemberResult,
} from '@community-platform/types/operations/tagged-members';
import type { TaggedMember, TaggedMembers } from '@community-platform/types/tagged-member';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
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
import { readsJson, sendsJson, writeForm, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listTaggedMembersOperation: Operation<ListTaggedMembersRequest, ListTaggedMembersResult> = {
  id: 'listTaggedMembers',
  method: 'GET',
  path: '/api/admin/v2/tagged_members',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'member_tag_ids', in: 'query', write: writeForm },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List tagged members.
 *
 * Returns a page of the pairs of a member, or a lead, and a tag. A member with two tags is listed twice.
 *
 * `GET /api/admin/v2/tagged_members`
 */
export function listTaggedMembers<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListTaggedMembersRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListTaggedMembersResult, U>> {
  return client.send(listTaggedMembersOperation, request, options);
}

/** Iterates over all items of `listTaggedMembers`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListTaggedMembers(
  client: Sender<OnUndeclared>,
  request: ListTaggedMembersRequest = {},
  options?: RequestOptions,
): Paginator<TaggedMember, TaggedMembers> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listTaggedMembersOperation, paging, request, options);
}

export const addTaggedMemberOperation: Operation<AddTaggedMemberRequest, AddTaggedMemberResult> = {
  id: 'addTaggedMember',
  method: 'POST',
  path: '/api/admin/v2/tagged_members',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Tag a member.
 *
 * Assigns a tag to a member. If the member already has the tag, the response is the same.
 *
 * `POST /api/admin/v2/tagged_members`
 */
export function addTaggedMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: AddTaggedMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<AddTaggedMemberResult, U>> {
  return client.send(addTaggedMemberOperation, request, options);
}

export const removeTaggedMemberOperation: Operation<RemoveTaggedMemberRequest, RemoveTaggedMemberResult> = {
  id: 'removeTaggedMember',
  method: 'DELETE',
  path: '/api/admin/v2/tagged_members',
  parameters: [
    { name: 'user_email', in: 'query', write: writeScalarPair },
    { name: 'member_tag_id', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Remove a tag from a member.
 *
 * Removes a tag from a member. Both are named in the query string, not by the id of the assignment in the path.
 *
 * `DELETE /api/admin/v2/tagged_members`
 */
export function removeTaggedMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RemoveTaggedMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<RemoveTaggedMemberResult, U>> {
  return client.send(removeTaggedMemberOperation, request, options);
}

export const getTaggedMemberOperation: Operation<GetTaggedMemberRequest, GetTaggedMemberResult> = {
  id: 'getTaggedMember',
  method: 'GET',
  path: '/api/admin/v2/tagged_members/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a tagged member.
 *
 * Returns one pair of a member, or a lead, and a tag.
 *
 * `GET /api/admin/v2/tagged_members/{id}`
 */
export function getTaggedMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetTaggedMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetTaggedMemberResult, U>> {
  return client.send(getTaggedMemberOperation, request, options);
}

/** Assignments of tags to members. */
export interface TaggedMembersApi {
  /**
   * List tagged members.
   *
   * Returns a page of the pairs of a member, or a lead, and a tag. A member with two tags is listed twice.
   *
   * `GET /api/admin/v2/tagged_members`
   */
  list(request?: ListTaggedMembersRequest, options?: RequestOptions): Promise<TaggedMembers>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListTaggedMembersRequest, options?: RequestOptions): Paginator<TaggedMember, TaggedMembers>;
  /**
   * Tag a member.
   *
   * Assigns a tag to a member. If the member already has the tag, the response is the same.
   *
   * `POST /api/admin/v2/tagged_members`
   */
  add(request: AddTaggedMemberRequest, options?: RequestOptions): Promise<MessageResponse>;
  /**
   * Remove a tag from a member.
   *
   * Removes a tag from a member. Both are named in the query string, not by the id of the assignment in the path.
   *
   * `DELETE /api/admin/v2/tagged_members`
   */
  remove(request: RemoveTaggedMemberRequest, options?: RequestOptions): Promise<MessageResponse>;
  /**
   * Get a tagged member.
   *
   * Returns one pair of a member, or a lead, and a tag.
   *
   * `GET /api/admin/v2/tagged_members/{id}`
   */
  get(request: GetTaggedMemberRequest, options?: RequestOptions): Promise<TaggedMember>;
}

export const createTaggedMembersApi = (client: Sender<OnUndeclared>): TaggedMembersApi => ({
  list: (request = {}, options) => unwrap(client.send(listTaggedMembersOperation, request, options)),
  paginateList: (request = {}, options) => paginateListTaggedMembers(client, request, options),
  add: (request, options) => unwrap(client.send(addTaggedMemberOperation, request, options)),
  remove: (request, options) => unwrap(client.send(removeTaggedMemberOperation, request, options)),
  get: (request, options) => unwrap(client.send(getTaggedMemberOperation, request, options)),
});
