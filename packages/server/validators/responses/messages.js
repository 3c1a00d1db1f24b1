// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkChatRoomMessage, checkChatRoomMessagesList, checkMessageCreatedResponse } from '../schemas/message.js';

export const messagesResponsesChecks = {
  'sendMessage 200': checkMessageCreatedResponse,
  'sendMessage 400': checkErrorBody,
  'sendMessage 401': checkErrorBody,
  'sendMessage 403': checkErrorBody,
  'sendMessage 404': checkErrorBody,
  'sendMessage 405': checkErrorBody,
  'sendMessage 406': checkErrorBody,
  'sendMessage 413': checkErrorBody,
  'sendMessage 415': checkErrorBody,
  'sendMessage 422': checkErrorBody,
  'sendMessage 429': checkErrorBody,
  'sendMessage 5XX': checkErrorBody,
  'importChatRoomMessage 201': checkChatRoomMessage,
  'importChatRoomMessage 400': checkErrorBody,
  'importChatRoomMessage 401': checkErrorBody,
  'importChatRoomMessage 403': checkErrorBody,
  'importChatRoomMessage 405': checkErrorBody,
  'importChatRoomMessage 406': checkErrorBody,
  'importChatRoomMessage 413': checkErrorBody,
  'importChatRoomMessage 415': checkErrorBody,
  'importChatRoomMessage 422': checkErrorBody,
  'importChatRoomMessage 429': checkErrorBody,
  'importChatRoomMessage 5XX': checkErrorBody,
  'listChatRoomMessages 200': checkChatRoomMessagesList,
  'listChatRoomMessages 400': checkErrorBody,
  'listChatRoomMessages 401': checkErrorBody,
  'listChatRoomMessages 403': checkErrorBody,
  'listChatRoomMessages 404': checkErrorBody,
  'listChatRoomMessages 405': checkErrorBody,
  'listChatRoomMessages 406': checkErrorBody,
  'listChatRoomMessages 429': checkErrorBody,
  'listChatRoomMessages 5XX': checkErrorBody,
};
