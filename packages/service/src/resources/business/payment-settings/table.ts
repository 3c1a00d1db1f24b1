/** The columns of `payment_accounts`, `payment_method_choices`, `tax_settings`, `payment_exports`, `payment_movements`. */
import type { TaxBehavior, TaxPlatformStatus } from '@community-platform/types';
import type { Generated, Nullable, Time } from '../../../core/tables.js';

export interface PaymentAccountsTable {
  community_id: number;
  is_connected: Generated<boolean>;
  tax_status: Generated<'active' | 'pending'>;
}

export interface PaymentMethodChoicesTable {
  community_id: number;
  payment_method: string;
  value: boolean;
}

export interface TaxSettingsTable {
  community_id: number;
  platform_status: Generated<TaxPlatformStatus>;
  default_tax_behavior: Generated<TaxBehavior>;
}

export interface PaymentExportsTable {
  community_id: number;
  id: Generated<number>;
  relation: string;
  created_at: Time;
}

export interface PaymentMovementsTable {
  community_id: number;
  id: Generated<number>;
  kind: string;
  processor_id: string;
  amount: Nullable<number>;
  currency: Nullable<string>;
  note: Nullable<string>;
  created_at: Time;
}
