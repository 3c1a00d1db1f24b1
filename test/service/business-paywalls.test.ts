/** Paywalls, paywall groups and coupons. */
import type { Paywall, PaywallCreateRequest } from '@community-platform/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPaywall, monthly, once, priceOf, putOnSale } from './business-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

const root = '/api/admin/v2';
async function statusOf(method: string, path: string, body?: unknown) {
  return (await running.send(method, `${root}${path}`, body)).status;
}

function create(body: Partial<PaywallCreateRequest> = {}, community = running.ours) {
  return createPaywall(community, body);
}

function onSale(body: Partial<PaywallCreateRequest> = {}, community = running.ours) {
  return putOnSale(community, body);
}

async function buy(paywall: Paywall, memberId: number) {
  return running.ours.api.charges.create({
    body: { community_member_id: memberId, paywall_price_id: priceOf(paywall) },
  });
}

test('allows only valid status transitions of a paywall and its prices', async () => {
  const { api } = running.ours;
  const paywall = await create({ name: 'School 2025' });
  const { id } = paywall;
  expect(paywall).toMatchObject({
    name: 'School 2025',
    status: 'draft',
    currency: 'eur',
    paywall_group_id: null,
    subscription_group: null,
    access_groups_enabled: false,
    prices: [
      { status: 'draft', recurring: false, interval: null, upfront_payment_amount_in_cents: 0, name: null },
      { status: 'draft', recurring: true, interval: 'monthly' },
    ],
  });
  const steps: [action: string, status: number, state: string][] = [
    ['archive', 422, 'draft'],
    ['unarchive', 422, 'draft'],
    ['publish', 200, 'active'],
    ['publish', 422, 'active'],
    ['unarchive', 422, 'active'],
    ['archive', 200, 'inactive'],
    ['archive', 422, 'inactive'],
    ['unarchive', 200, 'active'],
    ['archive', 200, 'inactive'],
    ['publish', 200, 'active'],
  ];
  for (const [action, status, state] of steps) {
    expect([action, await statusOf('PUT', `/paywalls/${id}/${action}`)]).toEqual([action, status]);
    const after = await api.paywalls.get({ path: { id } });
    expect([after.status, ...after.prices.map((price) => price.status)]).toEqual([state, state, state]);
  }
  const changed = await api.paywalls.update({
    path: { id },
    body: {
      name: null,
      prices: [
        { id: priceOf(paywall), display_name: 'For good' },
        { ...once, name: 'New' },
      ],
    },
  });
  expect(changed).toMatchObject({ name: null, display_name: 'School' });
  expect(changed.prices.map(({ display_name, status }) => [display_name, status])).toEqual([
    ['For good', 'active'],
    ['Monthly', 'active'],
    ['Once', 'active'],
  ]);
  const theirs = await create({}, running.theirs);
  for (const other of [theirs.id, 999_999]) {
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['PUT', '/publish'],
      ['PUT', '/archive'],
      ['PUT', '/unarchive'],
    ] as const)
      expect(await statusOf(method, `/paywalls/${other}${path}`)).toBe(404);
    expect(await statusOf('PUT', `/paywalls/${other}`, { name: 'x' })).toBe(404);
  }
  expect(await statusOf('DELETE', `/paywalls/${id}`)).toBe(200);
  expect(await statusOf('GET', `/paywalls/${id}`)).toBe(404);
});

