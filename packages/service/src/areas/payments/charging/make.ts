/** Creates and refunds charges; shared by charges and subscriptions. */
import { found } from '../../../kernel/failures.js';
import { newestFirst } from '../../../kernel/orders.js';
import type { Scope } from '../../../kernel/scope.js';

/** Commission of the affiliate who referred the buyer, as a fraction of the charged amount. */
const COMMISSION = 0.2;

/** The properties of a purchase that a charge needs. */
export interface Payment {
  readonly member: { readonly id: number; readonly email: string };
  readonly paywall: { readonly id: number; readonly currency: string };
  readonly price: { readonly id: number };
  readonly coupon: { readonly code: string } | undefined;
  readonly affiliate: { readonly id: number } | undefined;
  readonly platform: string;
}

/** Amount and time of a charge. */
export interface Due {
  readonly amount: number;
  readonly at: Date;
}

/** Stores charges and the affiliate payouts for them. */
export async function makeCharges(
  { db, ports }: Scope,
  { member, paywall, price, coupon, affiliate, platform }: Payment,
  { dues, subscriptionId }: { readonly dues: readonly Due[]; readonly subscriptionId: number | null },
): Promise<readonly number[]> {
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
}

function lockable({ db }: Scope) {
  return db
    .selectFrom('charges')
    .select(['id', 'member_id', 'processor_id', 'amount', 'amount_refunded', 'currency', 'created_at']);
}

/** Returns the charge and locks it until the transaction ends, so that refunds run one after the other. */
export async function lockCharge(scope: Scope, id: number) {
  return found(await lockable(scope).where('id', '=', id).forUpdate().executeTakeFirst(), 'Charge');
}

/** Returns the latest charge of a subscription and locks it; undefined if there is none. */
export function lockLastCharge(scope: Scope, subscriptionId: number) {
  return lockable(scope)
    .where('subscription_id', '=', subscriptionId)
    .$call(newestFirst('charges'))
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Reduces the commission for a refunded charge: an unpaid payout is reduced to the share of the remaining amount, or
 * canceled if nothing remains. A paid payout stays unchanged.
 */
async function reducePayout({ db, ports }: Scope, chargeId: number, left: number): Promise<void> {
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
}

/** Refunds part of a locked charge. The amount must not exceed the amount that is not refunded yet. */
export async function giveBack(
  scope: Scope,
  charge: Awaited<ReturnType<typeof lockCharge>>,
  { amount, note }: { readonly amount: number; readonly note: string },
): Promise<void> {
  const { db, ports } = scope;
  const refunded = charge.amount_refunded + amount;
  await db
    .updateTable('charges')
    .set({ amount_refunded: refunded, status: refunded === charge.amount ? 'refunded' : 'partial_refunded' })
    .where('id', '=', charge.id)
    .execute();
  await reducePayout(scope, charge.id, charge.amount - refunded);
  await ports.payments.refund(db, charge.processor_id, { amount, currency: charge.currency, note });
}
