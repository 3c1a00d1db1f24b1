// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../runtime.js';
import type { Thing } from '../schemas.js';

export interface ListThingsQuery {
  /** How many. 1 to 100. Default: `20`. Example: `5`. */
  limit?: number | undefined;
  /**
   * Format: date-time.
   *
   * @deprecated
   */
  since?: string | undefined;
}

export interface ListThingsRequest {
  query?: ListThingsQuery | undefined;
}

export type ListThingsResult = TypedResponse<200, Thing>;
