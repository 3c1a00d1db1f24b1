// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ChatPreferences } from '@community-platform/types/chat-preferences';
import type {
  GetChatPreferencesRequest,
  UpdateChatPreferencesRequest,
} from '@community-platform/types/operations/chat-preferences';
import * as operations from '../operations/chat-preferences.js';
import { type OnUndeclared, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Which kinds of messages the community has. */
export interface ChatPreferencesApi {
  /**
   * Get the chat preferences.
   *
   * Returns which kinds of messages the community has.
   *
   * `GET /api/admin/v2/chat_preferences`
   */
  get(request?: GetChatPreferencesRequest, options?: RequestOptions): Promise<ChatPreferences>;
  /**
   * Update the chat preferences.
   *
   * Changes what the body names and leaves the rest.
   *
   * `PUT /api/admin/v2/chat_preferences`
   */
  update(request: UpdateChatPreferencesRequest, options?: RequestOptions): Promise<ChatPreferences>;
}

/** Binds the operations to a client. */
export const createChatPreferencesApi = (client: Sender<OnUndeclared>): ChatPreferencesApi => ({
  get: (request = {}, options) => unwrap(client.send(operations.getChatPreferencesOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateChatPreferencesOperation, request, options)),
});
