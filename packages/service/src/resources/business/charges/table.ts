/** The columns of `charges`. */
import type { Generated, Nullable, Time } from '../../../core/tables.js';

export interface ChargesTable {
  community_id: number;
  id: Generated<number>;
  processor_id: string;
  invoice_processor_id: string;
  subscription_id: Nullable<number>;
  member_id: Nullable<number>;
  paywall_id: Nullable<number>;
  paywall_price_id: Nullable<number>;
  coupon_code: Nullable<string>;
  status: Generated<'paid' | 'partial_refunded' | 'refunded'>;
  amount: number;
  amount_refunded: Generated<number>;
  currency: string;
  platform: Generated<string>;
  payment_method_type: Nullable<string>;
  billing_business_name: Nullable<string>;
  created_at: Time;
}
