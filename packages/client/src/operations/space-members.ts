// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AddSpaceMemberRequest,
  AddSpaceMemberResult,
  GetSpaceMemberRequest,
  GetSpaceMemberResult,
  ListSpaceMembersRequest,
  ListSpaceMembersResult,
  RemoveSpaceMemberRequest,
  RemoveSpaceMemberResult,
} from '@community-platform/types/operations/space-members';
import type { SpaceMember, SpaceMembers } from '@community-platform/types/space-member';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `getSpaceMember`. */
export const getSpaceMemberOperation: Operation<GetSpaceMemberRequest, GetSpaceMemberResult> = {
  id: 'getSpaceMember',
  method: 'GET',
  path: '/api/admin/v2/space_member',
  parameters: [
    { name: 'email', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
    { name: 'space_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
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
 * Get a space member.
 *
 * Returns the membership of a member in a space. Both are named in the query string, since the path has no
 * id.
 *
 * `GET /api/admin/v2/space_member`
 */
export function getSpaceMember(
  client: Sender,
  request: GetSpaceMemberRequest,
  options?: RequestOptions,
): Promise<Received<GetSpaceMemberResult>> {
  return client.send(getSpaceMemberOperation, request, options);
}

/** The data of `listSpaceMembers`. */
export const listSpaceMembersOperation: Operation<ListSpaceMembersRequest, ListSpaceMembersResult> = {
  id: 'listSpaceMembers',
  method: 'GET',
  path: '/api/admin/v2/space_members',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'space_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
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
 * List space members.
 *
 * Returns one page of the memberships of a space. A space that the community does not have is answered with
 * 404.
 *
 * `GET /api/admin/v2/space_members`
 */
export function listSpaceMembers(
  client: Sender,
  request: ListSpaceMembersRequest,
  options?: RequestOptions,
): Promise<Received<ListSpaceMembersResult>> {
  return client.send(listSpaceMembersOperation, request, options);
}

/** All items of `listSpaceMembers`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListSpaceMembers(
  client: Sender,
  request: ListSpaceMembersRequest,
  options?: RequestOptions,
): Paginator<SpaceMember, SpaceMembers> {
  return paginate(client, listSpaceMembersOperation, request, options);
}

/** The data of `addSpaceMember`. */
export const addSpaceMemberOperation: Operation<AddSpaceMemberRequest, AddSpaceMemberResult> = {
  id: 'addSpaceMember',
  method: 'POST',
  path: '/api/admin/v2/space_members',
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
 * Add a member to a space.
 *
 * Adds a member to a space and answers with 200, without the membership. A member of the space stays one,
 * and the answer is the same.
 *
 * `POST /api/admin/v2/space_members`
 */
export function addSpaceMember(
  client: Sender,
  request: AddSpaceMemberRequest,
  options?: RequestOptions,
): Promise<Received<AddSpaceMemberResult>> {
  return client.send(addSpaceMemberOperation, request, options);
}

/** The data of `removeSpaceMember`. */
export const removeSpaceMemberOperation: Operation<RemoveSpaceMemberRequest, RemoveSpaceMemberResult> = {
  id: 'removeSpaceMember',
  method: 'DELETE',
  path: '/api/admin/v2/space_members',
  parameters: [
    { name: 'email', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
    { name: 'space_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
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
 * Remove a member from a space.
 *
 * Removes a member from a space. Both are named in the query string, not by the id of the membership in the
 * path.
 *
 * `DELETE /api/admin/v2/space_members`
 */
export function removeSpaceMember(
  client: Sender,
  request: RemoveSpaceMemberRequest,
  options?: RequestOptions,
): Promise<Received<RemoveSpaceMemberResult>> {
  return client.send(removeSpaceMemberOperation, request, options);
}
