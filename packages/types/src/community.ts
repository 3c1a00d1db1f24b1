// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** The community with the settings that posts carry along. */
export interface Community extends CommunityParts {
  id: number;
  /** Format: date-time. */
  created_at: string;
  /** The language of the interface, such as `en`. */
  locale: string;
  /** The default order of search results. */
  default_search_sorting: string;
  prefs: CommunityPrefs;
  community_setting: CommunitySetting;
  name: string;
  slug: string;
  allow_signups_to_public_community: boolean;
  /** Whether members can switch to another of their communities. */
  community_switcher_enabled: boolean;
  /** Whether shared links show the community's own call to action. */
  custom_cta_for_share_links: boolean;
  locked_post_cta_heading: string | null;
  locked_post_cta_body: string | null;
  locked_post_cta_button_text: string | null;
  locked_post_cta_button_url: string | null;
  /** Whether the community shows its own terms of service. */
  custom_tos_enabled: boolean;
  custom_tos: string | null;
  /** The space in which a returning member starts. */
  default_existing_member_space_id: number | null;
  /** The space in which a visitor starts. */
  default_logged_out_space_id: number | null;
  /** The space in which a new member starts. */
  default_new_member_space_id: number | null;
  is_private: boolean | null;
  private_signup_link_label: string | null;
  private_signup_link_url: string | null;
  reply_to_email: string | null;
  /** Whether the platform's own name is left out. */
  white_label: boolean;
  weekly_digest_enabled: boolean;
  digest_subject: string | null;
  digest_intro: string | null;
  digests_hide_posts: boolean | null;
  digests_hide_comments: boolean | null;
  digests_hide_stats: boolean | null;
  digests_hide_members: boolean | null;
}

/** The appearance of the community, and its features. */
export interface CommunityPrefs {
  has_posts: boolean;
  has_spaces: boolean;
  brand_color: ThemeColor;
  brand_text_color: ThemeColor;
  has_invited_member: boolean;
}

/** A color for the light and for the dark appearance. */
export interface ThemeColor extends ThemeColorParts {
  light: string;
  dark: string;
}

/** Switches of the community as a whole. */
export interface CommunitySetting extends CommunitySettingParts {
  id: number;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
  /** The kind of record to which a visitor is redirected. */
  default_logged_out_redirect_type: string | null;
  /** The record to which a visitor is redirected. */
  default_logged_out_redirect_id: number | null;
  ios_app_enabled: boolean;
  show_ios_app_banner: boolean;
  /** Whether members can deactivate their own account. */
  deactivate_account_enabled: boolean;
  /** Whether search engines may list profiles. */
  allow_profile_search_indexing: boolean;
  truncate_post_body_in_email_notifications: boolean;
  hide_emails_on_member_profiles: boolean;
  allow_members_to_go_live: boolean;
  /** Whether a one-time code is needed to sign up. */
  enforce_otp_for_signup: boolean;
  community_activity_notifications_email_enabled: boolean;
  community_activity_notifications_in_app_enabled: boolean;
  desktop_app_community_visibility_enabled: boolean;
  allow_moderator_csv_download: boolean;
  /** The spaces that every new member joins. At most 1000 items. */
  default_space_ids: number[];
}

/** Fields of the community that are the same in requests and responses. */
export interface CommunityParts {
  name?: string;
  slug?: string;
  allow_signups_to_public_community?: boolean;
  /** Whether members can switch to another of their communities. */
  community_switcher_enabled?: boolean;
  /** Whether shared links show the community's own call to action. */
  custom_cta_for_share_links?: boolean;
  locked_post_cta_heading?: string | null;
  locked_post_cta_body?: string | null;
  locked_post_cta_button_text?: string | null;
  locked_post_cta_button_url?: string | null;
  /** Whether the community shows its own terms of service. */
  custom_tos_enabled?: boolean;
  custom_tos?: string | null;
  /** The space in which a returning member starts. */
  default_existing_member_space_id?: number | null;
  /** The space in which a visitor starts. */
  default_logged_out_space_id?: number | null;
  /** The space in which a new member starts. */
  default_new_member_space_id?: number | null;
  is_private?: boolean | null;
  private_signup_link_label?: string | null;
  private_signup_link_url?: string | null;
  reply_to_email?: string | null;
  /** Whether the platform's own name is left out. */
  white_label?: boolean;
  weekly_digest_enabled?: boolean;
  digest_subject?: string | null;
  digest_intro?: string | null;
  digests_hide_posts?: boolean | null;
  digests_hide_comments?: boolean | null;
  digests_hide_stats?: boolean | null;
  digests_hide_members?: boolean | null;
}

/** A color for the light or for the dark appearance, or both. */
export interface ThemeColorParts {
  light?: string;
  dark?: string;
}

/** Switches that are the same in requests and responses. */
export interface CommunitySettingParts {
  ios_app_enabled?: boolean;
  show_ios_app_banner?: boolean;
  /** Whether members can deactivate their own account. */
  deactivate_account_enabled?: boolean;
  /** Whether search engines may list profiles. */
  allow_profile_search_indexing?: boolean;
  truncate_post_body_in_email_notifications?: boolean;
  hide_emails_on_member_profiles?: boolean;
  allow_members_to_go_live?: boolean;
  /** Whether a one-time code is needed to sign up. */
  enforce_otp_for_signup?: boolean;
  community_activity_notifications_email_enabled?: boolean;
  community_activity_notifications_in_app_enabled?: boolean;
  desktop_app_community_visibility_enabled?: boolean;
  allow_moderator_csv_download?: boolean;
  /** The spaces that every new member joins. At most 1000 items. */
  default_space_ids?: number[];
}
