/** Charges, subscriptions, refunds and exports. */
import type { Paywall, PaywallCreateRequest } from '@community-platform/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, monthly, once, priceOf, putOnSale, readOutbox } from './business-support.js';
import { createManualClock, DAY } from './manual-clock.js';
import { type RunningService, startService } from './support.js';

const time = createManualClock('2027-01-01T12:00:00.000Z');
let running: RunningService;
beforeAll(async () => {
  running = await startService({ clock: time.clock });
});
afterAll(() => running.close());

const root = '/api/admin/v2';
async function statusOf(method: string, path: string, body?: unknown) {
  return (await running.send(method, `${root}${path}`, body)).status;
}

function onSale(body: Partial<PaywallCreateRequest> = {}, community = running.ours) {
  return putOnSale(community, body);
}

async function buy(paywall: Paywall, memberId: number) {
  return running.ours.api.charges.create({
    body: { community_member_id: memberId, paywall_price_id: priceOf(paywall) },
  });
}

test('refunds a charge in parts and never more than the remaining amount', async () => {
  const { api } = running.ours;
  const tobin = await addMember(running, running.ours, 'Tobin Fennick');
  const paywall = await onSale({ name: 'School 2025' });
  const charge = await buy(paywall, tobin.id);
  expect(charge).toMatchObject({
    status: 'paid',
    display_status_raw: 'paid',
    refundable: true,
    amount: 1250,
    amount_refunded: 0,
    amount_to_refund: 1250,
    currency: 'eur',
    platform: 'web',
    subscription_processor_id: null,
    paywall_id: paywall.id,
    paywall_name: 'School 2025',
    paywall_price_id: priceOf(paywall),
    paywall_price_type: 'onetime',
    paywall_price_interval: null,
    paywall_coupon_code: null,
    community_member_id: tobin.id,
    community_member_public_uid: tobin.publicUid,
    community_member_name: 'Tobin Fennick',
    community_member_email: tobin.email,
  });
  expect(charge.processor_id).toMatch(/^ch_\w{24}$/u);
  expect(charge.invoice_processor_id).toMatch(/^in_\w{24}$/u);
  const refund = (body: object) => statusOf('POST', `/community_member_charges/${charge.id}/refund`, body);
  const reason_details = 'ill';
  const beyond = await running.send('POST', `/api/admin/v2/community_member_charges/${charge.id}/refund`, {
    reason_details,
    amount: 1251,
  });
  expect(beyond).toMatchObject({ status: 422, body: { error_details: { amount: [expect.stringContaining('1250')] } } });
  expect(await refund({ reason_details: '' })).toBe(422);
  const statuses = await Promise.all(Array.from({ length: 5 }, () => refund({ reason_details, amount: 400 })));
  expect(statuses.toSorted()).toEqual([200, 200, 200, 422, 422]);
  const path = { id: charge.id };
  expect(await api.charges.get({ path })).toMatchObject({ status: 'partial_refunded', amount_to_refund: 50 });
  expect(await refund({ reason_details })).toBe(200);
  expect(await api.charges.get({ path })).toMatchObject({ status: 'refunded', amount_to_refund: 0, refundable: false });
  expect(await refund({ reason_details })).toBe(422);
  const movements = await running.service.database.db
    .selectFrom('payment_movements')
    .select(['kind', 'amount'])
    .where('processor_id', '=', charge.processor_id ?? '')
    .orderBy('id')
    .execute();
  expect(movements.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    'charge 1250',
    'refund 400',
    'refund 400',
    'refund 400',
    'refund 50',
  ]);
  await running.service.database.db.deleteFrom('members').where('id', '=', tobin.id).execute();
  expect(await api.charges.get({ path })).toMatchObject({ community_member_id: null, community_member_name: null });
  const theirs = await onSale({}, running.theirs);
  const hers = await running.theirs.api.charges.create({
    body: { community_member_id: running.theirs.ownerId, paywall_price_id: priceOf(theirs) },
  });
  for (const id of [hers.id, 999_999]) {
    expect(await statusOf('GET', `/community_member_charges/${id}`)).toBe(404);
    expect(await statusOf('POST', `/community_member_charges/${id}/refund`, { reason_details })).toBe(404);
  }
  const post = (body: object) =>
    statusOf('POST', '/community_member_charges', {
      community_member_id: running.ours.ownerId,
      paywall_price_id: priceOf(paywall),
      ...body,
    });
  expect(await post({})).toBe(201);
  expect(await post({ paywall_price_id: priceOf(paywall, 1) })).toBe(422);
  expect(await post({ paywall_price_id: priceOf(theirs) })).toBe(422);
  expect(await post({ community_member_id: running.theirs.ownerId })).toBe(422);
  expect(await post({ affiliate_code: 'NONE' })).toBe(422);
  await api.paywalls.archive({ path: { id: paywall.id } });
  expect(await post({})).toBe(422);
});

