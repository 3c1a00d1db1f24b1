// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ChatRoom, ChatRoomsList } from '@community-platform/types/chat-room';
import type { ListChatRoomsRequest, ListChatRoomsResult } from '@community-platform/types/operations/chat-rooms';
import { errors400_401_403_405_406_429_5XX } from '../responses.js';
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
} from '../runtime/client.js';
import { readsJson, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listChatRoomsOperation: Operation<ListChatRoomsRequest, ListChatRoomsResult> = {
  id: 'listChatRooms',
  method: 'GET',
  path: '/api/admin/v2/chat_rooms',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List chat rooms.
 *
 * Returns a page of the chat rooms, the one with the newest message first.
 *
 * `GET /api/admin/v2/chat_rooms`
 */
export function listChatRooms<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListChatRoomsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListChatRoomsResult, U>> {
  return client.send(listChatRoomsOperation, request, options);
}

/** Iterates over all items of `listChatRooms`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListChatRooms(
  client: Sender<OnUndeclared>,
  request: ListChatRoomsRequest = {},
  options?: RequestOptions,
): Paginator<ChatRoom, ChatRoomsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listChatRoomsOperation, paging, request, options);
}

/** Chats between members. */
export interface ChatRoomsApi {
  /**
   * List chat rooms.
   *
   * Returns a page of the chat rooms, the one with the newest message first.
   *
   * `GET /api/admin/v2/chat_rooms`
   */
  list(request?: ListChatRoomsRequest, options?: RequestOptions): Promise<ChatRoomsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListChatRoomsRequest, options?: RequestOptions): Paginator<ChatRoom, ChatRoomsList>;
}

export const createChatRoomsApi = (client: Sender<OnUndeclared>): ChatRoomsApi => ({
  list: (request = {}, options) => unwrap(client.send(listChatRoomsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListChatRooms(client, request, options),
});
