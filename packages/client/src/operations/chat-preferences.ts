// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ChatPreferences } from '@community-platform/types/chat-preferences';
import type {
  GetChatPreferencesRequest,
  GetChatPreferencesResult,
  UpdateChatPreferencesRequest,
  UpdateChatPreferencesResult,
} from '@community-platform/types/operations/chat-preferences';
import {
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  errors401_403_405_406_429_5XX,
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
import { readsJson, sendsJson } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const getChatPreferencesOperation: Operation<GetChatPreferencesRequest, GetChatPreferencesResult> = {
  id: 'getChatPreferences',
  method: 'GET',
  path: '/api/admin/v2/chat_preferences',
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the chat preferences.
 *
 * Returns the settings for messages.
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

export const updateChatPreferencesOperation: Operation<UpdateChatPreferencesRequest, UpdateChatPreferencesResult> = {
  id: 'updateChatPreferences',
  method: 'PUT',
  path: '/api/admin/v2/chat_preferences',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update the chat preferences.
 *
 * Changes only the fields in the body.
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

/** Settings for messages. */
export interface ChatPreferencesApi {
  /**
   * Get the chat preferences.
   *
   * Returns the settings for messages.
   *
   * `GET /api/admin/v2/chat_preferences`
   */
  get(request?: GetChatPreferencesRequest, options?: RequestOptions): Promise<ChatPreferences>;
  /**
   * Update the chat preferences.
   *
   * Changes only the fields in the body.
   *
   * `PUT /api/admin/v2/chat_preferences`
   */
  update(request: UpdateChatPreferencesRequest, options?: RequestOptions): Promise<ChatPreferences>;
}

export const createChatPreferencesApi = (client: Sender<OnUndeclared>): ChatPreferencesApi => ({
  get: (request = {}, options) => unwrap(client.send(getChatPreferencesOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateChatPreferencesOperation, request, options)),
});
