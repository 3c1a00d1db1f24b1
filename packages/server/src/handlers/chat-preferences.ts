// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  GetChatPreferencesRequest,
  GetChatPreferencesResult,
  UpdateChatPreferencesRequest,
  UpdateChatPreferencesResult,
} from '@community-platform/types/operations/chat-preferences';

/** Which kinds of messages the community has. */
export interface ChatPreferencesHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the chat preferences.
   *
   * Returns which kinds of messages the community has.
   *
   * `GET /api/admin/v2/chat_preferences`
   */
  getChatPreferences(input: GetChatPreferencesRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetChatPreferencesResult>>;
  /**
   * Update the chat preferences.
   *
   * Changes what the body names and leaves the rest.
   *
   * `PUT /api/admin/v2/chat_preferences`
   */
  updateChatPreferences(input: UpdateChatPreferencesRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateChatPreferencesResult>>;
}
