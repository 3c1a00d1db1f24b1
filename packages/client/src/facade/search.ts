// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AdvancedSearchResult, AdvancedSearchResults } from '@community-platform/types/advanced-search';
import type { RunAdvancedSearchRequest } from '@community-platform/types/operations/search';
import * as operations from '../operations/search.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Finding anything in the community by a few words. */
export interface SearchApi {
  /**
   * Run an advanced search.
   *
   * Searches everything in the community, or one kind of record, for a few words, and returns one page of what
   * was found, the best first. `mention_scope` counts only with the type `mentions`. Filters that do not fit
   * the type are ignored.
   *
   * `GET /api/admin/v2/advanced_search`
   */
  run(request: RunAdvancedSearchRequest, options?: RequestOptions): Promise<AdvancedSearchResults>;
  /** All items of `run`, or with `.pages()` all pages, fetched as they are read. */
  paginateRun(request: RunAdvancedSearchRequest, options?: RequestOptions): Paginator<AdvancedSearchResult, AdvancedSearchResults>;
}

/** Binds the operations to a client. */
export const createSearchApi = (client: Sender<OnUndeclared>): SearchApi => ({
  run: (request, options) => unwrap(client.send(operations.runAdvancedSearchOperation, request, options)),
  paginateRun: (request, options) => operations.paginateRunAdvancedSearch(client, request, options),
});
