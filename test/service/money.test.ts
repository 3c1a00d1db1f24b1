/**
 * Compares amounts of money with an independent oracle that calculates with whole cents as bigints, for random prices,
 * discounts, installments, refunds and times. Each run draws new values; failures print their seed.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../support/long.js';
import { addMember, priceOf } from './business-support.js';
import { type RunningService, startService } from './support.js';

const START = Date.parse('2026-01-31T10:00:00.000Z');

let running: RunningService;
let time = START;
beforeAll(async () => {
  running = await startService({ clock: () => new Date(time) });
});
afterAll(() => running.close());

/** Returns `numerator / denominator`, rounded half up. Both must be positive. */
function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

interface Discount {
  readonly kind: 'none' | 'percentage' | 'amount';
  readonly value: number;
}

/** Returns the discounted price. Percentages are rounded half up, and a fixed discount is at most the price. */
function reduce(price: number, { kind, value }: Discount): bigint {
  if (kind === 'none') return BigInt(price);
  const taken = kind === 'percentage' ? roundHalfUp(BigInt(price) * BigInt(value), 100n) : BigInt(value);
  return taken > BigInt(price) ? 0n : BigInt(price) - taken;
}

const cents = fc.oneof(fc.integer({ min: 1, max: 250 }), fc.integer({ min: 1, max: 99_999_999 }));

const discounts: fc.Arbitrary<Discount> = fc.oneof(
  fc.constant<Discount>({ kind: 'none', value: 0 }),
  fc.integer({ min: 1, max: 100 }).map((value): Discount => ({ kind: 'percentage', value })),
  cents.map((value): Discount => ({ kind: 'amount', value })),
);

let count = 0;
function makeCode(): string {
  count += 1;
  return `CODE${count}`;
}

async function addCoupon({ kind, value }: Discount): Promise<{ paywall_coupon_code?: string }> {
  if (kind === 'none') return {};
  const code = makeCode();
  const off =
    kind === 'percentage'
      ? { discount_type: 'percentage' as const, percent_off: value }
      : { discount_type: 'amount' as const, amount_off_in_cents: value };
  await running.ours.api.paywallCoupons.create({ body: { code, name: code, ...off } });
  return { paywall_coupon_code: code };
}

type Price = Parameters<typeof running.ours.api.paywalls.create>[0]['body']['prices'][number];

async function sell(price: Price): Promise<number> {
  const { api } = running.ours;
  const made = await api.paywalls.create({ body: { display_name: 'School', currency: 'eur', prices: [price] } });
  await api.paywalls.publish({ path: { id: made.id } });
  return priceOf(made);
}

async function addAffiliate(): Promise<string> {
  const { api } = running.ours;
  const member = await addMember(running, running.ours, 'Mara');
  await api.affiliates.invite({ body: { existing_member_ids: [member.id] } });
  const { records } = await api.affiliates.list({ query: { per_page: 100, filters: { name_or_email: member.email } } });
  const [affiliate] = records;
  await api.affiliates.update({ path: { id: affiliate?.id ?? 0 }, body: { status: 'enrolled' } });
  return affiliate?.code ?? '';
}

async function payoutsOf(): Promise<{ charge_id: number; amount: number }[]> {
  return running.service.database.db
    .selectFrom('affiliate_payouts')
    .select(['charge_id', 'amount'])
    .where('community_id', '=', running.ours.id)
    .execute();
}

test('charges the price minus the discount and credits a 20 % commission', async () => {
  const buyer = await addMember(running, running.ours, 'Tobin');
  const affiliate_code = await addAffiliate();
  await fc.assert(
    fc.asyncProperty(cents, discounts, async (price, discount) => {
      const paywall_price_id = await sell({ price_type: 'onetime', amount_in_cents: price, display_name: 'Once' });
      const coupon = await addCoupon(discount);
      const body = { community_member_id: buyer.id, paywall_price_id, affiliate_code, ...coupon };
      const charge = await running.ours.api.charges.create({ body });
      const expected = reduce(price, discount);
      expect(BigInt(charge.amount)).toBe(expected);
      const owed = (await payoutsOf()).filter(({ charge_id }) => charge_id === charge.id);
      const commission = roundHalfUp(expected * 20n, 100n);
      expect(owed.map(({ amount }) => BigInt(amount))).toEqual(commission > 0n ? [commission] : []);
    }),
    { numRuns: runs(30, 200) },
  );
});

test('refunds the requested amounts and never more than the remaining amount', async () => {
  const buyer = await addMember(running, running.ours, 'Suri');
  await fc.assert(
    fc.asyncProperty(cents, fc.array(cents, { maxLength: 5 }), async (price, refunds) => {
      const paywall_price_id = await sell({ price_type: 'onetime', amount_in_cents: price, display_name: 'Once' });
      const charge = await running.ours.api.charges.create({
        body: { community_member_id: buyer.id, paywall_price_id },
      });
      let left = price;
      for (const amount of [...refunds, left]) {
        const path = `/api/admin/v2/community_member_charges/${charge.id}/refund`;
        const { status, body } = await running.send('POST', path, { amount, reason_details: 'r' });
        const isPossible = amount <= left;
        expect([price, left, amount, status]).toEqual([price, left, amount, isPossible ? 200 : 422]);
        if (!isPossible) continue;
        left -= amount;
        expect(body).toMatchObject({
          amount: price,
          amount_refunded: price - left,
          amount_to_refund: left,
          refundable: left > 0,
          status: left === 0 ? 'refunded' : 'partial_refunded',
        });
      }
    }),
    { numRuns: runs(15, 100) },
  );
});

