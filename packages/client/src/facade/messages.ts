// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ChatRoomMessage, ChatRoomMessagesList, MessageCreatedResponse } from '@community-platform/types/message';
import type {
  ImportChatRoomMessageRequest,
  ListChatRoomMessagesRequest,
  SendMessageRequest,
} from '@community-platform/types/operations/messages';
import * as operations from '../operations/messages.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** What is said in chats. */
export interface MessagesApi {
  /**
   * Send a message.
   *
   * Sends a message from the admin whose token is used to one member, to several members together or to a chat
   * room, and answers with 200. Send exactly one of `user_email`, `user_emails` and `chat_room_uuid`. A member
   * or a room that the community does not have is answered with 404.
   *
   * `POST /api/admin/v2/messages`
   */
  send(request: SendMessageRequest, options?: RequestOptions): Promise<MessageCreatedResponse>;
  /**
   * Import a message into a chat room.
   *
   * Stores a message that a member said elsewhere, or before. The member is added to the space and to the room
   * when missing there. Nobody is notified. A room, a member or a parent message that the community does not
   * have, and a time in the future, are refused with 422.
   *
   * `POST /api/admin/v2/chat_room_message_imports`
   */
  import(request: ImportChatRoomMessageRequest, options?: RequestOptions): Promise<ChatRoomMessage>;
  /**
   * List the messages of a chat room.
   *
   * Returns one page of what was said in a chat room, the newest first.
   *
   * `GET /api/admin/v2/chat_rooms/{chat_room_uuid}/messages`
   */
  list(request: ListChatRoomMessagesRequest, options?: RequestOptions): Promise<ChatRoomMessagesList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request: ListChatRoomMessagesRequest, options?: RequestOptions): Paginator<ChatRoomMessage, ChatRoomMessagesList>;
}

/** Binds the operations to a client. */
export const createMessagesApi = (client: Sender<OnUndeclared>): MessagesApi => ({
  send: (request, options) => unwrap(client.send(operations.sendMessageOperation, request, options)),
  import: (request, options) => unwrap(client.send(operations.importChatRoomMessageOperation, request, options)),
  list: (request, options) => unwrap(client.send(operations.listChatRoomMessagesOperation, request, options)),
  paginateList: (request, options) => operations.paginateListChatRoomMessages(client, request, options),
});
