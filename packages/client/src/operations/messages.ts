// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ChatRoomMessage, ChatRoomMessagesList, MessageCreatedResponse } from '@community-platform/types/message';
import type {
  ImportChatRoomMessageRequest,
  ImportChatRoomMessageResult,
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
import {
  type OnUndeclared,
  type Operation,
  pageByNumber,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const sendMessageOperation: Operation<SendMessageRequest, SendMessageResult> = {
  id: 'sendMessage',
  method: 'POST',
  path: '/api/admin/v2/messages',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Send a message.
 *
 * Sends a message from the admin whose token is used to one member, to several members together or to a chat
 * room, and returns 200. Send exactly one of `user_email`, `user_emails` and `chat_room_uuid`. A member
 * or a room that the community does not have returns 404.
 *
 * `POST /api/admin/v2/messages`
 */
export function sendMessage<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SendMessageRequest,
  options?: RequestOptions<U>,
): Promise<Received<SendMessageResult, U>> {
  return client.send(sendMessageOperation, request, options);
}

export const importChatRoomMessageOperation: Operation<ImportChatRoomMessageRequest, ImportChatRoomMessageResult> = {
  id: 'importChatRoomMessage',
  method: 'POST',
  path: '/api/admin/v2/chat_room_message_imports',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Import a message into a chat room.
 *
 * Stores a message that a member wrote elsewhere or earlier. If necessary, the member is added to the space and to
 * the room. Nobody is notified. A room, a member or a parent message that the community does not have, and a time
 * in the future, return 422.
 *
 * `POST /api/admin/v2/chat_room_message_imports`
 */
export function importChatRoomMessage<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ImportChatRoomMessageRequest,
  options?: RequestOptions<U>,
): Promise<Received<ImportChatRoomMessageResult, U>> {
  return client.send(importChatRoomMessageOperation, request, options);
}

export const listChatRoomMessagesOperation: Operation<ListChatRoomMessagesRequest, ListChatRoomMessagesResult> = {
  id: 'listChatRoomMessages',
  method: 'GET',
  path: '/api/admin/v2/chat_rooms/{chat_room_uuid}/messages',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'chat_room_uuid', in: 'path', write: writeScalar },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List the messages of a chat room.
 *
 * Returns a page of the messages in a chat room, newest first.
 *
 * `GET /api/admin/v2/chat_rooms/{chat_room_uuid}/messages`
 */
export function listChatRoomMessages<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListChatRoomMessagesRequest,
  options?: RequestOptions<U>,
): Promise<Received<ListChatRoomMessagesResult, U>> {
  return client.send(listChatRoomMessagesOperation, request, options);
}

/** Iterates over all items of `listChatRoomMessages`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListChatRoomMessages(
  client: Sender<OnUndeclared>,
  request: ListChatRoomMessagesRequest,
  options?: RequestOptions,
): Paginator<ChatRoomMessage, ChatRoomMessagesList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listChatRoomMessagesOperation, paging, request, options);
}

/** Messages in chats. */
export interface MessagesApi {
  /**
   * Send a message.
   *
   * Sends a message from the admin whose token is used to one member, to several members together or to a chat
   * room, and returns 200. Send exactly one of `user_email`, `user_emails` and `chat_room_uuid`. A member
   * or a room that the community does not have returns 404.
   *
   * `POST /api/admin/v2/messages`
   */
  send(request: SendMessageRequest, options?: RequestOptions): Promise<MessageCreatedResponse>;
  /**
   * Import a message into a chat room.
   *
   * Stores a message that a member wrote elsewhere or earlier. If necessary, the member is added to the space and to
   * the room. Nobody is notified. A room, a member or a parent message that the community does not have, and a time
   * in the future, return 422.
   *
   * `POST /api/admin/v2/chat_room_message_imports`
   */
  import(request: ImportChatRoomMessageRequest, options?: RequestOptions): Promise<ChatRoomMessage>;
  /**
   * List the messages of a chat room.
   *
   * Returns a page of the messages in a chat room, newest first.
   *
   * `GET /api/admin/v2/chat_rooms/{chat_room_uuid}/messages`
   */
  list(request: ListChatRoomMessagesRequest, options?: RequestOptions): Promise<ChatRoomMessagesList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request: ListChatRoomMessagesRequest, options?: RequestOptions): Paginator<ChatRoomMessage, ChatRoomMessagesList>;
}

export const createMessagesApi = (client: Sender<OnUndeclared>): MessagesApi => ({
  send: (request, options) => unwrap(client.send(sendMessageOperation, request, options)),
  import: (request, options) => unwrap(client.send(importChatRoomMessageOperation, request, options)),
  list: (request, options) => unwrap(client.send(listChatRoomMessagesOperation, request, options)),
  paginateList: (request, options) => paginateListChatRoomMessages(client, request, options),
});
