// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkChatPreferences } from '../schemas/chat-preferences.js';
import { checkErrorBody } from '../schemas/common.js';

export const chatPreferencesResponsesChecks = {
  'getChatPreferences 200': checkChatPreferences,
  'getChatPreferences 401': checkErrorBody,
  'getChatPreferences 403': checkErrorBody,
  'getChatPreferences 405': checkErrorBody,
  'getChatPreferences 406': checkErrorBody,
  'getChatPreferences 429': checkErrorBody,
  'getChatPreferences 5XX': checkErrorBody,
  'updateChatPreferences 200': checkChatPreferences,
  'updateChatPreferences 400': checkErrorBody,
  'updateChatPreferences 401': checkErrorBody,
  'updateChatPreferences 403': checkErrorBody,
  'updateChatPreferences 405': checkErrorBody,
  'updateChatPreferences 406': checkErrorBody,
  'updateChatPreferences 413': checkErrorBody,
  'updateChatPreferences 415': checkErrorBody,
  'updateChatPreferences 422': checkErrorBody,
  'updateChatPreferences 429': checkErrorBody,
  'updateChatPreferences 5XX': checkErrorBody,
};
