/** The columns of `paywall_groups`. */
import type { Generated, Time } from '../../../core/tables.js';

export interface PaywallGroupsTable {
  community_id: number;
  id: Generated<number>;
  name: string;
  currency_id: number;
  created_at: Time;
  updated_at: Time;
}
