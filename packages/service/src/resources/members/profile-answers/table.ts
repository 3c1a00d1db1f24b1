/** What members have answered: a text or a number, or the choices they made. */
import type { Generated, Nullable, Time } from '../../../core/tables.js';

export interface ProfileAnswersTable {
  community_id: number;
  member_id: number;
  profile_field_id: number;
  text_value: Nullable<string>;
  number_value: Nullable<number>;
  created_at: Time;
  updated_at: Time;
}

export interface ProfileAnswerChoicesTable {
  community_id: number;
  id: Generated<number>;
  member_id: number;
  profile_field_id: number;
  profile_field_choice_id: number;
}
