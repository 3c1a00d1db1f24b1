// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A member who attends an event. */
export interface EventAttendee {
  /** The id of the attendance, not of the member. */
  id: number;
  event_id: number;
  event_name: string;
  member_name: string;
  member_email: string;
  member_avatar_url: string | null;
  /** Empty if the member has none. */
  headline: string;
  /** When the member signed up. Format: date-time. */
  rsvp_date: string;
}

/** A page of the attendees of an event. */
export interface EventAttendeesList extends PageEnvelope {
  /** The records of this page. */
  records: EventAttendee[];
}

/** A member and an event. */
export interface EventAttendeeRequest extends EventAttendeeNames {
  /** The e-mail address of the member. At least 1 character. */
  member_email: string;
  /** The event. Clients of this API send its id as a text; a number means the same. At least 1 character. */
  event_id: number | string;
}

/** A member and an event; omitted fields are taken from the query string. */
export type EventAttendeeRemovalRequest = EventAttendeeNames;

/** A member and an event. */
export interface EventAttendeeNames {
  /** The e-mail address of the member. At least 1 character. */
  member_email?: string;
  /** The event. Clients of this API send its id as a text; a number means the same. At least 1 character. */
  event_id?: number | string;
}
