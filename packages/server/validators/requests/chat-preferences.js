// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkChatPreferencesUpdateRequest } from '../schemas/chat-preferences.js';

export const chatPreferencesRequestsChecks = {
  updateChatPreferences: { body: checkChatPreferencesUpdateRequest },
};
