// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type { SearchLocationsRequest, SearchLocationsResult } from '@community-platform/types/operations/locations';
import { errors400_401_403_405_406_429_5XX } from '../responses.js';
import { sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** Search for places by name. */
export interface LocationsHandlers<Principal = unknown, State = unknown> {
  /**
   * Search locations.
   *
   * Finds places by a part of their name or address, best match first. The result is not paginated.
   *
   * `GET /api/admin/v2/locations/search`
   */
  searchLocations(
    input: SearchLocationsRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<SearchLocationsResult>>;
}

/** The descriptors of the operations, in document order. */
export const locationsOperations: readonly Operation[] = [
  {
    id: 'searchLocations',
    method: 'GET',
    path: '/api/admin/v2/locations/search',
    parameters: [{ name: 'query', in: 'query', required: true, shape: 'string', style: 'form', explode: true }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
