// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody } from '../common.js';
import type { LocationSearchResults } from '../location.js';
import type {
  BadRequestHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
} from '../response-headers.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

/** The query parameters of `searchLocations`. */
export interface SearchLocationsQuery {
  /** A part of the name or the address. */
  query: string;
}

/** What `searchLocations` sends. */
export interface SearchLocationsRequest {
  query: SearchLocationsQuery;
}

/** Headers of the responses of `searchLocations`. */
export interface SearchLocations200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `searchLocations`, by status. */
export type SearchLocationsResult =
  | TypedResponse<200, LocationSearchResults, SearchLocations200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
