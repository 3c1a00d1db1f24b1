// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkChatRoomsList } from '../schemas/chat-room.js';
import { checkErrorBody } from '../schemas/common.js';

export const chatRoomsAnswersChecks = {
  'listChatRooms 200 application/json': checkChatRoomsList,
  'listChatRooms 400 application/json': checkErrorBody,
  'listChatRooms 401 application/json': checkErrorBody,
  'listChatRooms 403 application/json': checkErrorBody,
  'listChatRooms 405 application/json': checkErrorBody,
  'listChatRooms 406 application/json': checkErrorBody,
  'listChatRooms 429 application/json': checkErrorBody,
  'listChatRooms 5XX application/json': checkErrorBody,
};
