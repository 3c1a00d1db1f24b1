/** Subscriptions: creation, cancellation and resumption. */
import type { CommunityMemberSubscription } from '@community-platform/types';
import { sql } from 'kysely';
import { addDays, DAY } from '../../../kernel/calendar.js';
import { found, invalid, refused } from '../../../kernel/failures.js';
import { byLanguage, newestFirst } from '../../../kernel/orders.js';
import { listPage, readPage } from '../../../kernel/page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { settleAccess, settlePurchase } from '../access.js';
import { giveBack, lockLastCharge, makeCharges } from '../charging/make.js';
import { term } from '../charging/queries.js';
import { cellsOf, chooseFields, orderExport, tellFilters } from '../exports.js';
import { PARTY_FIELDS } from '../parties.js';
import { type Purchase, preparePurchase } from '../purchase.js';
import { chargeAmount, installmentsOf, periodEnd } from './plan.js';
import { filterSubscriptions, renewsAt, selectSubscriptions, statusAt, toSubscription } from './queries.js';
import { settle, tellOfEnd } from './renewals.js';

const fields = [
  'id',
  'processor_id',
  'status',
  'platform',
  'renews_at',
  'trial_ends_at',
  'ends_at',
  'created_at',
  'charges_quantity',
  'total_amount_paid',
  'currency',
  ...PARTY_FIELDS,
  'refundable',
  'renewing',
  'completed_installment',
] as const satisfies readonly (keyof CommunityMemberSubscription)[];

const times = ['renews_at', 'trial_ends_at', 'ends_at', 'created_at'] as const;

const orders = {
  charges_quantity: sql`subscriptions.charges_quantity`,
  subscription_term: term,
  renews_on: renewsAt,
  community_member_name: byLanguage(sql`members.name`),
  paywall_name: byLanguage(sql`coalesce(paywalls.name, paywalls.display_name)`),
  platform: sql`subscriptions.platform collate "C"`,
  created_at: sql`subscriptions.created_at`,
};

async function readSubscription(scope: Scope, id: number): Promise<CommunityMemberSubscription> {
  const row = await selectSubscriptions(scope).where('subscriptions.id', '=', id).executeTakeFirst();
  return toSubscription(found(row, 'Subscription'));
}

/** Returns the subscription and locks it until the write ends. */
async function lockSubscription({ db, now }: Scope, id: number) {
  return found(
    await db
      .selectFrom('subscriptions')
      .select([
        'id',
        'processor_id',
        'member_id',
        'paywall_id',
        statusAt(now).as('status'),
        'cancel_at_period_end',
        'period_starts_at',
        'period_ends_at',
      ])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
    'Subscription',
  );
}

/**
 * Throws a 422 if the member already subscribes to the price, or to another paywall in its group. Locks the member, so
 * that no concurrent subscription is created.
 */
async function checkOthers({ db, now }: Scope, { member, paywall, price }: Purchase): Promise<void> {
  const others = db
    .selectFrom('subscriptions')
    .innerJoin('paywalls', 'paywalls.id', 'subscriptions.paywall_id')
    .select('subscriptions.id')
    .where('subscriptions.member_id', '=', member.id)
    .where(statusAt(now), '!=', 'canceled')
    .limit(1);
  const same = await others.where('subscriptions.paywall_price_id', '=', price.id).executeTakeFirst();
  if (same !== undefined)
    throw invalid({ paywall_price_id: [`is already used by the member's subscription ${same.id}`] });
  if (paywall.paywall_group_id === null) return;
  const ofGroup = await others.where('paywalls.paywall_group_id', '=', paywall.paywall_group_id).executeTakeFirst();
  if (ofGroup !== undefined)
    throw invalid({ paywall_price_id: [`belongs to a group in which the member has the subscription ${ofGroup.id}`] });
}

/**
 * Returns a share of an amount in whole cents, rounded down. Calculates with bigints, because the product can exceed
 * the safe integers.
 */
function shareOf(amount: number, rest: number, length: number): number {
  return Number((BigInt(amount) * BigInt(rest)) / BigInt(length));
}

