// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listMemberTags`. */
export const listMemberTagsOperation: Operation<ListMemberTagsRequest, ListMemberTagsResult> = {
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
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
  pagination: {
    style: 'page',
    page: 'page',
    pageSize: 'per_page',
    items: 'records',
    hasMore: 'has_next_page',
  },
};

/**
 * List member tags.
 *
 * Returns one page of the tags, the newest first unless `sort` says otherwise.
 *
 * `GET /api/admin/v2/member_tags`
 */
export function listMemberTags(
  client: Sender,
  request: ListMemberTagsRequest = {},
  options?: RequestOptions,
): Promise<Received<ListMemberTagsResult>> {
  return client.send(listMemberTagsOperation, request, options);
}

/** All items of `listMemberTags`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListMemberTags(
  client: Sender,
  request: ListMemberTagsRequest = {},
  options?: RequestOptions,
): Paginator<MemberTag, MemberTagsList> {
  return paginate(client, listMemberTagsOperation, request, options);
}

/** The data of `createMemberTag`. */
export const createMemberTagOperation: Operation<CreateMemberTagRequest, CreateMemberTagResult> = {
  id: 'createMemberTag',
  method: 'POST',
  path: '/api/admin/v2/member_tags',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Create a member tag.
 *
 * Makes a tag. One without a name, or with a name that another tag has, is refused with 422.
 *
 * `POST /api/admin/v2/member_tags`
 */
export function createMemberTag(
  client: Sender,
  request: CreateMemberTagRequest,
  options?: RequestOptions,
): Promise<Received<CreateMemberTagResult>> {
  return client.send(createMemberTagOperation, request, options);
}

/** The data of `getMemberTag`. */
export const getMemberTagOperation: Operation<GetMemberTagRequest, GetMemberTagResult> = {
  id: 'getMemberTag',
  method: 'GET',
  path: '/api/admin/v2/member_tags/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Get a member tag.
 *
 * Returns one tag.
 *
 * `GET /api/admin/v2/member_tags/{id}`
 */
export function getMemberTag(
  client: Sender,
  request: GetMemberTagRequest,
  options?: RequestOptions,
): Promise<Received<GetMemberTagResult>> {
  return client.send(getMemberTagOperation, request, options);
}

/** The data of `updateMemberTag`. */
export const updateMemberTagOperation: Operation<UpdateMemberTagRequest, UpdateMemberTagResult> = {
  id: 'updateMemberTag',
  method: 'PUT',
  path: '/api/admin/v2/member_tags/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Update a member tag.
 *
 * Changes what the body names and leaves the rest.
 *
 * `PUT /api/admin/v2/member_tags/{id}`
 */
export function updateMemberTag(
  client: Sender,
  request: UpdateMemberTagRequest,
  options?: RequestOptions,
): Promise<Received<UpdateMemberTagResult>> {
  return client.send(updateMemberTagOperation, request, options);
}

/** The data of `deleteMemberTag`. */
export const deleteMemberTagOperation: Operation<DeleteMemberTagRequest, DeleteMemberTagResult> = {
  id: 'deleteMemberTag',
  method: 'DELETE',
  path: '/api/admin/v2/member_tags/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Delete a member tag.
 *
 * Deletes the tag and takes it from everybody who bears it.
 *
 * `DELETE /api/admin/v2/member_tags/{id}`
 */
export function deleteMemberTag(
  client: Sender,
  request: DeleteMemberTagRequest,
  options?: RequestOptions,
): Promise<Received<DeleteMemberTagResult>> {
  return client.send(deleteMemberTagOperation, request, options);
}
