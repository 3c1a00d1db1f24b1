// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Dog } from '../schemas.js';
import type { TypedResponse } from '../typed-response.js';

/** The query parameters of `listDogs`. */
export interface ListDogsQuery {
  kept?: number | undefined;
}

/** What `listDogs` sends. */
export interface ListDogsRequest {
  query?: ListDogsQuery | undefined;
}

/** The responses of `listDogs`, by status. */
export type ListDogsResult = TypedResponse<200, Dog[]>;

/** What `addDog` sends: nothing. */
export type AddDogRequest = Record<never, never>;

/** The responses of `addDog`, by status. */
export type AddDogResult = TypedResponse<204>;
