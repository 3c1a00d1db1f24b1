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
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listApiTokens`. */
export const listApiTokensOperation: Operation<ListApiTokensRequest, ListApiTokensResult> = {
  id: 'listApiTokens',
  method: 'GET',
  path: '/api/admin/v2/api_tokens',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
  ],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
  pagination: {
    style: 'page',
    page: 'page',
    pageSize: 'per_page',
    items: 'records',
    hasMore: 'has_next_page',
  },
};

/**
 * List API tokens.
 *
 * Returns one page of the tokens of the community, without their values, the newest first. Revoked ones
 * are left out.
 *
 * `GET /api/admin/v2/api_tokens`
 */
export function listApiTokens(
  client: Sender,
  request: ListApiTokensRequest = {},
  options?: RequestOptions,
): Promise<Received<ListApiTokensResult>> {
  return client.send(listApiTokensOperation, request, options);
}

/** All items of `listApiTokens`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListApiTokens(
  client: Sender,
  request: ListApiTokensRequest = {},
  options?: RequestOptions,
): Paginator<ApiToken, ApiTokensList> {
  return paginate(client, listApiTokensOperation, request, options);
}

/** The data of `createApiToken`. */
export const createApiTokenOperation: Operation<CreateApiTokenRequest, CreateApiTokenResult> = {
  id: 'createApiToken',
  method: 'POST',
  path: '/api/admin/v2/api_tokens',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Issue an API token.
 *
 * Issues a token for the Admin API or the Headless Auth API. Its value is returned this once; keep it
 * where nobody else reads it.
 *
 * `POST /api/admin/v2/api_tokens`
 */
export function createApiToken(
  client: Sender,
  request: CreateApiTokenRequest,
  options?: RequestOptions,
): Promise<Received<CreateApiTokenResult>> {
  return client.send(createApiTokenOperation, request, options);
}

/** The data of `revokeApiToken`. */
export const revokeApiTokenOperation: Operation<RevokeApiTokenRequest, RevokeApiTokenResult> = {
  id: 'revokeApiToken',
  method: 'DELETE',
  path: '/api/admin/v2/api_tokens/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Revoke an API token.
 *
 * Ends a token at once: every later request with it is answered with 401. The token of the request itself
 * can be revoked, too.
 *
 * `DELETE /api/admin/v2/api_tokens/{id}`
 */
export function revokeApiToken(
  client: Sender,
  request: RevokeApiTokenRequest,
  options?: RequestOptions,
): Promise<Received<RevokeApiTokenResult>> {
  return client.send(revokeApiTokenOperation, request, options);
}
