/** Columns of the paywall, price and buyer, which charges and subscriptions share. */
import { sql } from 'kysely';

/** Columns of the paywall and the price. They are null once the paywall or price is deleted. */
export const PAYWALL = [
  'paywalls.id as paywall_id',
  sql<string | null>`coalesce(paywalls.name, paywalls.display_name)`.as('paywall_name'),
  'paywall_prices.id as paywall_price_id',
  'paywall_prices.price_type as paywall_price_type',
  'paywall_prices.interval as paywall_price_interval',
] as const;

/** Columns of the paying member. */
export const PAYER = [
  'members.id as community_member_id',
  'members.public_uid as community_member_public_uid',
  'members.name as community_member_name',
  'members.email as community_member_email',
] as const;

/** Names of these columns in an export, in their order. */
export const PARTY_FIELDS = [
  'paywall_id',
  'paywall_name',
  'paywall_price_id',
  'paywall_price_type',
  'paywall_price_interval',
  'paywall_coupon_code',
  'community_member_id',
  'community_member_public_uid',
  'community_member_name',
  'community_member_email',
] as const;
