// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CreateEmbedRequest,
  CreateEmbedResult,
  GetEmbedRequest,
  GetEmbedResult,
} from '@community-platform/types/operations/embeds';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalar } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `createEmbed`. */
export const createEmbedOperation: Operation<CreateEmbedRequest, CreateEmbedResult> = {
  id: 'createEmbed',
  method: 'POST',
  path: '/api/admin/v2/embeds',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create an embed.
 *
 * Looks up a page of another site and makes an embed of it. An address that cannot be embedded is refused
 * with 422.
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

/** The data of `getEmbed`. */
export const getEmbedOperation: Operation<GetEmbedRequest, GetEmbedResult> = {
  id: 'getEmbed',
  method: 'GET',
  path: '/api/admin/v2/embeds/{sgid}',
  parameters: [{ name: 'sgid', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
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
