// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AccessGroup, AccessGroups } from '@community-platform/types/access-group';
import type {
  ListMemberAccessGroupsRequest,
  ListMemberAccessGroupsResult,
} from '@community-platform/types/operations/member-access-groups';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listMemberAccessGroups`. */
export const listMemberAccessGroupsOperation: Operation<ListMemberAccessGroupsRequest, ListMemberAccessGroupsResult> = {
  id: 'listMemberAccessGroups',
  method: 'GET',
  path: '/api/admin/v2/community_members/{community_member_id}/access_groups',
  parameters: [
    {
      name: 'community_member_id',
      in: 'path',
      required: true,
      shape: 'integer',
      style: 'simple',
      explode: false,
    },
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
 * List the access groups of a member.
 *
 * Returns one page of the active access groups that a member belongs to.
 *
 * `GET /api/admin/v2/community_members/{community_member_id}/access_groups`
 */
export function listMemberAccessGroups(
  client: Sender,
  request: ListMemberAccessGroupsRequest,
  options?: RequestOptions,
): Promise<Received<ListMemberAccessGroupsResult>> {
  return client.send(listMemberAccessGroupsOperation, request, options);
}

/** All items of `listMemberAccessGroups`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListMemberAccessGroups(
  client: Sender,
  request: ListMemberAccessGroupsRequest,
  options?: RequestOptions,
): Paginator<AccessGroup, AccessGroups> {
  return paginate(client, listMemberAccessGroupsOperation, request, options);
}
