// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ApiToken, ApiTokensList, IssuedApiToken } from '@community-platform/types/api-token';
import type { SuccessResponse } from '@community-platform/types/common';
import type {
  CreateApiTokenRequest,
  ListApiTokensRequest,
  RevokeApiTokenRequest,
} from '@community-platform/types/operations/api-tokens';
import * as operations from '../operations/api-tokens.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Tokens with which servers use the API. */
export interface ApiTokensApi {
  /**
   * List API tokens.
   *
   * Returns one page of the tokens of the community, without their values, the newest first. Revoked ones
   * are left out.
   *
   * `GET /api/admin/v2/api_tokens`
   */
  list(request?: ListApiTokensRequest, options?: RequestOptions): Promise<ApiTokensList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListApiTokensRequest, options?: RequestOptions): Paginator<ApiToken, ApiTokensList>;
  /**
   * Issue an API token.
   *
   * Issues a token for the Admin API or the Headless Auth API. Its value is returned this once; keep it
   * where nobody else reads it.
   *
   * `POST /api/admin/v2/api_tokens`
   */
  create(request: CreateApiTokenRequest, options?: RequestOptions): Promise<IssuedApiToken>;
  /**
   * Revoke an API token.
   *
   * Ends a token at once: every later request with it is answered with 401. The token of the request itself
   * can be revoked, too.
   *
   * `DELETE /api/admin/v2/api_tokens/{id}`
   */
  revoke(request: RevokeApiTokenRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

/** Binds the operations to a client. */
export const createApiTokensApi = (client: Sender<OnUndeclared>): ApiTokensApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listApiTokensOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListApiTokens(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createApiTokenOperation, request, options)),
  revoke: (request, options) => unwrap(client.send(operations.revokeApiTokenOperation, request, options)),
});
