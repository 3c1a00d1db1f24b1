// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';

/** What `peekPets` sends: nothing. */
export type PeekPetsRequest = Record<never, never>;

/** Headers of the answers of `peekPets`. */
export interface PeekPets200Headers {
  'x-total': number;
}

/** What `peekPets` answers, by status. */
export type PeekPetsResult = Answer<200, undefined, PeekPets200Headers>;

/** What `askPets` sends: nothing. */
export type AskPetsRequest = Record<never, never>;

/** Headers of the answers of `askPets`. */
export interface AskPets204Headers {
  allow?: string;
}

/** What `askPets` answers, by status. */
export type AskPetsResult = Answer<204, undefined, AskPets204Headers>;
