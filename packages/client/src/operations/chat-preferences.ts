// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  GetChatPreferencesRequest,
  GetChatPreferencesResult,
  UpdateChatPreferencesRequest,
  UpdateChatPreferencesResult,
} from '@community-platform/types/operations/chat-preferences';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `getChatPreferences`. */
export const getChatPreferencesOperation: Operation<GetChatPreferencesRequest, GetChatPreferencesResult> = {
  id: 'getChatPreferences',
  method: 'GET',
  path: '/api/admin/v2/chat_preferences',
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the chat preferences.
 *
 * Returns which kinds of messages the community has.
 *
 * `GET /api/admin/v2/chat_preferences`
 */
export function getChatPreferences<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetChatPreferencesRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<GetChatPreferencesResult, U>> {
  return client.send(getChatPreferencesOperation, request, options);
}

/** The data of `updateChatPreferences`. */
export const updateChatPreferencesOperation: Operation<UpdateChatPreferencesRequest, UpdateChatPreferencesResult> = {
  id: 'updateChatPreferences',
  method: 'PUT',
  path: '/api/admin/v2/chat_preferences',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
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
 * Update the chat preferences.
 *
 * Changes what the body names and leaves the rest.
 *
 * `PUT /api/admin/v2/chat_preferences`
 */
export function updateChatPreferences<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateChatPreferencesRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateChatPreferencesResult, U>> {
  return client.send(updateChatPreferencesOperation, request, options);
}
