// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkChatRoomMessage, checkChatRoomMessagesList, checkMessageCreatedResponse } from '../schemas/message.js';

export const messagesAnswersChecks = {
  'sendMessage 200 application/json': checkMessageCreatedResponse,
  'sendMessage 400 application/json': checkErrorBody,
  'sendMessage 401 application/json': checkErrorBody,
  'sendMessage 403 application/json': checkErrorBody,
  'sendMessage 404 application/json': checkErrorBody,
  'sendMessage 405 application/json': checkErrorBody,
  'sendMessage 406 application/json': checkErrorBody,
  'sendMessage 413 application/json': checkErrorBody,
  'sendMessage 415 application/json': checkErrorBody,
  'sendMessage 422 application/json': checkErrorBody,
  'sendMessage 429 application/json': checkErrorBody,
  'sendMessage 5XX application/json': checkErrorBody,
  'importChatRoomMessage 201 application/json': checkChatRoomMessage,
  'importChatRoomMessage 400 application/json': checkErrorBody,
  'importChatRoomMessage 401 application/json': checkErrorBody,
  'importChatRoomMessage 403 application/json': checkErrorBody,
  'importChatRoomMessage 405 application/json': checkErrorBody,
  'importChatRoomMessage 406 application/json': checkErrorBody,
  'importChatRoomMessage 413 application/json': checkErrorBody,
  'importChatRoomMessage 415 application/json': checkErrorBody,
  'importChatRoomMessage 422 application/json': checkErrorBody,
  'importChatRoomMessage 429 application/json': checkErrorBody,
  'importChatRoomMessage 5XX application/json': checkErrorBody,
  'listChatRoomMessages 200 application/json': checkChatRoomMessagesList,
  'listChatRoomMessages 400 application/json': checkErrorBody,
  'listChatRoomMessages 401 application/json': checkErrorBody,
  'listChatRoomMessages 403 application/json': checkErrorBody,
  'listChatRoomMessages 404 application/json': checkErrorBody,
  'listChatRoomMessages 405 application/json': checkErrorBody,
  'listChatRoomMessages 406 application/json': checkErrorBody,
  'listChatRoomMessages 429 application/json': checkErrorBody,
  'listChatRoomMessages 5XX application/json': checkErrorBody,
};
