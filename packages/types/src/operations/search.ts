// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AdvancedSearchFilters,
  AdvancedSearchResults,
  AdvancedSearchType,
  MentionScope,
} from '../advanced-search.js';
import type { ErrorBody } from '../common.js';
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

/** The query parameters of `runAdvancedSearch`. */
export interface RunAdvancedSearchQuery {
  /**
   * The number of the page. The first page is 1; a lower number is answered with 400.
   *
   * Default: `1`.
   */
  page?: number | undefined;
  /**
   * How many records a page holds. A value above 100 is served with 100, and the answer says so in its own
   * `per_page`; a value below 1 is answered with 400.
   *
   * Default: `10`.
   */
  per_page?: number | undefined;
  /** The words to search for. */
  query: string;
  /** What is searched. Everything when it is left out. */
  type?: AdvancedSearchType | undefined;
  /** Where somebody is about to be mentioned. */
  mention_scope?: MentionScope | undefined;
  /** Conditions that a result has to meet. */
  filters?: AdvancedSearchFilters | undefined;
}

/** What `runAdvancedSearch` sends. */
export interface RunAdvancedSearchRequest {
  query: RunAdvancedSearchQuery;
}

/** Headers of the responses of `runAdvancedSearch`. */
export interface RunAdvancedSearch200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `runAdvancedSearch`, by status. */
export type RunAdvancedSearchResult =
  | TypedResponse<200, AdvancedSearchResults, RunAdvancedSearch200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
