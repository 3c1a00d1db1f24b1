/** Makes charges and gives them back: what charges and subscriptions share. */
import { found } from '../../../kernel/failures.js';
import { newestFirst } from '../../../kernel/orders.js';
import type { Scope } from '../../../kernel/scope.js';

/** The share of a charge that is owed to the affiliate who brought the buyer. */
const COMMISSION = 0.2;

/** Who pays for what: the part of a purchase that a charge keeps. */
export interface Payment {
  readonly member: { readonly id: number; readonly email: string };
  readonly paywall: { readonly id: number; readonly currency: string };
  readonly price: { readonly id: number };
  readonly coupon: { readonly code: string } | undefined;
  readonly affiliate: { readonly id: number } | undefined;
  readonly platform: string;
}

/** What one charge comes to, and when it was made. */
export interface Due {
  readonly amount: number;
  readonly at: Date;
}

/** Stores payments, and what they make an affiliate be owed. */
export const makeCharges = async (
  { db, ports }: Scope,
  { member, paywall, price, coupon, affiliate, platform }: Payment,
  { dues, subscriptionId }: { readonly dues: readonly Due[]; readonly subscriptionId: number | null },
): Promise<readonly number[]> => {
  if (dues.length === 0) return [];
  const { currency } = paywall;
  const note = `${member.email} for price ${price.id}`;
  const charged = await ports.payments.charge(
    db,
    dues.map(({ amount }) => ({ amount, currency, note })),
  );
  const made = await db
    .insertInto('charges')
    .values(
      charged.map(({ chargeId, invoiceId }, index) => ({
        processor_id: chargeId,
        invoice_processor_id: invoiceId,
        subscription_id: subscriptionId,
        member_id: member.id,
        paywall_id: paywall.id,
        paywall_price_id: price.id,
        coupon_code: coupon?.code ?? null,
        amount: dues[index]?.amount ?? 0,
        currency,
        platform,
        payment_method_type: dues[index]?.amount === 0 ? null : 'card',
        created_at: dues[index]?.at,
      })),
    )
    .returning(['id', 'amount', 'created_at'])
    .execute();
  const payouts =
    affiliate === undefined
      ? []
      : made
          .map(({ id, amount, created_at }) => ({
            affiliate_id: affiliate.id,
            charge_id: id,
            amount: Math.round(amount * COMMISSION),
            currency,
            created_at,
          }))
          .filter(({ amount }) => amount > 0);
  if (payouts.length > 0) await db.insertInto('affiliate_payouts').values(payouts).execute();
  return made.map(({ id }) => id);
};

const lockable = ({ db }: Scope) =>
  db
    .selectFrom('charges')
    .select(['id', 'member_id', 'processor_id', 'amount', 'amount_refunded', 'currency', 'created_at']);

/** The charge, held until the write ends: two refunds at the same time see each other's. */
export const lockCharge = async (scope: Scope, id: number) =>
  found(await lockable(scope).where('id', '=', id).forUpdate().executeTakeFirst(), 'Charge');

/** The newest charge of a subscription, held; undefined if there was none. */
export const lockLastCharge = (scope: Scope, subscriptionId: number) =>
  lockable(scope)
    .where('subscription_id', '=', subscriptionId)
    .$call(newestFirst('charges'))
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/**
 * Takes back the commission on what was refunded of a charge: a payout that is not paid yet is that of the rest, and is
 * canceled where nothing is left. One that was paid stays as it is.
 */
const reducePayout = async ({ db, ports }: Scope, chargeId: number, left: number): Promise<void> => {
  const payout = await db
    .selectFrom('affiliate_payouts')
    .select(['id', 'affiliate_id', 'status', 'amount', 'currency'])
    .where('charge_id', '=', chargeId)
    .where('status', 'in', ['pending', 'processing'])
    .forUpdate()
    .executeTakeFirst();
  if (payout === undefined) return;
  const { id, affiliate_id, status, currency } = payout;
  const amount = Math.round(left * COMMISSION);
  await db
    .updateTable('affiliate_payouts')
    .set({ amount, ...(amount === 0 && { status: 'canceled' }) })
    .where('id', '=', id)
    .execute();
  if (status === 'processing' && amount < payout.amount) {
    const note = `payout ${id} to affiliate ${affiliate_id}: the charge was refunded`;
    await ports.payments.reversePayout(db, { amount: payout.amount - amount, currency, note });
  }
};

/** Gives back a part of a charge that is held, which is no more than what is left of it. */
export const giveBack = async (
  scope: Scope,
  charge: Awaited<ReturnType<typeof lockCharge>>,
  { amount, note }: { readonly amount: number; readonly note: string },
): Promise<void> => {
  const { db, ports } = scope;
  const refunded = charge.amount_refunded + amount;
  await db
    .updateTable('charges')
    .set({ amount_refunded: refunded, status: refunded === charge.amount ? 'refunded' : 'partial_refunded' })
    .where('id', '=', charge.id)
    .execute();
  await reducePayout(scope, charge.id, charge.amount - refunded);
  await ports.payments.refund(db, charge.processor_id, { amount, currency: charge.currency, note });
};
