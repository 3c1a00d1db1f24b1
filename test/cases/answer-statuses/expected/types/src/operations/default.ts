// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer, AnyStatus, Status2XX, Status4XX } from '../answer.js';

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

/** What `listPets` answers, by status. */
export type ListPetsResult =
  | Answer<200, string[]>
  | Answer<201, string>
  | Answer<404, ListPets404>
  | Answer<Exclude<Status4XX, 404>, ListPets4XX>
  | Answer<Exclude<AnyStatus, Status4XX | Status2XX>, ListPetsDefault>;