test('filters, sorts and exports charges as CSV', async () => {
  const { ours } = running;
  const { api } = ours;
  const [ada, bea] = [await addMember(running, ours, 'Zoe "Z", Ada'), await addMember(running, ours, 'Bea')];
  const cheap = await onSale({ display_name: 'Listed cheap', prices: [{ ...once, amount_in_cents: 100 }] });
  const dear = await onSale({
    display_name: 'Listed dear',
    currency: 'usd',
    prices: [{ ...once, amount_in_cents: 900 }],
  });
  const one = await buy(cheap, ada.id);
  const two = await buy(dear, bea.id);
  await api.charges.refund({ path: { id: two.id }, body: { reason_details: 'r' } });
  await running.service.database.db
    .updateTable('charges')
    .set({ created_at: new Date('2025-05-31T23:30:00Z'), billing_business_name: 'The Bakery Ltd' })
    .where('id', '=', one.id)
    .execute();
  const list = async (query: object) => {
    const { records } = await api.charges.list({ query: { per_page: 100, ...query } });
    return records.map(({ id }) => id).filter((id) => id === one.id || id === two.id);
  };
  const only = { paywall_ids: [cheap.id, dear.id] };
  const filters: [query: object, expected: number[]][] = [
    [{}, [two.id, one.id]],
    [{ query: 'LISTED DEAR' }, [two.id]],
    [{ query: one.invoice_processor_id ?? '' }, [one.id]],
    [{ member_email: bea.email.slice(0, -5) }, [two.id]],
    [{ community_member_id: ada.id }, [one.id]],
    [{ community_member_public_uid: bea.publicUid }, [two.id]],
    [{ billing_info_business_name: 'bakery' }, [one.id]],
    [{ paywall_price_type: ['subscription'] }, []],
    [{ processor_id: two.processor_id ?? '' }, [two.id]],
    [{ subscription_processor_id: 'sub_x' }, []],
    [{ currency: ['usd', 'gbp'] }, [two.id]],
    [{ status: ['refunded', 'other'] }, [two.id]],
    [{ platform: ['app_store'] }, []],
    [{ amount_gte: 100, amount_lte: 899 }, [one.id]],
    [{ created_at_gte: '2025-05-31', created_at_lte: '2025-05-31' }, [one.id]],
    [{ created_at_lte: '2025-05-31T23:29:59Z' }, []],
    [{ created_at_gte: '2025-06-01T01:30:00+02:00', created_at_lte: '2025-06-01T01:30+02:00' }, [one.id]],
    [{ sort: 'amount' }, [two.id, one.id]],
    [{ sort: 'amount', direction: 'asc' }, [one.id, two.id]],
    [{ sort: 'community_member_name' }, [one.id, two.id]],
    [{ sort: 'paywall_name', direction: 'asc' }, [one.id, two.id]],
    [{ sort: 'display_status', direction: 'asc' }, [one.id, two.id]],
    [{ sort: 'charge_term' }, [two.id, one.id]],
    [{ sort: 'platform', direction: 'asc' }, [one.id, two.id]],
  ];
  for (const [query, expected] of filters)
    expect([query, await list({ ...only, ...query })]).toEqual([query, expected]);
  expect(await statusOf('GET', '/community_member_charges?created_at_gte=yesterday')).toBe(400);
  const fields = ['community_member_name', 'amount', 'created_at', 'paywall_coupon_code'];
  const order = await api.charges.export({
    query: { ...only, currency: ['eur'], fields, timezone: 'Europe/Brussels' },
  });
  expect(order).toMatchObject({
    relation: 'community_member_charges',
    fields,
    filters: { currency: 'eur', paywall_ids: `${cheap.id},${dear.id}` },
  });
  const [mail] = await readOutbox(running, ours);
  expect(mail).toMatchObject({ kind: 'export', recipient: ours.ownerEmail });
  expect(mail?.attachment).toBe(`${fields.join(',')}\r\n"Zoe ""Z"", Ada",100,2025-06-01T01:30:00+02:00,\r\n`);
  const bad = await running.send('POST', `${root}/community_member_charges/export?fields=amount,secret`);
  expect(bad.status).toBe(422);
  expect(JSON.stringify(bad.body)).toContain('invoice_processor_id');
  expect(await statusOf('POST', '/community_member_charges/export?timezone=Mars/Olympus')).toBe(422);
  expect(await statusOf('POST', '/community_member_charges/export')).toBe(201);
});

