// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  ChatRoomMessage,
  ChatRoomMessageImportRequest,
  ChatRoomMessageSender,
  ChatRoomMessagesList,
  MessageCreateRequest,
  MessageCreatedResponse,
} from '@community-platform/types/message';

export declare const checkChatRoomMessage: Check<ChatRoomMessage>;
export declare const chatRoomMessageSchema: StandardSchema<ChatRoomMessage>;
export declare const checkChatRoomMessageSender: Check<ChatRoomMessageSender>;
export declare const chatRoomMessageSenderSchema: StandardSchema<ChatRoomMessageSender>;
export declare const checkMessageCreateRequest: Check<MessageCreateRequest>;
export declare const messageCreateRequestSchema: StandardSchema<MessageCreateRequest>;
export declare const checkMessageCreatedResponse: Check<MessageCreatedResponse>;
export declare const messageCreatedResponseSchema: StandardSchema<MessageCreatedResponse>;
export declare const checkChatRoomMessageImportRequest: Check<ChatRoomMessageImportRequest>;
export declare const chatRoomMessageImportRequestSchema: StandardSchema<ChatRoomMessageImportRequest>;
export declare const checkChatRoomMessagesList: Check<ChatRoomMessagesList>;
export declare const chatRoomMessagesListSchema: StandardSchema<ChatRoomMessagesList>;
