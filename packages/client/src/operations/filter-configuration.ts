// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  GetFilterConfigurationRequest,
  GetFilterConfigurationResult,
} from '@community-platform/types/operations/filter-configuration';
import type { Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson } from '../runtime/codec/media/json.js';

/** The data of `getFilterConfiguration`. */
export const getFilterConfigurationOperation: Operation<GetFilterConfigurationRequest, GetFilterConfigurationResult> = {
  id: 'getFilterConfiguration',
  method: 'GET',
  path: '/api/admin/v2/filter_kit_configuration',
  parameters: [
    { name: 'context', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
    { name: 'space_id', in: 'query', shape: 'integer', style: 'form', explode: true },
  ],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
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
 * Get the member filter configuration.
 *
 * Describes which filters the members of a surface can be searched with: the defaults, changed by what
 * admins have saved as filter controls. `context` is required, and `space_id` too when the context is
 * `member_space`; a missing one is answered with 400, and a space that the community does not have with
 * 404.
 *
 * `GET /api/admin/v2/filter_kit_configuration`
 */
export function getFilterConfiguration(
  client: Sender,
  request: GetFilterConfigurationRequest,
  options?: RequestOptions,
): Promise<Received<GetFilterConfigurationResult>> {
  return client.send(getFilterConfigurationOperation, request, options);
}
