// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  GetFilterConfigurationRequest,
  GetFilterConfigurationResult,
} from '@community-platform/types/operations/filter-configuration';

/** The filters with which members are searched. */
export interface FilterConfigurationHandlers<Principal = unknown, State = unknown> {
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
  getFilterConfiguration(input: GetFilterConfigurationRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetFilterConfigurationResult>>;
}
