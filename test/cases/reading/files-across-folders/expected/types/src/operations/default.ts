// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Pet } from '../pet.js';
import type { TypedResponse } from '../runtime.js';

export interface ListPetsQuery {
  /** Default: `10`. */
  limit?: number | undefined;
}

export interface ListPetsRequest {
  query?: ListPetsQuery | undefined;
}

export type ListPetsResult = TypedResponse<200, Pet[]>;

export interface GetPetPath {
  id: string;
}

export interface GetPetRequest {
  path: GetPetPath;
}

export type GetPetResult = TypedResponse<200, Pet>;
