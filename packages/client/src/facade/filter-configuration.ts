// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { FilterResponse } from '@community-platform/types/filter-configuration';
import type { GetFilterConfigurationRequest } from '@community-platform/types/operations/filter-configuration';
import * as operations from '../operations/filter-configuration.js';
import { type OnUndeclared, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** The filters with which members are searched. */
export interface FilterConfigurationApi {
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
  get(request: GetFilterConfigurationRequest, options?: RequestOptions): Promise<FilterResponse>;
}

/** Binds the operations to a client. */
export const createFilterConfigurationApi = (client: Sender<OnUndeclared>): FilterConfigurationApi => ({
  get: (request, options) => unwrap(client.send(operations.getFilterConfigurationOperation, request, options)),
});
