// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../typed-response.js';

/** What `listPets` sends: nothing. */
export type ListPetsRequest = Record<never, never>;

/** Headers of the responses of `listPets`. */
export interface ListPets302Headers {
  location: string;
}

/** The responses of `listPets`, by status. */
export type ListPetsResult = TypedResponse<302, undefined, ListPets302Headers>;
