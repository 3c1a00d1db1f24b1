// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Embed } from '@community-platform/types/embed';
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
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeScalar } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const createEmbedOperation: Operation<CreateEmbedRequest, CreateEmbedResult> = {
  id: 'createEmbed',
  method: 'POST',
  path: '/api/admin/v2/embeds',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create an embed.
 *
 * Looks up a page of another site and creates an embed of it. An address that cannot be embedded returns 422.
 *
 * `POST /api/admin/v2/embeds`
 */
export function createEmbed<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateEmbedRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateEmbedResult, U>> {
  return client.send(createEmbedOperation, request, options);
}

export const getEmbedOperation: Operation<GetEmbedRequest, GetEmbedResult> = {
  id: 'getEmbed',
  method: 'GET',
  path: '/api/admin/v2/embeds/{sgid}',
  parameters: [{ name: 'sgid', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get an embed.
 *
 * Returns one embed. It is named by its signed id, as texts refer to it, and not by its `id`.
 *
 * `GET /api/admin/v2/embeds/{sgid}`
 */
export function getEmbed<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetEmbedRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetEmbedResult, U>> {
  return client.send(getEmbedOperation, request, options);
}

/** Pages of other sites that are shown in a text. */
export interface EmbedsApi {
  /**
   * Create an embed.
   *
   * Looks up a page of another site and creates an embed of it. An address that cannot be embedded returns 422.
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

export const createEmbedsApi = (client: Sender<OnUndeclared>): EmbedsApi => ({
  create: (request, options) => unwrap(client.send(createEmbedOperation, request, options)),
  get: (request, options) => unwrap(client.send(getEmbedOperation, request, options)),
});
