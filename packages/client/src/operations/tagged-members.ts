// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listTaggedMembers`. */
export const listTaggedMembersOperation: Operation<ListTaggedMembersRequest, ListTaggedMembersResult> = {
  id: 'listTaggedMembers',
  method: 'GET',
  path: '/api/admin/v2/tagged_members',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'member_tag_ids', in: 'query', shape: { array: 'integer' }, style: 'form', explode: false },
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
 * List tagged members.
 *
 * Returns one page of the pairs of a member, or a lead, and a tag. Somebody who bears two tags is in it
 * twice.
 *
 * `GET /api/admin/v2/tagged_members`
 */
export function listTaggedMembers(
  client: Sender,
  request: ListTaggedMembersRequest = {},
  options?: RequestOptions,
): Promise<Received<ListTaggedMembersResult>> {
  return client.send(listTaggedMembersOperation, request, options);
}

/** All items of `listTaggedMembers`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListTaggedMembers(
  client: Sender,
  request: ListTaggedMembersRequest = {},
  options?: RequestOptions,
): Paginator<TaggedMember, TaggedMembers> {
  return paginate(client, listTaggedMembersOperation, request, options);
}

/** The data of `addTaggedMember`. */
export const addTaggedMemberOperation: Operation<AddTaggedMemberRequest, AddTaggedMemberResult> = {
  id: 'addTaggedMember',
  method: 'POST',
  path: '/api/admin/v2/tagged_members',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
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
 * Tag a member.
 *
 * Gives a tag to a member. A member who bears it already keeps it, and the answer is the same.
 *
 * `POST /api/admin/v2/tagged_members`
 */
export function addTaggedMember(
  client: Sender,
  request: AddTaggedMemberRequest,
  options?: RequestOptions,
): Promise<Received<AddTaggedMemberResult>> {
  return client.send(addTaggedMemberOperation, request, options);
}

/** The data of `removeTaggedMember`. */
export const removeTaggedMemberOperation: Operation<RemoveTaggedMemberRequest, RemoveTaggedMemberResult> = {
  id: 'removeTaggedMember',
  method: 'DELETE',
  path: '/api/admin/v2/tagged_members',
  parameters: [
    { name: 'user_email', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
    { name: 'member_tag_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
  ],
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
 * Remove a tag from a member.
 *
 * Takes a tag from a member. Which one is said in the query string, not by the id of the tagging in the
 * path.
 *
 * `DELETE /api/admin/v2/tagged_members`
 */
export function removeTaggedMember(
  client: Sender,
  request: RemoveTaggedMemberRequest,
  options?: RequestOptions,
): Promise<Received<RemoveTaggedMemberResult>> {
  return client.send(removeTaggedMemberOperation, request, options);
}

/** The data of `getTaggedMember`. */
export const getTaggedMemberOperation: Operation<GetTaggedMemberRequest, GetTaggedMemberResult> = {
  id: 'getTaggedMember',
  method: 'GET',
  path: '/api/admin/v2/tagged_members/{id}',
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
 * Get a tagged member.
 *
 * Returns one pair of a member, or a lead, and a tag.
 *
 * `GET /api/admin/v2/tagged_members/{id}`
 */
export function getTaggedMember(
  client: Sender,
  request: GetTaggedMemberRequest,
  options?: RequestOptions,
): Promise<Received<GetTaggedMemberResult>> {
  return client.send(getTaggedMemberOperation, request, options);
}
