// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AdvancedSearchResult, AdvancedSearchResults } from '@community-platform/types/advanced-search';
import type { RunAdvancedSearchRequest, RunAdvancedSearchResult } from '@community-platform/types/operations/search';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `runAdvancedSearch`. */
export const runAdvancedSearchOperation: Operation<RunAdvancedSearchRequest, RunAdvancedSearchResult> = {
  id: 'runAdvancedSearch',
  method: 'GET',
  path: '/api/admin/v2/advanced_search',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'query', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
    { name: 'type', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'mention_scope', in: 'query', shape: 'string', style: 'form', explode: true },
    {
      name: 'filters',
      in: 'query',
      shape: {
        object: {
          space_ids: { array: 'string' },
          topic_ids: { array: 'string' },
          member_tag_ids: { array: 'string' },
          author_name: 'string',
          status: 'string',
        },
      },
      style: 'deepObject',
      explode: true,
    },
  ],
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
 * Run an advanced search.
 *
 * Searches everything in the community, or one kind of record, for a few words, and returns one page of what
 * was found, the best first. `mention_scope` counts only with the type `mentions`. Filters that do not fit
 * the type are ignored.
 *
 * `GET /api/admin/v2/advanced_search`
 */
export function runAdvancedSearch(
  client: Sender,
  request: RunAdvancedSearchRequest,
  options?: RequestOptions,
): Promise<Received<RunAdvancedSearchResult>> {
  return client.send(runAdvancedSearchOperation, request, options);
}

/** All items of `runAdvancedSearch`, or with `.pages()` all pages, fetched as they are read. */
export function paginateRunAdvancedSearch(
  client: Sender,
  request: RunAdvancedSearchRequest,
  options?: RequestOptions,
): Paginator<AdvancedSearchResult, AdvancedSearchResults> {
  return paginate(client, runAdvancedSearchOperation, request, options);
}
