// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { FilterResponse } from '@community-platform/types/filter-configuration';
import type {
  GetFilterConfigurationRequest,
  GetFilterConfigurationResult,
} from '@community-platform/types/operations/filter-configuration';
import { errors400_401_403_404_405_406_429_5XX } from '../responses.js';
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

export const getFilterConfigurationOperation: Operation<GetFilterConfigurationRequest, GetFilterConfigurationResult> = {
  id: 'getFilterConfiguration',
  method: 'GET',
  path: '/api/admin/v2/filter_kit_configuration',
  parameters: [
    { name: 'context', in: 'query', write: writeScalarPair },
    { name: 'space_id', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the member filter configuration.
 *
 * Returns the member filters of a surface: the defaults, as changed by filter controls of admins. `context` is
 * required, and `space_id` too when the context is `member_space`; a missing one returns 400, and a space that the
 * community does not have returns 404.
 *
 * `GET /api/admin/v2/filter_kit_configuration`
 */
export function getFilterConfiguration<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetFilterConfigurationRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetFilterConfigurationResult, U>> {
  return client.send(getFilterConfigurationOperation, request, options);
}

/** Filters for searching members. */
export interface FilterConfigurationApi {
  /**
   * Get the member filter configuration.
   *
   * Returns the member filters of a surface: the defaults, as changed by filter controls of admins. `context` is
   * required, and `space_id` too when the context is `member_space`; a missing one returns 400, and a space that the
   * community does not have returns 404.
   *
   * `GET /api/admin/v2/filter_kit_configuration`
   */
  get(request: GetFilterConfigurationRequest, options?: RequestOptions): Promise<FilterResponse>;
}

export const createFilterConfigurationApi = (client: Sender<OnUndeclared>): FilterConfigurationApi => ({
  get: (request, options) => unwrap(client.send(getFilterConfigurationOperation, request, options)),
});
