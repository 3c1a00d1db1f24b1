// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A label that admins put on members. */
export interface MemberTag {
  id: number;
  created_at: string;
  updated_at: string;
  name: string;
  /** Whether members see the tag, and not only admins. */
  is_public: boolean;
  /** Whether the tag is shown on a background of its color. */
  is_background_enabled: boolean;
  tagged_members_count: number;
  /** Hexadecimal color, such as `#2f7d5b`. */
  color: string;
  /** Whether the label, the emoji or both are shown. */
  display_format: string;
  emoji: string | null;
  custom_emoji_url: string | null;
  /** The custom emoji for dark backgrounds. */
  custom_emoji_dark_url: string | null;
  display_locations: MemberTagDisplayLocations | null;
}

/** In which places of the interface a member tag is shown. */
export interface MemberTagDisplayLocations {
  post_bio: boolean;
  profile_page: boolean;
  member_directory: boolean;
}

/** One page of member tags. */
export interface MemberTagsList extends PageEnvelope {
  /** The records of this page. */
  records: MemberTag[];
}