export const subscriptions = {
  listCommunityMemberSubscriptions: async ({ query }, scope) => {
    await settle(scope);
    const { sort, direction } = query;
    const order = sort === 'status' ? sql`(${statusAt(scope.now)}) collate "C"` : orders[sort];
    const ordered = filterSubscriptions(selectSubscriptions(scope), query, scope.now)
      .orderBy(order, (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
      .orderBy('subscriptions.id', direction);
    return { status: 200, body: await listPage(ordered, readPage(query), (rows) => rows.map(toSubscription)) };
  },

  createCommunityMemberSubscription: async ({ body }, scope) => {
    const { db, now, ports } = scope;
    const purchase = await preparePurchase(scope, body, ['subscription', 'installments']);
    const { member, paywall, price, coupon, affiliate, platform } = purchase;
    await checkOthers(scope, purchase);
    const trialEnd = body.trial_days === undefined ? null : addDays(now, body.trial_days);
    const amount = trialEnd === null ? chargeAmount(price, 0, coupon) : 0;
    const { id } = await db
      .insertInto('subscriptions')
      .values({
        processor_id: await ports.payments.subscribe(db, `${member.email} for price ${price.id}`),
        member_id: member.id,
        paywall_id: paywall.id,
        paywall_price_id: price.id,
        coupon_id: coupon?.id,
        coupon_code: coupon?.code,
        affiliate_id: affiliate?.id,
        status: trialEnd === null ? 'active' : 'trial',
        platform,
        currency: paywall.currency,
        installments_quantity: installmentsOf(price),
        charges_quantity: trialEnd === null ? 1 : 0,
        total_amount_paid: amount,
        period_starts_at: now,
        period_ends_at: trialEnd ?? periodEnd(price, now, 0),
        trial_ends_at: trialEnd,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (trialEnd === null) await makeCharges(scope, purchase, { dues: [{ amount, at: now }], subscriptionId: id });
    await settlePurchase(scope, member.id, paywall.id);
    return { status: 201, body: await readSubscription(scope, id) };
  },

  exportCommunityMemberSubscriptions: async ({ query: { fields: named, timezone, ...filters } }, scope) => {
    await settle(scope);
    const chosen = chooseFields(named, fields);
    const rows = await filterSubscriptions(selectSubscriptions(scope), filters, scope.now)
      .$call(newestFirst('subscriptions'))
      .execute();
    const order = await orderExport(scope, {
      relation: 'community_member_subscriptions',
      title: 'subscriptions',
      fields: chosen,
      rows: cellsOf(rows.map(toSubscription), { fields: chosen, times, timezone }),
    });
    return { status: 201, body: { ...order, fields: chosen, filters: tellFilters(filters) } };
  },

  getCommunityMemberSubscription: async ({ path }, scope) => {
    await settle(scope);
    return { status: 200, body: await readSubscription(scope, path.id) };
  },

  cancelCommunityMemberSubscription: async ({ path, body: { ends_at, refund_type } }, scope) => {
    const { db, now, ports } = scope;
    await settle(scope);
    const subscription = await lockSubscription(scope, path.id);
    if (subscription.status === 'canceled') throw refused('The subscription has ended');
    const isNow = ends_at === 'now';
    if (!isNow && refund_type !== undefined)
      throw invalid({ refund_type: ['is only allowed for a subscription that ends now'] });
    await db
      .updateTable('subscriptions')
      .set(
        isNow
          ? { status: 'canceled', ends_at: now, cancel_at_period_end: false }
          : { ends_at: subscription.period_ends_at, cancel_at_period_end: true },
      )
      .where('id', '=', subscription.id)
      .execute();
    const change = isNow ? 'cancel' : 'cancel_at_period_end';
    await ports.payments.changeSubscription(db, subscription.processor_id, change);
    await tellOfEnd(scope, subscription);
    const charge = refund_type === undefined ? undefined : await lockLastCharge(scope, subscription.id);
    if (charge !== undefined) {
      const length = Math.max(1, subscription.period_ends_at.getTime() - subscription.period_starts_at.getTime());
      const rest = Math.min(length, Math.max(0, subscription.period_ends_at.getTime() - now.getTime()));
      const share = refund_type === 'full' ? charge.amount : shareOf(charge.amount, rest, length);
      const amount = Math.min(share, charge.amount - charge.amount_refunded);
      const days = Math.round(rest / DAY);
      const note = refund_type === 'full' ? 'Canceled, all refunded' : `Canceled, ${days} days refunded`;
      if (amount > 0) await giveBack(scope, charge, { amount, note });
    }
    return { status: 200, body: await readSubscription(scope, subscription.id) };
  },

  resumeCommunityMemberSubscription: async ({ path }, scope) => {
    const { db, ports } = scope;
    await settle(scope);
    const subscription = await lockSubscription(scope, path.id);
    if (subscription.status === 'canceled') throw refused('The subscription has ended');
    if (!subscription.cancel_at_period_end) throw refused('The subscription is not scheduled to end');
    await db
      .updateTable('subscriptions')
      .set({ ends_at: null, cancel_at_period_end: false })
      .where('id', '=', subscription.id)
      .execute();
    await ports.payments.changeSubscription(db, subscription.processor_id, 'resume');
    if (subscription.member_id !== null) await settleAccess(scope, [subscription.member_id]);
    return { status: 200, body: await readSubscription(scope, subscription.id) };
  },
} satisfies Partial<ServiceHandlers>;
