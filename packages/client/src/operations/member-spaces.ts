// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  ListMemberSpacesRequest,
  ListMemberSpacesResult,
} from '@community-platform/types/operations/member-spaces';
import type { Space, Spaces } from '@community-platform/types/space';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listMemberSpaces`. */
export const listMemberSpacesOperation: Operation<ListMemberSpacesRequest, ListMemberSpacesResult> = {
  id: 'listMemberSpaces',
  method: 'GET',
  path: '/api/admin/v2/community_member_spaces',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'community_member_id', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'user_email', in: 'query', shape: 'string', style: 'form', explode: true },
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
 * List the spaces of a member.
 *
 * Returns one page of the spaces that a member belongs to. The member is named by `community_member_id` or
 * by `user_email`; when both are sent, the id counts. A request with neither is answered with 400, one whose
 * member the community does not have with 404.
 *
 * `GET /api/admin/v2/community_member_spaces`
 */
export function listMemberSpaces(
  client: Sender,
  request: ListMemberSpacesRequest = {},
  options?: RequestOptions,
): Promise<Received<ListMemberSpacesResult>> {
  return client.send(listMemberSpacesOperation, request, options);
}

/** All items of `listMemberSpaces`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListMemberSpaces(
  client: Sender,
  request: ListMemberSpacesRequest = {},
  options?: RequestOptions,
): Paginator<Space, Spaces> {
  return paginate(client, listMemberSpacesOperation, request, options);
}
