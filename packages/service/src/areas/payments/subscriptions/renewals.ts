/**
 * Makes the charges of subscriptions whose time is over. Nothing runs by a clock here: whoever reads or changes payments
 * settles first what has come due since, each charge at the time at which it was.
 */
import { sql } from 'kysely';
import { inTransaction } from '../../../database/transaction.js';
import { announce } from '../../../kernel/happenings.js';
import type { Scope } from '../../../kernel/scope.js';
import { settleAccess } from '../access.js';
import { makeCharge } from '../charging/make.js';
import { selectPrices } from '../paywalls/queries.js';
import { chargeAmount, periodEnd } from './plan.js';
import { renewsAt } from './queries.js';

/** Charges that one request makes at most; the next one goes on. */
const MOST = 200;

const selectDue = ({ db, now }: Scope) =>
  db
    .selectFrom('subscriptions')
    .select([
      'id',
      'member_id',
      'paywall_id',
      'paywall_price_id',
      'coupon_id',
      'coupon_code',
      'affiliate_id',
      'platform',
      'currency',
      'charges_quantity',
      'total_amount_paid',
      'period_ends_at',
      'trial_ends_at',
      'created_at',
    ])
    .where('status', '!=', 'canceled')
    .where('ends_at', 'is', null)
    .where('period_ends_at', '<=', now)
    .where(renewsAt, 'is not', null)
    .orderBy('period_ends_at')
    .orderBy('id')
    .limit(1);

type Due = NonNullable<Awaited<ReturnType<ReturnType<typeof selectDue>['executeTakeFirst']>>>;

/** The buyer, the price and the discount of a subscription; undefined when the price is gone, and when the buyer is gone or deactivated. */
const findParts = async (scope: Scope, due: Due) => {
  const { db } = scope;
  const { member_id: memberId, paywall_id: paywallId, paywall_price_id: priceId, coupon_id: couponId } = due;
  if (memberId === null || paywallId === null || priceId === null) return undefined;
  const member = await db
    .selectFrom('members')
    .select(['id', 'email'])
    .where('id', '=', memberId)
    .where('active', '=', true)
    .executeTakeFirst();
  const price = await selectPrices(scope).where('id', '=', priceId).executeTakeFirst();
  const coupon =
    couponId === null
      ? undefined
      : await db
          .selectFrom('paywall_coupons')
          .select(['code', 'percent_off', 'amount_off_in_cents'])
          .where('id', '=', couponId)
          .executeTakeFirst();
  return member === undefined || price === undefined ? undefined : { member, price, coupon, paywallId };
};

/** What follows when a subscription ends, or is to end: the access that it gives ends with it. */
export const tellOfEnd = async (
  scope: Scope,
  { member_id, paywall_id }: { readonly member_id: number | null; readonly paywall_id: number | null },
): Promise<void> => {
  if (member_id === null) return;
  await settleAccess(scope, [member_id]);
  await announce(scope, {
    type: 'subscription_canceled',
    contactIds: [member_id],
    about: paywall_id === null ? [] : [['Paywall', paywall_id]],
  });
};

const renew = async (scope: Scope, due: Due): Promise<void> => {
  const { db } = scope;
  const then = due.period_ends_at;
  const change = db.updateTable('subscriptions').where('id', '=', due.id);
  const parts = await findParts(scope, due);
  if (parts === undefined) {
    await change.set({ status: 'canceled', ends_at: then }).execute();
    await tellOfEnd(scope, due);
    return;
  }
  const { member, price, coupon, paywallId } = parts;
  const index = due.charges_quantity;
  const amount = chargeAmount(price, index, coupon);
  await change
    .set({
      status: 'active',
      charges_quantity: index + 1,
      total_amount_paid: due.total_amount_paid + amount,
      period_starts_at: then,
      period_ends_at: periodEnd(price, due.trial_ends_at ?? due.created_at, index),
    })
    .execute();
  const payment = {
    member,
    price,
    coupon,
    paywall: { id: paywallId, currency: due.currency },
    affiliate: due.affiliate_id === null ? undefined : { id: due.affiliate_id },
    platform: due.platform,
  };
  await makeCharge({ ...scope, now: then }, payment, { amount, subscriptionId: due.id });
};

/** Makes what charges are due in the community. In a request that only reads, each has a transaction of its own. */
export const settle = async (scope: Scope): Promise<void> => {
  for (let count = 0; count < MOST; count += 1) {
    const next = await selectDue(scope).executeTakeFirst();
    if (next === undefined) return;
    const renewNext = async (inside: Scope): Promise<void> => {
      // Who settles it already is waited for: what is asked then is not to be what was before.
      const due = await selectDue(inside).where(sql<boolean>`id = ${next.id}`).forUpdate().executeTakeFirst();
      if (due !== undefined) await renew(inside, due);
    };
    await inTransaction(scope.db, (db) => renewNext({ ...scope, db }));
  }
};
