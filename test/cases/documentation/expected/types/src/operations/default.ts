// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';

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

/** What `listPets` answers, by status. */
export type ListPetsResult = Answer<204>;
