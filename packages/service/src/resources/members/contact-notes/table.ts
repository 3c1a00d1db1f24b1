/** Notes of admins about members and leads: one of `member_id` and `lead_id` is set. */
import type { Generated, JsonColumn, Nullable, Time } from '../../../core/tables.js';

export interface ContactNotesTable {
  community_id: number;
  id: Generated<number>;
  member_id: Nullable<number>;
  lead_id: Nullable<number>;
  author_member_id: number;
  tiptap_body: JsonColumn<Record<string, unknown>>;
  created_at: Time;
  updated_at: Time;
}
