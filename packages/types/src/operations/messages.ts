// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
} from '../answer-headers.js';
import type { Answer, Status5XX } from '../answer.js';
import type { ErrorBody } from '../common.js';
import type {
  ChatRoomMessage,
  ChatRoomMessageImportRequest,
  ChatRoomMessagesList,
  MessageCreateRequest,
  MessageCreatedResponse,
} from '../message.js';

/** What `sendMessage` sends. */
export interface SendMessageRequest {
  /** The message, and to whom it goes. */
  body: MessageCreateRequest;
}

/** Headers of the answers of `sendMessage`. */
export interface SendMessage200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `sendMessage` answers, by status. */
export type SendMessageResult =
  | Answer<200, MessageCreatedResponse, SendMessage200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `importChatRoomMessage` sends. */
export interface ImportChatRoomMessageRequest {
  /** The message to import. */
  body: ChatRoomMessageImportRequest;
}

/** Headers of the answers of `importChatRoomMessage`. */
export interface ImportChatRoomMessage201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `importChatRoomMessage` answers, by status. */
export type ImportChatRoomMessageResult =
  | Answer<201, ChatRoomMessage, ImportChatRoomMessage201Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

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

/** Headers of the answers of `listChatRoomMessages`. */
export interface ListChatRoomMessages200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listChatRoomMessages` answers, by status. */
export type ListChatRoomMessagesResult =
  | Answer<200, ChatRoomMessagesList, ListChatRoomMessages200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
