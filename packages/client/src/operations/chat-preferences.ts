// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  GetChatPreferencesRequest,
  GetChatPreferencesResult,
  UpdateChatPreferencesRequest,
  UpdateChatPreferencesResult,
} from '@community-platform/types/operations/chat-preferences';
import type { Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';

/** The data of `getChatPreferences`. */
export const getChatPreferencesOperation: Operation<GetChatPreferencesRequest, GetChatPreferencesResult> = {
  id: 'getChatPreferences',
  method: 'GET',
  path: '/api/admin/v2/chat_preferences',
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
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
 * Get the chat preferences.
 *
 * Returns which kinds of messages the community has.
 *
 * `GET /api/admin/v2/chat_preferences`
 */
export function getChatPreferences(
  client: Sender,
  request: GetChatPreferencesRequest = {},
  options?: RequestOptions,
): Promise<Received<GetChatPreferencesResult>> {
  return client.send(getChatPreferencesOperation, request, options);
}

/** The data of `updateChatPreferences`. */
export const updateChatPreferencesOperation: Operation<UpdateChatPreferencesRequest, UpdateChatPreferencesResult> = {
  id: 'updateChatPreferences',
  method: 'PUT',
  path: '/api/admin/v2/chat_preferences',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
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
 * Update the chat preferences.
 *
 * Changes what the body names and leaves the rest.
 *
 * `PUT /api/admin/v2/chat_preferences`
 */
export function updateChatPreferences(
  client: Sender,
  request: UpdateChatPreferencesRequest,
  options?: RequestOptions,
): Promise<Received<UpdateChatPreferencesResult>> {
  return client.send(updateChatPreferencesOperation, request, options);
}
