// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../typed-response.js';

/** The query parameters of `listPets`. */
export interface ListPetsQuery {
  /**
   * How many.
   *
   * Default: `5`.
   * @deprecated
   */
  limit?: number | undefined;
}

/** What `listPets` sends. */
export interface ListPetsRequest {
  query?: ListPetsQuery | undefined;
}

/** The responses of `listPets`, by status. */
export type ListPetsResult = TypedResponse<204>;
