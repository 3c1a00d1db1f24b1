// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateEmbedRequest,
  CreateEmbedResult,
  GetEmbedRequest,
  GetEmbedResult,
} from '@community-platform/types/operations/embeds';

/** Pages of other sites, shown within a text. */
export interface EmbedsHandlers<Principal = unknown, State = unknown> {
  /**
   * Create an embed.
   *
   * Looks up a page of another site and makes an embed of it. An address that cannot be embedded is refused
   * with 422.
   *
   * `POST /api/admin/v2/embeds`
   */
  createEmbed(input: CreateEmbedRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateEmbedResult>>;
  /**
   * Get an embed.
   *
   * Returns one embed. It is named by its signed id, as texts refer to it, and not by its `id`.
   *
   * `GET /api/admin/v2/embeds/{sgid}`
   */
  getEmbed(input: GetEmbedRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetEmbedResult>>;
}
