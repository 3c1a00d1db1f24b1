// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { LocationSearchResults } from '@community-platform/types/location';
import type { SearchLocationsRequest, SearchLocationsResult } from '@community-platform/types/operations/locations';
import { errors400_401_403_405_406_429_5XX } from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
} from '../runtime/client.js';
import { readsJson, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const searchLocationsOperation: Operation<SearchLocationsRequest, SearchLocationsResult> = {
  id: 'searchLocations',
  method: 'GET',
  path: '/api/admin/v2/locations/search',
  parameters: [{ name: 'query', in: 'query', write: writeScalarPair }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Search locations.
 *
 * Finds places by a part of their name or address, best match first. The result is not paginated.
 *
 * `GET /api/admin/v2/locations/search`
 */
export function searchLocations<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SearchLocationsRequest,
  options?: RequestOptions<U>,
): Promise<Received<SearchLocationsResult, U>> {
  return client.send(searchLocationsOperation, request, options);
}

/** Search for places by name. */
export interface LocationsApi {
  /**
   * Search locations.
   *
   * Finds places by a part of their name or address, best match first. The result is not paginated.
   *
   * `GET /api/admin/v2/locations/search`
   */
  search(request: SearchLocationsRequest, options?: RequestOptions): Promise<LocationSearchResults>;
}

export const createLocationsApi = (client: Sender<OnUndeclared>): LocationsApi => ({
  search: (request, options) => unwrap(client.send(searchLocationsOperation, request, options)),
});
