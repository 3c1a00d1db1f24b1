// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkChatPreferences } from '../schemas/chat-preferences.js';
import { checkErrorBody } from '../schemas/common.js';

export const chatPreferencesAnswersChecks = {
  'getChatPreferences 200 application/json': checkChatPreferences,
  'getChatPreferences 401 application/json': checkErrorBody,
  'getChatPreferences 403 application/json': checkErrorBody,
  'getChatPreferences 405 application/json': checkErrorBody,
  'getChatPreferences 406 application/json': checkErrorBody,
  'getChatPreferences 429 application/json': checkErrorBody,
  'getChatPreferences 5XX application/json': checkErrorBody,
  'updateChatPreferences 200 application/json': checkChatPreferences,
  'updateChatPreferences 400 application/json': checkErrorBody,
  'updateChatPreferences 401 application/json': checkErrorBody,
  'updateChatPreferences 403 application/json': checkErrorBody,
  'updateChatPreferences 405 application/json': checkErrorBody,
  'updateChatPreferences 406 application/json': checkErrorBody,
  'updateChatPreferences 413 application/json': checkErrorBody,
  'updateChatPreferences 415 application/json': checkErrorBody,
  'updateChatPreferences 422 application/json': checkErrorBody,
  'updateChatPreferences 429 application/json': checkErrorBody,
  'updateChatPreferences 5XX application/json': checkErrorBody,
};
