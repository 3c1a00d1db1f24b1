/** Concurrent requests about the same money: nothing is refunded, sold or paid out twice. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, addSpace, createPaywall, monthly, once, priceOf, putOnSale } from './business-support.js';
import { at, CLIENTS, storm, tally } from './concurrent-requests.js';
import { type Pair, startPair } from './two-services.js';

let running: Pair;
beforeAll(async () => {
  running = await startPair();
});
afterAll(() => running.close());

function unique(): string {
  return Math.random().toString(36).slice(2, 10);
}

function movements(kind: string, processorId: string | null) {
  return running.service.database.db
    .selectFrom('payment_movements')
    .select('amount')
    .where('community_id', '=', running.ours.id)
    .where('kind', '=', kind)
    .where('processor_id', '=', processorId ?? '')
    .execute();
}

test('never refunds more than the paid amount with concurrent partial refunds', async () => {
  const { api } = running.ours;
  const paywall = await putOnSale(running.ours);
  const member = await addMember(running, running.ours, 'Buyer');
  const body = { community_member_id: member.id, paywall_price_id: priceOf(paywall) };
  const { id, amount, processor_id } = await api.charges.create({ body });
  expect(amount).toBe(1250);
  const refund = { amount: 100, reason: 'duplicate', reason_details: 'Twice' };
  const responses = await storm(running, () => ['POST', `/community_member_charges/${id}/refund`, refund]);
  expect(tally(responses)).toEqual({ 200: 12, 422: CLIENTS - 12 });
  expect(await api.charges.get({ path: { id } })).toMatchObject({ amount_refunded: 1200, amount_to_refund: 50 });
  const kept = await movements('refund', processor_id);
  expect(kept.reduce((sum, { amount: part }) => sum + Number(part), 0)).toBe(1200);
  // One of the concurrent full refunds gets the remaining amount.
  const rest = await storm(running, () => [
    'POST',
    `/community_member_charges/${id}/refund`,
    { reason: 'duplicate', reason_details: 'The rest' },
  ]);
  expect(tally(rest)).toEqual({ 200: 1, 422: CLIENTS - 1 });
  expect((await api.charges.get({ path: { id } })).amount_refunded).toBe(1250);
});

test('lets exactly one concurrent publish or archive request succeed', async () => {
  const { api } = running.ours;
  const { id } = await createPaywall(running.ours);
  const put = (action: string) => storm(running, () => ['PUT', `/paywalls/${id}/${action}`]);
  expect(tally(await put('archive'))).toEqual({ 422: CLIENTS });
  expect(tally(await put('publish'))).toEqual({ 200: 1, 422: CLIENTS - 1 });
  expect(tally(await put('archive'))).toEqual({ 200: 1, 422: CLIENTS - 1 });
  const both = await storm(running, (client) => [
    'PUT',
    `/paywalls/${id}/${client % 2 === 0 ? 'archive' : 'unarchive'}`,
  ]);
  const won = (rest: number) => both.filter(({ status }, client) => client % 2 === rest && status === 200).length;
  const [archived, unarchived] = [won(0), won(1)];
  const { status, prices } = await api.paywalls.get({ path: { id } });
  // The paywall was archived at first, so successful actions alternate between the two.
  expect(unarchived - archived).toBe(status === 'active' ? 1 : 0);
  expect(new Set(prices.map((price) => price.status))).toEqual(new Set([status]));
});

test('keeps a paywall with its charges when buy, archive and delete requests run concurrently', async () => {
  const { api } = running.ours;
  const paywall = await putOnSale(running.ours);
  const member = await addMember(running, running.ours, 'Late');
  const body = { community_member_id: member.id, paywall_price_id: priceOf(paywall) };
  const responses = await storm(running, (client) => {
    if (client === 10) return ['PUT', `/paywalls/${paywall.id}/archive`];
    if (client % 10 === 5) return ['DELETE', `/paywalls/${paywall.id}`];
    return ['POST', '/community_member_charges', body];
  });
  const sold = responses.filter(({ status }) => status === 201).map(({ body: of }) => Number(at(of, 'id')));
  for (const id of sold) expect((await api.charges.get({ path: { id } })).paywall_id).toBe(paywall.id);
  if (sold.length > 0) await api.paywalls.get({ path: { id: paywall.id } });
});

test('never redeems a coupon more often than max_redemptions', async () => {
  const { api } = running.ours;
  const paywall = await putOnSale(running.ours, { prices: [once] });
  const savers = await Promise.all(
    Array.from({ length: CLIENTS }, (_, client) => addMember(running, running.ours, `Saver ${client}`)),
  );
  const code = unique();
  const coupon = await api.paywallCoupons.create({
    body: { code, discount_type: 'percentage', percent_off: 10, max_redemptions: 5 },
  });
  const responses = await storm(running, (client) => [
    'POST',
    '/community_member_charges',
    { community_member_id: savers[client]?.id, paywall_price_id: priceOf(paywall), paywall_coupon_code: code },
  ]);
  expect(tally(responses)).toEqual({ 201: 5, 422: CLIENTS - 5 });
  expect((await api.paywallCoupons.get({ path: { id: coupon.id } })).redemptions_count).toBe(5);
});

test('accepts one of several concurrent subscriptions of a member to a paywall group', async () => {
  const { api } = running.ours;
  const { id: paywall_group_id } = await api.paywallGroups.create({
    body: { name: `Plans ${unique()}`, currency_id: 2 },
  });
  const prices: number[] = [];
  for (let count = 0; count < 2; count += 1)
    prices.push(priceOf(await putOnSale(running.ours, { prices: [monthly], paywall_group_id })));
  const member = await addMember(running, running.ours, 'Subscriber');
  const responses = await storm(running, (client) => [
    'POST',
    '/community_member_subscriptions',
    { community_member_id: member.id, paywall_price_id: prices[client % 2] },
  ]);
  expect(tally(responses)).toEqual({ 201: 1, 422: CLIENTS - 1 });
});

test('cancels and refunds a subscription once when requests are concurrent', async () => {
  const { api } = running.ours;
  const paywall = await putOnSale(running.ours);
  const member = await addMember(running, running.ours, 'Leaver');
  const body = { community_member_id: member.id, paywall_price_id: priceOf(paywall, 1) };
  const { id } = await api.subscriptions.create({ body });
  const path = `/community_member_subscriptions/${id}`;
  const wavering = await storm(running, (client) =>
    client % 2 === 0 ? ['POST', `${path}/cancel`, { ends_at: 'at_period_end' }] : ['POST', `${path}/resume`],
  );
  expect(wavering.every(({ status }) => status === 200 || status === 422)).toBe(true);
  const responses = await storm(running, () => ['POST', `${path}/cancel`, { ends_at: 'now', refund_type: 'full' }]);
  expect(tally(responses)).toEqual({ 200: 1, 422: CLIENTS - 1 });
  const { records } = await api.charges.list({
    query: { sort: 'created_at', direction: 'asc', community_member_id: member.id },
  });
  expect(records).toMatchObject([{ amount: 3000, amount_refunded: 3000 }]);
  expect(await movements('refund', records[0]?.processor_id ?? null)).toHaveLength(1);
});

test('invites each affiliate once and pays each commission once when requests are concurrent', async () => {
  const { api } = running.ours;
  const members = [];
  for (let count = 0; count < 3; count += 1) members.push(await addMember(running, running.ours, 'Ines Marrowby'));
  const ids = members.map(({ id }) => id);
  const invited = await storm(running, (client) => [
    'POST',
    '/paywall_affiliates/invite',
    { existing_member_ids: client % 2 === 0 ? ids : ids.toReversed() },
  ]);
  expect(tally(invited)).toEqual({ 200: CLIENTS });
  const affiliates = (await api.affiliates.list({ query: { per_page: 100 } })).records;
  expect(affiliates).toHaveLength(3);
  expect(new Set(affiliates.map(({ code }) => code.toLowerCase())).size).toBe(3);
  const [{ id, code } = { id: 0, code: '' }] = affiliates;
  await api.affiliates.update({ path: { id }, body: { status: 'enrolled' } });
  const paywall = await putOnSale(running.ours, { prices: [once] });
  const buyers = await Promise.all(
    Array.from({ length: 10 }, (_, client) => addMember(running, running.ours, `Buyer ${client}`)),
  );
  const bought = { paywall_price_id: priceOf(paywall), affiliate_code: code };
  const purchases = await storm(
    running,
    (client) => ['POST', '/community_member_charges', { ...bought, community_member_id: buyers[client]?.id }],
    10,
  );
  expect(tally(purchases)).toEqual({ 201: 10 });
  const twice = await storm(
    running,
    () => ['POST', '/community_member_charges', { ...bought, community_member_id: buyers[0]?.id }],
    10,
  );
  expect(tally(twice)).toEqual({ 422: 10 });
  await storm(running, () => ['POST', '/paywall_affiliate_payouts/start', {}]);
  await storm(running, () => ['POST', '/paywall_affiliate_payouts/mark_paid', {}]);
  const paid = await running.service.database.db
    .selectFrom('payment_movements')
    .select('amount')
    .where('community_id', '=', running.ours.id)
    .where('kind', '=', 'payout')
    .execute();
  expect(paid.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(2_500);
});

test('creates one charge for concurrent requests with the same Idempotency-Key', async () => {
  const { api, adminToken } = running.ours;
  const paywall = await putOnSale(running.ours);
  const member = await addMember(running, running.ours, 'Impatient');
  const body = JSON.stringify({ community_member_id: member.id, paywall_price_id: priceOf(paywall) });
  const headers = {
    authorization: `Bearer ${adminToken}`,
    'content-type': 'application/json',
    'idempotency-key': unique(),
  };
  const url = `${running.base}/api/admin/v2/community_member_charges`;
  const responses = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const response = await fetch(url, { method: 'POST', headers, body });
      return { status: response.status, body: await response.json() };
    }),
  );
  expect(tally(responses)).toEqual({ 201: CLIENTS });
  expect(new Set(responses.map(({ body: of }) => at(of, 'id'))).size).toBe(1);
  const query = { sort: 'created_at' as const, direction: 'asc' as const, community_member_id: member.id };
  expect((await api.charges.list({ query })).count).toBe(1);
});

test('decides a report once when requests are concurrent', async () => {
  const { api } = running.ours;
  const space_id = await addSpace(running, running.ours, 'basic');
  const { post } = await api.posts.create({ body: { space_id, name: 'Spam' } });
  const report = await api.flaggedContents.create({
    body: {
      flagged_content: {
        content_type: 'post',
        content_id: post.id,
        reported_reason_type: 'spam',
        reported_reason_body: 'Spam',
      },
    },
  });
  const responses = await storm(running, (client) => [
    'PUT',
    `/flagged_contents/${report.id}/${client % 2 === 0 ? 'approve' : 'reject'}`,
    {},
  ]);
  expect(tally(responses)).toEqual({ 200: 1, 422: CLIENTS - 1 });
});
