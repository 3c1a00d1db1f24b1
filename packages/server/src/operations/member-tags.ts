// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateMemberTagRequest,
  CreateMemberTagResult,
  DeleteMemberTagRequest,
  DeleteMemberTagResult,
  GetMemberTagRequest,
  GetMemberTagResult,
  ListMemberTagsQuery,
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
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listMemberTags`: all parts are present, with defaults. */
export interface ListMemberTagsInput extends ListMemberTagsRequest {
  query: ListMemberTagsQuery & { page: number; per_page: number };
}

/** Labels that admins assign to members. */
export interface MemberTagsHandlers<Principal = unknown, State = unknown> {
  /**
   * List member tags.
   *
   * Returns a page of the tags, newest first unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/member_tags`
   */
  listMemberTags(input: ListMemberTagsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListMemberTagsResult>>;
  /**
   * Create a member tag.
   *
   * Creates a tag. Without a name, or with a name that another tag has, the response is 422.
   *
   * `POST /api/admin/v2/member_tags`
   */
  createMemberTag(
    input: CreateMemberTagRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateMemberTagResult>>;
  /**
   * Get a member tag.
   *
   * Returns one tag.
   *
   * `GET /api/admin/v2/member_tags/{id}`
   */
  getMemberTag(input: GetMemberTagRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetMemberTagResult>>;
  /**
   * Update a member tag.
   *
   * Changes only the fields in the body.
   *
   * `PUT /api/admin/v2/member_tags/{id}`
   */
  updateMemberTag(
    input: UpdateMemberTagRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdateMemberTagResult>>;
  /**
   * Delete a member tag.
   *
   * Deletes the tag and removes it from all members.
   *
   * `DELETE /api/admin/v2/member_tags/{id}`
   */
  deleteMemberTag(
    input: DeleteMemberTagRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<DeleteMemberTagResult>>;
}

/** The descriptors of the operations, in document order. */
export const memberTagsOperations: readonly Operation[] = [
  {
    id: 'listMemberTags',
    method: 'GET',
    path: '/api/admin/v2/member_tags',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'name', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'is_public', in: 'query', shape: 'boolean', style: 'form', explode: true },
      { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createMemberTag',
    method: 'POST',
    path: '/api/admin/v2/member_tags',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getMemberTag',
    method: 'GET',
    path: '/api/admin/v2/member_tags/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateMemberTag',
    method: 'PUT',
    path: '/api/admin/v2/member_tags/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteMemberTag',
    method: 'DELETE',
    path: '/api/admin/v2/member_tags/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
