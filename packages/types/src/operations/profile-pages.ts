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
import type { PageProfileFields, ProfilePageName } from '../profile-field.js';

/** The query parameters of `getProfilePage`. */
export interface GetProfilePageQuery {
  /** The page. */
  page_name: ProfilePageName;
}

/** What `getProfilePage` sends. */
export interface GetProfilePageRequest {
  query: GetProfilePageQuery;
}

/** Headers of the answers of `getProfilePage`. */
export interface GetProfilePage200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getProfilePage` answers, by status. */
export type GetProfilePageResult =
  | Answer<200, PageProfileFields, GetProfilePage200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
