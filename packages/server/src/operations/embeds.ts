// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateEmbedRequest,
  CreateEmbedResult,
  GetEmbedRequest,
  GetEmbedResult,
} from '@community-platform/types/operations/embeds';
import {
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  errors401_403_404_405_406_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** Pages of other sites that are shown in a text. */
export interface EmbedsHandlers<Principal = unknown, State = unknown> {
  /**
   * Create an embed.
   *
   * Looks up a page of another site and creates an embed of it. An address that cannot be embedded returns 422.
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

/** The descriptors of the operations, in document order. */
export const embedsOperations: readonly Operation[] = [
  {
    id: 'createEmbed',
    method: 'POST',
    path: '/api/admin/v2/embeds',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getEmbed',
    method: 'GET',
    path: '/api/admin/v2/embeds/{sgid}',
    parameters: [{ name: 'sgid', in: 'path', required: true, shape: 'string', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
