// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  RunAdvancedSearchQuery,
  RunAdvancedSearchRequest,
  RunAdvancedSearchResult,
} from '@community-platform/types/operations/search';

/** What the handler of `runAdvancedSearch` receives: every part is there, defaults are filled in. */
export interface RunAdvancedSearchInput extends RunAdvancedSearchRequest {
  query: RunAdvancedSearchQuery & { page: number; per_page: number };
}

/** Finding anything in the community by a few words. */
export interface SearchHandlers<Principal = unknown, State = unknown> {
  /**
   * Run an advanced search.
   *
   * Searches everything in the community, or one kind of record, for a few words, and returns one page of what
   * was found, the best first. `mention_scope` counts only with the type `mentions`. Filters that do not fit
   * the type are ignored.
   *
   * `GET /api/admin/v2/advanced_search`
   */
  runAdvancedSearch(input: RunAdvancedSearchInput, context: RequestContext<Principal, State>): Awaitable<Reply<RunAdvancedSearchResult>>;
}
