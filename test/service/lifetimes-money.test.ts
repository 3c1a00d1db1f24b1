/** Time limits of payments: trials, renewals and coupons. The test sets the clock. */
import type { PaywallCreateRequest } from '@community-platform/types';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addMember, monthly, once, priceOf, putOnSale } from './business-support.js';
import { emptyDatabase } from './data-folders.js';
import { createManualClock, DAY, SECOND } from './manual-clock.js';
import { type RunningService, startService } from './support.js';

const time = createManualClock('2027-01-01T00:00:00.000Z');
let running: RunningService;
beforeAll(async () => {
  running = await startService({ database: await emptyDatabase(), clock: time.clock });
});
afterAll(() => running.close());
/** Ends the subscriptions of a test, which would otherwise become due in the next test at a later time. */
afterEach(async () => {
  const ended = { status: 'canceled' as const, ends_at: time.now() };
  await running.service.database.db.updateTable('subscriptions').set(ended).execute();
});

type Price = PaywallCreateRequest['prices'][number];

/** Subscribes a new member to a new paywall, starting now. */
async function subscribe(price: Price, more: object = {}) {
  const { api } = running.ours;
  const member = await addMember(running, running.ours, 'Tobin Fennick');
  const paywall = await putOnSale(running.ours, { prices: [price] });
  const body = { community_member_id: member.id, paywall_price_id: priceOf(paywall), ...more };
  return api.subscriptions.create({ body });
}
function read(id: number) {
  return running.ours.api.subscriptions.get({ path: { id } });
}
async function chargesOf({ processor_id }: { readonly processor_id: string | null }) {
  const query = { subscription_processor_id: processor_id ?? '', sort: 'created_at', direction: 'asc' } as const;
  return (await running.ours.api.charges.list({ query })).records.map(({ amount, created_at }) => [amount, created_at]);
}

describe('trials', () => {
  test('trials end exactly at trial_ends_at and then charge the first period', async () => {
    time.set('2027-01-10T12:00:00.000Z');
    const trial = await subscribe(monthly, { trial_days: 14 });
    const end = '2027-01-24T12:00:00.000Z';
    expect(trial).toMatchObject({ status: 'trial', trial_ends_at: end, renews_at: end, charges_quantity: 0 });
    time.set(Date.parse(end) - 1);
    expect(await read(trial.id)).toMatchObject({ status: 'trial', charges_quantity: 0, total_amount_paid: 0 });
    expect(await chargesOf(trial)).toEqual([]);
    time.set(end);
    expect(await read(trial.id)).toMatchObject({
      status: 'active',
      charges_quantity: 1,
      total_amount_paid: 3000,
      renews_at: '2027-02-24T12:00:00.000Z',
    });
    expect(await chargesOf(trial)).toEqual([[3000, end]]);
  });
});

