// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../runtime.js';
import type { Mood, NewPet, Pet } from '../schemas.js';

export const echoPetOrderValues = ['name', 'age'] as const;

export type EchoPetOrder = (typeof echoPetOrderValues)[number];

export interface EchoPetQuery {
  order?: EchoPetOrder | undefined;
  mood?: Mood | undefined;
}

export interface EchoPetRequest {
  query?: EchoPetQuery | undefined;
  body: NewPet;
}

export type EchoPetResult = TypedResponse<200, Pet>;