test('returns 422 for invalid prices and currencies', async () => {
  const post = (body: object) =>
    statusOf('POST', '/paywalls', { display_name: 'X', currency: 'eur', prices: [once], ...body });
  expect(await post({ currency: 'xxx' })).toBe(422);
  expect(await post({ prices: [] })).toBe(422);
  expect(await post({ prices: [{ ...monthly, interval: null }] })).toBe(422);
  expect(await post({ prices: [{ ...once, interval: 'monthly', interval_count: 1 }] })).toBe(422);
  expect(await post({ prices: [{ ...once, amount_in_cents: -1 }] })).toBe(422);
  expect(await post({ paywall_group_id: 999_999 })).toBe(422);
  const paywall = await onSale();
  const { id } = await create();
  const put = (path: number, prices: object[]) => statusOf('PUT', `/paywalls/${path}`, { prices });
  expect(await put(id, [{ id: priceOf(paywall), display_name: 'x' }])).toBe(422);
  expect(await put(id, [{ price_type: 'onetime' }])).toBe(422);
  await buy(paywall, running.ours.ownerId);
  expect(await put(paywall.id, [{ id: priceOf(paywall), amount_in_cents: 1 }])).toBe(422);
  expect(await put(paywall.id, [{ id: priceOf(paywall, 1), amount_in_cents: 1 }])).toBe(200);
  expect(await put(paywall.id, [{ id: priceOf(paywall), amount_in_cents: 1250, display_name: 'y' }])).toBe(200);
  expect(await statusOf('DELETE', `/paywalls/${paywall.id}`)).toBe(422);
});

test('searches paywalls by every filter and sort order', async () => {
  const { api } = running.theirs;
  const { id: paywall_group_id } = await api.paywallGroups.create({ body: { name: 'School', currency_id: 1 } });
  const { theirs } = running;
  const a = await create({ display_name: 'b 100%', currency: 'usd', paywall_group_id }, theirs);
  const b = await onSale({ display_name: 'a', name: 'C' }, theirs);
  const c = await create({ display_name: 'A' }, theirs);
  const find = async (query: object) => {
    const { records } = await api.paywalls.search({ query: { per_page: 100, ...query } });
    return records.map(({ id }) => id).filter((id) => id >= a.id);
  };
  expect(await find({})).toEqual([c.id, b.id, a.id]);
  expect(await find({ name: '0%' })).toEqual([a.id]);
  expect(await find({ status: ['active', 'inactive'] })).toEqual([b.id]);
  expect(await find({ currency: ['usd', 'gbp'] })).toEqual([a.id]);
  expect(await find({ paywall_id: [a.id, c.id], direction: 'asc' })).toEqual([c.id, a.id]);
  expect(await find({ exclude_paywall_id: [a.id] })).toEqual([c.id, b.id]);
  expect(await find({ subscription_group_id: [paywall_group_id] })).toEqual([a.id]);
  expect(await find({ exclude_subscription_group_id: [paywall_group_id] })).toEqual([c.id, b.id]);
  expect(await find({ sort: 'title' })).toEqual([c.id, a.id, b.id]);
  expect(await find({ sort: 'title', direction: 'desc' })).toEqual([b.id, a.id, c.id]);
  expect(await find({ sort: 'status' })).toEqual([b.id, a.id, c.id]);
  expect(await find({ sort: 'created_at' })).toEqual([a.id, b.id, c.id]);
  expect((await api.paywalls.get({ path: { id: a.id } })).subscription_group).toBe('School');
});

test('returns 422 when a group with paywalls changes its currency', async () => {
  const { api } = running.ours;
  const group = await api.paywallGroups.create({ body: { name: 'School', currency_id: 2 } });
  const { id } = group;
  expect(await api.paywallGroups.get({ path: { id } })).toEqual(group);
  expect((await api.paywallGroups.list()).records).toContainEqual(group);
  expect(await statusOf('POST', '/paywall_groups', { name: 'X', currency_id: 99 })).toBe(422);
  const put = (body: object) => statusOf('PUT', `/paywall_groups/${id}`, body);
  expect(await put({ currency_id: 1 })).toBe(200);
  expect(await put({ currency_id: 98 })).toBe(422);
  expect(
    await statusOf('POST', '/paywalls', { display_name: 'X', currency: 'eur', prices: [once], paywall_group_id: id }),
  ).toBe(422);
  await create({ currency: 'usd', paywall_group_id: id });
  expect(await put({ currency_id: 2 })).toBe(422);
  expect(await put({ currency_id: 1, name: 'Other' })).toBe(200);
  expect((await api.paywallGroups.get({ path: { id } })).name).toBe('Other');
  expect(await statusOf('GET', '/paywall_groups/999999')).toBe(404);
  expect((await running.send('GET', `${root}/paywall_groups/${id}`, undefined, running.theirs.adminToken)).status).toBe(
    404,
  );
  expect(await statusOf('PUT', '/paywall_groups/999999', { name: 'x' })).toBe(404);
});

