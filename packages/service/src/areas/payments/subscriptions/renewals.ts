/**
 * Renews subscriptions. Each charge is dated when it was due. The process renews every second, and requests that read
 * or change payments first make all charges that are due.
 */
import { inTransaction } from '../../../database/transaction.js';
import { announce } from '../../../kernel/domain-events.js';
import type { Scope } from '../../../kernel/scope.js';
import { settleAccess } from '../access.js';
import { type Due as DueCharge, makeCharges } from '../charging/make.js';
import { selectPrices } from '../paywalls/queries.js';
import type { Discount } from '../purchase.js';
import { chargeAmount, installmentsOf, type Plan, periodAt } from './plan.js';
import { renewsAt } from './queries.js';

/** Maximum number of subscriptions that one request renews; the next request continues. */
const MOST = 200;

/**
 * Maximum number of periods that are charged at once. If more periods have passed, for example because the clock was
 * set forward by centuries, the others are not charged, and the subscription continues with the current period.
 */
const MOST_PERIODS = 400;

function selectDue({ db, now }: Scope) {
  return db
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
      'period_starts_at',
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
}

type Due = NonNullable<Awaited<ReturnType<ReturnType<typeof selectDue>['executeTakeFirst']>>>;

/**
 * Returns the buyer, price and discount of a subscription; undefined if the price was deleted, or if the buyer was
 * deleted or deactivated.
 */
async function findParts(scope: Scope, due: Due) {
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
}

/** Updates access and publishes the domain event when a subscription ends, now or in the future. */
export async function tellOfEnd(
  scope: Scope,
  { member_id, paywall_id }: { readonly member_id: number | null; readonly paywall_id: number | null },
): Promise<void> {
  if (member_id === null) return;
  await settleAccess(scope, [member_id]);
  await announce(scope, {
    type: 'subscription_canceled',
    contactIds: [member_id],
    about: paywall_id === null ? [] : [['Paywall', paywall_id]],
  });
}

interface Plotted {
  readonly dues: readonly DueCharge[];
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Calculates the charges of all past periods, and the current period. */
function plot(due: Due, price: Plan, coupon: Discount, now: Date): Plotted {
  const first = due.trial_ends_at ?? due.created_at;
  const left = Math.min(MOST_PERIODS, (installmentsOf(price) ?? Number.POSITIVE_INFINITY) - due.charges_quantity);
  const dues: DueCharge[] = [];
  let period = { startsAt: due.period_starts_at, endsAt: due.period_ends_at };
  while (period.endsAt <= now && dues.length < left) {
    dues.push({ amount: chargeAmount(price, due.charges_quantity + dues.length, coupon), at: period.endsAt });
    period = periodAt(price, first, period.endsAt);
  }
  return { dues, ...(dues.length === MOST_PERIODS && period.endsAt <= now ? periodAt(price, first, now) : period) };
}

async function renew(scope: Scope, due: Due): Promise<void> {
  const { db, now } = scope;
  const change = db.updateTable('subscriptions').where('id', '=', due.id);
  const parts = await findParts(scope, due);
  if (parts === undefined) {
    await change.set({ status: 'canceled', ends_at: due.period_ends_at }).execute();
    await tellOfEnd(scope, due);
    return;
  }
  const { member, price, coupon, paywallId } = parts;
  const { dues, startsAt, endsAt } = plot(due, price, coupon, now);
  await change
    .set({
      status: 'active',
      charges_quantity: due.charges_quantity + dues.length,
      total_amount_paid: dues.reduce((sum, { amount }) => sum + amount, due.total_amount_paid),
      period_starts_at: startsAt,
      period_ends_at: endsAt,
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
  await makeCharges(scope, payment, { dues, subscriptionId: due.id });
}

/** Charges a subscription if it is due and no other process has locked it; resolves to whether it was charged. */
export async function renewDue(scope: Scope, id: number): Promise<boolean> {
  const due = await selectDue(scope).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();
  if (due === undefined) return false;
  await renew(scope, due);
  return true;
}

/** Makes the due charges of the community. In a read request, each subscription has its own transaction. */
export async function settle(scope: Scope): Promise<void> {
  for (let count = 0; count < MOST; count += 1) {
    const next = await selectDue(scope).executeTakeFirst();
    if (next === undefined) return;
    const renewNext = async (inside: Scope): Promise<void> => {
      // Waits for a concurrent renewal, so that the response does not contain the previous state.
      const due = await selectDue(inside).where('id', '=', next.id).forUpdate().executeTakeFirst();
      if (due !== undefined) await renew(inside, due);
    };
    await inTransaction(scope.db, (db) => renewNext({ ...scope, db }));
  }
}