/** Returns the same day of a later month, or the last day of that month. */
function monthsLater(first: number, months: number): number {
  const date = new Date(first);
  const day = date.getUTCDate();
  const moved = new Date(first);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, last));
  return moved.getTime();
}

async function chargesOf(id: number): Promise<{ amount: number; created_at: string }[]> {
  const { records } = await running.ours.api.charges.list({
    query: { per_page: 100, sort: 'created_at', direction: 'asc', community_member_id: id },
  });
  return records;
}

test('charges installments on time with a total that matches to the cent', async () => {
  const parts = fc.integer({ min: 2, max: 12 });
  await fc.assert(
    fc.asyncProperty(
      cents,
      parts,
      discounts,
      fc.integer({ min: 0, max: 500 }),
      async (price, number, discount, upfront) => {
        const first = time;
        const buyer = await addMember(running, running.ours, 'Odile');
        const paywall_price_id = await sell({
          price_type: 'installments',
          amount_in_cents: price,
          interval: 'monthly',
          interval_count: number,
          upfront_payment_amount_in_cents: upfront,
          display_name: 'Parts',
        });
        const coupon = await addCoupon(discount);
        const made = await running.ours.api.subscriptions.create({
          body: { community_member_id: buyer.id, paywall_price_id, ...coupon },
        });
        // There is one charge just before the second installment is due, and two when it is.
        time = monthsLater(first, 1) - 1;
        expect(await chargesOf(buyer.id)).toHaveLength(1);
        time += 1;
        expect(await chargesOf(buyer.id)).toHaveLength(2);
        time = monthsLater(first, number + 2);
        const charges = await chargesOf(buyer.id);
        const whole = reduce(price, discount);
        expect(charges).toHaveLength(number);
        expect(charges.map(({ created_at }) => created_at)).toEqual(
          charges.map((_, index) => new Date(monthsLater(first, index)).toISOString()),
        );
        const amounts = charges.map(({ amount }, index) => BigInt(amount) - (index === 0 ? BigInt(upfront) : 0n));
        expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(whole);
        // Installments differ by at most one cent, larger ones first.
        const [largest = 0n] = amounts;
        expect(largest - (amounts.at(-1) ?? 0n)).toBeLessThanOrEqual(1n);
        expect(amounts).toEqual(amounts.toSorted((a, b) => (a === b ? 0 : a > b ? -1 : 1)));
        const after = await running.ours.api.subscriptions.get({ path: { id: made.id } });
        expect(BigInt(after.total_amount_paid)).toBe(whole + BigInt(upfront));
        expect(after).toMatchObject({ completed_installment: true, charges_quantity: number });
      },
    ),
    { numRuns: runs(8, 40) },
  );
});

test('renews subscriptions on time with their discount and refunds the remaining share', async () => {
  await fc.assert(
    fc.asyncProperty(
      cents,
      discounts,
      fc.integer({ min: 0, max: 4 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      async (price, discount, renewals, part) => {
        const first = time;
        const buyer = await addMember(running, running.ours, 'Marek');
        const paywall_price_id = await sell({
          price_type: 'subscription',
          amount_in_cents: price,
          interval: 'monthly',
          interval_count: 1,
          display_name: 'Monthly',
        });
        const coupon = await addCoupon(discount);
        const made = await running.ours.api.subscriptions.create({
          body: { community_member_id: buyer.id, paywall_price_id, ...coupon },
        });
        const [from, to] = [monthsLater(first, renewals), monthsLater(first, renewals + 1)];
        time = from + Math.floor((to - from) * part * 0.999);
        const expected = reduce(price, discount);
        expect((await chargesOf(buyer.id)).map(({ amount }) => BigInt(amount))).toEqual(
          Array.from({ length: renewals + 1 }, () => expected),
        );
        await running.ours.api.subscriptions.cancel({
          path: { id: made.id },
          body: { ends_at: 'now', refund_type: 'prorated' },
        });
        const { records } = await running.ours.api.charges.list({
          query: { sort: 'created_at', direction: 'desc', community_member_id: buyer.id },
        });
        // The remaining share of the period, rounded down.
        const share = (expected * BigInt(to - time)) / BigInt(to - from);
        const given = BigInt(records[0]?.amount_refunded ?? -1);
        expect(given).toBe(share);
        expect(records.slice(1).every(({ amount_refunded }) => amount_refunded === 0)).toBe(true);
      },
    ),
    { numRuns: runs(8, 50) },
  );
});
