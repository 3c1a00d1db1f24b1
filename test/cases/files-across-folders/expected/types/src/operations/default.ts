// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';
import type { Pet } from '../pet.js';

/** The query parameters of `listPets`. */
export interface ListPetsQuery {
  /** Default: `10`. */
  limit?: number | undefined;
}

/** What `listPets` sends. */
export interface ListPetsRequest {
  query?: ListPetsQuery | undefined;
}

/** What `listPets` answers, by status. */
export type ListPetsResult = Answer<200, Pet[]>;

/** The path parameters of `getPet`. */
export interface GetPetPath {
  id: string;
}

/** What `getPet` sends. */
export interface GetPetRequest {
  path: GetPetPath;
}

/** What `getPet` answers, by status. */
export type GetPetResult = Answer<200, Pet>;
