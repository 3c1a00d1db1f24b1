// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  RunAdvancedSearchQuery,
  RunAdvancedSearchRequest,
  RunAdvancedSearchResult,
} from '@community-platform/types/operations/search';
import { errors400_401_403_405_406_429_5XX } from '../responses.js';
import { sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `runAdvancedSearch`: all parts are present, with defaults. */
export interface RunAdvancedSearchInput extends RunAdvancedSearchRequest {
  query: RunAdvancedSearchQuery & { page: number; per_page: number };
}

/** Full-text search in the community. */
export interface SearchHandlers<Principal = unknown, State = unknown> {
  /**
   * Run an advanced search.
   *
   * Searches the whole community, or one type of record, and returns a page of results, best first. `mention_scope`
   * applies only to the type `mentions`. Filters that do not apply to the type are ignored.
   *
   * `GET /api/admin/v2/advanced_search`
   */
  runAdvancedSearch(
    input: RunAdvancedSearchInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<RunAdvancedSearchResult>>;
}

/** The descriptors of the operations, in document order. */
export const searchOperations: readonly Operation[] = [
  {
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
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
