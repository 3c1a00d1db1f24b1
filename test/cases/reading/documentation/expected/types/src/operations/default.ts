// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../runtime.js';

export interface ListPetsQuery {
  /**
   * How many. Default: `5`.
   *
   * @deprecated
   */
  limit?: number | undefined;
}

export interface ListPetsRequest {
  query?: ListPetsQuery | undefined;
}

export type ListPetsResult = TypedResponse<204>;
