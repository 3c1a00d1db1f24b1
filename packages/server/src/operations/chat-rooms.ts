// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ListChatRoomsQuery,
  ListChatRoomsRequest,
  ListChatRoomsResult,
} from '@community-platform/types/operations/chat-rooms';
import { errors400_401_403_405_406_429_5XX } from '../responses.js';
import { sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listChatRooms`: all parts are present, with defaults. */
export interface ListChatRoomsInput extends ListChatRoomsRequest {
  query: ListChatRoomsQuery & { page: number; per_page: number };
}

/** Chats between members. */
export interface ChatRoomsHandlers<Principal = unknown, State = unknown> {
  /**
   * List chat rooms.
   *
   * Returns a page of the chat rooms, the one with the newest message first.
   *
   * `GET /api/admin/v2/chat_rooms`
   */
  listChatRooms(input: ListChatRoomsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListChatRoomsResult>>;
}

/** The descriptors of the operations, in document order. */
export const chatRoomsOperations: readonly Operation[] = [
  {
    id: 'listChatRooms',
    method: 'GET',
    path: '/api/admin/v2/chat_rooms',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
