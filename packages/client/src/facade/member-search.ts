// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MemberSearchResponse, SearchedMember } from '@community-platform/types/member-search';
import type { SearchCommunityMembersRequest } from '@community-platform/types/operations/member-search';
import * as operations from '../operations/member-search.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Finding other members. */
export interface MemberSearchApi {
  /**
   * Search community members.
   *
   * Searches the members of the community. All filters and the free text narrow the result together. Which
   * comparisons a field takes depends on the field; another one is answered with 422. Members whose preference
   * `visible_in_member_directory` is false are found by nobody but themselves.
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
  search(request?: SearchCommunityMembersRequest, options?: RequestOptions): Promise<MemberSearchResponse>;
  /** All items of `search`, or with `.pages()` all pages, fetched as they are read. */
  paginateSearch(request?: SearchCommunityMembersRequest, options?: RequestOptions): Paginator<SearchedMember, MemberSearchResponse>;
}

/** Binds the operations to a client. */
export const createMemberSearchApi = (client: Sender<OnUndeclared>): MemberSearchApi => ({
  search: (request = {}, options) => unwrap(client.send(operations.searchCommunityMembersOperation, request, options)),
  paginateSearch: (request = {}, options) => operations.paginateSearchCommunityMembers(client, request, options),
});
