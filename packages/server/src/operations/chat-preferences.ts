// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
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
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** Settings for messages. */
export interface ChatPreferencesHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the chat preferences.
   *
   * Returns the settings for messages.
   *
   * `GET /api/admin/v2/chat_preferences`
   */
  getChatPreferences(
    input: GetChatPreferencesRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetChatPreferencesResult>>;
  /**
   * Update the chat preferences.
   *
   * Changes only the fields in the body.
   *
   * `PUT /api/admin/v2/chat_preferences`
   */
  updateChatPreferences(
    input: UpdateChatPreferencesRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdateChatPreferencesResult>>;
}

/** The descriptors of the operations, in document order. */
export const chatPreferencesOperations: readonly Operation[] = [
  {
    id: 'getChatPreferences',
    method: 'GET',
    path: '/api/admin/v2/chat_preferences',
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateChatPreferences',
    method: 'PUT',
    path: '/api/admin/v2/chat_preferences',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
