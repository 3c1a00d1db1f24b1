// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../runtime.js';
import type { Dog } from '../schemas.js';

export interface ListDogsQuery {
  kept?: number | undefined;
}

export interface ListDogsRequest {
  query?: ListDogsQuery | undefined;
}

export type ListDogsResult = TypedResponse<200, Dog[]>;

/** The request of `addDog`: it has no parameters and no body. */
export type AddDogRequest = Record<never, never>;

export type AddDogResult = TypedResponse<204>;
