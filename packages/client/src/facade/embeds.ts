// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Embed } from '@community-platform/types/embed';
import type { CreateEmbedRequest, GetEmbedRequest } from '@community-platform/types/operations/embeds';
import * as operations from '../operations/embeds.js';
import { type OnUndeclared, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Pages of other sites, shown within a text. */
export interface EmbedsApi {
  /**
   * Create an embed.
   *
   * Looks up a page of another site and makes an embed of it. An address that cannot be embedded is refused
   * with 422.
   *
   * `POST /api/admin/v2/embeds`
   */
  create(request: CreateEmbedRequest, options?: RequestOptions): Promise<Embed>;
  /**
   * Get an embed.
   *
   * Returns one embed. It is named by its signed id, as texts refer to it, and not by its `id`.
   *
   * `GET /api/admin/v2/embeds/{sgid}`
   */
  get(request: GetEmbedRequest, options?: RequestOptions): Promise<Embed>;
}

/** Binds the operations to a client. */
export const createEmbedsApi = (client: Sender<OnUndeclared>): EmbedsApi => ({
  create: (request, options) => unwrap(client.send(operations.createEmbedOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getEmbedOperation, request, options)),
});
