// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { LocationSearchResults } from '../location.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface SearchLocationsQuery {
  /** A part of the name or the address. At least 1 character. Example: `"Ghent"`. */
  query: string;
}

export interface SearchLocationsRequest {
  query: SearchLocationsQuery;
}

export type SearchLocationsResult =
  | TypedResponse<200, LocationSearchResults, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];
