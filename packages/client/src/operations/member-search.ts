// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MemberSearchResponse, SearchedMember } from '@community-platform/types/member-search';
import type {
  SearchCommunityMembersRequest,
  SearchCommunityMembersResult,
} from '@community-platform/types/operations/member-search';
import { errors400BadRequest_401_403_405_406_413_415_422_429_5XX } from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  pageByCursor,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson } from '../runtime/codec.js';
import { memberAccessTokenScheme } from '../security.js';

export const searchCommunityMembersOperation: Operation<SearchCommunityMembersRequest, SearchCommunityMembersResult> = {
  id: 'searchCommunityMembers',
  method: 'POST',
  path: '/api/headless/v1/search/community_members',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[memberAccessTokenScheme]],
};

/**
 * Search community members.
 *
 * Searches the members of the community. All filters and the free text apply together. Each field supports certain
 * comparisons; another one returns 422. Members whose preference `visible_in_member_directory` is false are found
 * by nobody but themselves.
 *
 * To go through the result, send the same request again with `search_after` set to the latest `next_search_after`,
 * until a response comes without it. No member is then returned twice and none is skipped, also when members join
 * meanwhile. When the filters change, start again without `search_after`. A cursor that is no longer valid returns
 * 422, and the search is to be started again without it.
 *
 * `page` is the other way, and reaches the first 10,000 records.
 *
 * `POST /api/headless/v1/search/community_members`
 */
export function searchCommunityMembers<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SearchCommunityMembersRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<SearchCommunityMembersResult, U>> {
  return client.send(searchCommunityMembersOperation, request, options);
}

/** Iterates over all items of `searchCommunityMembers`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateSearchCommunityMembers(
  client: Sender<OnUndeclared>,
  request: SearchCommunityMembersRequest = {},
  options?: RequestOptions,
): Paginator<SearchedMember, MemberSearchResponse> {
  const paging = pageByCursor(
    { cursor: 'search_after', next: 'next_search_after', items: 'data', key: 'id', invalidCursorStatus: 422 },
  );
  return paginate(client, searchCommunityMembersOperation, paging, request, options);
}

/** Search for other members. */
export interface MemberSearchApi {
  /**
   * Search community members.
   *
   * Searches the members of the community. All filters and the free text apply together. Each field supports certain
   * comparisons; another one returns 422. Members whose preference `visible_in_member_directory` is false are found
   * by nobody but themselves.
   *
   * To go through the result, send the same request again with `search_after` set to the latest `next_search_after`,
   * until a response comes without it. No member is then returned twice and none is skipped, also when members join
   * meanwhile. When the filters change, start again without `search_after`. A cursor that is no longer valid returns
   * 422, and the search is to be started again without it.
   *
   * `page` is the other way, and reaches the first 10,000 records.
   *
   * `POST /api/headless/v1/search/community_members`
   */
  search(request?: SearchCommunityMembersRequest, options?: RequestOptions): Promise<MemberSearchResponse>;
  /** Iterates over all items of `search`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateSearch(
    request?: SearchCommunityMembersRequest,
    options?: RequestOptions,
  ): Paginator<SearchedMember, MemberSearchResponse>;
}

export const createMemberSearchApi = (client: Sender<OnUndeclared>): MemberSearchApi => ({
  search: (request = {}, options) => unwrap(client.send(searchCommunityMembersOperation, request, options)),
  paginateSearch: (request = {}, options) => paginateSearchCommunityMembers(client, request, options),
});
