// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AddSpaceGroupMemberRequest,
  AddSpaceGroupMemberResult,
  GetSpaceGroupMemberRequest,
  GetSpaceGroupMemberResult,
  ListSpaceGroupMembersRequest,
  ListSpaceGroupMembersResult,
  RemoveSpaceGroupMemberRequest,
  RemoveSpaceGroupMemberResult,
} from '@community-platform/types/operations/space-group-members';
import type { SpaceGroupMember, SpaceGroupMembers } from '@community-platform/types/space-member';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `getSpaceGroupMember`. */
export const getSpaceGroupMemberOperation: Operation<GetSpaceGroupMemberRequest, GetSpaceGroupMemberResult> = {
  id: 'getSpaceGroupMember',
  method: 'GET',
  path: '/api/admin/v2/space_group_member',
  parameters: [
    { name: 'email', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
    { name: 'space_group_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
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
 * Get a space group member.
 *
 * Returns the membership of a member in a space group. Both are named in the query string, since the path
 * has no id.
 *
 * `GET /api/admin/v2/space_group_member`
 */
export function getSpaceGroupMember(
  client: Sender,
  request: GetSpaceGroupMemberRequest,
  options?: RequestOptions,
): Promise<Received<GetSpaceGroupMemberResult>> {
  return client.send(getSpaceGroupMemberOperation, request, options);
}

/** The data of `listSpaceGroupMembers`. */
export const listSpaceGroupMembersOperation: Operation<ListSpaceGroupMembersRequest, ListSpaceGroupMembersResult> = {
  id: 'listSpaceGroupMembers',
  method: 'GET',
  path: '/api/admin/v2/space_group_members',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'space_group_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
    { name: 'status', in: 'query', shape: 'string', style: 'form', explode: true },
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
  pagination: {
    style: 'page',
    page: 'page',
    pageSize: 'per_page',
    items: 'records',
    hasMore: 'has_next_page',
  },
};

/**
 * List space group members.
 *
 * Returns one page of the memberships of a space group. A group that the community does not have is answered
 * with 404.
 *
 * `GET /api/admin/v2/space_group_members`
 */
export function listSpaceGroupMembers(
  client: Sender,
  request: ListSpaceGroupMembersRequest,
  options?: RequestOptions,
): Promise<Received<ListSpaceGroupMembersResult>> {
  return client.send(listSpaceGroupMembersOperation, request, options);
}

/** All items of `listSpaceGroupMembers`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListSpaceGroupMembers(
  client: Sender,
  request: ListSpaceGroupMembersRequest,
  options?: RequestOptions,
): Paginator<SpaceGroupMember, SpaceGroupMembers> {
  return paginate(client, listSpaceGroupMembersOperation, request, options);
}

/** The data of `addSpaceGroupMember`. */
export const addSpaceGroupMemberOperation: Operation<AddSpaceGroupMemberRequest, AddSpaceGroupMemberResult> = {
  id: 'addSpaceGroupMember',
  method: 'POST',
  path: '/api/admin/v2/space_group_members',
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
 * Add a member to a space group.
 *
 * Adds a member to a space group and answers with 200, without the membership. A member of the group is
 * refused with 422.
 *
 * `POST /api/admin/v2/space_group_members`
 */
export function addSpaceGroupMember(
  client: Sender,
  request: AddSpaceGroupMemberRequest,
  options?: RequestOptions,
): Promise<Received<AddSpaceGroupMemberResult>> {
  return client.send(addSpaceGroupMemberOperation, request, options);
}

/** The data of `removeSpaceGroupMember`. */
export const removeSpaceGroupMemberOperation: Operation<RemoveSpaceGroupMemberRequest, RemoveSpaceGroupMemberResult> = {
  id: 'removeSpaceGroupMember',
  method: 'DELETE',
  path: '/api/admin/v2/space_group_members',
  parameters: [
    { name: 'email', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
    { name: 'space_group_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
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
 * Remove a member from a space group.
 *
 * Removes a member from a space group and from its spaces. Both are named in the query string, not by the id
 * of the membership in the path. The owner of the community is refused with 422.
 *
 * `DELETE /api/admin/v2/space_group_members`
 */
export function removeSpaceGroupMember(
  client: Sender,
  request: RemoveSpaceGroupMemberRequest,
  options?: RequestOptions,
): Promise<Received<RemoveSpaceGroupMemberResult>> {
  return client.send(removeSpaceGroupMemberOperation, request, options);
}
