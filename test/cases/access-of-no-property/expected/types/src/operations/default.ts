// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../typed-response.js';

/** What `addPets` sends. */
export interface AddPetsRequest {
  body?: readonly string[] | undefined;
}

/** The responses of `addPets`, by status. */
export type AddPetsResult = TypedResponse<204>;
