// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { OpenDocumentRequest } from './rich-text.js';

/** A message in a chat room. */
export interface ChatRoomMessage {
  id: number;
  chat_room_uuid: string;
  /** The message as plain text. */
  body: string;
  /** The message as a document of the editor. Its structure is not fixed here. */
  rich_text_body: Record<string, unknown>;
  /** The message that this one replies to. */
  parent_message_id: number | null;
  sender: ChatRoomMessageSender;
  /** The time of the message. An imported message is older than its record. Format: date-time. */
  sent_at: string;
  /** Format: date-time. */
  created_at: string;
}

/** The sender of a message. */
export interface ChatRoomMessageSender {
  community_member_id: number;
  name: string;
  email: string;
  avatar_url: string | null;
}

/**
 * A message and its recipients: exactly one of `user_email`, `user_emails` and `chat_room_uuid`. A body with none
 * or with more than one violates this schema and returns 422.
 */
export type MessageCreateRequest = (
  MessageCreateRequestUserEmail | MessageCreateRequestUserEmails | MessageCreateRequestChatRoomUuid
) &
  {
  /** The message as a document of the editor. Its structure is not fixed here. */
  rich_text_body: Record<string, unknown>;
  /** The member to write to. At least 1 character. */
  user_email?: string;
  /** The members to write to, together in one chat. 1 to 100 items. */
  user_emails?: readonly string[];
  /** The chat room to write in. At least 1 character. */
  chat_room_uuid?: string;
  /** The message that this one replies to. */
  parent_message_id?: number;
};

export interface MessageCreateRequestUserEmail {
  /** The member to write to. At least 1 character. */
  user_email: string;
  user_emails?: never;
  chat_room_uuid?: never;
}

export interface MessageCreateRequestUserEmails {
  user_email?: never;
  /** The members to write to, together in one chat. 1 to 100 items. */
  user_emails: readonly string[];
  chat_room_uuid?: never;
}

export interface MessageCreateRequestChatRoomUuid {
  user_email?: never;
  user_emails?: never;
  /** The chat room to write in. At least 1 character. */
  chat_room_uuid: string;
}

/** The response to a message that was sent. */
export interface MessageCreatedResponse {
  /** A human-readable message. */
  message: string;
  chat_room_message: ChatRoomMessage;
}

/** A message to import, from another system or from the past. */
export interface ChatRoomMessageImportRequest {
  /** At least 1 character. */
  chat_room_uuid: string;
  /** The sender. At least 1 character. */
  user_email: string;
  rich_text_body: OpenDocumentRequest;
  /** The time of the message, which is not in the future. Format: date-time. */
  sent_at: string;
  /** The message that this one replies to. */
  parent_message_id?: number | null;
}

/** A page of a room's messages. */
export interface ChatRoomMessagesList extends PageEnvelope {
  /** The records of this page. */
  records: ChatRoomMessage[];
}
