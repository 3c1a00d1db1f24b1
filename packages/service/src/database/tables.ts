/**
 * Types of the tables, generated from the migrations by `npm run build:tables`; do not edit. Column types that the
 * database does not know are in columns.ts.
 */
import type { ColumnType, Generated } from 'kysely';
import type { Columns } from './columns.js';

/** Defaults to the database's time; the service always sets it, from its own clock. */
type Time = ColumnType<Date, Date | undefined, Date>;
type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** JSON is written as a string and read as a parsed value. */
type Json<T> = ColumnType<T, string, string>;
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** A column of a view. */
type Read<T> = ColumnType<T, never, never>;

export interface AccessGroupMembersTable {
  community_id: number;
  id: Generated<number>;
  access_group_id: number;
  member_id: number;
  created_at: Time;
  updated_at: Time;
  is_paid: Generated<boolean>;
  ends_at: NullableTime;
}

export interface AccessGroupsTable {
  community_id: number;
  id: Generated<number>;
  name: string;
  description: Generated<string>;
  status: Generated<'active' | 'archived'>;
  created_at: Time;
  updated_at: Time;
}

export interface AffiliatePayoutsTable {
  community_id: number;
  id: Generated<number>;
  affiliate_id: number;
  charge_id: number;
  status: Generated<Columns['affiliate_payouts.status']>;
  amount: number;
  currency: string;
  created_at: Time;
  paid_at: NullableTime;
}

export interface ApiTokensTable {
  community_id: number;
  id: Generated<number>;
  name: string;
  token_type: Columns['api_tokens.token_type'];
  token_hash: Uint8Array;
  issued_by_member_id: number;
  last_used_at: NullableTime;
  revoked_at: NullableTime;
  created_at: Time;
}

export interface BlockedEmailsTable {
  community_id: number;
  email: string;
  created_at: Time;
}

export interface ChargesTable {
  community_id: number;
  id: Generated<number>;
  processor_id: string;
  invoice_processor_id: string;
  subscription_id: Nullable<number>;
  member_id: Nullable<number>;
  paywall_id: Nullable<number>;
  paywall_price_id: Nullable<number>;
  coupon_code: Nullable<string>;
  status: Generated<'paid' | 'partial_refunded' | 'refunded'>;
  amount: number;
  amount_refunded: Generated<number>;
  currency: string;
  platform: Generated<string>;
  payment_method_type: Nullable<string>;
  billing_business_name: Nullable<string>;
  created_at: Time;
}

export interface ChatMessagesTable {
  community_id: number;
  id: Generated<number>;
  room_uuid: string;
  author_member_id: number;
  parent_message_id: Nullable<number>;
  body_text: string;
  rich_text_body: Json<Record<string, unknown>>;
  flagged_for_approval_at: NullableTime;
  sent_at: Date;
  created_at: Time;
}

export interface ChatRoomMembersTable {
  community_id: number;
  room_uuid: string;
  member_id: number;
  created_at: Time;
}

export interface ChatRoomsTable {
  community_id: number;
  uuid: Generated<string>;
  kind: Columns['chat_rooms.kind'];
  space_id: Nullable<number>;
  member_key: Nullable<string>;
  last_message_at: NullableTime;
  created_at: Time;
}

export interface CommentLikesTable {
  community_id: number;
  comment_id: number;
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
  created_at: Time;
  updated_at: Time;
  root_comment_id: Nullable<number>;
  body_text: Generated<string>;
  flagged_for_approval_at: NullableTime;
}

export interface CommunitiesTable {
  id: Generated<number>;
  name: string;
  slug: string;
  created_at: Time;
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
}

export interface CommunityLeadsTable {
  community_id: number;
  id: Generated<number>;
  name: Generated<string>;
  email: string;
  sqid: string;
  deleted_at: NullableTime;
  created_at: Time;
  updated_at: Time;
}

export interface CommunitySegmentsTable {
  community_id: number;
  id: Generated<number>;
  title: string;
  visible: Generated<boolean>;
  rule_type: Columns['community_segments.rule_type'];
  rules: Json<Columns['community_segments.rules']>;
  created_by_member_id: Nullable<number>;
  created_at: Time;
  updated_at: Time;
}

