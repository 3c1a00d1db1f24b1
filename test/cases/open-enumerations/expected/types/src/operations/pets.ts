// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';
import type { Mood, NewPet, Pet } from '../schemas.js';

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

/** What `echoPet` answers, by status. */
export type EchoPetResult = Answer<200, Pet>;
