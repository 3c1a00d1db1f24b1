// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AccessTokenRevocation,
  AuthTokenRequest,
  HeadlessAuthToken,
  RefreshedAccessToken,
  RefreshTokenRequest,
  RefreshTokenRevocation,
} from '../auth.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface CreateAuthTokenRequest {
  /** One identifier of the member. */
  body: AuthTokenRequest;
}

export type CreateAuthTokenResult =
  | TypedResponse<200, HeadlessAuthToken, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface RefreshAccessTokenRequest {
  /** The refresh token to exchange. */
  body: RefreshTokenRequest;
}

export type RefreshAccessTokenResult =
  | TypedResponse<200, RefreshedAccessToken, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface RevokeAccessTokenRequest {
  /** The access token to revoke. */
  body: AccessTokenRevocation;
}

export type RevokeAccessTokenResult =
  | TypedResponse<204, undefined, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | '5XX'];

export interface RevokeRefreshTokenRequest {
  /** The refresh token to revoke. */
  body: RefreshTokenRevocation;
}

export type RevokeRefreshTokenResult =
  | TypedResponse<204, undefined, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | '5XX'];
