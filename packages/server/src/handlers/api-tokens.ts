// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
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

/** What the handler of `listApiTokens` receives: every part is there, defaults are filled in. */
export interface ListApiTokensInput extends ListApiTokensRequest {
  query: ListApiTokensQuery & { page: number; per_page: number };
}

/** Tokens with which servers use the API. */
export interface ApiTokensHandlers<Principal = unknown, State = unknown> {
  /**
   * List API tokens.
   *
   * Returns one page of the tokens of the community, without their values, the newest first. Revoked ones
   * are left out.
   *
   * `GET /api/admin/v2/api_tokens`
   */
  listApiTokens(input: ListApiTokensInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListApiTokensResult>>;
  /**
   * Issue an API token.
   *
   * Issues a token for the Admin API or the Headless Auth API. Its value is returned this once; keep it
   * where nobody else reads it.
   *
   * `POST /api/admin/v2/api_tokens`
   */
  createApiToken(input: CreateApiTokenRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateApiTokenResult>>;
  /**
   * Revoke an API token.
   *
   * Ends a token at once: every later request with it is answered with 401. The token of the request itself
   * can be revoked, too.
   *
   * `DELETE /api/admin/v2/api_tokens/{id}`
   */
  revokeApiToken(input: RevokeApiTokenRequest, context: RequestContext<Principal, State>): Awaitable<Reply<RevokeApiTokenResult>>;
}
