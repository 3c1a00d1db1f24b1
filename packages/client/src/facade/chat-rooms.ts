// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ChatRoom, ChatRoomsList } from '@community-platform/types/chat-room';
import type { ListChatRoomsRequest } from '@community-platform/types/operations/chat-rooms';
import * as operations from '../operations/chat-rooms.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Where members write to one another. */
export interface ChatRoomsApi {
  /**
   * List chat rooms.
   *
   * Returns one page of the chat rooms, the one with the newest message first.
   *
   * `GET /api/admin/v2/chat_rooms`
   */
  list(request?: ListChatRoomsRequest, options?: RequestOptions): Promise<ChatRoomsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListChatRoomsRequest, options?: RequestOptions): Paginator<ChatRoom, ChatRoomsList>;
}

/** Binds the operations to a client. */
export const createChatRoomsApi = (client: Sender<OnUndeclared>): ChatRoomsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listChatRoomsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListChatRooms(client, request, options),
});