describe('renewals', () => {
  test('renewals are due at the end of the period, clamped to the last day of short months', async () => {
    time.set('2027-01-31T08:30:00.000Z');
    const taken = await subscribe(monthly);
    const dues = ['2027-02-28T08:30:00.000Z', '2027-03-31T08:30:00.000Z', '2027-04-30T08:30:00.000Z'];
    let count = 1;
    for (const [index, due] of dues.entries()) {
      time.set(Date.parse(due) - 1);
      expect(await read(taken.id)).toMatchObject({ charges_quantity: count, renews_at: due });
      time.set(due);
      count += 1;
      const next = dues[index + 1] ?? '2027-05-31T08:30:00.000Z';
      expect(await read(taken.id)).toMatchObject({ charges_quantity: count, renews_at: next });
    }
    expect(await chargesOf(taken)).toEqual([taken.created_at, ...dues].map((at) => [3000, at]));
  });

  test('renewals stop after the last installment', async () => {
    time.set('2028-01-31T08:30:00.000Z');
    const plan = { ...monthly, price_type: 'installments' as const, amount_in_cents: 1000, interval_count: 3 };
    const taken = await subscribe(plan);
    time.set('2028-03-31T08:29:59.999Z');
    expect(await read(taken.id)).toMatchObject({ charges_quantity: 2, completed_installment: false });
    time.set('2028-03-31T08:30:00.000Z');
    const paid = { charges_quantity: 3, completed_installment: true, renewing: false, renews_at: null };
    expect(await read(taken.id)).toMatchObject(paid);
    time.set('2029-01-01T00:00:00.000Z');
    expect(await read(taken.id)).toMatchObject(paid);
    expect(await chargesOf(taken)).toEqual([
      [334, '2028-01-31T08:30:00.000Z'],
      [333, '2028-02-29T08:30:00.000Z'],
      [333, '2028-03-31T08:30:00.000Z'],
    ]);
  });

  test('a canceled subscription ends with its period and without another charge', async () => {
    time.set('2027-06-01T00:00:00.000Z');
    const taken = await subscribe(monthly);
    const path = { id: taken.id };
    const end = '2027-07-01T00:00:00.000Z';
    await running.ours.api.subscriptions.cancel({ path, body: { ends_at: 'at_period_end' } });
    time.set(Date.parse(end) - 1);
    expect(await read(taken.id)).toMatchObject({ status: 'active', ends_at: end, charges_quantity: 1 });
    expect((await running.ours.api.subscriptions.resume({ path })).ends_at).toBeNull();
    await running.ours.api.subscriptions.cancel({ path, body: { ends_at: 'at_period_end' } });
    time.set(end);
    expect(await read(taken.id)).toMatchObject({ status: 'canceled', ends_at: end, charges_quantity: 1 });
    const resumed = await running.send('POST', `/api/admin/v2/community_member_subscriptions/${taken.id}/resume`);
    expect(resumed.status).toBe(422);
  });

  test('a prorated cancellation refunds the remaining share of the period', async () => {
    time.set('2027-06-01T00:00:00.000Z');
    const taken = await subscribe(monthly);
    time.set('2027-06-21T00:00:00.000Z');
    const body = { ends_at: 'now', refund_type: 'prorated' } as const;
    await running.ours.api.subscriptions.cancel({ path: { id: taken.id }, body });
    const query = { subscription_processor_id: taken.processor_id ?? '' };
    const { records } = await running.ours.api.charges.list({ query });
    expect(records).toMatchObject([{ amount: 3000, amount_refunded: 1000 }]);
  });

  test('renewals are charged for all past periods, at most 400 at once', async () => {
    time.set('2027-01-01T00:00:00.000Z');
    const taken = await subscribe({ ...monthly, interval: 'daily' });
    time.advance(250 * DAY);
    expect(await read(taken.id)).toMatchObject({ charges_quantity: 251, renews_at: '2027-09-09T00:00:00.000Z' });
    time.advance(400 * DAY);
    expect(await read(taken.id)).toMatchObject({ charges_quantity: 651, renews_at: '2028-10-13T00:00:00.000Z' });
    time.set('2999-05-31T12:00:00.000Z');
    const behind = await read(taken.id);
    expect(behind).toMatchObject({ charges_quantity: 1051, renews_at: '2999-06-01T00:00:00.000Z' });
    expect(await read(taken.id)).toEqual(behind);
    time.advance(DAY);
    expect(await read(taken.id)).toMatchObject({ charges_quantity: 1052, renews_at: '2999-06-02T00:00:00.000Z' });
    time.set('2027-01-01T00:00:00.000Z');
  });

  test('renewals are charged when due even if no request is made', async () => {
    time.set('2027-01-01T00:00:00.000Z');
    const taken = await subscribe(monthly);
    const { db } = running.service.database;
    const stored = () =>
      db
        .selectFrom('charges')
        .select('created_at')
        .where('community_id', '=', running.ours.id)
        .where('subscription_id', '=', taken.id)
        .orderBy('id')
        .execute();
    time.set('2027-01-31T23:59:59.999Z');
    await running.service.runDue(running.ours.id);
    expect(await stored()).toHaveLength(1);
    time.set('2027-02-01T00:00:00.000Z');
    await Promise.all(Array.from({ length: 4 }, () => running.service.runDue(running.ours.id)));
    expect((await stored()).map(({ created_at }) => created_at.toISOString())).toEqual([
      '2027-01-01T00:00:00.000Z',
      '2027-02-01T00:00:00.000Z',
    ]);
    time.set('2027-01-01T00:00:00.000Z');
  });
});

