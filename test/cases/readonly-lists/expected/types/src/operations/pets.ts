// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { NewPet, Pet } from '../schemas.js';
import type { TypedResponse } from '../typed-response.js';

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

/** The responses of `echoPet`, by status. */
export type EchoPetResult = TypedResponse<200, Pet>;
