// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ErrorBody } from '../common.js';
import type {
  ChatRoomMessage,
  ChatRoomMessageImportRequest,
  ChatRoomMessagesList,
  MessageCreateRequest,
  MessageCreatedResponse,
} from '../message.js';
import type {
  BadRequestHeaders,
  ContentTooLargeHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  NotFoundHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
  UnprocessableContentHeaders,
  UnsupportedMediaTypeHeaders,
} from '../response-headers.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

/** What `sendMessage` sends. */
export interface SendMessageRequest {
  /** The message, and to whom it goes. */
  body: MessageCreateRequest;
}

/** Headers of the responses of `sendMessage`. */
export interface SendMessage200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `sendMessage`, by status. */
export type SendMessageResult =
  | TypedResponse<200, MessageCreatedResponse, SendMessage200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `importChatRoomMessage` sends. */
export interface ImportChatRoomMessageRequest {
  /** The message to import. */
  body: ChatRoomMessageImportRequest;
}

/** Headers of the responses of `importChatRoomMessage`. */
export interface ImportChatRoomMessage201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `importChatRoomMessage`, by status. */
export type ImportChatRoomMessageResult =
  | TypedResponse<201, ChatRoomMessage, ImportChatRoomMessage201Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `listChatRoomMessages`. */
export interface ListChatRoomMessagesPath {
  /** The uuid of the chat room. */
  chat_room_uuid: string;
}

/** The query parameters of `listChatRoomMessages`. */
export interface ListChatRoomMessagesQuery {
  /**
   * The number of the page. The first page is 1; a lower number is answered with 400.
   *
   * Default: `1`.
   */
  page?: number | undefined;
  /**
   * How many records a page holds. A value above 100 is served with 100, and the answer says so in its own
   * `per_page`; a value below 1 is answered with 400.
   *
   * Default: `10`.
   */
  per_page?: number | undefined;
}

/** What `listChatRoomMessages` sends. */
export interface ListChatRoomMessagesRequest {
  path: ListChatRoomMessagesPath;
  query?: ListChatRoomMessagesQuery | undefined;
}

/** Headers of the responses of `listChatRoomMessages`. */
export interface ListChatRoomMessages200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listChatRoomMessages`, by status. */
export type ListChatRoomMessagesResult =
  | TypedResponse<200, ChatRoomMessagesList, ListChatRoomMessages200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
