/** Access groups and who is in them. */
import type { Generated, Time } from '../../../core/tables.js';

export interface AccessGroupsTable {
  community_id: number;
  id: Generated<number>;
  name: string;
  description: Generated<string>;
  status: Generated<'active' | 'archived'>;
  created_at: Time;
  updated_at: Time;
}

export interface AccessGroupMembersTable {
  community_id: number;
  id: Generated<number>;
  access_group_id: number;
  member_id: number;
  created_at: Time;
  updated_at: Time;
}
