// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AnyStatus, Status2XX, Status4XX, TypedResponse } from '../typed-response.js';

/** The query parameters of `listPets`. */
export interface ListPetsQuery {
  status: number;
}

/** What `listPets` sends. */
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

/** The responses of `listPets`, by status. */
export type ListPetsResult =
  | TypedResponse<200, string[]>
  | TypedResponse<201, string>
  | TypedResponse<404, ListPets404>
  | TypedResponse<Exclude<Status4XX, 404>, ListPets4XX>
  | TypedResponse<Exclude<AnyStatus, Status4XX | Status2XX>, ListPetsDefault>;
