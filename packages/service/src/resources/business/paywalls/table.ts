/** The columns of `paywalls`, `paywall_prices`. */
import type { PaywallPricePartsInterval, PaywallPriceType, PaywallStatus } from '@community-platform/types';
import type { Generated, Nullable, Time } from '../../../core/tables.js';

export interface PaywallsTable {
  community_id: number;
  id: Generated<number>;
  name: Nullable<string>;
  display_name: string;
  status: Generated<PaywallStatus>;
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
  status: Generated<PaywallStatus>;
  price_type: PaywallPriceType;
  amount_in_cents: number;
  interval: Nullable<PaywallPricePartsInterval>;
  interval_count: Nullable<number>;
  upfront_payment_amount_in_cents: Generated<number>;
  created_at: Time;
}
