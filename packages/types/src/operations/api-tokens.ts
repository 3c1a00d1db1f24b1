// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ApiTokenCreateRequest, ApiTokensList, IssuedApiToken } from '../api-token.js';
import type { ErrorBody, SuccessResponse } from '../common.js';
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
} from '../response-headers.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

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

/** Headers of the responses of `listApiTokens`. */
export interface ListApiTokens200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listApiTokens`, by status. */
export type ListApiTokensResult =
  | TypedResponse<200, ApiTokensList, ListApiTokens200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createApiToken` sends. */
export interface CreateApiTokenRequest {
  /** The token to issue. */
  body: ApiTokenCreateRequest;
}

/** Headers of the responses of `createApiToken`. */
export interface CreateApiToken201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createApiToken`, by status. */
export type CreateApiTokenResult =
  | TypedResponse<201, IssuedApiToken, CreateApiToken201Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `revokeApiToken`. */
export interface RevokeApiTokenPath {
  /** The id of the token, not its value. */
  id: number;
}

/** What `revokeApiToken` sends. */
export interface RevokeApiTokenRequest {
  path: RevokeApiTokenPath;
}

/** Headers of the responses of `revokeApiToken`. */
export interface RevokeApiToken200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `revokeApiToken`, by status. */
export type RevokeApiTokenResult =
  | TypedResponse<200, SuccessResponse, RevokeApiToken200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