export interface CommunitySettingsTable {
  community_id: number;
  id: Generated<number>;
  ios_app_enabled: Generated<boolean>;
  show_ios_app_banner: Generated<boolean>;
  deactivate_account_enabled: Generated<boolean>;
  allow_profile_search_indexing: Generated<boolean>;
  truncate_post_body_in_email_notifications: Generated<boolean>;
  hide_emails_on_member_profiles: Generated<boolean>;
  allow_members_to_go_live: Generated<boolean>;
  enforce_otp_for_signup: Generated<boolean>;
  community_activity_notifications_email_enabled: Generated<boolean>;
  community_activity_notifications_in_app_enabled: Generated<boolean>;
  desktop_app_community_visibility_enabled: Generated<boolean>;
  allow_moderator_csv_download: Generated<boolean>;
  member_media_uploads_enabled: Generated<boolean>;
  default_space_ids: Generated<number[]>;
  default_logged_out_redirect_type: Nullable<string>;
  default_logged_out_redirect_id: Nullable<number>;
  connect_enabled: Generated<boolean>;
  connect_recommendations: Generated<boolean>;
  exclude_admins_from_recommendations: Generated<boolean>;
  exclude_moderators_from_recommendations: Generated<boolean>;
  directory_public: Generated<boolean>;
  directory_sort: Generated<Columns['community_settings.directory_sort']>;
  directory_view: Generated<Columns['community_settings.directory_view']>;
  messaging_enabled: Generated<boolean>;
  group_messaging_enabled: Generated<boolean>;
  voice_messages_enabled: Generated<boolean>;
  member_to_member_messaging_enabled: Generated<boolean>;
  require_connection_before_messaging: Generated<boolean>;
  created_at: Time;
  updated_at: Time;
}

export interface ContactNotesTable {
  community_id: number;
  id: Generated<number>;
  member_id: Nullable<number>;
  lead_id: Nullable<number>;
  author_member_id: number;
  tiptap_body: Json<Record<string, unknown>>;
  created_at: Time;
  updated_at: Time;
}

export interface ContactTaggingsTable {
  community_id: Read<number | null>;
  id: Read<Columns['contact_taggings.id']>;
  member_tag_id: Read<Columns['contact_taggings.member_tag_id']>;
  member_id: Read<number | null>;
  lead_id: Read<number | null>;
  created_at: Read<Columns['contact_taggings.created_at']>;
  updated_at: Read<Columns['contact_taggings.updated_at']>;
}

export interface CountedStandingsTable {
  community_id: Read<number | null>;
  post_id: Read<number | null>;
  space_id: Read<number | null>;
  author_member_id: Read<number | null>;
  created_at: Read<Date | null>;
  points: Read<number | null>;
  likes: Read<number | null>;
  comments: Read<number | null>;
  written_at: Read<Date | null>;
  liked_at: Read<Date | null>;
}

export interface CourseLessonProgressTable {
  community_id: number;
  id: Generated<number>;
  lesson_id: number;
  member_id: number;
  status: Columns['course_lesson_progress.status'];
  created_at: Time;
  updated_at: Time;
}

export interface CourseLessonsTable {
  community_id: number;
  id: Generated<number>;
  section_id: number;
  name: string;
  status: Generated<Columns['course_lessons.status']>;
  body_html: Generated<string>;
  is_comments_enabled: Generated<boolean>;
  is_featured_media_enabled: Generated<boolean>;
  is_featured_media_download_enabled: Generated<boolean>;
  thumbnail: NullableJson<Columns['course_lessons.thumbnail']>;
  featured_media: NullableJson<Columns['course_lessons.featured_media']>;
  position: number;
  created_at: Time;
  updated_at: Time;
}

export interface CourseSectionsTable {
  community_id: number;
  id: Generated<number>;
  space_id: number;
  name: string;
  position: number;
  created_at: Time;
  updated_at: Time;
}

export interface EmbedsTable {
  community_id: number;
  id: Generated<number>;
  sgid: string;
  url: string;
  embed_type: Nullable<string>;
  embed_provider: string;
  html: Nullable<string>;
  title: Nullable<string>;
  width: Nullable<number>;
  height: Nullable<number>;
  thumbnail_url: Nullable<string>;
  created_at: Time;
}

export interface EventAttendeesTable {
  community_id: number;
  id: Generated<number>;
  event_id: number;
  member_id: number;
  created_at: Time;
  reminded_at: NullableTime;
}

export interface EventInvitationsTable {
  community_id: number;
  event_id: number;
  member_id: number;
  is_cohost: Generated<boolean>;
  invited_at: NullableTime;
}

