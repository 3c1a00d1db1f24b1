/** The columns of the tables that 0001-core makes, as they are read and written. */
import type { ApiTokenType, CoverImageDisplayStyle, NotificationDefault } from '@community-platform/types';
import type {
  CourseSettingPartsCustomLessonLabel,
  CourseSettingPartsCustomSectionLabel,
  CourseSettingPartsCourseType as CourseType,
} from '@community-platform/types/course';
import type { ColumnType, Generated } from 'kysely';

/** Set by the database where it is left out, which only what is not of the service does: its rows bear its clock's time. */
type Time = ColumnType<Date, Date | undefined, Date>;
type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** JSON is written as text and read parsed. */
export type JsonColumn<T> = ColumnType<T, string, string>;
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
export type { Generated, Nullable, NullableTime, Time };

export interface CommunitiesTable {
  id: Generated<number>;
  name: string;
  slug: string;
  locale: Generated<string>;
  logo: Nullable<string>;
  allow_signups_to_public_community: Generated<boolean>;
  community_switcher_enabled: Generated<boolean>;
  custom_cta_for_share_links: Generated<boolean>;
  locked_post_cta_heading: Nullable<string>;
  locked_post_cta_body: Nullable<string>;
  locked_post_cta_button_text: Nullable<string>;
  locked_post_cta_button_url: Nullable<string>;
  custom_tos_enabled: Generated<boolean>;
  custom_tos: Nullable<string>;
  default_existing_member_space_id: Nullable<number>;
  default_logged_out_space_id: Nullable<number>;
  default_new_member_space_id: Nullable<number>;
  default_search_sorting: Generated<string>;
  is_private: Nullable<boolean>;
  private_signup_link_label: Nullable<string>;
  private_signup_link_url: Nullable<string>;
  reply_to_email: Nullable<string>;
  white_label: Generated<boolean>;
  weekly_digest_enabled: Generated<boolean>;
  digest_subject: Nullable<string>;
  digest_intro: Nullable<string>;
  digests_hide_posts: Nullable<boolean>;
  digests_hide_comments: Nullable<boolean>;
  digests_hide_stats: Nullable<boolean>;
  digests_hide_members: Nullable<boolean>;
  brand_color_light: Generated<string>;
  brand_color_dark: Generated<string>;
  brand_text_color_light: Generated<string>;
  brand_text_color_dark: Generated<string>;
  created_at: Time;
}

export interface MembersTable {
  community_id: number;
  id: Generated<number>;
  user_id: Generated<number>;
  public_uid: string;
  email: string;
  sso_user_id: Nullable<string>;
  name: Generated<string>;
  first_name: Nullable<string>;
  last_name: Nullable<string>;
  headline: Nullable<string>;
  avatar_url: Nullable<string>;
  password_hash: Nullable<string>;
  is_admin: Generated<boolean>;
  is_moderator: Generated<boolean>;
  is_owner: Generated<boolean>;
  is_flagged: Generated<boolean>;
  active: Generated<boolean>;
  accepted_invitation_at: NullableTime;
  profile_confirmed_at: NullableTime;
  last_seen_at: NullableTime;
  member_since: NullableTime;
  member_since_overridden: Generated<boolean>;
  /** From 0 to 10, see core/activity.ts. */
  activity_score: Generated<number>;
  messaging_enabled_by_admin: Generated<boolean>;
  visible_in_member_directory: Generated<boolean>;
  make_my_email_public: Generated<boolean>;
  messaging_enabled: Generated<boolean>;
  created_at: Time;
  updated_at: Time;
}

export interface ApiTokensTable {
  community_id: number;
  id: Generated<number>;
  name: string;
  token_type: ApiTokenType;
  token_hash: Uint8Array;
  issued_by_member_id: number;
  last_used_at: NullableTime;
  revoked_at: NullableTime;
  created_at: Time;
}

export interface RefreshTokensTable {
  community_id: number;
  token_hash: Uint8Array;
  member_id: number;
  expires_at: Date;
  revoked_at: NullableTime;
  created_at: Time;
}

export interface RevokedAccessTokensTable {
  community_id: number;
  jti: string;
  expires_at: Date;
}

export interface SigningKeysTable {
  id: string;
  place: number;
  secret: Uint8Array;
  created_at: Time;
}

