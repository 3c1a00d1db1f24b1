// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { HeadlessAuthToken, RefreshedAccessToken } from '@community-platform/types/auth';
import type {
  CreateAuthTokenRequest,
  RefreshAccessTokenRequest,
  RevokeAccessTokenRequest,
  RevokeRefreshTokenRequest,
} from '@community-platform/types/operations/auth-tokens';
import * as operations from '../operations/auth-tokens.js';
import { type OnUndeclared, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Tokens with which a server acts on behalf of a member. */
export interface AuthTokensApi {
  /**
   * Create the tokens of a member.
   *
   * Exchanges the identifier of a member for an access token, with which requests are made on the member's
   * behalf, and a refresh token. Send exactly one identifier: `community_member_id`, `email` or `sso_id`.
   * `sso_user_id` is accepted as another name of `sso_id`. No identifier, or two of them, is answered with
   * 422; a member whom the community does not have, with 404.
   *
   * The access token lasts one hour and the refresh token one month. Earlier tokens of the member stay
   * valid. An API token of another type than `Headless Auth` is answered with 403.
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
   * expired, was revoked or was never issued is answered with 401, and one whose member is gone with 404.
   *
   * `PATCH /api/v1/headless/access_token/refresh`
   */
  refreshAccessToken(request: RefreshAccessTokenRequest, options?: RequestOptions): Promise<RefreshedAccessToken>;
  /**
   * Revoke an access token.
   *
   * Ends an access token before its time. A request that is made with it afterwards is answered with 401.
   * The refresh token it came with is not touched. A token that this community does not have is answered
   * with 404.
   *
   * `POST /api/v1/headless/access_token/revoke`
   */
  revokeAccessToken(request: RevokeAccessTokenRequest, options?: RequestOptions): Promise<undefined>;
  /**
   * Revoke a refresh token.
   *
   * Ends a refresh token before its time. No access token can be obtained with it afterwards; those that
   * it brought before last to their own end. A token that this community does not have is answered with
   * 404.
   *
   * `POST /api/v1/headless/refresh_token/revoke`
   */
  revokeRefreshToken(request: RevokeRefreshTokenRequest, options?: RequestOptions): Promise<undefined>;
}

/** Binds the operations to a client. */
export const createAuthTokensApi = (client: Sender<OnUndeclared>): AuthTokensApi => ({
  create: (request, options) => unwrap(client.send(operations.createAuthTokenOperation, request, options)),
  refreshAccessToken: (request, options) => unwrap(client.send(operations.refreshAccessTokenOperation, request, options)),
  revokeAccessToken: (request, options) => unwrap(client.send(operations.revokeAccessTokenOperation, request, options)),
  revokeRefreshToken: (request, options) => unwrap(client.send(operations.revokeRefreshTokenOperation, request, options)),
});
