// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
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
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** Tokens for acting on behalf of a member. */
export interface AuthTokensHandlers<Principal = unknown, State = unknown> {
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
  createAuthToken(
    input: CreateAuthTokenRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateAuthTokenResult>>;
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
  refreshAccessToken(
    input: RefreshAccessTokenRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<RefreshAccessTokenResult>>;
  /**
   * Revoke an access token.
   *
   * Revokes an access token before it expires. Later requests with it return 401. Its refresh token remains valid. A
   * token of another community returns 404.
   *
   * `POST /api/v1/headless/access_token/revoke`
   */
  revokeAccessToken(
    input: RevokeAccessTokenRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<RevokeAccessTokenResult>>;
  /**
   * Revoke a refresh token.
   *
   * Revokes a refresh token before it expires. It can no longer be exchanged; access tokens from earlier exchanges
   * stay valid until they expire. A token of another community returns 404.
   *
   * `POST /api/v1/headless/refresh_token/revoke`
   */
  revokeRefreshToken(
    input: RevokeRefreshTokenRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<RevokeRefreshTokenResult>>;
}

/** The descriptors of the operations, in document order. */
export const authTokensOperations: readonly Operation[] = [
  {
    id: 'createAuthToken',
    method: 'POST',
    path: '/api/v1/headless/auth_token',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ HeadlessBearer: [] }, { HeadlessToken: [] }],
  },
  {
    id: 'refreshAccessToken',
    method: 'PATCH',
    path: '/api/v1/headless/access_token/refresh',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ HeadlessBearer: [] }, { HeadlessToken: [] }, {}],
  },
  {
    id: 'revokeAccessToken',
    method: 'POST',
    path: '/api/v1/headless/access_token/revoke',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '204': { headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_413_415_422_429_5XX,
    security: [{ HeadlessBearer: [] }, { HeadlessToken: [] }],
  },
  {
    id: 'revokeRefreshToken',
    method: 'POST',
    path: '/api/v1/headless/refresh_token/revoke',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '204': { headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_413_415_422_429_5XX,
    security: [{ HeadlessBearer: [] }, { HeadlessToken: [] }],
  },
];
