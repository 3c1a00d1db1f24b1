// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './runtime.js';

/** A chat between members. */
export interface ChatRoom {
  uuid: string;
  /** The name of the space or of the group. A room of two members has no name. */
  name: string | null;
  kind: ChatRoomKind;
  /** The space of type `chat` that is the room; null for every other room. */
  space_id: number | null;
  members_count: number;
  /** Format: date-time. */
  last_message_at: string | null;
  /** Format: date-time. */
  created_at: string;
}

export const chatRoomKindValues = ['direct', 'group', 'space'] as const;

/** Whether the chat has two members, several, or all members of a space. */
export type ChatRoomKind = (typeof chatRoomKindValues)[number] | UnknownText;

/** A page of chat rooms. */
export interface ChatRoomsList extends PageEnvelope {
  /** The records of this page. */
  records: ChatRoom[];
}
