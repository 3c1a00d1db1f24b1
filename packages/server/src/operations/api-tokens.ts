// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateApiTokenRequest,
  CreateApiTokenResult,
  ListApiTokensQuery,
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
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listApiTokens`: all parts are present, with defaults. */
export interface ListApiTokensInput extends ListApiTokensRequest {
  query: ListApiTokensQuery & { page: number; per_page: number };
}

/** Tokens for servers. */
export interface ApiTokensHandlers<Principal = unknown, State = unknown> {
  /**
   * List API tokens.
   *
   * Returns a page of the tokens of the community, without their values, newest first. Revoked ones are left out.
   *
   * `GET /api/admin/v2/api_tokens`
   */
  listApiTokens(input: ListApiTokensInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListApiTokensResult>>;
  /**
   * Issue an API token.
   *
   * Issues a token for the Admin API or the Headless Auth API. Its value is returned only once; store it securely.
   *
   * `POST /api/admin/v2/api_tokens`
   */
  createApiToken(input: CreateApiTokenRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateApiTokenResult>>;
  /**
   * Revoke an API token.
   *
   * Revokes a token immediately: later requests with it return 401. The token of the request itself can be revoked,
   * too.
   *
   * `DELETE /api/admin/v2/api_tokens/{id}`
   */
  revokeApiToken(input: RevokeApiTokenRequest, context: RequestContext<Principal, State>): Awaitable<Reply<RevokeApiTokenResult>>;
}

/** The descriptors of the operations, in document order. */
export const apiTokensOperations: readonly Operation[] = [
  {
    id: 'listApiTokens',
    method: 'GET',
    path: '/api/admin/v2/api_tokens',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createApiToken',
    method: 'POST',
    path: '/api/admin/v2/api_tokens',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'revokeApiToken',
    method: 'DELETE',
    path: '/api/admin/v2/api_tokens/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