test('returns 422 for a second active subscription to the same price', async () => {
  const { api } = running.ours;
  const member = await addMember(running, running.ours, 'Suri Pell');
  const paywall = await onSale({});
  const body = { community_member_id: member.id, paywall_price_id: priceOf(paywall, 1) };
  const first = await api.subscriptions.create({ body });
  await expect(api.subscriptions.create({ body })).rejects.toMatchObject({
    status: 422,
    body: { error_details: { paywall_price_id: [`is already used by the member's subscription ${first.id}`] } },
  });
  await api.subscriptions.cancel({ path: { id: first.id }, body: { ends_at: 'now' } });
  expect((await api.subscriptions.create({ body })).status).toBe('active');
});

test('creates, cancels and resumes a subscription with the documented refunds', async () => {
  const { api } = running.ours;
  time.set('2027-04-01T12:00:00.000Z');
  const tobin = await addMember(running, running.ours, 'Tobin Fennick');
  const group = await api.paywallGroups.create({ body: { name: 'One of these', currency_id: 2 } });
  const paywall = await onSale({ paywall_group_id: group.id });
  const body = { community_member_id: tobin.id, paywall_price_id: priceOf(paywall, 1) };
  const taken = await api.subscriptions.create({ body });
  const { id } = taken;
  const path = { id };
  expect(taken).toMatchObject({
    status: 'active',
    charges_quantity: 1,
    total_amount_paid: 3000,
    refundable: true,
    renewing: true,
    renews_at: '2027-05-01T12:00:00.000Z',
    ends_at: null,
    trial_ends_at: null,
    completed_installment: false,
    paywall_price_interval: 'monthly',
    community_member_email: tobin.email,
  });
  const query = { subscription_processor_id: taken.processor_id ?? '' };
  expect((await api.charges.list({ query })).records).toMatchObject([
    { amount: 3000, paywall_price_type: 'subscription' },
  ]);
  expect(await statusOf('POST', '/community_member_subscriptions', body)).toBe(422);
  const post = (action: string, of?: object) => statusOf('POST', `/community_member_subscriptions/${id}/${action}`, of);
  expect(await post('resume')).toBe(422);
  expect(await post('cancel', { ends_at: 'at_period_end', refund_type: 'full' })).toBe(422);
  const ending = await api.subscriptions.cancel({ path, body: { ends_at: 'at_period_end' } });
  expect(ending).toMatchObject({ status: 'active', ends_at: taken.renews_at, renews_at: null, renewing: false });
  expect((await api.subscriptions.list({ query: { ...query, scheduled_to_cancel: true } })).count).toBe(1);
  expect((await api.subscriptions.list({ query: { ...query, scheduled_to_cancel: false } })).count).toBe(0);
  expect(await api.subscriptions.resume({ path })).toEqual(taken);
  time.advance(15 * DAY);
  const ended = await api.subscriptions.cancel({ path, body: { ends_at: 'now', refund_type: 'prorated' } });
  expect(ended).toMatchObject({ status: 'canceled', renews_at: null, renewing: false });
  const [charge] = (await api.charges.list({ query })).records;
  expect(charge?.amount_refunded).toBe(1500);
  expect(await post('cancel', { ends_at: 'now' })).toBe(422);
  expect(await post('resume')).toBe(422);
  const again = await api.subscriptions.create({ body });
  await api.subscriptions.cancel({ path: { id: again.id }, body: { ends_at: 'now', refund_type: 'full' } });
  const all = { subscription_processor_id: again.processor_id ?? '' };
  expect((await api.charges.list({ query: all })).records).toMatchObject([{ status: 'refunded' }]);
  expect(await api.subscriptions.get({ path: { id: again.id } })).toMatchObject({ refundable: false });
  for (const action of ['cancel', 'resume'])
    expect(await statusOf('POST', `/community_member_subscriptions/999999/${action}`, { ends_at: 'now' })).toBe(404);
  expect(await statusOf('GET', '/community_member_subscriptions/999999')).toBe(404);
  expect(
    (await running.send('GET', `${root}/community_member_subscriptions/${id}`, undefined, running.theirs.adminToken))
      .status,
  ).toBe(404);
  expect(
    await statusOf('POST', '/community_member_subscriptions', { ...body, paywall_price_id: priceOf(paywall) }),
  ).toBe(422);
});

