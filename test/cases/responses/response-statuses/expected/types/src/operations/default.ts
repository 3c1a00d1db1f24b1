// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListPetsQuery {
  status: number;
}

export interface ListPetsRequest {
  query: ListPetsQuery;
}

export interface ListPets404 {
  missing: string;
}

export interface ListPets4XX {
  refused: string;
}

export interface ListPetsDefault {
  failed: string;
}

export type ListPetsResult =
  | TypedResponse<200, string[]>
  | TypedResponse<201, string>
  | Errors[404 | '4XX' | 'default'];
