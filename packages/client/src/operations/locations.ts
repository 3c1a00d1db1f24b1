// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SearchLocationsRequest, SearchLocationsResult } from '@community-platform/types/operations/locations';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
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
import { readsJson } from '../runtime/codec/media/json.js';
import { writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `searchLocations`. */
export const searchLocationsOperation: Operation<SearchLocationsRequest, SearchLocationsResult> = {
  id: 'searchLocations',
  method: 'GET',
  path: '/api/admin/v2/locations/search',
  parameters: [{ name: 'query', in: 'query', write: writeScalarPair }],
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
 * Search locations.
 *
 * Finds places by a part of their name or address, the best match first. It has no pages.
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
