// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { SpaceAiSummary } from '../space.js';

export interface GetSpaceSummaryPath {
  /** The id of the space. Example: `302`. */
  space_id: number;
}

export interface GetSpaceSummaryQuery {
  /** Only content since this time. Format: date-time. Example: `"2025-05-12T00:00:00Z"`. */
  date_from?: string | undefined;
  /** Only messages from this one on. Example: `2901`. */
  first_unread_message_id?: number | undefined;
}

export interface GetSpaceSummaryRequest {
  path: GetSpaceSummaryPath;
  query?: GetSpaceSummaryQuery | undefined;
}

export type GetSpaceSummaryResult =
  | TypedResponse<200, SpaceAiSummary, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];
