// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ProfileField } from './profile-field.js';

/** A member as posts embed it, for example as author or where somebody is mentioned. */
export interface SharedCommunityMember {
  /** The community member id. At least 1. */
  id: number;
  name: string;
  headline: string;
  avatar_url: string | null;
  /** The member's roles, as two flags or as a list of role names. */
  roles: SharedMemberRoles | string[] | null;
  /** Signed id with which rich text refers to this member. */
  rich_text_field_sgid: string;
  member_tags: SharedMemberTag[];
  profile_field: ProfileField;
  /** The fields of the member's profile page. The structure of an entry is not fixed. */
  page_profile_fields: unknown[];
}

/** A member's roles as flags. */
export interface SharedMemberRoles {
  admin: boolean;
  moderator: boolean;
}

/** A member tag as an embedded member carries it. */
export interface SharedMemberTag {
  id: number;
  name: string;
  emoji: string;
  color: string;
  is_public: boolean;
  /** Whether the tag is shown on a background of its color. */
  is_background_enabled: boolean;
  /** Whether the label or the icon is shown, as `label` or `icon`. */
  display_format: string;
  /** The places of the interface in which the tag is shown. */
  display_locations: string[];
  custom_emoji_dark_url: string;
  custom_emoji_url: string;
}
