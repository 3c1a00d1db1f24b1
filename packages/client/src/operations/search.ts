// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AdvancedSearchResult, AdvancedSearchResults } from '@community-platform/types/advanced-search';
import type { RunAdvancedSearchRequest, RunAdvancedSearchResult } from '@community-platform/types/operations/search';
import { errors400_401_403_405_406_429_5XX } from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  pageByNumber,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
} from '../runtime/client.js';
import { readsJson, writeDeepObject, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

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
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Run an advanced search.
 *
 * Searches the whole community, or one type of record, and returns a page of results, best first. `mention_scope`
 * applies only to the type `mentions`. Filters that do not apply to the type are ignored.
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

/** Iterates over all items of `runAdvancedSearch`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateRunAdvancedSearch(
  client: Sender<OnUndeclared>,
  request: RunAdvancedSearchRequest,
  options?: RequestOptions,
): Paginator<AdvancedSearchResult, AdvancedSearchResults> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, runAdvancedSearchOperation, paging, request, options);
}

/** Full-text search in the community. */
export interface SearchApi {
  /**
   * Run an advanced search.
   *
   * Searches the whole community, or one type of record, and returns a page of results, best first. `mention_scope`
   * applies only to the type `mentions`. Filters that do not apply to the type are ignored.
   *
   * `GET /api/admin/v2/advanced_search`
   */
  run(request: RunAdvancedSearchRequest, options?: RequestOptions): Promise<AdvancedSearchResults>;
  /** Iterates over all items of `run`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateRun(
    request: RunAdvancedSearchRequest,
    options?: RequestOptions,
  ): Paginator<AdvancedSearchResult, AdvancedSearchResults>;
}

export const createSearchApi = (client: Sender<OnUndeclared>): SearchApi => ({
  run: (request, options) => unwrap(client.send(runAdvancedSearchOperation, request, options)),
  paginateRun: (request, options) => paginateRunAdvancedSearch(client, request, options),
});
