// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ApiToken, ApiTokensList, IssuedApiToken } from '@community-platform/types/api-token';
import type { SuccessResponse } from '@community-platform/types/common';
import type {
  CreateApiTokenRequest,
  CreateApiTokenResult,
  ListApiTokensRequest,
  ListApiTokensResult,
  RevokeApiTokenRequest,
  RevokeApiTokenResult,
} from '@community-platform/types/operations/api-tokens';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  pageByNumber,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listApiTokensOperation: Operation<ListApiTokensRequest, ListApiTokensResult> = {
  id: 'listApiTokens',
  method: 'GET',
  path: '/api/admin/v2/api_tokens',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List API tokens.
 *
 * Returns a page of the tokens of the community, without their values, newest first. Revoked ones are left out.
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

/** Iterates over all items of `listApiTokens`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListApiTokens(
  client: Sender<OnUndeclared>,
  request: ListApiTokensRequest = {},
  options?: RequestOptions,
): Paginator<ApiToken, ApiTokensList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listApiTokensOperation, paging, request, options);
}

export const createApiTokenOperation: Operation<CreateApiTokenRequest, CreateApiTokenResult> = {
  id: 'createApiToken',
  method: 'POST',
  path: '/api/admin/v2/api_tokens',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Issue an API token.
 *
 * Issues a token for the Admin API or the Headless Auth API. Its value is returned only once; store it securely.
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

export const revokeApiTokenOperation: Operation<RevokeApiTokenRequest, RevokeApiTokenResult> = {
  id: 'revokeApiToken',
  method: 'DELETE',
  path: '/api/admin/v2/api_tokens/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Revoke an API token.
 *
 * Revokes a token immediately: later requests with it return 401. The token of the request itself can be revoked,
 * too.
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

/** Tokens for servers. */
export interface ApiTokensApi {
  /**
   * List API tokens.
   *
   * Returns a page of the tokens of the community, without their values, newest first. Revoked ones are left out.
   *
   * `GET /api/admin/v2/api_tokens`
   */
  list(request?: ListApiTokensRequest, options?: RequestOptions): Promise<ApiTokensList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListApiTokensRequest, options?: RequestOptions): Paginator<ApiToken, ApiTokensList>;
  /**
   * Issue an API token.
   *
   * Issues a token for the Admin API or the Headless Auth API. Its value is returned only once; store it securely.
   *
   * `POST /api/admin/v2/api_tokens`
   */
  create(request: CreateApiTokenRequest, options?: RequestOptions): Promise<IssuedApiToken>;
  /**
   * Revoke an API token.
   *
   * Revokes a token immediately: later requests with it return 401. The token of the request itself can be revoked,
   * too.
   *
   * `DELETE /api/admin/v2/api_tokens/{id}`
   */
  revoke(request: RevokeApiTokenRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

export const createApiTokensApi = (client: Sender<OnUndeclared>): ApiTokensApi => ({
  list: (request = {}, options) => unwrap(client.send(listApiTokensOperation, request, options)),
  paginateList: (request = {}, options) => paginateListApiTokens(client, request, options),
  create: (request, options) => unwrap(client.send(createApiTokenOperation, request, options)),
  revoke: (request, options) => unwrap(client.send(revokeApiTokenOperation, request, options)),
});
