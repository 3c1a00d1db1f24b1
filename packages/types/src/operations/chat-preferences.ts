// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ChatPreferences, ChatPreferencesUpdateRequest } from '../chat-preferences.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

/** The request of `getChatPreferences`: it has no parameters and no body. */
export type GetChatPreferencesRequest = Record<never, never>;

export type GetChatPreferencesResult =
  | TypedResponse<200, ChatPreferences, XRequestIdHeaders>
  | Errors[401 | 403 | 405 | 406 | 429 | '5XX'];

export interface UpdateChatPreferencesRequest {
  /** The changes. */
  body: ChatPreferencesUpdateRequest;
}

export type UpdateChatPreferencesResult =
  | TypedResponse<200, ChatPreferences, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];
