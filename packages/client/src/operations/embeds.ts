// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CreateEmbedRequest,
  CreateEmbedResult,
  GetEmbedRequest,
  GetEmbedResult,
} from '@community-platform/types/operations/embeds';
import type { Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';

/** The data of `createEmbed`. */
export const createEmbedOperation: Operation<CreateEmbedRequest, CreateEmbedResult> = {
  id: 'createEmbed',
  method: 'POST',
  path: '/api/admin/v2/embeds',
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
 * Create an embed.
 *
 * Looks up a page of another site and makes an embed of it. An address that cannot be embedded is refused
 * with 422.
 *
 * `POST /api/admin/v2/embeds`
 */
export function createEmbed(
  client: Sender,
  request: CreateEmbedRequest,
  options?: RequestOptions,
): Promise<Received<CreateEmbedResult>> {
  return client.send(createEmbedOperation, request, options);
}

/** The data of `getEmbed`. */
export const getEmbedOperation: Operation<GetEmbedRequest, GetEmbedResult> = {
  id: 'getEmbed',
  method: 'GET',
  path: '/api/admin/v2/embeds/{sgid}',
  parameters: [{ name: 'sgid', in: 'path', required: true, shape: 'string', style: 'simple', explode: false }],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
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
 * Get an embed.
 *
 * Returns one embed. It is named by its signed id, as texts refer to it, and not by its `id`.
 *
 * `GET /api/admin/v2/embeds/{sgid}`
 */
export function getEmbed(
  client: Sender,
  request: GetEmbedRequest,
  options?: RequestOptions,
): Promise<Received<GetEmbedResult>> {
  return client.send(getEmbedOperation, request, options);
}