export interface RequestCountsTable {
  caller: string;
  window_starts_at: Date;
  count: number;
}

export interface IdempotencyKeysTable {
  community_id: number;
  caller: string;
  key: string;
  request_hash: string;
  status: Nullable<number>;
  body: Nullable<string>;
  created_at: Time;
}

export interface OutboxMessagesTable {
  community_id: number;
  id: Generated<number>;
  kind: 'mail' | 'export';
  recipient: string;
  subject: string;
  body: string;
  attachment_name: Nullable<string>;
  attachment: Nullable<string>;
  created_at: Time;
}

export interface MemberTagsTable {
  community_id: number;
  id: Generated<number>;
  name: string;
  is_public: Generated<boolean>;
  is_background_enabled: Generated<boolean>;
  color: Generated<string>;
  display_format: Generated<string>;
  emoji: Nullable<string>;
  custom_emoji_url: Nullable<string>;
  custom_emoji_dark_url: Nullable<string>;
  on_post_bio: Generated<boolean>;
  on_profile_page: Generated<boolean>;
  on_member_directory: Generated<boolean>;
  created_at: Time;
  updated_at: Time;
}

export interface TaggingsTable {
  community_id: number;
  id: Generated<number>;
  member_tag_id: number;
  member_id: number;
  created_at: Time;
  updated_at: Time;
}

export interface SpaceGroupsTable {
  community_id: number;
  id: Generated<number>;
  name: string;
  slug: string;
  is_hidden_from_non_members: Generated<boolean>;
  hide_members_count: Generated<boolean>;
  allow_members_to_create_spaces: Generated<boolean>;
  automatically_add_members_to_new_spaces: Generated<boolean>;
  add_members_to_space_group_on_space_join: Generated<boolean>;
  hide_non_member_spaces_from_sidebar: Generated<boolean>;
  created_at: Time;
  updated_at: Time;
}

export interface SpaceGroupMembersTable {
  community_id: number;
  id: Generated<number>;
  space_group_id: number;
  member_id: number;
  moderator: Generated<boolean>;
  access_type: Generated<string>;
  status: Generated<string>;
  created_at: Time;
  updated_at: Time;
}

export interface SpacesTable {
  community_id: number;
  id: Generated<number>;
  space_group_id: number;
  name: string;
  slug: string;
  space_type: Generated<string>;
  is_private: Generated<boolean>;
  is_hidden: Generated<boolean>;
  is_hidden_from_non_members: Generated<boolean>;
  is_draft: Generated<boolean>;
  emoji: Nullable<string>;
  cover_image_url: Nullable<string>;
  cover_image_visible: Generated<boolean>;
  cover_image_display_style: Generated<CoverImageDisplayStyle>;
  thumbnail_image_url: Nullable<string>;
  locked_button_url: Nullable<string>;
  locked_button_label: Nullable<string>;
  locked_page_heading: Nullable<string>;
  locked_page_description: Nullable<string>;
  lock_screen_blocks: NullableJson<unknown[]>;
  show_lock_icon_for_non_members: Nullable<boolean>;
  is_post_disabled: Nullable<boolean>;
  hide_post_settings: Nullable<boolean>;
  default_sort: Nullable<string>;
  hide_sorting: Nullable<boolean>;
  default_comment_sort: Nullable<string>;
  default_member_sort: Nullable<string>;
  display_view: Nullable<string>;
  pinned_posts_label: Nullable<string>;
  require_topic_selection: Nullable<boolean>;
  custom_emoji_url: Nullable<string>;
  custom_emoji_dark_url: Nullable<string>;
  event_auto_rsvp_enabled: Generated<boolean>;
  default_in_app_notification_setting: Generated<NotificationDefault>;
  default_mobile_notification_setting: Generated<NotificationDefault>;
  default_notification_setting: Generated<NotificationDefault>;
  default_mention_in_app_notification_setting: Generated<NotificationDefault>;
  default_mention_mobile_notification_setting: Generated<NotificationDefault>;
  hide_from_sidebar: Nullable<boolean>;
  hide_right_sidebar: Nullable<boolean>;
  hide_from_featured_areas: Nullable<boolean>;
  hide_members_count: Nullable<boolean>;
  prevent_members_from_adding_others: Nullable<boolean>;
  disable_member_post_covers: Nullable<boolean>;
  default_tab: Nullable<string>;
  show_tab_bar: Nullable<boolean>;
  show_next_event: Nullable<boolean>;
  visible_tabs: NullableJson<Record<string, unknown>>;
  meta_title: Nullable<string>;
  meta_description: Nullable<string>;
  opengraph_title: Nullable<string>;
  opengraph_description: Nullable<string>;
  opengraph_image: Nullable<string>;
  chat_room_show_history: Nullable<boolean>;
  chat_room_description: Nullable<string>;
  course_type: Generated<CourseType>;
  custom_lesson_label: Nullable<CourseSettingPartsCustomLessonLabel>;
  custom_section_label: Nullable<CourseSettingPartsCustomSectionLabel>;
  enforce_lessons_order: Generated<boolean>;
  new_comment_notification_enabled: Generated<boolean>;
  lesson_thumbnails_visible: Generated<boolean>;
  created_at: Time;
  updated_at: Time;
}

