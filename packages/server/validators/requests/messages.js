// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, isShorter, mismatch, refuse, refuseMember } from '#validation';
import { checkChatRoomMessageImportRequest, checkMessageCreateRequest } from '../schemas/message.js';

/** Whether the parameters of `listChatRoomMessages` are valid. */
export const checkListChatRoomMessagesParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    const chatRoomUuid = path.chat_room_uuid;
    if (typeof chatRoomUuid !== 'string') {
      if (refuseMember(found, '/path', 'chat_room_uuid', chatRoomUuid, 'type', 'string')) return false;
    } else if (isShorter(chatRoomUuid, 1) && refuse(found, '/path/chat_room_uuid', 'minLength', 1)) return false;
  }
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const page = query.page;
    if (page !== undefined) {
      if (!Number.isInteger(page)) {
        if (refuse(found, '/query/page', 'type', 'integer')) return false;
      } else if (page < 1 && refuse(found, '/query/page', 'minimum', 1)) return false;
    }
    const perPage = query.per_page;
    if (perPage !== undefined) {
      if (!Number.isInteger(perPage)) {
        if (refuse(found, '/query/per_page', 'type', 'integer')) return false;
      } else if (perPage < 1 && refuse(found, '/query/per_page', 'minimum', 1)) return false;
    }
  }
  return fits(found);
};

export const messagesRequestsChecks = {
  sendMessage: { body: checkMessageCreateRequest },
  importChatRoomMessage: { body: checkChatRoomMessageImportRequest },
  listChatRoomMessages: { parameters: checkListChatRoomMessagesParameters },
};
