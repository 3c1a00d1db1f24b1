// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export const memberStatusFilterValues = ['active', 'all', 'inactive'] as const;

/** Whether a list contains active members, inactive ones or both. */
export type MemberStatusFilter = (typeof memberStatusFilterValues)[number];

/** The member to create or to invite. */
export interface CommunityMemberCreateRequest extends CommunityMemberAttributes {
  /** Format: email. */
  email: string;
  /** The first password of the account. Without it the member chooses one. At least 1 character. */
  password?: string;
  /** Whether no invitation is sent, and the member counts as having accepted one immediately. */
  skip_invitation?: boolean;
  preferences?: MemberMessagingPreference;
}

/** Writable fields of a member, at creation and later. */
export interface CommunityMemberAttributes {
  /** Signed id of an upload. */
  avatar?: string;
  /**
   * The name, which is not blank. A member without a name has an empty one in responses, which can be sent back.
   *
   * At most 255 characters.
   */
  name?: string;
  /** The member's unique id at the single sign-on provider. Null removes it. 1 to 255 characters. */
  sso_provider_user_id?: string | null;
  /** The line below the member's name. */
  headline?: string | null;
  /** Whether content of the member is held for approval. */
  is_flagged?: boolean;
  /** Spaces to which the member is added. At most 1000 items. */
  space_ids?: readonly number[];
  /** Space groups to which the member is added. At most 1000 items. */
  space_group_ids?: readonly number[];
  /** Tags that the member is given. At most 1000 items. */
  member_tag_ids?: readonly number[];
  /** Answers to profile fields, keyed by the field's `key`. */
  community_member_profile_fields?: Record<string, unknown>;
}

/** Settings of an admin for a new member's messages. */
export interface MemberMessagingPreference {
  /** Whether the member may write messages. */
  messaging_enabled_by_admin?: boolean;
}

/** The changes. Omitted fields are unchanged. */
export interface CommunityMemberUpdateRequest extends CommunityMemberAttributes {
  preferences?: MemberPreferences;
  /**
   * The day that the profile shows as the start of the membership. It is not in the future. Null restores the day on
   * which the member joined.
   *
   * Format: date-time.
   */
  member_since?: string | null;
}

/** Preferences of a member that an admin can set. */
export interface MemberPreferences extends MemberMessagingPreference {
  visible_in_member_directory?: boolean;
  make_my_email_public?: boolean;
  /** Whether the member wants to receive messages. */
  messaging_enabled?: boolean;
}
