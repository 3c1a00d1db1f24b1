// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { headlessBearerScheme, headlessTokenScheme } from '../security.js';

/** The data of `createAuthToken`. */
export const createAuthTokenOperation: Operation<CreateAuthTokenRequest, CreateAuthTokenResult> = {
  id: 'createAuthToken',
  method: 'POST',
  path: '/api/v1/headless/auth_token',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[headlessBearerScheme], [headlessTokenScheme]],
};

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
export function createAuthToken<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateAuthTokenRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateAuthTokenResult, U>> {
  return client.send(createAuthTokenOperation, request, options);
}

/** The data of `refreshAccessToken`. */
export const refreshAccessTokenOperation: Operation<RefreshAccessTokenRequest, RefreshAccessTokenResult> = {
  id: 'refreshAccessToken',
  method: 'PATCH',
  path: '/api/v1/headless/access_token/refresh',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
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
 * expired, was revoked or was never issued is answered with 401, and one whose member is gone with 404.
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

/** The data of `revokeAccessToken`. */
export const revokeAccessTokenOperation: Operation<RevokeAccessTokenRequest, RevokeAccessTokenResult> = {
  id: 'revokeAccessToken',
  method: 'POST',
  path: '/api/v1/headless/access_token/revoke',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '204': { headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[headlessBearerScheme], [headlessTokenScheme]],
};

/**
 * Revoke an access token.
 *
 * Ends an access token before its time. A request that is made with it afterwards is answered with 401.
 * The refresh token it came with is not touched. A token that this community does not have is answered
 * with 404.
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

/** The data of `revokeRefreshToken`. */
export const revokeRefreshTokenOperation: Operation<RevokeRefreshTokenRequest, RevokeRefreshTokenResult> = {
  id: 'revokeRefreshToken',
  method: 'POST',
  path: '/api/v1/headless/refresh_token/revoke',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '204': { headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[headlessBearerScheme], [headlessTokenScheme]],
};

/**
 * Revoke a refresh token.
 *
 * Ends a refresh token before its time. No access token can be obtained with it afterwards; those that
 * it brought before last to their own end. A token that this community does not have is answered with
 * 404.
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
