// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { ProfileFieldChoice, ProfilePage } from './profile-field.js';

/** A member of the community, as an admin sees it. */
export interface CommunityMember {
  /** The community member id. Operations that take a member take this number. */
  id: number;
  first_name: string | null;
  last_name: string | null;
  email: string;
  /** The line below the member's name. */
  headline: string | null;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
  community_id: number;
  /** Null when the member was never seen. Format: date-time. */
  last_seen_at: string | null;
  /** When the member confirmed the profile; null until then. Format: date-time. */
  profile_confirmed_at: string | null;
  /** The day that the profile shows as the start of the membership. Format: date-time. */
  member_since: string | null;
  /** Whether an admin has set `member_since`. */
  member_since_overridden: boolean;
  /** Address of the member's profile page. */
  profile_url: string;
  /** Short identifier that is used in public addresses. */
  public_uid: string;
  avatar_url: string | null;
  /** The account behind the member; one account can be a member of several communities. */
  user_id: number;
  /** First and last name together. */
  name: string;
  /**
   * When the invitation was accepted, written `YYYY-MM-DD HH:MM:SS UTC`, which is not ISO 8601. Empty for a member
   * who has not accepted, such as one who is only invited.
   *
   * Pattern: `^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} UTC)?$`. Example: `"2025-03-04 09:15:00 UTC"`.
   */
  accepted_invitation: string;
  /**
   * False once the member is deactivated. The search's `status` filter calls the two states `active` and `inactive`.
   */
  active: boolean;
  /** The member's identifier in the single-sign-on system. */
  sso_provider_user_id: string | null;
  /** The profile field answers in one flat map, keyed by the field's `key`. */
  flattened_profile_fields: Record<string, unknown>;
  posts_count: number;
  comments_count: number;
  member_tags: MemberTagReference[];
  profile_fields: MemberProfileField[];
  gamification_stats: GamificationStats | null;
  activity_score: ActivityScore;
}

/** A member tag by its id and name. */
export interface MemberTagReference {
  id: number;
  name: string;
}

/** A profile field of the community, as listed for a member. */
export interface MemberProfileField {
  id: number;
  /** The caption that members read. */
  label: string;
  /** The type of input, for example `text`. */
  field_type: string;
  /** The field's name in data, unique in the community. */
  key: string;
  placeholder: string | null;
  description: string | null;
  /** Whether a member must fill the field in. */
  required: boolean;
  /** Whether the field is built in, rather than created by an admin. */
  platform_field: boolean;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
}

/** A member's points and level. */
export interface GamificationStats {
  community_member_id: number;
  total_points: number;
  /** Null before the first level is reached. */
  current_level: number | null;
  current_level_name: string | null;
  /** Null on the highest level. */
  points_to_next_level: number | null;
  /** How much of the current level is done, in percent. */
  level_progress: number | null;
}

/** How active a member is, overall and in four parts. Each number is written as a string. */
export interface ActivityScore {
  /** The overall score. */
  activity_score: string | null;
  presence: string | null;
  participation: string | null;
  contribution: string | null;
  connection: string | null;
}

/** A page of community members. */
export interface CommunityMemberList extends PageEnvelope {
  /** The records of this page. */
  records: CommunityMember[];
}

/** The response to the creation or invitation of a member. */
export interface CommunityMemberCreated {
  /** A human-readable message, which says whether the person was a member before. */
  message: string;
  community_member: CommunityMember;
}

/** A member's answer to one profile field, with the field's choices. */
export interface CommunityMemberProfileField {
  id: number;
  /** The answer to a field of one line. */
  text: string | null;
  /** The answer to a field of several lines. */
  textarea: string | null;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
  /** The answer as displayed; an array for fields with several choices. */
  display_value: string | string[] | null;
  /** The choices of the member. */
  community_member_choices: SelectedProfileFieldChoice[];
  /** How a number is written; its structure is not fixed here. */
  number_options: Record<string, unknown> | null;
  /** The choices that the field offers. */
  choices: OfferedProfileFieldChoice[];
  /** The profile pages on which the field is shown. */
  pages: ProfilePage[];
}

/** A choice of a member in a profile field. */
export interface SelectedProfileFieldChoice {
  id: number;
  /** The choice itself. */
  profile_field_choice: SelectedProfileFieldChoiceProfileFieldChoice;
}

/** The choice itself. */
export interface SelectedProfileFieldChoiceProfileFieldChoice {
  id: number;
  value: string | null;
}

/** One choice that a profile field offers. */
export interface OfferedProfileFieldChoice {
  id: number;
  profile_field_choice: ProfileFieldChoice;
}

/** A page of answers. */
export interface CommunityMemberProfileFieldsList extends PageEnvelope {
  /** The records of this page. */
  records: CommunityMemberProfileField[];
}