describe('renewals with database conflicts', () => {
  /**
   * Makes inserts into `charges` fail with a deadlock error if `condition` is true for the insert's number. Rollbacks
   * do not reset the number.
   */
  const failing = async (condition: string, run: () => Promise<void>): Promise<void> => {
    const { execute } = running.service.database;
    await execute(`
      create sequence charge_tries;
      create function fail_some() returns trigger language plpgsql as $$
        declare number bigint := nextval('charge_tries');
        begin
          if ${condition} then raise exception 'deadlock' using errcode = '40P01'; end if;
          return new;
        end $$;
      create trigger fail_some before insert on charges for each row execute function fail_some();`);
    try {
      await run();
    } finally {
      await execute('drop trigger fail_some on charges; drop function fail_some; drop sequence charge_tries');
    }
  };

  test('a renewal that hits database conflicts is retried without affecting other renewals', async () => {
    time.set('2030-01-01T00:00:00.000Z');
    const taken: Awaited<ReturnType<typeof subscribe>>[] = [];
    for (let count = 0; count < 8; count += 1) taken.push(await subscribe(monthly));
    const query = { query: 'Tobin', start_date_gte: '2030-01-01', per_page: 100 } as const;
    time.set('2030-02-01T00:00:00.000Z');
    await failing('number % 2 = 1', async () => {
      const { records } = await running.ours.api.subscriptions.list({ query });
      expect(records.map(({ charges_quantity }) => charges_quantity)).toEqual(taken.map(() => 2));
    });
    for (const one of taken)
      expect(await chargesOf(one)).toEqual([
        [3000, '2030-01-01T00:00:00.000Z'],
        [3000, '2030-02-01T00:00:00.000Z'],
      ]);
  });

  test.each([
    [4, 200],
    [5, 503],
  ])(
    'if a renewal hits %i database conflicts, the request returns %i and the renewal is eventually charged once',
    async (failures, status) => {
      time.set(`203${failures}-01-01T00:00:00.000Z`);
      const taken = await subscribe(monthly);
      time.set(`203${failures}-02-01T00:00:00.000Z`);
      await failing(`number <= ${failures}`, async () => {
        const response = await running.send('GET', `/api/admin/v2/community_member_subscriptions/${taken.id}`);
        expect(response.status).toBe(status);
      });
      expect(await read(taken.id)).toMatchObject({ charges_quantity: 2, total_amount_paid: 6000 });
      expect(await chargesOf(taken)).toHaveLength(2);
    },
  );

  test('renewals that hit database conflicts during a write request are retried together, and each is charged once', async () => {
    time.set('2031-01-01T00:00:00.000Z');
    const [first, second] = [await subscribe(monthly), await subscribe(monthly)];
    time.set('2031-02-01T00:00:00.000Z');
    await failing('number <= 4', async () => {
      const body = { ends_at: 'at_period_end' } as const;
      const ended = await running.ours.api.subscriptions.cancel({ path: { id: first.id }, body });
      expect(ended).toMatchObject({ charges_quantity: 2, ends_at: '2031-03-01T00:00:00.000Z' });
    });
    for (const one of [first, second]) expect(await chargesOf(one)).toHaveLength(2);
  });
});

describe('coupons', () => {
  const coupon = async (more: object) => {
    const code = `RYE${Math.random().toString(36).slice(2, 8)}`;
    const body = { code, name: 'Rye', discount_type: 'percentage' as const, percent_off: 50, ...more };
    await running.ours.api.paywallCoupons.create({ body });
    return code;
  };
  const buy = async (code: string) => {
    const member = await addMember(running, running.ours, 'Odile Thackery');
    const paywall = await putOnSale(running.ours, { prices: [once] });
    const body = { community_member_id: member.id, paywall_price_id: priceOf(paywall), paywall_coupon_code: code };
    const { status, body: responseBody } = await running.send('POST', '/api/admin/v2/community_member_charges', body);
    return status === 201 ? Object(responseBody).amount : Object(responseBody).error_details;
  };

  test('coupons expire exactly at expires_at', async () => {
    time.set('2027-05-01T00:00:00.000Z');
    const expires_at = '2027-06-01T12:00:00.000Z';
    const code = await coupon({ expires_at });
    time.set(Date.parse(expires_at) - SECOND);
    expect(await buy(code)).toBe(625);
    time.set(Date.parse(expires_at) - 1);
    expect(await buy(code)).toBe(625);
    time.set(expires_at);
    expect(await buy(code)).toEqual({ paywall_coupon_code: ['has expired'] });
  });

  test('coupons can be redeemed max_redemptions times', async () => {
    const code = await coupon({ max_redemptions: 2 });
    expect([await buy(code), await buy(code)]).toEqual([625, 625]);
    expect(await buy(code)).toEqual({ paywall_coupon_code: ['is used up'] });
  });
});
