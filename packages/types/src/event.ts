// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A gathering at a set time, online or in a place. */
export interface Event {
  id: number;
  name: string;
  slug: string;
  user_id: number;
  /** The member who made the event. */
  community_member_id: number;
  created_at: string;
  /** Whether author and time are left out when the event is shown. */
  hide_meta_info: boolean | null;
  confirmation_message_title: string | null;
  confirmation_message_button_title: string | null;
  confirmation_message_button_link: string | null;
  confirmation_message_description: string | null;
  in_person_location: string | null;
  /** Who invites. */
  host: string | null;
  comments_count: number;
  duration_in_seconds: number;
  /** Whether the confirmation message takes the place of the usual one. */
  enable_custom_thank_you_message: boolean;
  send_in_app_notification_confirmation: boolean;
  rsvp_disabled: boolean;
  send_email_confirmation: boolean;
  send_email_reminder: boolean;
  send_in_app_notification_reminder: boolean;
  virtual_location_url: string;
  starts_at: string;
  ends_at: string;
  updated_at: string;
  /** Whether the event is online or in a place. */
  location_type: string;
  hide_attendees: boolean;
  hide_location_from_non_attendees: boolean;
  space: EventSpace;
  /** The text of the event as HTML. */
  body: string;
  url: string;
  member_email: string;
  member_name: string;
  member_avatar_url: string | null;
  /** The name of the service in which an online event takes place. */
  integration_display_title: string;
  likes_count: number;
  cover_image_url: string | null;
  /** What search engines and link previews show. Its structure is not fixed here. */
  meta_tag_attributes: Record<string, unknown> | null;
  /** Ids of the topics that the event is filed under. */
  topics: number[];
}

/** The space that an event belongs to. */
export interface EventSpace {
  id: number;
  slug: string;
  name: string;
  community_id: number;
}

/** One page of events. */
export interface EventList extends PageEnvelope {
  /** The records of this page. */
  records: Event[];
}
