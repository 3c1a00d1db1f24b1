/** The tables of this area. */
import type { Generated, Time } from '../../core/tables.js';
import type { ChatMessagesTable, ChatRoomMembersTable, ChatRoomsTable } from './chat/table.js';
import type { EmbedsTable } from './embeds/table.js';
import type { FlaggedContentsTable } from './flagged-contents/table.js';
import type { UploadsTable } from './uploads/table.js';

export interface CommentLikesTable {
  community_id: number;
  comment_id: number;
  member_id: number;
  created_at: Time;
}

export interface PostTopicsTable {
  community_id: number;
  post_id: number;
  topic_id: number;
}

export interface SpaceTopicsTable {
  community_id: number;
  space_id: number;
  topic_id: number;
}

export interface PostFollowersTable {
  community_id: number;
  id: Generated<number>;
  post_id: number;
  member_id: number;
  created_at: Time;
}

export interface GalleryImagesTable {
  community_id: number;
  id: Generated<number>;
  post_id: number;
  position: number;
  signed_id: string;
  /** An address of another site, or a path of this one. */
  url: string;
  filename: string;
  width: number;
  height: number;
}

export interface ContentTables {
  comment_likes: CommentLikesTable;
  post_topics: PostTopicsTable;
  space_topics: SpaceTopicsTable;
  post_followers: PostFollowersTable;
  gallery_images: GalleryImagesTable;
  uploads: UploadsTable;
  embeds: EmbedsTable;
  chat_rooms: ChatRoomsTable;
  chat_room_members: ChatRoomMembersTable;
  chat_messages: ChatMessagesTable;
  flagged_contents: FlaggedContentsTable;
}
