// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A member who comes to an event. */
export interface EventAttendee {
  /** The id of the attendance, not of the member. */
  id: number;
  event_id: number;
  event_name: string;
  member_name: string;
  member_email: string;
  member_avatar_url: string | null;
  /** Empty when the member has none. */
  headline: string;
  /** When the member signed up. */
  rsvp_date: string;
}

/** One page of those who come to an event. */
export interface EventAttendeesList extends PageEnvelope {
  /** The records of this page. */
  records: EventAttendee[];
}

/** Which member comes to which event. */
export interface EventAttendeeRequest extends EventAttendeeNames {
  /** The e-mail address of the member. */
  member_email: string;
  /** The event. Clients of this API send its id as a text; a number means the same. */
  event_id: number | string;
}

/** Which member does not come to which event; what is left out is named in the query string. */
export type EventAttendeeRemovalRequest = EventAttendeeNames;

/** A member and an event. */
export interface EventAttendeeNames {
  /** The e-mail address of the member. */
  member_email?: string;
  /** The event. Clients of this API send its id as a text; a number means the same. */
  event_id?: number | string;
}
