// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';
import type { NewPet, Pet } from '../schemas.js';

/** The query parameters of `echoPet`. */
export interface EchoPetQuery {
  ids?: readonly number[] | undefined;
  rows?: readonly (readonly (string | null)[])[] | undefined;
}

/** What `echoPet` sends. */
export interface EchoPetRequest {
  query?: EchoPetQuery | undefined;
  body: NewPet;
}

/** What `echoPet` answers, by status. */
export type EchoPetResult = Answer<200, Pet>;
