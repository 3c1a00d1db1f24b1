// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ListChatRoomsQuery,
  ListChatRoomsRequest,
  ListChatRoomsResult,
} from '@community-platform/types/operations/chat-rooms';

/** What the handler of `listChatRooms` receives: every part is there, defaults are filled in. */
export interface ListChatRoomsInput extends ListChatRoomsRequest {
  query: ListChatRoomsQuery & { page: number; per_page: number };
}

/** Where members write to one another. */
export interface ChatRoomsHandlers<Principal = unknown, State = unknown> {
  /**
   * List chat rooms.
   *
   * Returns one page of the chat rooms, the one with the newest message first.
   *
   * `GET /api/admin/v2/chat_rooms`
   */
  listChatRooms(input: ListChatRoomsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListChatRoomsResult>>;
}
