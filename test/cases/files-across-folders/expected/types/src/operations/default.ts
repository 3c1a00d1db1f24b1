// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Pet } from '../pet.js';
import type { TypedResponse } from '../typed-response.js';

/** The query parameters of `listPets`. */
export interface ListPetsQuery {
  /** Default: `10`. */
  limit?: number | undefined;
}

/** What `listPets` sends. */
export interface ListPetsRequest {
  query?: ListPetsQuery | undefined;
}

/** The responses of `listPets`, by status. */
export type ListPetsResult = TypedResponse<200, Pet[]>;

/** The path parameters of `getPet`. */
export interface GetPetPath {
  id: string;
}

/** What `getPet` sends. */
export interface GetPetRequest {
  path: GetPetPath;
}

/** The responses of `getPet`, by status. */
export type GetPetResult = TypedResponse<200, Pet>;
