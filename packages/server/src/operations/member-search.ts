// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  SearchCommunityMembersRequest,
  SearchCommunityMembersResult,
} from '@community-platform/types/operations/member-search';
import { errors400BadRequest_401_403_405_406_413_415_422_429_5XX } from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** Search for other members. */
export interface MemberSearchHandlers<Principal = unknown, State = unknown> {
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
  searchCommunityMembers(
    input: SearchCommunityMembersRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<SearchCommunityMembersResult>>;
}

/** The descriptors of the operations, in document order. */
export const memberSearchOperations: readonly Operation[] = [
  {
    id: 'searchCommunityMembers',
    method: 'POST',
    path: '/api/headless/v1/search/community_members',
    body: { content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ MemberAccessToken: [] }],
  },
];