test('supports trials, installments and upfront payments, and filters subscriptions', async () => {
  const { api, ownerId } = running.ours;
  time.set('2027-07-01T12:00:00.000Z');
  const paywall = await onSale({
    prices: [
      { ...monthly, upfront_payment_amount_in_cents: 500 },
      { ...monthly, price_type: 'installments', amount_in_cents: 1000, interval_count: 3 },
      { ...monthly, upfront_payment_amount_in_cents: 500 },
    ],
  });
  const take = (index: number, more: object = {}) =>
    api.subscriptions.create({
      body: { community_member_id: ownerId, paywall_price_id: priceOf(paywall, index), ...more },
    });
  const trial = await take(0, { trial_days: 14 });
  expect(trial).toMatchObject({ status: 'trial', charges_quantity: 0, total_amount_paid: 0, refundable: false });
  expect(trial.trial_ends_at).toBe(trial.renews_at);
  expect(await take(2)).toMatchObject({ total_amount_paid: 3500 });
  expect(await take(1)).toMatchObject({ total_amount_paid: 334, completed_installment: false, renewing: true });
  expect(await statusOf('DELETE', `/paywalls/${paywall.id}`)).toBe(422);
  await api.subscriptions.cancel({ path: { id: trial.id }, body: { ends_at: 'at_period_end' } });
  time.advance(14 * DAY);
  expect(await api.subscriptions.get({ path: { id: trial.id } })).toMatchObject({ status: 'canceled' });
  expect(await statusOf('POST', `/community_member_subscriptions/${trial.id}/resume`)).toBe(422);
  const list = async (query: object) =>
    (await api.subscriptions.list({ query: { paywall_ids: [paywall.id], ...query } })).records.map(
      ({ total_amount_paid }) => total_amount_paid,
    );
  const other = await addMember(running, running.ours, 'Nothing Bought');
  const filters: [query: object, expected: number[]][] = [
    [{}, [334, 3500, 0]],
    [{ status: ['canceled'] }, [0]],
    [{ status: ['active', 'trial'] }, [334, 3500]],
    [{ paywall_price_type: ['installments'] }, [334]],
    [{ billing_interval: 'month' }, [334, 3500, 0]],
    [{ billing_interval: 'year' }, []],
    [{ total_amount_paid_gte: 1, total_amount_paid_lte: 400 }, [334]],
    [{ start_date_lte: '2020-01-01' }, []],
    [{ start_date_gte: '2020-01-01', community_member_id: ownerId }, [334, 3500, 0]],
    [{ query: 'ada rye', currency: ['eur'], platform: ['web'] }, [334, 3500, 0]],
    [{ member_email: running.ours.ownerEmail.toUpperCase() }, [334, 3500, 0]],
    [{ query: 'nobody at all' }, []],
    [{ member_email: 'nobody@' }, []],
    [{ community_member_id: other.id }, []],
    [{ community_member_public_uid: other.publicUid }, []],
    [{ billing_info_business_name: 'bakery' }, []],
    [{ subscription_processor_id: trial.processor_id ?? '' }, [0]],
    [{ currency: ['usd'] }, []],
    [{ platform: ['app_store'] }, []],
    [{ scheduled_to_cancel: true }, []],
    [{ start_date_gte: '2027-07-01T12:00:00.000Z', start_date_lte: '2027-07-01T14:00:00.000+0200' }, [334, 3500, 0]],
    [{ start_date_gte: '2027-07-01T12:00:00.001Z' }, []],
    [{ start_date_lte: '2027-07-01T11:59:59.999Z' }, []],
    [{ start_date_gte: '2027-07-01T12:00:00Z', paywall_price_type: ['subscription'] }, [3500, 0]],
    [{ sort: 'charges_quantity', direction: 'asc' }, [0, 3500, 334]],
    [{ sort: 'subscription_term' }, [334, 3500, 0]],
    [{ sort: 'status', direction: 'asc' }, [3500, 334, 0]],
    [{ sort: 'renews_on', direction: 'asc' }, [3500, 334, 0]],
    [{ sort: 'paywall_name', direction: 'asc', page: 2, per_page: 2 }, [334]],
  ];
  for (const [query, expected] of filters) expect([query, await list(query)]).toEqual([query, expected]);
  const order = await api.subscriptions.export({
    query: { paywall_ids: [paywall.id], status: ['active', 'trial'], fields: ['total_amount_paid', 'renewing'] },
  });
  expect(order).toMatchObject({ relation: 'community_member_subscriptions', filters: { status: 'active,trial' } });
  const [mail] = await readOutbox(running, running.ours);
  expect(mail?.attachment).toBe('total_amount_paid,renewing\r\n334,true\r\n3500,true\r\n');
  expect(await statusOf('POST', '/community_member_subscriptions/export?fields=x')).toBe(422);
  expect(await statusOf('POST', '/community_member_subscriptions/export?timezone=x')).toBe(422);
});

