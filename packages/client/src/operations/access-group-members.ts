// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AccessGroupCommunityMember, AccessGroupCommunityMembers } from '@community-platform/types/access-group';
import type {
  AddAccessGroupMemberRequest,
  AddAccessGroupMemberResult,
  GetAccessGroupMemberRequest,
  GetAccessGroupMemberResult,
  ListAccessGroupMembersRequest,
  ListAccessGroupMembersResult,
  RemoveAccessGroupMemberRequest,
  RemoveAccessGroupMemberResult,
} from '@community-platform/types/operations/access-group-members';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `getAccessGroupMember`. */
export const getAccessGroupMemberOperation: Operation<GetAccessGroupMemberRequest, GetAccessGroupMemberResult> = {
  id: 'getAccessGroupMember',
  method: 'GET',
  path: '/api/admin/v2/access_groups/{access_group_id}/community_member',
  parameters: [
    { name: 'access_group_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    { name: 'email', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
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
 * Get a member of an access group.
 *
 * Returns the membership of a member, who is named by e-mail address. A member who is not in the access
 * group is answered with 404.
 *
 * `GET /api/admin/v2/access_groups/{access_group_id}/community_member`
 */
export function getAccessGroupMember(
  client: Sender,
  request: GetAccessGroupMemberRequest,
  options?: RequestOptions,
): Promise<Received<GetAccessGroupMemberResult>> {
  return client.send(getAccessGroupMemberOperation, request, options);
}

/** The data of `listAccessGroupMembers`. */
export const listAccessGroupMembersOperation: Operation<ListAccessGroupMembersRequest, ListAccessGroupMembersResult> = {
  id: 'listAccessGroupMembers',
  method: 'GET',
  path: '/api/admin/v2/access_groups/{access_group_id}/community_members',
  parameters: [
    { name: 'access_group_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
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
 * List the members of an access group.
 *
 * Returns one page of the memberships of an access group, the newest first.
 *
 * `GET /api/admin/v2/access_groups/{access_group_id}/community_members`
 */
export function listAccessGroupMembers(
  client: Sender,
  request: ListAccessGroupMembersRequest,
  options?: RequestOptions,
): Promise<Received<ListAccessGroupMembersResult>> {
  return client.send(listAccessGroupMembersOperation, request, options);
}

/** All items of `listAccessGroupMembers`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListAccessGroupMembers(
  client: Sender,
  request: ListAccessGroupMembersRequest,
  options?: RequestOptions,
): Paginator<AccessGroupCommunityMember, AccessGroupCommunityMembers> {
  return paginate(client, listAccessGroupMembersOperation, request, options);
}

/** The data of `addAccessGroupMember`. */
export const addAccessGroupMemberOperation: Operation<AddAccessGroupMemberRequest, AddAccessGroupMemberResult> = {
  id: 'addAccessGroupMember',
  method: 'POST',
  path: '/api/admin/v2/access_groups/{access_group_id}/community_members',
  parameters: [
    { name: 'access_group_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
  ],
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
 * Add a member to an access group.
 *
 * Puts a member into an access group and answers without the membership. One who is in it already stays,
 * and the answer is the same. An archived access group refuses with 422.
 *
 * `POST /api/admin/v2/access_groups/{access_group_id}/community_members`
 */
export function addAccessGroupMember(
  client: Sender,
  request: AddAccessGroupMemberRequest,
  options?: RequestOptions,
): Promise<Received<AddAccessGroupMemberResult>> {
  return client.send(addAccessGroupMemberOperation, request, options);
}

/** The data of `removeAccessGroupMember`. */
export const removeAccessGroupMemberOperation: Operation<RemoveAccessGroupMemberRequest, RemoveAccessGroupMemberResult> = {
  id: 'removeAccessGroupMember',
  method: 'DELETE',
  path: '/api/admin/v2/access_groups/{access_group_id}/community_members',
  parameters: [
    { name: 'access_group_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    { name: 'email', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
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
 * Remove a member from an access group.
 *
 * Takes a member out of an access group. The member is named in the query string, not by the id of the
 * membership in the path.
 *
 * `DELETE /api/admin/v2/access_groups/{access_group_id}/community_members`
 */
export function removeAccessGroupMember(
  client: Sender,
  request: RemoveAccessGroupMemberRequest,
  options?: RequestOptions,
): Promise<Received<RemoveAccessGroupMemberResult>> {
  return client.send(removeAccessGroupMemberOperation, request, options);
}
