// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { LocationSearchResults } from '@community-platform/types/location';
import type { SearchLocationsRequest } from '@community-platform/types/operations/locations';
import * as operations from '../operations/locations.js';
import { type OnUndeclared, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Finding places by name. */
export interface LocationsApi {
  /**
   * Search locations.
   *
   * Finds places by a part of their name or address, the best match first. It has no pages.
   *
   * `GET /api/admin/v2/locations/search`
   */
  search(request: SearchLocationsRequest, options?: RequestOptions): Promise<LocationSearchResults>;
}

/** Binds the operations to a client. */
export const createLocationsApi = (client: Sender<OnUndeclared>): LocationsApi => ({
  search: (request, options) => unwrap(client.send(operations.searchLocationsOperation, request, options)),
});
