// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../runtime.js';
import type { NewPet, Pet } from '../schemas.js';

export interface EchoPetQuery {
  ids?: readonly number[] | undefined;
  rows?: readonly (readonly (string | null)[])[] | undefined;
}

export interface EchoPetRequest {
  query?: EchoPetQuery | undefined;
  body: NewPet;
}

export type EchoPetResult = TypedResponse<200, Pet>;
