// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A gathering at a set time, online or in a place. */
export interface Event extends EventSettingParts {
  id: number;
  name: string;
  slug: string;
  user_id: number;
  /** The member who created the event. */
  community_member_id: number;
  /** Format: date-time. */
  created_at: string;
  /** Whether author and time are left out when the event is shown. */
  hide_meta_info: boolean | null;
  comments_count: number;
  /** Format: date-time. */
  ends_at: string;
  /** Format: date-time. */
  updated_at: string;
  /** Whether the event is online or in a place. */
  location_type: string;
  space: EventSpace;
  /** The text of the event as HTML. Unsafe HTML is removed when it is written. */
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
  /** Ids of the event's topics. */
  topics: number[];
  confirmation_message_title: string | null;
  confirmation_message_button_title: string | null;
  confirmation_message_button_link: string | null;
  confirmation_message_description: string | null;
  in_person_location: string | null;
  /** The host. */
  host: string | null;
  duration_in_seconds: number;
  /** Whether the confirmation message replaces the default. */
  enable_custom_thank_you_message: boolean;
  /** Stored only. This platform sends no in-app notifications. */
  send_in_app_notification_confirmation: boolean;
  /** Whether RSVPs are disabled. */
  rsvp_disabled: boolean;
  /** Whether a mail confirms that somebody has signed up. */
  send_email_confirmation: boolean;
  /**
   * Whether attendees are reminded by e-mail, once, an hour before the start. Members who sign up later than that
   * get no reminder. If the event is postponed, they are reminded again.
   */
  send_email_reminder: boolean;
  /** Stored only. This platform sends no in-app notifications. */
  send_in_app_notification_reminder: boolean;
  /** Where an online event takes place. Empty if unknown. */
  virtual_location_url: string;
  /** Format: date-time. */
  starts_at: string;
  hide_attendees: boolean;
  hide_location_from_non_attendees: boolean;
}

/** The space that an event belongs to. */
export interface EventSpace {
  id: number;
  slug: string;
  name: string;
  community_id: number;
}

/** A page of events. */
export interface EventList extends PageEnvelope {
  /** The records of this page. */
  records: Event[];
}

/**
 * Time, place and notifications of an event. An event has these next to its other fields, and a request has them
 * under `event_setting_attributes`.
 */
export interface EventSettingParts {
  /** Format: date-time. */
  starts_at?: string;
  duration_in_seconds?: number;
  /** The host. */
  host?: string | null;
  in_person_location?: string | null;
  /** Where an online event takes place. Empty if unknown. */
  virtual_location_url?: string;
  hide_location_from_non_attendees?: boolean;
  hide_attendees?: boolean;
  /** Whether RSVPs are disabled. */
  rsvp_disabled?: boolean;
  /**
   * Whether attendees are reminded by e-mail, once, an hour before the start. Members who sign up later than that
   * get no reminder. If the event is postponed, they are reminded again.
   */
  send_email_reminder?: boolean;
  /** Stored only. This platform sends no in-app notifications. */
  send_in_app_notification_reminder?: boolean;
  /** Whether a mail confirms that somebody has signed up. */
  send_email_confirmation?: boolean;
  /** Stored only. This platform sends no in-app notifications. */
  send_in_app_notification_confirmation?: boolean;
  /** Whether the confirmation message replaces the default. */
  enable_custom_thank_you_message?: boolean;
  confirmation_message_title?: string | null;
  confirmation_message_description?: string | null;
  confirmation_message_button_title?: string | null;
  confirmation_message_button_link?: string | null;
}