test('charges due renewals and installments until all are paid', async () => {
  const { api } = running.ours;
  const { db } = running.service.database;
  time.set('2028-01-01T12:00:00.000Z');
  const tobin = await addMember(running, running.ours, 'Tobin Renewing');
  const installments = { ...monthly, price_type: 'installments' as const, amount_in_cents: 1000, interval_count: 3 };
  const paywall = await onSale({ prices: [monthly, installments] });
  const take = (index: number, more: object = {}) =>
    api.subscriptions.create({
      body: { community_member_id: tobin.id, paywall_price_id: priceOf(paywall, index), ...more },
    });
  const plan = await take(1);
  const trial = await take(0, { trial_days: 7 });
  time.advance(70 * DAY);
  expect(await api.subscriptions.get({ path: { id: plan.id } })).toMatchObject({
    charges_quantity: 3,
    total_amount_paid: 1000,
    completed_installment: true,
    renewing: false,
    renews_at: null,
  });
  const query = { subscription_processor_id: plan.processor_id ?? '', sort: 'amount' as const };
  expect((await api.charges.list({ query })).records.map(({ amount }) => amount)).toEqual([334, 333, 333]);
  const [after] = (await api.subscriptions.list({ query: { query: trial.processor_id ?? '' } })).records;
  expect(after).toMatchObject({
    status: 'active',
    charges_quantity: 3,
    total_amount_paid: 9000,
    renewing: true,
    renews_at: '2028-04-08T12:00:00.000Z',
  });
  await db.deleteFrom('members').where('id', '=', tobin.id).execute();
  time.set('2028-04-08T12:00:00.000Z');
  expect(await api.subscriptions.get({ path: { id: trial.id } })).toMatchObject({ status: 'canceled' });
});
