/** The columns of `paywalls`, `paywall_prices`. */
import type { Generated, Nullable, Time } from '../../../core/tables.js';

export interface PaywallsTable {
  community_id: number;
  id: Generated<number>;
  name: Nullable<string>;
  display_name: string;
  status: Generated<'draft' | 'active' | 'inactive'>;
  currency: string;
  paywall_group_id: Nullable<number>;
  access_groups_enabled: Generated<boolean>;
  created_at: Time;
  updated_at: Time;
}

export interface PaywallPricesTable {
  community_id: number;
  id: Generated<number>;
  paywall_id: number;
  name: Nullable<string>;
  display_name: string;
  status: Generated<'draft' | 'active' | 'inactive'>;
  price_type: 'subscription' | 'onetime' | 'installments';
  amount_in_cents: number;
  interval: Nullable<'daily' | 'weekly' | 'monthly' | 'yearly'>;
  interval_count: Nullable<number>;
  upfront_payment_amount_in_cents: Generated<number>;
  created_at: Time;
}
