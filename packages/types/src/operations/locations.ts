// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  BadRequestHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
} from '../answer-headers.js';
import type { Answer, Status5XX } from '../answer.js';
import type { ErrorBody } from '../common.js';
import type { LocationSearchResults } from '../location.js';

/** The query parameters of `searchLocations`. */
export interface SearchLocationsQuery {
  /** A part of the name or the address. */
  query: string;
}

/** What `searchLocations` sends. */
export interface SearchLocationsRequest {
  query: SearchLocationsQuery;
}

/** Headers of the answers of `searchLocations`. */
export interface SearchLocations200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `searchLocations` answers, by status. */
export type SearchLocationsResult =
  | Answer<200, LocationSearchResults, SearchLocations200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