export interface SpaceMembersTable {
  community_id: number;
  id: Generated<number>;
  space_id: number;
  member_id: number;
  moderator: Generated<boolean>;
  access_type: Generated<string>;
  status: Generated<string>;
  notification_type: Generated<string>;
  in_app_notification_setting: Generated<string>;
  mobile_notification_setting: Generated<string>;
  posts_read_count: Generated<number>;
  created_at: Time;
  updated_at: Time;
}

export interface TopicsTable {
  community_id: number;
  id: Generated<number>;
  name: string;
  admin_only: Generated<boolean>;
  author_member_id: Nullable<number>;
  created_at: Time;
  updated_at: Time;
}

export interface PostsTable {
  community_id: number;
  id: Generated<number>;
  space_id: number;
  author_member_id: number;
  post_type: Generated<'basic' | 'image'>;
  status: Generated<'draft' | 'published' | 'scheduled'>;
  name: Nullable<string>;
  slug: string;
  tiptap_body: NullableJson<Record<string, unknown>>;
  body_html: Generated<string>;
  body_text: Generated<string>;
  cover_image: Nullable<string>;
  cover_image_url: Nullable<string>;
  custom_html: Nullable<string>;
  is_truncation_disabled: Generated<boolean>;
  is_comments_closed: Generated<boolean>;
  is_comments_enabled: Generated<boolean>;
  is_liking_enabled: Generated<boolean>;
  hide_meta_info: Generated<boolean>;
  hide_from_featured_areas: Generated<boolean>;
  meta_title: Nullable<string>;
  meta_description: Nullable<string>;
  opengraph_title: Nullable<string>;
  opengraph_description: Nullable<string>;
  is_pinned: Generated<boolean>;
  downloadable_images: Generated<boolean>;
  flagged_for_approval_at: NullableTime;
  published_at: NullableTime;
  created_at: Time;
  updated_at: Time;
}

export interface PostLikesTable {
  community_id: number;
  post_id: number;
  member_id: number;
  created_at: Time;
}

export interface CommentsTable {
  community_id: number;
  id: Generated<number>;
  post_id: number;
  parent_comment_id: Nullable<number>;
  author_member_id: number;
  body_html: string;
  /** The comment at the top of the thread; null for that comment itself. */
  root_comment_id: Nullable<number>;
  body_text: Generated<string>;
  flagged_for_approval_at: NullableTime;
  created_at: Time;
  updated_at: Time;
}

export interface CoreTables {
  communities: CommunitiesTable;
  members: MembersTable;
  api_tokens: ApiTokensTable;
  refresh_tokens: RefreshTokensTable;
  revoked_access_tokens: RevokedAccessTokensTable;
  signing_keys: SigningKeysTable;
  request_counts: RequestCountsTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox_messages: OutboxMessagesTable;
  member_tags: MemberTagsTable;
  taggings: TaggingsTable;
  space_groups: SpaceGroupsTable;
  space_group_members: SpaceGroupMembersTable;
  spaces: SpacesTable;
  space_members: SpaceMembersTable;
  topics: TopicsTable;
  posts: PostsTable;
  post_likes: PostLikesTable;
  comments: CommentsTable;
}
