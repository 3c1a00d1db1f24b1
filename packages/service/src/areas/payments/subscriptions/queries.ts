/** Subscriptions with their buyer, paywall and price, in the state that they have at the time of the request. */
import type { CommunityMemberSubscription, ListCommunityMemberSubscriptionsQuery } from '@community-platform/types';
import { sql } from 'kysely';
import { given } from '../../../database/given.js';
import { qualify } from '../../../database/qualified-names.js';
import { readFrom, readUntil } from '../../../kernel/moments.js';
import type { Scope } from '../../../kernel/scope.js';
import { containing, optionalTime, timeText } from '../../../kernel/text.js';
import { PAYER, PAYWALL } from '../parties.js';

/** Returns SQL for the status at a time: a subscription is canceled once its end date has passed. */
export function statusAt(now: Date) {
  return sql<string>`case when subscriptions.ends_at <= ${now}::timestamptz then 'canceled' else subscriptions.status end`;
}

const isComplete = sql<boolean>`coalesce(subscriptions.charges_quantity >= subscriptions.installments_quantity, false)`;

/** Time of the next charge; null if there is none. */
export const renewsAt = sql<Date | null>`case when subscriptions.ends_at is null and subscriptions.status <> 'canceled'
  and not ${isComplete} then subscriptions.period_ends_at end`;

/** Selects subscriptions with their buyer, paywall and price. */
export function selectSubscriptions({ db, now }: Scope) {
  return db
    .selectFrom('subscriptions')
    .leftJoin('members', 'members.id', 'subscriptions.member_id')
    .leftJoin('paywalls', 'paywalls.id', 'subscriptions.paywall_id')
    .leftJoin('paywall_prices', 'paywall_prices.id', 'subscriptions.paywall_price_id')
    .select([
      'subscriptions.id',
      'subscriptions.processor_id',
      statusAt(now).as('status'),
      'subscriptions.platform',
      renewsAt.as('renews_at'),
      ...qualify('subscriptions', 'trial_ends_at', 'ends_at', 'created_at', 'charges_quantity', 'total_amount_paid'),
      ...qualify('subscriptions', 'currency'),
      ...PAYWALL,
      'subscriptions.coupon_code as paywall_coupon_code',
      ...PAYER,
      isComplete.as('completed_installment'),
      sql<boolean>`exists (select 1 from charges where charges.community_id = subscriptions.community_id
        and charges.subscription_id = subscriptions.id and charges.amount_refunded < charges.amount)`.as('refundable'),
    ]);
}

type SubscriptionsQuery = ReturnType<typeof selectSubscriptions>;
type Row = Awaited<ReturnType<SubscriptionsQuery['execute']>>[number];

/** Builds the record of a subscription. */
export function toSubscription({
  renews_at,
  trial_ends_at,
  ends_at,
  created_at,
  ...row
}: Row): CommunityMemberSubscription {
  return {
    ...row,
    renews_at: optionalTime(renews_at),
    trial_ends_at: optionalTime(trial_ends_at),
    ends_at: optionalTime(ends_at),
    created_at: timeText(created_at),
    renewing: renews_at !== null,
  };
}

export type SubscriptionFilters = Omit<
  ListCommunityMemberSubscriptionsQuery,
  'page' | 'per_page' | 'sort' | 'direction'
>;

/** Maps interval names of the filter to those of prices, which the filter also accepts. */
const INTERVALS: Readonly<Record<string, string>> = { day: 'daily', week: 'weekly', month: 'monthly', year: 'yearly' };

function intervalOf(name: string): string {
  return Object.hasOwn(INTERVALS, name) ? (INTERVALS[name] ?? name) : name;
}

function anywhere(text: string) {
  const pattern = containing(text);
  return sql<boolean>`concat_ws(E'\n', members.name, members.email, members.public_uid, paywalls.name,
    paywalls.display_name, subscriptions.processor_id) ilike ${pattern}`;
}

function isScheduledToCancel(now: Date) {
  return sql<boolean>`(subscriptions.cancel_at_period_end and subscriptions.status <> 'canceled'
    and coalesce(subscriptions.ends_at > ${now}::timestamptz, false))`;
}

/** Applies the filters of a request to a query for subscriptions. */
export function filterSubscriptions(
  subscriptions: SubscriptionsQuery,
  filters: SubscriptionFilters,
  now: Date,
): SubscriptionsQuery {
  const { query, member_email: email, community_member_id: memberId, community_member_public_uid: uid } = filters;
  const { billing_info_business_name: business, paywall_price_type: types, billing_interval: interval } = filters;
  const { subscription_processor_id: processorId, currency, paywall_ids: paywallIds, status, platform } = filters;
  const { scheduled_to_cancel: ending, total_amount_paid_gte: least, total_amount_paid_lte: most } = filters;
  const { start_date_gte: from, start_date_lte: until } = filters;
  return subscriptions
    .$call(given(query, (of, query) => of.where(anywhere(query))))
    .$call(given(email, (of, email) => of.where('members.email', 'ilike', containing(email))))
    .$call(given(memberId, (of, memberId) => of.where('subscriptions.member_id', '=', memberId)))
    .$call(given(uid, (of, uid) => of.where('members.public_uid', '=', uid)))
    .$call(
      given(business, (of, business) => of.where('subscriptions.billing_business_name', 'ilike', containing(business))),
    )
    .$call(given(types, (of, types) => of.where('paywall_prices.price_type', 'in', types)))
    .$call(
      given(interval, (of, interval) => of.where(sql<boolean>`paywall_prices."interval" = ${intervalOf(interval)}`)),
    )
    .$call(given(processorId, (of, processorId) => of.where('subscriptions.processor_id', '=', processorId)))
    .$call(given(currency, (of, currency) => of.where('subscriptions.currency', 'in', currency)))
    .$call(given(paywallIds, (of, paywallIds) => of.where('subscriptions.paywall_id', 'in', paywallIds)))
    .$call(given(status, (of, status) => of.where(statusAt(now), 'in', status)))
    .$call(given(platform, (of, platform) => of.where('subscriptions.platform', 'in', platform)))
    .$call(given(ending, (of, ending) => of.where(isScheduledToCancel(now), '=', ending)))
    .$call(given(least, (of, least) => of.where('subscriptions.total_amount_paid', '>=', least)))
    .$call(given(most, (of, most) => of.where('subscriptions.total_amount_paid', '<=', most)))
    .$call(given(from, (of, from) => of.where('subscriptions.created_at', '>=', readFrom(from, 'start_date_gte'))))
    .$call(given(until, (of, until) => of.where('subscriptions.created_at', '<=', readUntil(until, 'start_date_lte'))));
}
