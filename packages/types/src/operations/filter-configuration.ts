// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody } from '../common.js';
import type { FilterContext, FilterResponse } from '../filter-configuration.js';
import type {
  BadRequestHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  NotFoundHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
} from '../response-headers.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

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

/** Headers of the responses of `getFilterConfiguration`. */
export interface GetFilterConfiguration200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getFilterConfiguration`, by status. */
export type GetFilterConfigurationResult =
  | TypedResponse<200, FilterResponse, GetFilterConfiguration200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
