// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  BadRequestHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  NotFoundHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
} from '../answer-headers.js';
import type { Answer, Status5XX } from '../answer.js';
import type { ErrorBody } from '../common.js';
import type { FilterContext, FilterResponse } from '../filter-configuration.js';

/** The query parameters of `getFilterConfiguration`. */
export interface GetFilterConfigurationQuery {
  /** The surface whose filters are described, either the member directory or the members of a space. */
  context: FilterContext;
  /** The space whose members are filtered. Required when `context` is `member_space`. */
  space_id?: number | undefined;
}

/** What `getFilterConfiguration` sends. */
export interface GetFilterConfigurationRequest {
  query: GetFilterConfigurationQuery;
}

/** Headers of the answers of `getFilterConfiguration`. */
export interface GetFilterConfiguration200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getFilterConfiguration` answers, by status. */
export type GetFilterConfigurationResult =
  | Answer<200, FilterResponse, GetFilterConfiguration200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
