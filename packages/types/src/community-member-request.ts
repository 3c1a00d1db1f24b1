// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** The values of {@link MemberStatusFilter}. */
export const memberStatusFilterValues = ['active', 'all', 'inactive'] as const;

/** Whether a list takes active members, inactive ones or both. */
export type MemberStatusFilter = (typeof memberStatusFilterValues)[number];

/** The member to make or to invite. */
export interface CommunityMemberCreateRequest extends CommunityMemberAttributes {
  email: string;
  /** The first password of the account. Without it the member chooses one. */
  password?: string;
  /** Whether no invitation is sent, and the member is active at once. */
  skip_invitation?: boolean;
  preferences?: MemberMessagingPreference;
}

/** What an admin can write when a member is made and later on. */
export interface CommunityMemberAttributes {
  /** Signed id of an upload. */
  avatar?: string;
  /**
   * The name, which is not blank. For a member without a name the response has an empty one, which can be sent back.
   */
  name?: string;
  /** Who the member is to the provider of single sign-on, which no other member is. Null takes it away. */
  sso_provider_user_id?: string | null;
  /** The line that stands under the member's name. */
  headline?: string | null;
  /** Whether what the member writes is held back for approval. */
  is_flagged?: boolean;
  /** Spaces to which the member is added. At most 1,000, a bound of this project. */
  space_ids?: readonly number[];
  /** Space groups to which the member is added. At most 1,000, a bound of this project. */
  space_group_ids?: readonly number[];
  /** Tags that the member is given. At most 1,000, a bound of this project. */
  member_tag_ids?: readonly number[];
  /** Answers to profile fields, keyed by the field's `key`. */
  community_member_profile_fields?: Record<string, unknown>;
}

/** What an admin decides about a new member's messages. */
export interface MemberMessagingPreference {
  /** Whether the member may write messages. */
  messaging_enabled_by_admin?: boolean;
}

/** What shall change. Fields that are left out stay as they are. */
export interface CommunityMemberUpdateRequest extends CommunityMemberAttributes {
  preferences?: MemberPreferences;
  /**
   * The day that the profile shows as the start of the membership. It is not in the future. Null brings back the day
   * on which the member joined.
   */
  member_since?: string | null;
}

/** What is set for a member. */
export interface MemberPreferences extends MemberMessagingPreference {
  visible_in_member_directory?: boolean;
  make_my_email_public?: boolean;
  /** Whether the member wants to receive messages. */
  messaging_enabled?: boolean;
}
