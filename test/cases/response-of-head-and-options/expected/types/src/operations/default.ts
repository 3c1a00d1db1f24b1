// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../typed-response.js';

/** What `peekPets` sends: nothing. */
export type PeekPetsRequest = Record<never, never>;

/** Headers of the responses of `peekPets`. */
export interface PeekPets200Headers {
  'x-total': number;
}

/** The responses of `peekPets`, by status. */
export type PeekPetsResult = TypedResponse<200, undefined, PeekPets200Headers>;

/** What `askPets` sends: nothing. */
export type AskPetsRequest = Record<never, never>;

/** Headers of the responses of `askPets`. */
export interface AskPets204Headers {
  allow?: string;
}

/** The responses of `askPets`, by status. */
export type AskPetsResult = TypedResponse<204, undefined, AskPets204Headers>;
