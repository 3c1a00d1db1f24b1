// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MemberSearchResponse, SearchedMember } from '@community-platform/types/member-search';
import type {
  SearchCommunityMembersRequest,
  SearchCommunityMembersResult,
} from '@community-platform/types/operations/member-search';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `searchCommunityMembers`. */
export const searchCommunityMembersOperation: Operation<SearchCommunityMembersRequest, SearchCommunityMembersResult> = {
  id: 'searchCommunityMembers',
  method: 'POST',
  path: '/api/headless/v1/search/community_members',
  body: { required: true, content: { 'application/json': sendsJson } },
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
  security: [{ MemberAccessToken: [] }],
  pagination: {
    style: 'cursor',
    cursor: 'search_after',
    next: 'next_search_after',
    items: 'data',
    key: 'id',
    invalidCursorStatus: 422,
  },
};

/**
 * Search community members.
 *
 * Searches the members of the community. All filters and the free text narrow the result together. Which
 * comparisons a field takes depends on the field; another one is answered with 422.
 *
 * To go through the result, send the same request again with `search_after` set to the latest
 * `next_search_after`, until an answer comes without it. No member is then returned twice and none is
 * skipped, also when members join meanwhile. When the filters change, start again without
 * `search_after`. A cursor that is not valid any more is answered with 422, and the search is to be
 * started again without it.
 *
 * `page` is the other way, and reaches the first 10,000 records.
 *
 * `POST /api/headless/v1/search/community_members`
 */
export function searchCommunityMembers(
  client: Sender,
  request: SearchCommunityMembersRequest,
  options?: RequestOptions,
): Promise<Received<SearchCommunityMembersResult>> {
  return client.send(searchCommunityMembersOperation, request, options);
}

/** All items of `searchCommunityMembers`, or with `.pages()` all pages, fetched as they are read. */
export function paginateSearchCommunityMembers(
  client: Sender,
  request: SearchCommunityMembersRequest,
  options?: RequestOptions,
): Paginator<SearchedMember, MemberSearchResponse> {
  return paginate(client, searchCommunityMembersOperation, request, options);
}
