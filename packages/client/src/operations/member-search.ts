// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MemberSearchResponse, SearchedMember } from '@community-platform/types/member-search';
import type {
  SearchCommunityMembersRequest,
  SearchCommunityMembersResult,
} from '@community-platform/types/operations/member-search';
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { pageByCursor } from '../runtime/client/pages/by-cursor.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { memberAccessTokenScheme } from '../security.js';

/** The data of `searchCommunityMembers`. */
export const searchCommunityMembersOperation: Operation<SearchCommunityMembersRequest, SearchCommunityMembersResult> = {
  id: 'searchCommunityMembers',
  method: 'POST',
  path: '/api/headless/v1/search/community_members',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[memberAccessTokenScheme]],
};

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
export function searchCommunityMembers<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SearchCommunityMembersRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<SearchCommunityMembersResult, U>> {
  return client.send(searchCommunityMembersOperation, request, options);
}

/** All items of `searchCommunityMembers`, or with `.pages()` all pages, fetched as they are read. */
export function paginateSearchCommunityMembers(
  client: Sender<OnUndeclared>,
  request: SearchCommunityMembersRequest = {},
  options?: RequestOptions,
): Paginator<SearchedMember, MemberSearchResponse> {
  const paging = pageByCursor({ cursor: 'search_after', next: 'next_search_after', items: 'data', key: 'id', invalidCursorStatus: 422 });
  return paginate(client, searchCommunityMembersOperation, paging, request, options);
}
