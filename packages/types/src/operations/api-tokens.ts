// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ApiTokenCreateRequest, ApiTokensList, IssuedApiToken } from '../api-token.js';
import type { SuccessResponse } from '../common.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListApiTokensQuery {
  /**
   * The number of the page. The first page is 1; a lower number returns 400.
   *
   * At least 1. Default: `1`. Example: `1`.
   */
  page?: number | undefined;
  /**
   * The number of records per page. A value above 100 counts as 100, which is then the `per_page` of the response; a
   * value below 1 returns 400.
   *
   * At least 1. Default: `10`. Example: `10`.
   */
  per_page?: number | undefined;
}

export interface ListApiTokensRequest {
  query?: ListApiTokensQuery | undefined;
}

export type ListApiTokensResult =
  | TypedResponse<200, ApiTokensList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateApiTokenRequest {
  /** The token to issue. */
  body: ApiTokenCreateRequest;
}

export type CreateApiTokenResult =
  | TypedResponse<201, IssuedApiToken, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface RevokeApiTokenPath {
  /** The id of the token, not its value. Example: `7301`. */
  id: number;
}

export interface RevokeApiTokenRequest {
  path: RevokeApiTokenPath;
}

export type RevokeApiTokenResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
