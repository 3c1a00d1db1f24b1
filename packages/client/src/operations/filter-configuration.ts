// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  GetFilterConfigurationRequest,
  GetFilterConfigurationResult,
} from '@community-platform/types/operations/filter-configuration';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `getFilterConfiguration`. */
export const getFilterConfigurationOperation: Operation<GetFilterConfigurationRequest, GetFilterConfigurationResult> = {
  id: 'getFilterConfiguration',
  method: 'GET',
  path: '/api/admin/v2/filter_kit_configuration',
  parameters: [
    { name: 'context', in: 'query', write: writeScalarPair },
    { name: 'space_id', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
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
export function getFilterConfiguration<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetFilterConfigurationRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetFilterConfigurationResult, U>> {
  return client.send(getFilterConfigurationOperation, request, options);
}
