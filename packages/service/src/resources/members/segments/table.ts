/** Saved audiences. */
import type { ContactSearchRulesSchema } from '@community-platform/types/segment';
import type { Generated, JsonColumn, Nullable, Time } from '../../../core/tables.js';

export interface CommunitySegmentsTable {
  community_id: number;
  id: Generated<number>;
  title: string;
  visible: Generated<boolean>;
  rule_type: ContactSearchRulesSchema['rule_type'];
  rules: JsonColumn<ContactSearchRulesSchema['rules']>;
  /** Null once the creator is removed; the owner of the community then stands in. */
  created_by_member_id: Nullable<number>;
  created_at: Time;
  updated_at: Time;
}
