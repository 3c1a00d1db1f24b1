// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody } from '../common.js';
import type { PageProfileFields, ProfilePageName } from '../profile-field.js';
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

/** The query parameters of `getProfilePage`. */
export interface GetProfilePageQuery {
  /** The page. */
  page_name: ProfilePageName;
}

/** What `getProfilePage` sends. */
export interface GetProfilePageRequest {
  query: GetProfilePageQuery;
}

/** Headers of the responses of `getProfilePage`. */
export interface GetProfilePage200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getProfilePage`, by status. */
export type GetProfilePageResult =
  | TypedResponse<200, PageProfileFields, GetProfilePage200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
