// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AdvancedSearchResult, AdvancedSearchResults } from '@community-platform/types/advanced-search';
import type { RunAdvancedSearchRequest, RunAdvancedSearchResult } from '@community-platform/types/operations/search';
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { writeDeepObject } from '../runtime/codec/writers/deep-object.js';
import { writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `runAdvancedSearch`. */
export const runAdvancedSearchOperation: Operation<RunAdvancedSearchRequest, RunAdvancedSearchResult> = {
  id: 'runAdvancedSearch',
  method: 'GET',
  path: '/api/admin/v2/advanced_search',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'query', in: 'query', write: writeScalarPair },
    { name: 'type', in: 'query', write: writeScalarPair },
    { name: 'mention_scope', in: 'query', write: writeScalarPair },
    { name: 'filters', in: 'query', write: writeDeepObject },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Run an advanced search.
 *
 * Searches everything in the community, or one kind of record, for a few words, and returns one page of what
 * was found, the best first. `mention_scope` counts only with the type `mentions`. Filters that do not fit
 * the type are ignored.
 *
 * `GET /api/admin/v2/advanced_search`
 */
export function runAdvancedSearch<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RunAdvancedSearchRequest,
  options?: RequestOptions<U>,
): Promise<Received<RunAdvancedSearchResult, U>> {
  return client.send(runAdvancedSearchOperation, request, options);
}

/** All items of `runAdvancedSearch`, or with `.pages()` all pages, fetched as they are read. */
export function paginateRunAdvancedSearch(
  client: Sender<OnUndeclared>,
  request: RunAdvancedSearchRequest,
  options?: RequestOptions,
): Paginator<AdvancedSearchResult, AdvancedSearchResults> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, runAdvancedSearchOperation, paging, request, options);
}
