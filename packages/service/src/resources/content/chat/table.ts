/** Chat rooms, who is in them, and what is said there. */
import type { ChatRoomKind } from '@community-platform/types/chat-room';
import type { Generated, JsonColumn, Nullable, NullableTime, Time } from '../../../core/tables.js';

export interface ChatRoomsTable {
  community_id: number;
  uuid: Generated<string>;
  kind: ChatRoomKind;
  name: Nullable<string>;
  space_id: Nullable<number>;
  /** The members of a direct or group room, so that the same set of members has one room. */
  member_key: Nullable<string>;
  last_message_at: NullableTime;
  created_at: Time;
}

/** The members of a direct or group room; those of a space's room are the members of the space. */
export interface ChatRoomMembersTable {
  community_id: number;
  room_uuid: string;
  member_id: number;
  created_at: Time;
}

export interface ChatMessagesTable {
  community_id: number;
  id: Generated<number>;
  room_uuid: string;
  author_member_id: number;
  parent_message_id: Nullable<number>;
  body_text: string;
  rich_text_body: JsonColumn<Record<string, unknown>>;
  flagged_for_approval_at: NullableTime;
  sent_at: Date;
  created_at: Time;
}
