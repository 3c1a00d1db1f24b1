// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type { MemberTag, MemberTagsList } from '@community-platform/types/member-tag';
import type {
  CreateMemberTagRequest,
  CreateMemberTagResult,
  DeleteMemberTagRequest,
  DeleteMemberTagResult,
  GetMemberTagRequest,
  GetMemberTagResult,
  ListMemberTagsRequest,
  ListMemberTagsResult,
  UpdateMemberTagRequest,
  UpdateMemberTagResult,
} from '@community-platform/types/operations/member-tags';
import {
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
import { readsJson, sendsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listMemberTagsOperation: Operation<ListMemberTagsRequest, ListMemberTagsResult> = {
  id: 'listMemberTags',
  method: 'GET',
  path: '/api/admin/v2/member_tags',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'name', in: 'query', write: writeScalarPair },
    { name: 'is_public', in: 'query', write: writeScalarPair },
    { name: 'sort', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List member tags.
 *
 * Returns a page of the tags, newest first unless `sort` says otherwise.
 *
 * `GET /api/admin/v2/member_tags`
 */
export function listMemberTags<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListMemberTagsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListMemberTagsResult, U>> {
  return client.send(listMemberTagsOperation, request, options);
}

/** Iterates over all items of `listMemberTags`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListMemberTags(
  client: Sender<OnUndeclared>,
  request: ListMemberTagsRequest = {},
  options?: RequestOptions,
): Paginator<MemberTag, MemberTagsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listMemberTagsOperation, paging, request, options);
}

export const createMemberTagOperation: Operation<CreateMemberTagRequest, CreateMemberTagResult> = {
  id: 'createMemberTag',
  method: 'POST',
  path: '/api/admin/v2/member_tags',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a member tag.
 *
 * Creates a tag. Without a name, or with a name that another tag has, the response is 422.
 *
 * `POST /api/admin/v2/member_tags`
 */
export function createMemberTag<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateMemberTagRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateMemberTagResult, U>> {
  return client.send(createMemberTagOperation, request, options);
}

export const getMemberTagOperation: Operation<GetMemberTagRequest, GetMemberTagResult> = {
  id: 'getMemberTag',
  method: 'GET',
  path: '/api/admin/v2/member_tags/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a member tag.
 *
 * Returns one tag.
 *
 * `GET /api/admin/v2/member_tags/{id}`
 */
export function getMemberTag<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetMemberTagRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetMemberTagResult, U>> {
  return client.send(getMemberTagOperation, request, options);
}

export const updateMemberTagOperation: Operation<UpdateMemberTagRequest, UpdateMemberTagResult> = {
  id: 'updateMemberTag',
  method: 'PUT',
  path: '/api/admin/v2/member_tags/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a member tag.
 *
 * Changes only the fields in the body.
 *
 * `PUT /api/admin/v2/member_tags/{id}`
 */
export function updateMemberTag<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateMemberTagRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateMemberTagResult, U>> {
  return client.send(updateMemberTagOperation, request, options);
}

export const deleteMemberTagOperation: Operation<DeleteMemberTagRequest, DeleteMemberTagResult> = {
  id: 'deleteMemberTag',
  method: 'DELETE',
  path: '/api/admin/v2/member_tags/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a member tag.
 *
 * Deletes the tag and removes it from all members.
 *
 * `DELETE /api/admin/v2/member_tags/{id}`
 */
export function deleteMemberTag<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteMemberTagRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteMemberTagResult, U>> {
  return client.send(deleteMemberTagOperation, request, options);
}

/** Labels that admins assign to members. */
export interface MemberTagsApi {
  /**
   * List member tags.
   *
   * Returns a page of the tags, newest first unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/member_tags`
   */
  list(request?: ListMemberTagsRequest, options?: RequestOptions): Promise<MemberTagsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListMemberTagsRequest, options?: RequestOptions): Paginator<MemberTag, MemberTagsList>;
  /**
   * Create a member tag.
   *
   * Creates a tag. Without a name, or with a name that another tag has, the response is 422.
   *
   * `POST /api/admin/v2/member_tags`
   */
  create(request: CreateMemberTagRequest, options?: RequestOptions): Promise<MemberTag>;
  /**
   * Get a member tag.
   *
   * Returns one tag.
   *
   * `GET /api/admin/v2/member_tags/{id}`
   */
  get(request: GetMemberTagRequest, options?: RequestOptions): Promise<MemberTag>;
  /**
   * Update a member tag.
   *
   * Changes only the fields in the body.
   *
   * `PUT /api/admin/v2/member_tags/{id}`
   */
  update(request: UpdateMemberTagRequest, options?: RequestOptions): Promise<MemberTag>;
  /**
   * Delete a member tag.
   *
   * Deletes the tag and removes it from all members.
   *
   * `DELETE /api/admin/v2/member_tags/{id}`
   */
  delete(request: DeleteMemberTagRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

export const createMemberTagsApi = (client: Sender<OnUndeclared>): MemberTagsApi => ({
  list: (request = {}, options) => unwrap(client.send(listMemberTagsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListMemberTags(client, request, options),
  create: (request, options) => unwrap(client.send(createMemberTagOperation, request, options)),
  get: (request, options) => unwrap(client.send(getMemberTagOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateMemberTagOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deleteMemberTagOperation, request, options)),
});
