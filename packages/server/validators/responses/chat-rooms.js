// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkChatRoomsList } from '../schemas/chat-room.js';
import { checkErrorBody } from '../schemas/common.js';

export const chatRoomsResponsesChecks = {
  'listChatRooms 200': checkChatRoomsList,
  'listChatRooms 400': checkErrorBody,
  'listChatRooms 401': checkErrorBody,
  'listChatRooms 403': checkErrorBody,
  'listChatRooms 405': checkErrorBody,
  'listChatRooms 406': checkErrorBody,
  'listChatRooms 429': checkErrorBody,
  'listChatRooms 5XX': checkErrorBody,
};
