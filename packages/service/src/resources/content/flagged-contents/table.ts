/** Reports about content. Who wrote it is kept as it was, since the content may be gone when the report is read. */
import type { Generated, Nullable, NullableTime, Time } from '../../../core/tables.js';

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
