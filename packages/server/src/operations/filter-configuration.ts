// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  GetFilterConfigurationRequest,
  GetFilterConfigurationResult,
} from '@community-platform/types/operations/filter-configuration';
import { errors400_401_403_404_405_406_429_5XX } from '../responses.js';
import { sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** Filters for searching members. */
export interface FilterConfigurationHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the member filter configuration.
   *
   * Returns the member filters of a surface: the defaults, as changed by filter controls of admins. `context` is
   * required, and `space_id` too when the context is `member_space`; a missing one returns 400, and a space that the
   * community does not have returns 404.
   *
   * `GET /api/admin/v2/filter_kit_configuration`
   */
  getFilterConfiguration(
    input: GetFilterConfigurationRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetFilterConfigurationResult>>;
}

/** The descriptors of the operations, in document order. */
export const filterConfigurationOperations: readonly Operation[] = [
  {
    id: 'getFilterConfiguration',
    method: 'GET',
    path: '/api/admin/v2/filter_kit_configuration',
    parameters: [
      { name: 'context', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
      { name: 'space_id', in: 'query', shape: 'integer', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
