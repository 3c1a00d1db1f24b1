/** The columns of `paywall_affiliates`. */
import type { Generated, NullableTime, Time } from '../../../core/tables.js';

export interface PaywallAffiliatesTable {
  community_id: number;
  id: Generated<number>;
  member_id: number;
  campaign_id: Generated<number>;
  status: Generated<'invited' | 'enrolled' | 'disabled'>;
  code: string;
  invited_at: NullableTime;
  enrolled_at: NullableTime;
  created_at: Time;
}
