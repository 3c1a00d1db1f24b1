/** The columns of `subscriptions`. */
import type { Generated, Nullable, NullableTime, Time } from '../../../core/tables.js';

export interface SubscriptionsTable {
  community_id: number;
  id: Generated<number>;
  processor_id: string;
  member_id: Nullable<number>;
  paywall_id: Nullable<number>;
  paywall_price_id: Nullable<number>;
  coupon_id: Nullable<number>;
  coupon_code: Nullable<string>;
  affiliate_id: Nullable<number>;
  status: 'active' | 'trial' | 'canceled';
  platform: Generated<string>;
  currency: string;
  billing_business_name: Nullable<string>;
  cancel_at_period_end: Generated<boolean>;
  installments_quantity: Nullable<number>;
  charges_quantity: Generated<number>;
  total_amount_paid: Generated<number>;
  period_starts_at: Date;
  period_ends_at: Date;
  trial_ends_at: NullableTime;
  ends_at: NullableTime;
  created_at: Time;
}
