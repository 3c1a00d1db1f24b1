// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { HeadlessAuthToken, RefreshedAccessToken } from '@community-platform/types/auth';
import type {
  CreateAuthTokenRequest,
  CreateAuthTokenResult,
  RefreshAccessTokenRequest,
  RefreshAccessTokenResult,
  RevokeAccessTokenRequest,
  RevokeAccessTokenResult,
  RevokeRefreshTokenRequest,
  RevokeRefreshTokenResult,
} from '@community-platform/types/operations/auth-tokens';
import {
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_404_405_413_415_422_429_5XX,
} from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson } from '../runtime/codec.js';
import { headlessBearerScheme, headlessTokenScheme } from '../security.js';

export const createAuthTokenOperation: Operation<CreateAuthTokenRequest, CreateAuthTokenResult> = {
  id: 'createAuthToken',
  method: 'POST',
  path: '/api/v1/headless/auth_token',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[headlessBearerScheme], [headlessTokenScheme]],
};

/**
 * Create the tokens of a member.
 *
 * Exchanges the identifier of a member for an access token, with which requests are made on the member's
 * behalf, and a refresh token. Send exactly one identifier: `community_member_id`, `email` or `sso_id`.
 * `sso_user_id` is accepted as another name of `sso_id`. No identifier, or two of them, returns
 * 422; a member whom the community does not have returns 404.
 *
 * The access token lasts one hour and the refresh token one month. Earlier tokens of the member stay
 * valid. An API token of another type than `Headless Auth` returns 403.
 *
 * `POST /api/v1/headless/auth_token`
 */
export function createAuthToken<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateAuthTokenRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateAuthTokenResult, U>> {
  return client.send(createAuthTokenOperation, request, options);
}

export const refreshAccessTokenOperation: Operation<RefreshAccessTokenRequest, RefreshAccessTokenResult> = {
  id: 'refreshAccessToken',
  method: 'PATCH',
  path: '/api/v1/headless/access_token/refresh',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[headlessBearerScheme], [headlessTokenScheme], []],
};

/**
 * Refresh an access token.
 *
 * Exchanges a refresh token for a new access token. The refresh token is neither replaced nor returned,
 * and can be used again until it expires or is revoked.
 *
 * The `refresh_token` in the body authenticates this request. In the `Authorization` header clients send
 * the API token, the refresh token itself or nothing; each is accepted. A refresh token that has
 * expired, was revoked or was never issued returns 401, and one whose member is gone returns 404.
 *
 * `PATCH /api/v1/headless/access_token/refresh`
 */
export function refreshAccessToken<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RefreshAccessTokenRequest,
  options?: RequestOptions<U>,
): Promise<Received<RefreshAccessTokenResult, U>> {
  return client.send(refreshAccessTokenOperation, request, options);
}

export const revokeAccessTokenOperation: Operation<RevokeAccessTokenRequest, RevokeAccessTokenResult> = {
  id: 'revokeAccessToken',
  method: 'POST',
  path: '/api/v1/headless/access_token/revoke',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '204': { headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_413_415_422_429_5XX,
  security: [[headlessBearerScheme], [headlessTokenScheme]],
};

/**
 * Revoke an access token.
 *
 * Revokes an access token before it expires. Later requests with it return 401. Its refresh token remains valid. A
 * token of another community returns 404.
 *
 * `POST /api/v1/headless/access_token/revoke`
 */
export function revokeAccessToken<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RevokeAccessTokenRequest,
  options?: RequestOptions<U>,
): Promise<Received<RevokeAccessTokenResult, U>> {
  return client.send(revokeAccessTokenOperation, request, options);
}

export const revokeRefreshTokenOperation: Operation<RevokeRefreshTokenRequest, RevokeRefreshTokenResult> = {
  id: 'revokeRefreshToken',
  method: 'POST',
  path: '/api/v1/headless/refresh_token/revoke',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '204': { headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_413_415_422_429_5XX,
  security: [[headlessBearerScheme], [headlessTokenScheme]],
};

/**
 * Revoke a refresh token.
 *
 * Revokes a refresh token before it expires. It can no longer be exchanged; access tokens from earlier exchanges
 * stay valid until they expire. A token of another community returns 404.
 *
 * `POST /api/v1/headless/refresh_token/revoke`
 */
export function revokeRefreshToken<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RevokeRefreshTokenRequest,
  options?: RequestOptions<U>,
): Promise<Received<RevokeRefreshTokenResult, U>> {
  return client.send(revokeRefreshTokenOperation, request, options);
}

/** Tokens for acting on behalf of a member. */
export interface AuthTokensApi {
  /**
   * Create the tokens of a member.
   *
   * Exchanges the identifier of a member for an access token, with which requests are made on the member's
   * behalf, and a refresh token. Send exactly one identifier: `community_member_id`, `email` or `sso_id`.
   * `sso_user_id` is accepted as another name of `sso_id`. No identifier, or two of them, returns
   * 422; a member whom the community does not have returns 404.
   *
   * The access token lasts one hour and the refresh token one month. Earlier tokens of the member stay
   * valid. An API token of another type than `Headless Auth` returns 403.
   *
   * `POST /api/v1/headless/auth_token`
   */
  create(request: CreateAuthTokenRequest, options?: RequestOptions): Promise<HeadlessAuthToken>;
  /**
   * Refresh an access token.
   *
   * Exchanges a refresh token for a new access token. The refresh token is neither replaced nor returned,
   * and can be used again until it expires or is revoked.
   *
   * The `refresh_token` in the body authenticates this request. In the `Authorization` header clients send
   * the API token, the refresh token itself or nothing; each is accepted. A refresh token that has
   * expired, was revoked or was never issued returns 401, and one whose member is gone returns 404.
   *
   * `PATCH /api/v1/headless/access_token/refresh`
   */
  refreshAccessToken(request: RefreshAccessTokenRequest, options?: RequestOptions): Promise<RefreshedAccessToken>;
  /**
   * Revoke an access token.
   *
   * Revokes an access token before it expires. Later requests with it return 401. Its refresh token remains valid. A
   * token of another community returns 404.
   *
   * `POST /api/v1/headless/access_token/revoke`
   */
  revokeAccessToken(request: RevokeAccessTokenRequest, options?: RequestOptions): Promise<undefined>;
  /**
   * Revoke a refresh token.
   *
   * Revokes a refresh token before it expires. It can no longer be exchanged; access tokens from earlier exchanges
   * stay valid until they expire. A token of another community returns 404.
   *
   * `POST /api/v1/headless/refresh_token/revoke`
   */
  revokeRefreshToken(request: RevokeRefreshTokenRequest, options?: RequestOptions): Promise<undefined>;
}

export const createAuthTokensApi = (client: Sender<OnUndeclared>): AuthTokensApi => ({
  create: (request, options) => unwrap(client.send(createAuthTokenOperation, request, options)),
  refreshAccessToken: (request, options) => unwrap(client.send(refreshAccessTokenOperation, request, options)),
  revokeAccessToken: (request, options) => unwrap(client.send(revokeAccessTokenOperation, request, options)),
  revokeRefreshToken: (request, options) => unwrap(client.send(revokeRefreshTokenOperation, request, options)),
});
