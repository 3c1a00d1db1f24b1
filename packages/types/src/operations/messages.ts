// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  ChatRoomMessage,
  ChatRoomMessageImportRequest,
  ChatRoomMessagesList,
  MessageCreatedResponse,
  MessageCreateRequest,
} from '../message.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface SendMessageRequest {
  /** The message and its recipients. */
  body: MessageCreateRequest;
}

export type SendMessageResult =
  | TypedResponse<200, MessageCreatedResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface ImportChatRoomMessageRequest {
  /** The message to import. */
  body: ChatRoomMessageImportRequest;
}

export type ImportChatRoomMessageResult =
  | TypedResponse<201, ChatRoomMessage, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface ListChatRoomMessagesPath {
  /** The uuid of the chat room. At least 1 character. Example: `"0d7e6c1a-5b3f-4a52-9c1d-8e2f4b6a7c90"`. */
  chat_room_uuid: string;
}

export interface ListChatRoomMessagesQuery {
  /**
   * The number of the page. The first page is 1; a lower number returns 400.
   *
   * At least 1. Default: `1`. Example: `1`.
   */
  page?: number | undefined;
  /**
   * The number of records per page. A value above 100 counts as 100, which is then the `per_page` of the response; a
   * value below 1 returns 400.
   *
   * At least 1. Default: `10`. Example: `10`.
   */
  per_page?: number | undefined;
}

export interface ListChatRoomMessagesRequest {
  path: ListChatRoomMessagesPath;
  query?: ListChatRoomMessagesQuery | undefined;
}

export type ListChatRoomMessagesResult =
  | TypedResponse<200, ChatRoomMessagesList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
