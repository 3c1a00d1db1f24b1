// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  BadRequestHeaders,
  ContentTooLargeHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  NotFoundHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
  UnprocessableContentHeaders,
  UnsupportedMediaTypeHeaders,
} from '../answer-headers.js';
import type { Answer, Status5XX } from '../answer.js';
import type { ApiTokenCreateRequest, ApiTokensList, IssuedApiToken } from '../api-token.js';
import type { ErrorBody, SuccessResponse } from '../common.js';

/** The query parameters of `listApiTokens`. */
export interface ListApiTokensQuery {
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
}

/** What `listApiTokens` sends. */
export interface ListApiTokensRequest {
  query?: ListApiTokensQuery | undefined;
}

/** Headers of the answers of `listApiTokens`. */
export interface ListApiTokens200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listApiTokens` answers, by status. */
export type ListApiTokensResult =
  | Answer<200, ApiTokensList, ListApiTokens200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createApiToken` sends. */
export interface CreateApiTokenRequest {
  /** The token to issue. */
  body: ApiTokenCreateRequest;
}

/** Headers of the answers of `createApiToken`. */
export interface CreateApiToken201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `createApiToken` answers, by status. */
export type CreateApiTokenResult =
  | Answer<201, IssuedApiToken, CreateApiToken201Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `revokeApiToken`. */
export interface RevokeApiTokenPath {
  /** The id of the token, not its value. */
  id: number;
}

/** What `revokeApiToken` sends. */
export interface RevokeApiTokenRequest {
  path: RevokeApiTokenPath;
}

/** Headers of the answers of `revokeApiToken`. */
export interface RevokeApiToken200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `revokeApiToken` answers, by status. */
export type RevokeApiTokenResult =
  | Answer<200, SuccessResponse, RevokeApiToken200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
