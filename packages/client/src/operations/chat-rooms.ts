// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ChatRoom, ChatRoomsList } from '@community-platform/types/chat-room';
import type { ListChatRoomsRequest, ListChatRoomsResult } from '@community-platform/types/operations/chat-rooms';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listChatRooms`. */
export const listChatRoomsOperation: Operation<ListChatRoomsRequest, ListChatRoomsResult> = {
  id: 'listChatRooms',
  method: 'GET',
  path: '/api/admin/v2/chat_rooms',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
  ],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
  pagination: {
    style: 'page',
    page: 'page',
    pageSize: 'per_page',
    items: 'records',
    hasMore: 'has_next_page',
  },
};

/**
 * List chat rooms.
 *
 * Returns one page of the chat rooms, the one with the newest message first.
 *
 * `GET /api/admin/v2/chat_rooms`
 */
export function listChatRooms(
  client: Sender,
  request: ListChatRoomsRequest = {},
  options?: RequestOptions,
): Promise<Received<ListChatRoomsResult>> {
  return client.send(listChatRoomsOperation, request, options);
}

/** All items of `listChatRooms`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListChatRooms(
  client: Sender,
  request: ListChatRoomsRequest = {},
  options?: RequestOptions,
): Paginator<ChatRoom, ChatRoomsList> {
  return paginate(client, listChatRoomsOperation, request, options);
}
