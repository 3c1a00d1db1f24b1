/** Leads: contacts who are not members. */
import type { ColumnType } from 'kysely';
import type { Generated, NullableTime, Time } from '../../../core/tables.js';

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

export interface LeadTaggingsTable {
  community_id: number;
  id: Generated<number>;
  member_tag_id: number;
  lead_id: number;
  created_at: Time;
  updated_at: Time;
}

type Read<T> = ColumnType<T, never, never>;

/** A view of the taggings of members and of leads that are not deleted: one of the two ids is set. */
export interface ContactTaggingsView {
  community_id: Read<number>;
  id: Read<number>;
  member_tag_id: Read<number>;
  member_id: Read<number | null>;
  lead_id: Read<number | null>;
  created_at: Read<Date>;
  updated_at: Read<Date>;
}