export interface EventSeriesTable {
  community_id: number;
  id: Generated<number>;
  frequency: 'daily' | 'weekday' | 'weekly' | 'bi_weekly' | 'monthly' | 'monthly_weekday_based' | 'annually' | 'yearly';
  ends_at: NullableTime;
  occurrences: Nullable<number>;
}

export interface EventTopicsTable {
  community_id: number;
  event_id: number;
  topic_id: number;
}

export interface EventsTable {
  community_id: number;
  id: Generated<number>;
  space_id: number;
  author_member_id: number;
  series_id: Nullable<number>;
  name: string;
  slug: string;
  status: 'draft' | 'published';
  body_html: Generated<string>;
  cover_image_url: Nullable<string>;
  thumbnail_image_url: Nullable<string>;
  hide_from_featured_areas: Generated<boolean>;
  hide_meta_info: Generated<boolean>;
  starts_at: Date;
  duration_in_seconds: Generated<number>;
  host: Nullable<string>;
  location_type: Generated<'virtual' | 'in_person' | 'tbd' | 'live_stream' | 'live_room'>;
  virtual_location_url: Generated<string>;
  in_person_location: Nullable<string>;
  hide_location_from_non_attendees: Generated<boolean>;
  hide_attendees: Generated<boolean>;
  rsvp_disabled: Generated<boolean>;
  rsvp_limit_enabled: Generated<boolean>;
  rsvp_limit: Nullable<number>;
  send_publish_email: Generated<boolean>;
  send_email_reminder: Generated<boolean>;
  send_in_app_notification_reminder: Generated<boolean>;
  send_email_confirmation: Generated<boolean>;
  send_in_app_notification_confirmation: Generated<boolean>;
  enable_custom_thank_you_message: Generated<boolean>;
  confirmation_message_title: Nullable<string>;
  confirmation_message_description: Nullable<string>;
  confirmation_message_button_title: Nullable<string>;
  confirmation_message_button_link: Nullable<string>;
  room_access_type: Generated<'open' | 'secret' | 'public_stream'>;
  room_recording_enabled: Generated<boolean>;
  room_view_type: Generated<'speaker_view' | 'speaker_variant_view' | 'grid_view'>;
  room_auto_post_recording_enabled: Generated<boolean>;
  room_mute_on_join: Generated<boolean>;
  room_hide_participants_list: Generated<boolean>;
  room_limit_url_sharing: Generated<boolean>;
  ticket_type: Generated<'paid' | 'free'>;
  ticket_currency_id: Nullable<number>;
  ticket_description: Nullable<string>;
  ticket_amount_in_cents: Nullable<number>;
  meta_tag_attributes: NullableJson<Record<string, unknown>>;
  created_at: Time;
  updated_at: Time;
}

export interface FilterKitControlsTable {
  community_id: number;
  id: Generated<number>;
  key: Columns['filter_kit_controls.key'];
  enabled: boolean;
  space_id: Nullable<number>;
  profile_field_id: Nullable<number>;
  sort_key: Nullable<number>;
  created_at: Time;
  updated_at: Time;
}

export interface FlaggedContentsTable {
  community_id: number;
  id: Generated<number>;
  status: Generated<'inbox' | 'approved' | 'rejected'>;
  content_type: string;
  content_id: number;
  author_member_id: number;
  author_name: string;
  author_email: string;
  reason_type: string;
  reason_body: Nullable<string>;
  reported_by_member_id: Nullable<number>;
  action_by_member_id: Nullable<number>;
  action_reason_body: Nullable<string>;
  action_taken_at: NullableTime;
  created_at: Time;
  updated_at: Time;
}

export interface FormElementsTable {
  community_id: number;
  id: Generated<number>;
  form_id: number;
  parent_element_id: Nullable<number>;
  position: number;
  type: Columns['form_elements.type'];
  attributes: Json<Record<string, unknown>>;
}

export interface FormSubmissionFieldsTable {
  community_id: number;
  form_submission_id: number;
  field_id: number;
  list_position: number;
  label: string;
  value: Nullable<string>;
  list_value: Nullable<string[]>;
  hidden: Generated<boolean>;
}

export interface FormSubmissionsTable {
  community_id: number;
  id: Generated<number>;
  form_id: number;
  contact_email: string;
  created_at: Time;
}

