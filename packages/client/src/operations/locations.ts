// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SearchLocationsRequest, SearchLocationsResult } from '@community-platform/types/operations/locations';
import type { Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson } from '../runtime/codec/media/json.js';

/** The data of `searchLocations`. */
export const searchLocationsOperation: Operation<SearchLocationsRequest, SearchLocationsResult> = {
  id: 'searchLocations',
  method: 'GET',
  path: '/api/admin/v2/locations/search',
  parameters: [{ name: 'query', in: 'query', required: true, shape: 'string', style: 'form', explode: true }],
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
};

/**
 * Search locations.
 *
 * Finds places by a part of their name or address, the best match first. It has no pages.
 *
 * `GET /api/admin/v2/locations/search`
 */
export function searchLocations(
  client: Sender,
  request: SearchLocationsRequest,
  options?: RequestOptions,
): Promise<Received<SearchLocationsResult>> {
  return client.send(searchLocationsOperation, request, options);
}
