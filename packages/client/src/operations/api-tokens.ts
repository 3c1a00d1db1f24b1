// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ApiToken, ApiTokensList } from '@community-platform/types/api-token';
import type {
  CreateApiTokenRequest,
  CreateApiTokenResult,
  ListApiTokensRequest,
  ListApiTokensResult,
  RevokeApiTokenRequest,
  RevokeApiTokenResult,
} from '@community-platform/types/operations/api-tokens';
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
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
import { paginate } from '../runtime/client/index.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listApiTokens`. */
export const listApiTokensOperation: Operation<ListApiTokensRequest, ListApiTokensResult> = {
  id: 'listApiTokens',
  method: 'GET',
  path: '/api/admin/v2/api_tokens',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List API tokens.
 *
 * Returns one page of the tokens of the community, without their values, the newest first. Revoked ones
 * are left out.
 *
 * `GET /api/admin/v2/api_tokens`
 */
export function listApiTokens<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListApiTokensRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListApiTokensResult, U>> {
  return client.send(listApiTokensOperation, request, options);
}

/** All items of `listApiTokens`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListApiTokens(
  client: Sender<OnUndeclared>,
  request: ListApiTokensRequest = {},
  options?: RequestOptions,
): Paginator<ApiToken, ApiTokensList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listApiTokensOperation, paging, request, options);
}

/** The data of `createApiToken`. */
export const createApiTokenOperation: Operation<CreateApiTokenRequest, CreateApiTokenResult> = {
  id: 'createApiToken',
  method: 'POST',
  path: '/api/admin/v2/api_tokens',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Issue an API token.
 *
 * Issues a token for the Admin API or the Headless Auth API. Its value is returned this once; keep it
 * where nobody else reads it.
 *
 * `POST /api/admin/v2/api_tokens`
 */
export function createApiToken<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateApiTokenRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateApiTokenResult, U>> {
  return client.send(createApiTokenOperation, request, options);
}

/** The data of `revokeApiToken`. */
export const revokeApiTokenOperation: Operation<RevokeApiTokenRequest, RevokeApiTokenResult> = {
  id: 'revokeApiToken',
  method: 'DELETE',
  path: '/api/admin/v2/api_tokens/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Revoke an API token.
 *
 * Ends a token at once: every later request with it is answered with 401. The token of the request itself
 * can be revoked, too.
 *
 * `DELETE /api/admin/v2/api_tokens/{id}`
 */
export function revokeApiToken<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RevokeApiTokenRequest,
  options?: RequestOptions<U>,
): Promise<Received<RevokeApiTokenResult, U>> {
  return client.send(revokeApiTokenOperation, request, options);
}
