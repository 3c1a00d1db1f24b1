// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listChatRoomMessages`: all parts are present, with defaults. */
export interface ListChatRoomMessagesInput extends ListChatRoomMessagesRequest {
  query: ListChatRoomMessagesQuery & { page: number; per_page: number };
}

/** Messages in chats. */
export interface MessagesHandlers<Principal = unknown, State = unknown> {
  /**
   * Send a message.
   *
   * Sends a message from the admin whose token is used to one member, to several members together or to a chat
   * room, and returns 200. Send exactly one of `user_email`, `user_emails` and `chat_room_uuid`. A member
   * or a room that the community does not have returns 404.
   *
   * `POST /api/admin/v2/messages`
   */
  sendMessage(input: SendMessageRequest, context: RequestContext<Principal, State>): Awaitable<Reply<SendMessageResult>>;
  /**
   * Import a message into a chat room.
   *
   * Stores a message that a member wrote elsewhere or earlier. If necessary, the member is added to the space and to
   * the room. Nobody is notified. A room, a member or a parent message that the community does not have, and a time
   * in the future, return 422.
   *
   * `POST /api/admin/v2/chat_room_message_imports`
   */
  importChatRoomMessage(
    input: ImportChatRoomMessageRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ImportChatRoomMessageResult>>;
  /**
   * List the messages of a chat room.
   *
   * Returns a page of the messages in a chat room, newest first.
   *
   * `GET /api/admin/v2/chat_rooms/{chat_room_uuid}/messages`
   */
  listChatRoomMessages(
    input: ListChatRoomMessagesInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListChatRoomMessagesResult>>;
}

/** The descriptors of the operations, in document order. */
export const messagesOperations: readonly Operation[] = [
  {
    id: 'sendMessage',
    method: 'POST',
    path: '/api/admin/v2/messages',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'importChatRoomMessage',
    method: 'POST',
    path: '/api/admin/v2/chat_room_message_imports',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'listChatRoomMessages',
    method: 'GET',
    path: '/api/admin/v2/chat_rooms/{chat_room_uuid}/messages',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'chat_room_uuid', in: 'path', required: true, shape: 'string', style: 'simple', explode: false },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
