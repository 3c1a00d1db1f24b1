/** The columns of `event_series`, `events`, `event_topics`, `event_invitations`. */
import type { Generated, Nullable, NullableJson, NullableTime, Time } from '../../../core/tables.js';

export interface EventSeriesTable {
  community_id: number;
  id: Generated<number>;
  frequency: 'daily' | 'weekday' | 'weekly' | 'bi_weekly' | 'monthly' | 'monthly_weekday_based' | 'annually' | 'yearly';
  ends_at: NullableTime;
  occurrences: Nullable<number>;
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

export interface EventTopicsTable {
  community_id: number;
  event_id: number;
  topic_id: number;
}

export interface EventInvitationsTable {
  community_id: number;
  event_id: number;
  member_id: number;
  is_cohost: Generated<boolean>;
  invited_at: NullableTime;
}
