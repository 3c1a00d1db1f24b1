// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../runtime.js';

export interface ListPetsQuery {
  first?: boolean | undefined;
}

export interface ListPetsRequest {
  query?: ListPetsQuery | undefined;
}

export type ListPetsResult = TypedResponse<200, string[]>;

export interface ListDogsQuery {
  page?: number | undefined;
  breed?: string | undefined;
  size?: number | undefined;
}

export interface ListDogsRequest {
  query?: ListDogsQuery | undefined;
}

export type ListDogsResult = TypedResponse<200, string[]>;
