// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ChatRoom, ChatRoomsList } from '@community-platform/types/chat-room';
import type { ListChatRoomsRequest, ListChatRoomsResult } from '@community-platform/types/operations/chat-rooms';
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listChatRooms`. */
export const listChatRoomsOperation: Operation<ListChatRoomsRequest, ListChatRoomsResult> = {
  id: 'listChatRooms',
  method: 'GET',
  path: '/api/admin/v2/chat_rooms',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List chat rooms.
 *
 * Returns one page of the chat rooms, the one with the newest message first.
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

/** All items of `listChatRooms`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListChatRooms(
  client: Sender<OnUndeclared>,
  request: ListChatRoomsRequest = {},
  options?: RequestOptions,
): Paginator<ChatRoom, ChatRoomsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listChatRoomsOperation, paging, request, options);
}
