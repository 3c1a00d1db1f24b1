// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../typed-response.js';

/** The query parameters of `listPets`. */
export interface ListPetsQuery {
  first?: boolean | undefined;
}

/** What `listPets` sends. */
export interface ListPetsRequest {
  query?: ListPetsQuery | undefined;
}

/** The responses of `listPets`, by status. */
export type ListPetsResult = TypedResponse<200, string[]>;

/** The query parameters of `listDogs`. */
export interface ListDogsQuery {
  page?: number | undefined;
  breed?: string | undefined;
  size?: number | undefined;
}

/** What `listDogs` sends. */
export interface ListDogsRequest {
  query?: ListDogsQuery | undefined;
}

/** The responses of `listDogs`, by status. */
export type ListDogsResult = TypedResponse<200, string[]>;
