/** What charges and subscriptions have in common: of what they are, and whose. */
import { sql } from 'kysely';

/** The columns of the paywall and its price; each is null when it is gone. */
export const PAYWALL = [
  'paywalls.id as paywall_id',
  sql<string | null>`coalesce(paywalls.name, paywalls.display_name)`.as('paywall_name'),
  'paywall_prices.id as paywall_price_id',
  'paywall_prices.price_type as paywall_price_type',
  'paywall_prices.interval as paywall_price_interval',
] as const;

/** The columns of the member who pays. */
export const PAYER = [
  'members.id as community_member_id',
  'members.public_uid as community_member_public_uid',
  'members.name as community_member_name',
  'members.email as community_member_email',
] as const;

/** The same as an export names them, in its order. */
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
