/** Charges with their buyer, paywall and price; each of the three is null once it is deleted. */
import type { CommunityMemberCharge, ListCommunityMemberChargesQuery } from '@community-platform/types';
import { sql } from 'kysely';
import { given } from '../../../database/given.js';
import { qualify } from '../../../database/qualified-names.js';
import { readFrom, readUntil } from '../../../kernel/moments.js';
import type { Scope } from '../../../kernel/scope.js';
import { containing, timeText } from '../../../kernel/text.js';
import { PAYER, PAYWALL } from '../parties.js';

/** Selects charges with their buyer, paywall and price. */
export function selectCharges({ db }: Scope) {
  return db
    .selectFrom('charges')
    .leftJoin('members', 'members.id', 'charges.member_id')
    .leftJoin('paywalls', 'paywalls.id', 'charges.paywall_id')
    .leftJoin('paywall_prices', 'paywall_prices.id', 'charges.paywall_price_id')
    .leftJoin('subscriptions', 'subscriptions.id', 'charges.subscription_id')
    .select([
      ...qualify('charges', 'id', 'processor_id', 'invoice_processor_id'),
      'subscriptions.processor_id as subscription_processor_id',
      ...qualify('charges', 'status', 'amount', 'amount_refunded', 'currency', 'platform', 'payment_method_type'),
      ...qualify('charges', 'created_at'),
      ...PAYWALL,
      'charges.coupon_code as paywall_coupon_code',
      ...PAYER,
    ]);
}

type ChargesQuery = ReturnType<typeof selectCharges>;
type Row = Awaited<ReturnType<ChargesQuery['execute']>>[number];

/** Builds the record of a charge. */
export function toCharge({ created_at, ...row }: Row): CommunityMemberCharge {
  return {
    ...row,
    display_status_raw: row.status,
    refundable: row.amount > row.amount_refunded,
    amount_to_refund: row.amount - row.amount_refunded,
    created_at: timeText(created_at),
  };
}

export type ChargeFilters = Omit<ListCommunityMemberChargesQuery, 'page' | 'per_page' | 'sort' | 'direction'>;

/** Returns the condition that a text occurs in the buyer, the paywall or the processor's ids. */
function anywhere(text: string) {
  const pattern = containing(text);
  return sql<boolean>`concat_ws(E'\n', members.name, members.email, members.public_uid, paywalls.name,
    paywalls.display_name, charges.processor_id, charges.invoice_processor_id, subscriptions.processor_id)
    ilike ${pattern}`;
}

/** Applies the filters of a request to a query for charges. */
export function filterCharges(charges: ChargesQuery, filters: ChargeFilters): ChargesQuery {
  const { query, member_email: email, community_member_id: memberId, community_member_public_uid: uid } = filters;
  const { billing_info_business_name: business, paywall_price_type: types, processor_id: processorId } = filters;
  const { subscription_processor_id: subscriptionId, invoice_processor_id: invoiceId, currency } = filters;
  const { paywall_ids: paywallIds, status, platform, amount_gte: least, amount_lte: most } = filters;
  const { created_at_gte: from, created_at_lte: until } = filters;
  return charges
    .$call(given(query, (of, query) => of.where(anywhere(query))))
    .$call(given(email, (of, email) => of.where('members.email', 'ilike', containing(email))))
    .$call(given(memberId, (of, memberId) => of.where('charges.member_id', '=', memberId)))
    .$call(given(uid, (of, uid) => of.where('members.public_uid', '=', uid)))
    .$call(given(business, (of, business) => of.where('charges.billing_business_name', 'ilike', containing(business))))
    .$call(given(types, (of, types) => of.where('paywall_prices.price_type', 'in', types)))
    .$call(given(processorId, (of, processorId) => of.where('charges.processor_id', '=', processorId)))
    .$call(given(subscriptionId, (of, subscriptionId) => of.where('subscriptions.processor_id', '=', subscriptionId)))
    .$call(given(invoiceId, (of, invoiceId) => of.where('charges.invoice_processor_id', '=', invoiceId)))
    .$call(given(currency, (of, currency) => of.where('charges.currency', 'in', currency)))
    .$call(given(paywallIds, (of, paywallIds) => of.where('charges.paywall_id', 'in', paywallIds)))
    .$call(given(status, (of, status) => of.where(sql<boolean>`charges.status = any(${status}::text[])`)))
    .$call(given(platform, (of, platform) => of.where('charges.platform', 'in', platform)))
    .$call(given(least, (of, least) => of.where('charges.amount', '>=', least)))
    .$call(given(most, (of, most) => of.where('charges.amount', '<=', most)))
    .$call(given(from, (of, from) => of.where('charges.created_at', '>=', readFrom(from, 'created_at_gte'))))
    .$call(given(until, (of, until) => of.where('charges.created_at', '<=', readUntil(until, 'created_at_lte'))));
}

/** Approximate length of the billing period of a price in days, for sorting; one-time prices come first. */
export const term = sql`coalesce(paywall_prices.interval_count, 0) * case paywall_prices."interval"
  when 'daily' then 1 when 'weekly' then 7 when 'monthly' then 30 when 'yearly' then 365 else 0 end`;
