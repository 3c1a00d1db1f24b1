// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './unknown.js';

/** A place in which members write to one another. */
export interface ChatRoom {
  uuid: string;
  /** The name of the space or of the group. Two members who write to one another have none. */
  name: string | null;
  kind: ChatRoomKind;
  /** The space of type `chat` that is the room; null for every other room. */
  space_id: number | null;
  members_count: number;
  last_message_at: string | null;
  created_at: string;
}

/** The values of {@link ChatRoomKind}. */
export const chatRoomKindValues = ['direct', 'group', 'space'] as const;

/** Whether two members write to one another, several do, or everybody in a space. */
export type ChatRoomKind = (typeof chatRoomKindValues)[number] | UnknownText;

/** One page of chat rooms. */
export interface ChatRoomsList extends PageEnvelope {
  /** The records of this page. */
  records: ChatRoom[];
}
