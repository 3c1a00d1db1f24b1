// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { FilterContext, FilterResponse } from '../filter-configuration.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface GetFilterConfigurationQuery {
  /**
   * The surface whose filters are described, either the member directory or the members of a space.
   *
   * Example: `"member_directory"`.
   */
  context: FilterContext;
  /** The space whose members are filtered. Required when `context` is `member_space`. Example: `302`. */
  space_id?: number | undefined;
}

export interface GetFilterConfigurationRequest {
  query: GetFilterConfigurationQuery;
}

export type GetFilterConfigurationResult =
  | TypedResponse<200, FilterResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
