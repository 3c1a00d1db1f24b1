// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';

/** The query parameters of `listPets`. */
export interface ListPetsQuery {
  first?: boolean | undefined;
}

/** What `listPets` sends. */
export interface ListPetsRequest {
  query?: ListPetsQuery | undefined;
}

/** What `listPets` answers, by status. */
export type ListPetsResult = Answer<200, string[]>;

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

/** What `listDogs` answers, by status. */
export type ListDogsResult = Answer<200, string[]>;
