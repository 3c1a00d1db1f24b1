/** The columns of `affiliate_payouts`. */
import type { AffiliatePayoutStatus } from '@community-platform/types';
import type { Generated, NullableTime, Time } from '../../../core/tables.js';

export interface AffiliatePayoutsTable {
  community_id: number;
  id: Generated<number>;
  affiliate_id: number;
  charge_id: number;
  status: Generated<AffiliatePayoutStatus>;
  amount: number;
  currency: string;
  created_at: Time;
  paid_at: NullableTime;
}