export interface FormsTable {
  community_id: number;
  id: Generated<number>;
  uid: string;
  name: string;
  status: Generated<Columns['forms.status']>;
  after_submission_action: Generated<Columns['forms.after_submission_action']>;
  embed_display_format: Generated<Columns['forms.embed_display_format']>;
  popup_delay: Generated<number>;
  popup_frequency: Generated<number>;
  redirect_url: Nullable<string>;
  thank_you_page_title: Nullable<string>;
  thank_you_page_body: Nullable<string>;
  embed_styles: NullableJson<Columns['forms.embed_styles']>;
  standalone_page_styles: NullableJson<Columns['forms.standalone_page_styles']>;
  created_at: Time;
  updated_at: Time;
}

export interface GalleryImagesTable {
  community_id: number;
  id: Generated<number>;
  post_id: number;
  position: number;
  signed_id: string;
  url: string;
  filename: string;
  width: number;
  height: number;
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

export interface InvitationLinkAccessGroupsTable {
  community_id: number;
  invitation_link_id: number;
  access_group_id: number;
}

export interface InvitationLinkTagsTable {
  community_id: number;
  invitation_link_id: number;
  member_tag_id: number;
}

export interface InvitationLinksTable {
  community_id: number;
  id: Generated<number>;
  name: string;
  token: string;
  status: Generated<'active' | 'revoked'>;
  uses_access_groups: Generated<boolean>;
  redirect_space_id: Nullable<number>;
  paywall_id: Nullable<number>;
  paywall_price_id: Nullable<number>;
  paywall_trial_days: Nullable<number>;
  paywall_coupon_code: Nullable<string>;
  members_joined_count: Generated<number>;
  created_at: Time;
  updated_at: Time;
}

export interface LeadTaggingsTable {
  community_id: number;
  id: Generated<number>;
  member_tag_id: number;
  lead_id: number;
  created_at: Time;
  updated_at: Time;
}

export interface ListCountsTable {
  community_id: number;
  id: Generated<string>;
  list: 'members' | 'posts' | 'comments' | 'likes';
  place: number;
  state: string;
  change: number;
}

export interface LiveRoomLinesTable {
  community_id: number;
  id: Generated<number>;
  recording_id: number;
  speaker_name: string;
  text: string;
  said_at: Date;
}

export interface LiveRoomRecordingsTable {
  community_id: number;
  id: Generated<number>;
  live_room_id: number;
  started_at: Date;
  ended_at: NullableTime;
}

export interface LiveRoomsTable {
  community_id: number;
  id: Generated<number>;
  name: string;
  slug: string;
  status: Generated<'scheduled' | 'live' | 'closed'>;
  room_type: Generated<'live_room' | 'live_stream'>;
  recording_enabled: Generated<boolean>;
  live_at: NullableTime;
  closed_at: NullableTime;
  created_at: Time;
  event_id: Nullable<number>;
}

export interface MemberStandingsTable {
  community_id: number;
  member_id: number;
  points: Generated<number>;
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
  activity_score: Generated<number>;
  created_at: Time;
  updated_at: Time;
  messaging_enabled_by_admin: Generated<boolean>;
  visible_in_member_directory: Generated<boolean>;
  make_my_email_public: Generated<boolean>;
  messaging_enabled: Generated<boolean>;
  invitation_hash: Nullable<Uint8Array>;
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

export interface PaymentAccountsTable {
  community_id: number;
  is_connected: Generated<boolean>;
  tax_status: Generated<'active' | 'pending'>;
}

export interface PaymentExportsTable {
  community_id: number;
  id: Generated<number>;
  relation: string;
  created_at: Time;
}

export interface PaymentMethodChoicesTable {
  community_id: number;
  payment_method: string;
  value: boolean;
}

export interface PaymentMovementsTable {
  community_id: number;
  id: Generated<number>;
  kind: string;
  processor_id: string;
  amount: Nullable<number>;
  currency: Nullable<string>;
  note: Nullable<string>;
  created_at: Time;
}

export interface PaywallAccessGroupsTable {
  community_id: number;
  paywall_id: number;
  access_group_id: number;
}

export interface PaywallAffiliatesTable {
  community_id: number;
  id: Generated<number>;
  member_id: number;
  campaign_id: Generated<number>;
  status: Generated<'invited' | 'enrolled' | 'disabled'>;
  code: string;
  invited_at: NullableTime;
  enrolled_at: NullableTime;
  created_at: Time;
}

export interface PaywallCouponPaywallsTable {
  community_id: number;
  coupon_id: number;
  paywall_id: number;
}

export interface PaywallCouponsTable {
  community_id: number;
  id: Generated<number>;
  code: string;
  name: Nullable<string>;
  discount_type: Columns['paywall_coupons.discount_type'];
  percent_off: Nullable<number>;
  amount_off_in_cents: Nullable<number>;
  max_redemptions: Nullable<number>;
  redemptions_count: Generated<number>;
  expires_at: NullableTime;
  created_at: Time;
}

export interface PaywallGroupsTable {
  community_id: number;
  id: Generated<number>;
  name: string;
  currency_id: number;
  created_at: Time;
  updated_at: Time;
}

export interface PaywallPricesTable {
  community_id: number;
  id: Generated<number>;
  paywall_id: number;
  name: Nullable<string>;
  display_name: string;
  status: Generated<Columns['paywall_prices.status']>;
  price_type: Columns['paywall_prices.price_type'];
  amount_in_cents: number;
  interval: Nullable<Columns['paywall_prices.interval']>;
  interval_count: Nullable<number>;
  upfront_payment_amount_in_cents: Generated<number>;
  created_at: Time;
}

export interface PaywallsTable {
  community_id: number;
  id: Generated<number>;
  name: Nullable<string>;
  display_name: string;
  status: Generated<Columns['paywalls.status']>;
  currency: string;
  paywall_group_id: Nullable<number>;
  access_groups_enabled: Generated<boolean>;
  created_at: Time;
  updated_at: Time;
}

export interface PostFollowersTable {
  community_id: number;
  id: Generated<number>;
  post_id: number;
  member_id: number;
  created_at: Time;
}

export interface PostLikesTable {
  community_id: number;
  post_id: number;
  member_id: number;
  created_at: Time;
}

export interface PostStandingsTable {
  community_id: number;
  post_id: number;
  space_id: number;
  author_member_id: number;
  created_at: Date;
  points: number;
  likes: Generated<number>;
  comments: Generated<number>;
  written_at: Date;
  liked_at: NullableTime;
  active_at: Date;
  popularity: number;
}

export interface PostTopicsTable {
  community_id: number;
  post_id: number;
  topic_id: number;
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
  published_at: NullableTime;
  created_at: Time;
  updated_at: Time;
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
}

export interface ProfileAnswerChoicesTable {
  community_id: number;
  id: Generated<number>;
  member_id: number;
  profile_field_id: number;
  profile_field_choice_id: number;
}

export interface ProfileAnswersTable {
  community_id: number;
  member_id: number;
  profile_field_id: number;
  text_value: Nullable<string>;
  number_value: Nullable<number>;
  created_at: Time;
  updated_at: Time;
}

export interface ProfileFieldChoicesTable {
  community_id: number;
  id: Generated<number>;
  profile_field_id: number;
  value: string;
  sort_key: number;
}

export interface ProfileFieldNumberOptionsTable {
  community_id: number;
  id: Generated<number>;
  profile_field_id: number;
  format: 'number' | 'percentage' | 'custom' | 'unformatted';
  decimal: Generated<number>;
  position: Generated<'left' | 'right'>;
  text: Generated<string>;
}

export interface ProfileFieldPagesTable {
  community_id: number;
  id: Generated<number>;
  profile_field_id: number;
  name: 'signup' | 'edit_profile' | 'profile_view' | 'community_view';
  position: number;
  visible: boolean;
  created_at: Time;
  updated_at: Time;
}

export interface ProfileFieldsTable {
  community_id: number;
  id: Generated<number>;
  label: string;
  field_type: 'text' | 'select' | 'checkbox' | 'textarea' | 'link' | 'number';
  key: string;
  description: Nullable<string>;
  placeholder: Nullable<string>;
  required: Generated<boolean>;
  allow_null: Generated<boolean>;
  platform_field: Generated<boolean>;
  archived: Generated<boolean>;
  created_at: Time;
  updated_at: Time;
}

export interface RefreshTokensTable {
  community_id: number;
  token_hash: Uint8Array;
  member_id: number;
  expires_at: Date;
  revoked_at: NullableTime;
  created_at: Time;
}

export interface RequestCountsTable {
  caller: string;
  window_starts_at: Date;
  count: number;
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

export interface SpaceTopicsTable {
  community_id: number;
  space_id: number;
  topic_id: number;
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
  created_at: Time;
  updated_at: Time;
  cover_image_url: Nullable<string>;
  cover_image_visible: Generated<boolean>;
  cover_image_display_style: Generated<Columns['spaces.cover_image_display_style']>;
  thumbnail_image_url: Nullable<string>;
  locked_button_url: Nullable<string>;
  locked_button_label: Nullable<string>;
  locked_page_heading: Nullable<string>;
  locked_page_description: Nullable<string>;
  lock_screen_blocks: NullableJson<Columns['spaces.lock_screen_blocks']>;
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
  default_in_app_notification_setting: Generated<Columns['spaces.default_in_app_notification_setting']>;
  default_mobile_notification_setting: Generated<Columns['spaces.default_mobile_notification_setting']>;
  default_notification_setting: Generated<Columns['spaces.default_notification_setting']>;
  default_mention_in_app_notification_setting: Generated<Columns['spaces.default_mention_in_app_notification_setting']>;
  default_mention_mobile_notification_setting: Generated<Columns['spaces.default_mention_mobile_notification_setting']>;
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
  course_type: Generated<Columns['spaces.course_type']>;
  custom_lesson_label: Nullable<Columns['spaces.custom_lesson_label']>;
  custom_section_label: Nullable<Columns['spaces.custom_section_label']>;
  enforce_lessons_order: Generated<boolean>;
  new_comment_notification_enabled: Generated<boolean>;
  lesson_thumbnails_visible: Generated<boolean>;
}

export interface SubscriptionsTable {
  community_id: number;
  id: Generated<number>;
  processor_id: string;
  member_id: Nullable<number>;
  paywall_id: Nullable<number>;
  paywall_price_id: Nullable<number>;
  coupon_id: Nullable<number>;
  coupon_code: Nullable<string>;
  affiliate_id: Nullable<number>;
  status: 'active' | 'trial' | 'canceled';
  platform: Generated<string>;
  currency: string;
  billing_business_name: Nullable<string>;
  cancel_at_period_end: Generated<boolean>;
  installments_quantity: Nullable<number>;
  charges_quantity: Generated<number>;
  total_amount_paid: Generated<number>;
  period_starts_at: Date;
  period_ends_at: Date;
  trial_ends_at: NullableTime;
  ends_at: NullableTime;
  created_at: Time;
}

export interface TaggingsTable {
  community_id: number;
  id: Generated<number>;
  member_tag_id: number;
  member_id: number;
  created_at: Time;
  updated_at: Time;
}

export interface TaxSettingsTable {
  community_id: number;
  platform_status: Generated<Columns['tax_settings.platform_status']>;
  default_tax_behavior: Generated<Columns['tax_settings.default_tax_behavior']>;
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

export interface UploadsTable {
  community_id: number;
  id: Generated<number>;
  key: string;
  filename: string;
  content_type: string;
  byte_size: number;
  checksum: string;
  signed_id: string;
  attachable_sgid: string;
  uploaded_at: NullableTime;
  created_at: Time;
}

export interface WorkflowActionsTable {
  community_id: number;
  id: Generated<string>;
  workflow_id: string;
  action_type: string;
  position: number;
  api_params: NullableJson<Record<string, unknown>>;
  community_segment_id: Nullable<number>;
}

export interface WorkflowRunsTable {
  community_id: number;
  id: Generated<number>;
  workflow_id: string;
  contact_id: number;
  status: Generated<Columns['workflow_runs.status']>;
  trigger_type: string;
  resource_type: Nullable<string>;
  resource_id: Nullable<number>;
  caused_by: Generated<string[]>;
  error: Nullable<string>;
  created_at: Time;
  finished_at: NullableTime;
}

export interface WorkflowTriggersTable {
  community_id: number;
  id: Generated<string>;
  workflow_id: string;
  trigger_type: string;
  resource_id: Nullable<number>;
  resource_type: Nullable<string>;
  contact_type: Generated<string>;
  community_segment_id: Nullable<number>;
  ai_filter_prompt: Nullable<string>;
  config: NullableJson<Record<string, unknown>>;
}

export interface WorkflowsTable {
  community_id: number;
  id: Generated<string>;
  number: Generated<number>;
  name: string;
  status: Generated<Columns['workflows.status']>;
  workflow_type: Columns['workflows.workflow_type'];
  runs_count: Generated<number>;
  community_segment_id: Nullable<number>;
  created_at: Time;
  updated_at: Time;
  next_run_at: NullableTime;
  audience_after: Nullable<number>;
}

export interface Tables {
  access_group_members: AccessGroupMembersTable;
  access_groups: AccessGroupsTable;
  affiliate_payouts: AffiliatePayoutsTable;
  api_tokens: ApiTokensTable;
  blocked_emails: BlockedEmailsTable;
  charges: ChargesTable;
  chat_messages: ChatMessagesTable;
  chat_room_members: ChatRoomMembersTable;
  chat_rooms: ChatRoomsTable;
  comment_likes: CommentLikesTable;
  comments: CommentsTable;
  communities: CommunitiesTable;
  community_leads: CommunityLeadsTable;
  community_segments: CommunitySegmentsTable;
  community_settings: CommunitySettingsTable;
  contact_notes: ContactNotesTable;
  contact_taggings: ContactTaggingsTable;
  counted_standings: CountedStandingsTable;
  course_lesson_progress: CourseLessonProgressTable;
  course_lessons: CourseLessonsTable;
  course_sections: CourseSectionsTable;
  embeds: EmbedsTable;
  event_attendees: EventAttendeesTable;
  event_invitations: EventInvitationsTable;
  event_series: EventSeriesTable;
  event_topics: EventTopicsTable;
  events: EventsTable;
  filter_kit_controls: FilterKitControlsTable;
  flagged_contents: FlaggedContentsTable;
  form_elements: FormElementsTable;
  form_submission_fields: FormSubmissionFieldsTable;
  form_submissions: FormSubmissionsTable;
  forms: FormsTable;
  gallery_images: GalleryImagesTable;
  idempotency_keys: IdempotencyKeysTable;
  invitation_link_access_groups: InvitationLinkAccessGroupsTable;
  invitation_link_tags: InvitationLinkTagsTable;
  invitation_links: InvitationLinksTable;
  lead_taggings: LeadTaggingsTable;
  list_counts: ListCountsTable;
  live_room_lines: LiveRoomLinesTable;
  live_room_recordings: LiveRoomRecordingsTable;
  live_rooms: LiveRoomsTable;
  member_standings: MemberStandingsTable;
  member_tags: MemberTagsTable;
  members: MembersTable;
  outbox_messages: OutboxMessagesTable;
  payment_accounts: PaymentAccountsTable;
  payment_exports: PaymentExportsTable;
  payment_method_choices: PaymentMethodChoicesTable;
  payment_movements: PaymentMovementsTable;
  paywall_access_groups: PaywallAccessGroupsTable;
  paywall_affiliates: PaywallAffiliatesTable;
  paywall_coupon_paywalls: PaywallCouponPaywallsTable;
  paywall_coupons: PaywallCouponsTable;
  paywall_groups: PaywallGroupsTable;
  paywall_prices: PaywallPricesTable;
  paywalls: PaywallsTable;
  post_followers: PostFollowersTable;
  post_likes: PostLikesTable;
  post_standings: PostStandingsTable;
  post_topics: PostTopicsTable;
  posts: PostsTable;
  profile_answer_choices: ProfileAnswerChoicesTable;
  profile_answers: ProfileAnswersTable;
  profile_field_choices: ProfileFieldChoicesTable;
  profile_field_number_options: ProfileFieldNumberOptionsTable;
  profile_field_pages: ProfileFieldPagesTable;
  profile_fields: ProfileFieldsTable;
  refresh_tokens: RefreshTokensTable;
  request_counts: RequestCountsTable;
  revoked_access_tokens: RevokedAccessTokensTable;
  signing_keys: SigningKeysTable;
  space_group_members: SpaceGroupMembersTable;
  space_groups: SpaceGroupsTable;
  space_members: SpaceMembersTable;
  space_topics: SpaceTopicsTable;
  spaces: SpacesTable;
  subscriptions: SubscriptionsTable;
  taggings: TaggingsTable;
  tax_settings: TaxSettingsTable;
  topics: TopicsTable;
  uploads: UploadsTable;
  workflow_actions: WorkflowActionsTable;
  workflow_runs: WorkflowRunsTable;
  workflow_triggers: WorkflowTriggersTable;
  workflows: WorkflowsTable;
}
