// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';

/** What `addPets` sends. */
export interface AddPetsRequest {
  body?: readonly string[] | undefined;
}

/** What `addPets` answers, by status. */
export type AddPetsResult = Answer<204>;
