// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type { SearchLocationsRequest, SearchLocationsResult } from '@community-platform/types/operations/locations';

/** Finding places by name. */
export interface LocationsHandlers<Principal = unknown, State = unknown> {
  /**
   * Search locations.
   *
   * Finds places by a part of their name or address, the best match first. It has no pages.
   *
   * `GET /api/admin/v2/locations/search`
   */
  searchLocations(input: SearchLocationsRequest, context: RequestContext<Principal, State>): Awaitable<Reply<SearchLocationsResult>>;
}
