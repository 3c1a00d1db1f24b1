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
  /** When the message was said, which for an imported one is before it was stored. */
  sent_at: string;
  created_at: string;
}

/** Who said a message. */
export interface ChatRoomMessageSender {
  community_member_id: number;
  name: string;
  email: string;
  avatar_url: string | null;
}

/**
 * A message, and to whom it goes: exactly one of `user_email`, `user_emails` and `chat_room_uuid`. A body with
 * none of them, or with more than one, breaks this schema and is answered with 422.
 */
export type MessageCreateRequest = (MessageCreateRequestUserEmail | MessageCreateRequestUserEmails | MessageCreateRequestChatRoomUuid) & {
  /** The message as a document of the editor. Its structure is not fixed here. */
  rich_text_body: Record<string, unknown>;
  /** The member to write to. */
  user_email?: string;
  /** The members to write to, together in one chat. At most 100, a bound of this project. */
  user_emails?: readonly string[];
  /** The chat room to write in. */
  chat_room_uuid?: string;
  /** The message that this one replies to. */
  parent_message_id?: number;
};

export interface MessageCreateRequestUserEmail {
  /** The member to write to. */
  user_email: string;
  user_emails?: never;
  chat_room_uuid?: never;
}

export interface MessageCreateRequestUserEmails {
  user_email?: never;
  /** The members to write to, together in one chat. At most 100, a bound of this project. */
  user_emails: readonly string[];
  chat_room_uuid?: never;
}

export interface MessageCreateRequestChatRoomUuid {
  user_email?: never;
  user_emails?: never;
  /** The chat room to write in. */
  chat_room_uuid: string;
}

/** The answer to a message that was sent. */
export interface MessageCreatedResponse {
  /** What was done, in one sentence for a person. */
  message: string;
  chat_room_message: ChatRoomMessage;
}

/** A message that was said elsewhere, or before. */
export interface ChatRoomMessageImportRequest {
  chat_room_uuid: string;
  /** Who said it. */
  user_email: string;
  rich_text_body: OpenDocumentRequest;
  /** When it was said, which is not in the future. */
  sent_at: string;
  /** The message that this one replies to. */
  parent_message_id?: number | null;
}

/** One page of a room's messages. */
export interface ChatRoomMessagesList extends PageEnvelope {
  /** The records of this page. */
  records: ChatRoomMessage[];
}