test('applies a coupon within its limits of redemptions, expiry and paywalls', async () => {
  const { api, ownerId } = running.ours;
  const [paywall, other] = [await onSale(), await onSale()];
  const coupon = await api.paywallCoupons.create({
    body: {
      code: 'SPRING',
      discount_type: 'percentage',
      percent_off: 20,
      paywall_ids: [paywall.id],
      max_redemptions: 1,
    },
  });
  expect(coupon).toMatchObject({ amount_off_in_cents: null, redemptions_count: 0, expires_at: null, name: null });
  expect(await api.paywallCoupons.get({ path: { id: coupon.id } })).toEqual(coupon);
  const post = (body: object) => statusOf('POST', '/paywall_coupons', { code: 'C', discount_type: 'amount', ...body });
  expect(await post({ code: 'spring', amount_off_in_cents: 1 })).toBe(422);
  expect(await post({})).toBe(422);
  expect(await post({ discount_type: 'percentage' })).toBe(422);
  expect(await post({ amount_off_in_cents: 1, percent_off: 2 })).toBe(422);
  expect(await post({ amount_off_in_cents: 1, paywall_ids: [999_999] })).toBe(422);
  const purchase = (code: string, of: Paywall) =>
    running.send('POST', `${root}/community_member_charges`, {
      community_member_id: ownerId,
      paywall_price_id: priceOf(of),
      paywall_coupon_code: code,
    });
  expect((await purchase('SPRING', other)).status).toBe(422);
  const both = await Promise.all([purchase('SPRING', paywall), purchase('spring', paywall)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  expect(both.find(({ status }) => status === 201)?.body).toMatchObject({
    amount: 1000,
    paywall_coupon_code: 'SPRING',
  });
  expect((await api.paywallCoupons.get({ path: { id: coupon.id } })).redemptions_count).toBe(1);
  await api.paywallCoupons.create({ body: { code: 'ALL', discount_type: 'amount', amount_off_in_cents: 9_999 } });
  expect((await purchase('ALL', other)).body).toMatchObject({ amount: 0, refundable: false });
  await api.paywallCoupons.create({
    body: { code: 'OLD', discount_type: 'percentage', percent_off: 1, expires_at: '2025-01-01T00:00:00Z' },
  });
  expect((await purchase('OLD', other)).status).toBe(422);
  expect((await purchase('NONE', other)).status).toBe(422);
  const body = { community_member_id: ownerId, paywall_price_id: priceOf(other, 1), paywall_coupon_code: 'ALL' };
  const { id } = await api.subscriptions.create({ body });
  const { records } = await api.paywallCoupons.list();
  expect(records.map(({ code }) => code)).toEqual(['OLD', 'ALL', 'SPRING']);
  const all = records[1]?.id;
  expect(await statusOf('DELETE', `/paywall_coupons/${all}`)).toBe(422);
  await api.subscriptions.cancel({ path: { id }, body: { ends_at: 'now' } });
  expect(await statusOf('DELETE', `/paywall_coupons/${all}`)).toBe(200);
  expect((await api.subscriptions.get({ path: { id } })).paywall_coupon_code).toBe('ALL');
  for (const gone of [all, 999_999]) {
    expect(await statusOf('GET', `/paywall_coupons/${gone}`)).toBe(404);
    expect(await statusOf('DELETE', `/paywall_coupons/${gone}`)).toBe(404);
  }
});

test('deletes a coupon together with its only paywall', async () => {
  const { api } = running.ours;
  const [one, two] = [await onSale(), await onSale()];
  const make = (code: string, paywall_ids: number[]) =>
    api.paywallCoupons.create({ body: { code, discount_type: 'percentage', percent_off: 5, paywall_ids } });
  const [alone, both] = [await make('ALONE', [one.id]), await make('BOTH', [one.id, two.id])];
  await api.paywalls.delete({ path: { id: one.id } });
  expect(await statusOf('GET', `/paywall_coupons/${alone.id}`)).toBe(404);
  expect((await api.paywallCoupons.get({ path: { id: both.id } })).paywall_ids).toEqual([two.id]);
});
