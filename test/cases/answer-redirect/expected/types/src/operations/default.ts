// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';

/** What `listPets` sends: nothing. */
export type ListPetsRequest = Record<never, never>;

/** Headers of the answers of `listPets`. */
export interface ListPets302Headers {
  location: string;
}

/** What `listPets` answers, by status. */
export type ListPetsResult = Answer<302, undefined, ListPets302Headers>;
