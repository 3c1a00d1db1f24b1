// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';
import type { Dog } from '../schemas.js';

/** The query parameters of `listDogs`. */
export interface ListDogsQuery {
  kept?: number | undefined;
}

/** What `listDogs` sends. */
export interface ListDogsRequest {
  query?: ListDogsQuery | undefined;
}

/** What `listDogs` answers, by status. */
export type ListDogsResult = Answer<200, Dog[]>;

/** What `addDog` sends: nothing. */
export type AddDogRequest = Record<never, never>;

/** What `addDog` answers, by status. */
export type AddDogResult = Answer<204>;
