// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ChatRoomMessage, ChatRoomMessagesList } from '@community-platform/types/message';
import type {
  ImportChatRoomMessageRequest,
  ImportChatRoomMessageResult,
  ListChatRoomMessagesRequest,
  ListChatRoomMessagesResult,
  SendMessageRequest,
  SendMessageResult,
} from '@community-platform/types/operations/messages';
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `sendMessage`. */
export const sendMessageOperation: Operation<SendMessageRequest, SendMessageResult> = {
  id: 'sendMessage',
  method: 'POST',
  path: '/api/admin/v2/messages',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Send a message.
 *
 * Sends a message from the admin whose token is used to one member, to several members together or to a chat
 * room, and answers with 200. Send exactly one of `user_email`, `user_emails` and `chat_room_uuid`. A member
 * or a room that the community does not have is answered with 404.
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

/** The data of `importChatRoomMessage`. */
export const importChatRoomMessageOperation: Operation<ImportChatRoomMessageRequest, ImportChatRoomMessageResult> = {
  id: 'importChatRoomMessage',
  method: 'POST',
  path: '/api/admin/v2/chat_room_message_imports',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Import a message into a chat room.
 *
 * Stores a message that a member said elsewhere, or before. The member is added to the space and to the room
 * when missing there. Nobody is notified. A room, a member or a parent message that the community does not
 * have, and a time in the future, are refused with 422.
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

/** The data of `listChatRoomMessages`. */
export const listChatRoomMessagesOperation: Operation<ListChatRoomMessagesRequest, ListChatRoomMessagesResult> = {
  id: 'listChatRoomMessages',
  method: 'GET',
  path: '/api/admin/v2/chat_rooms/{chat_room_uuid}/messages',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'chat_room_uuid', in: 'path', write: writeScalar },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List the messages of a chat room.
 *
 * Returns one page of what was said in a chat room, the newest first.
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

/** All items of `listChatRoomMessages`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListChatRoomMessages(
  client: Sender<OnUndeclared>,
  request: ListChatRoomMessagesRequest,
  options?: RequestOptions,
): Paginator<ChatRoomMessage, ChatRoomMessagesList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listChatRoomMessagesOperation, paging, request, options);
}
