// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ImportChatRoomMessageRequest,
  ImportChatRoomMessageResult,
  ListChatRoomMessagesQuery,
  ListChatRoomMessagesRequest,
  ListChatRoomMessagesResult,
  SendMessageRequest,
  SendMessageResult,
} from '@community-platform/types/operations/messages';

/** What the handler of `listChatRoomMessages` receives: every part is there, defaults are filled in. */
export interface ListChatRoomMessagesInput extends ListChatRoomMessagesRequest {
  query: ListChatRoomMessagesQuery & { page: number; per_page: number };
}

/** What is said in chats. */
export interface MessagesHandlers<Principal = unknown, State = unknown> {
  /**
   * Send a message.
   *
   * Sends a message from the admin whose token is used to one member, to several members together or to a chat
   * room, and answers with 200. Send exactly one of `user_email`, `user_emails` and `chat_room_uuid`. A member
   * or a room that the community does not have is answered with 404.
   *
   * `POST /api/admin/v2/messages`
   */
  sendMessage(input: SendMessageRequest, context: RequestContext<Principal, State>): Awaitable<Reply<SendMessageResult>>;
  /**
   * Import a message into a chat room.
   *
   * Stores a message that a member said elsewhere, or before. The member is added to the space and to the room
   * when missing there. Nobody is notified. A room, a member or a parent message that the community does not
   * have, and a time in the future, are refused with 422.
   *
   * `POST /api/admin/v2/chat_room_message_imports`
   */
  importChatRoomMessage(input: ImportChatRoomMessageRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ImportChatRoomMessageResult>>;
  /**
   * List the messages of a chat room.
   *
   * Returns one page of what was said in a chat room, the newest first.
   *
   * `GET /api/admin/v2/chat_rooms/{chat_room_uuid}/messages`
   */
  listChatRoomMessages(input: ListChatRoomMessagesInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListChatRoomMessagesResult>>;
}
