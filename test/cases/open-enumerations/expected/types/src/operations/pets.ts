// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Mood, NewPet, Pet } from '../schemas.js';
import type { TypedResponse } from '../typed-response.js';

/** The values of {@link EchoPetOrder}. */
export const echoPetOrderValues = ['name', 'age'] as const;

export type EchoPetOrder = (typeof echoPetOrderValues)[number];

/** The query parameters of `echoPet`. */
export interface EchoPetQuery {
  order?: EchoPetOrder | undefined;
  mood?: Mood | undefined;
}

/** What `echoPet` sends. */
export interface EchoPetRequest {
  query?: EchoPetQuery | undefined;
  body: NewPet;
}

/** The responses of `echoPet`, by status. */
export type EchoPetResult = TypedResponse<200, Pet>;
