// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A label that admins assign to members. */
export interface MemberTag {
  id: number;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
  name: string;
  /** Whether members see the tag, and not only admins. */
  is_public: boolean;
  /** Whether the tag is shown on a background of its color. */
  is_background_enabled: boolean;
  tagged_members_count: number;
  /** Hexadecimal color, such as `#2f7d5b`. */
  color: string;
  /** Whether the label or the icon is shown, as `label` or `icon`. */
  display_format: string;
  emoji: string | null;
  custom_emoji_url: string | null;
  /** The custom emoji for dark backgrounds. */
  custom_emoji_dark_url: string | null;
  display_locations: MemberTagDisplayLocations | null;
}

/** In which places of the interface a member tag is shown. */
export interface MemberTagDisplayLocations extends MemberTagLocationParts {
  post_bio: boolean;
  profile_page: boolean;
  member_directory: boolean;
}

/** A page of member tags. */
export interface MemberTagsList extends PageEnvelope {
  /** The records of this page. */
  records: MemberTag[];
}

/** The places of the interface in which a member tag can be shown. */
export interface MemberTagLocationParts {
  post_bio?: boolean;
  profile_page?: boolean;
  member_directory?: boolean;
}

export const memberTagRequestDisplayFormatValues = ['label', 'icon'] as const;

/** Whether the label or the icon is shown. */
export type MemberTagRequestDisplayFormat = (typeof memberTagRequestDisplayFormatValues)[number];

/** Writable fields of a member tag. A new tag needs a name. */
export interface MemberTagRequest {
  /** 1 to 255 characters. */
  name?: string;
  /** Hexadecimal color, such as `#2f7d5b`. */
  color?: string;
  /** Whether the label or the icon is shown. */
  display_format?: MemberTagRequestDisplayFormat;
  emoji?: string | null;
  custom_emoji?: MemberTagEmoji;
  /** Whether members see the tag, and not only admins. */
  is_public?: boolean;
  /** Whether the tag is shown on a background of its color. */
  is_background_enabled?: boolean;
  /** Null has the same effect as omitting it: the places are unchanged. */
  display_locations?: MemberTagLocationParts | null;
}

export const memberTagEmojiEmojiTypeValues = ['emoji', 'custom', 'shapes'] as const;

/** Whether it is an emoji, an uploaded image or one of the given shapes. */
export type MemberTagEmojiEmojiType = (typeof memberTagEmojiEmojiTypeValues)[number];

/** The icon of a member tag. */
export interface MemberTagEmoji {
  /** Whether it is an emoji, an uploaded image or one of the given shapes. */
  emoji_type?: MemberTagEmojiEmojiType;
  emoji?: string;
  /** The shape. */
  identifier?: string;
  /** Signed id of an upload. */
  signed_id?: string;
}
