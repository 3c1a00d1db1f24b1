/** The columns of `event_attendees`. */
import type { Generated, Time } from '../../../core/tables.js';

export interface EventAttendeesTable {
  community_id: number;
  id: Generated<number>;
  event_id: number;
  member_id: number;
  created_at: Time;
}
