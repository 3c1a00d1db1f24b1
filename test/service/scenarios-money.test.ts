/** End-to-end scenarios: selling with a paywall, and uploading and using a file. */
import { createHash } from 'node:crypto';
import { ApiError } from '@community-platform/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, addSpace, monthly, once, readOutbox } from './business-support.js';
import { createManualClock, DAY } from './manual-clock.js';
import { type RunningService, startService } from './support.js';

const time = createManualClock('2027-01-01T12:00:00.000Z');
let running: RunningService;
beforeAll(async () => {
  running = await startService({ clock: time.clock });
});
afterAll(() => running.close());

function statusOf(call: Promise<unknown>): Promise<number> {
  return call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : Promise.reject(error)),
  );
}

test('a paywall is published, sold, refunded and archived, but cannot be deleted because it has charges', async () => {
  const { ours } = running;
  const { api } = ours;
  const buyer = await addMember(running, ours, 'Tobin Ashwell');
  const paywall = await api.paywalls.create({
    body: { display_name: 'Sourdough School', currency: 'eur', prices: [once, monthly] },
  });
  const path = { id: paywall.id };
  const [single, plan] = paywall.prices.map(({ id }) => id);
  const charge = () => api.charges.create({ body: { community_member_id: buyer.id, paywall_price_id: single ?? 0 } });
  const subscribe = () =>
    api.subscriptions.create({ body: { community_member_id: buyer.id, paywall_price_id: plan ?? 0 } });
  expect(paywall.status).toBe('draft');
  expect([await statusOf(charge()), await statusOf(api.paywalls.archive({ path }))]).toEqual([422, 422]);
  await api.paywalls.publish({ path });
  expect(await statusOf(api.paywalls.publish({ path }))).toBe(422);

  const paid = await charge();
  expect(paid).toMatchObject({ amount: 1250, amount_refunded: 0, status: 'paid', refundable: true });
  const refund = (amount?: number) =>
    api.charges.refund({
      path: { id: paid.id },
      body: { reason_details: 'Burnt', ...(amount !== undefined && { amount }) },
    });
  expect(await statusOf(refund(1251))).toBe(422);
  expect(await refund(400)).toMatchObject({ status: 'partial_refunded', amount_refunded: 400, amount_to_refund: 850 });
  expect(await statusOf(refund(851))).toBe(422);
  expect(await refund()).toMatchObject({ status: 'refunded', amount_refunded: 1250, refundable: false });
  expect([await statusOf(refund()), await statusOf(refund(1))]).toEqual([422, 422]);

  const subscription = await subscribe();
  const at = { path: { id: subscription.id } };
  expect(subscription).toMatchObject({ status: 'active', renewing: true, ends_at: null, total_amount_paid: 3000 });
  const ending = await api.subscriptions.cancel({ ...at, body: { ends_at: 'at_period_end' } });
  expect(ending).toMatchObject({ renewing: false, ends_at: subscription.renews_at });
  expect(await api.subscriptions.resume(at)).toMatchObject({ status: 'active', renewing: true, ends_at: null });
  expect(await statusOf(api.subscriptions.resume(at))).toBe(422);
  // A third of the 31 days has passed, so that the refund is exact.
  time.advance((31 * DAY) / 3);
  const ended = await api.subscriptions.cancel({ ...at, body: { ends_at: 'now', refund_type: 'prorated' } });
  expect(ended).toMatchObject({ status: 'canceled', renewing: false });
  expect(await statusOf(api.subscriptions.resume(at))).toBe(422);
  const { records } = await api.charges.list({
    query: { sort: 'created_at', direction: 'asc', community_member_id: buyer.id },
  });
  expect(records).toHaveLength(2);
  expect(records[1]?.amount_refunded).toBe(2000);

  await api.paywalls.archive({ path });
  expect([await statusOf(charge()), await statusOf(subscribe())]).toEqual([422, 422]);
  expect(await statusOf(api.paywalls.archive({ path }))).toBe(422);
  await api.paywalls.unarchive({ path });
  expect((await api.paywalls.get({ path })).status).toBe('active');
  expect(await statusOf(api.paywalls.delete({ path }))).toBe(422);
  expect((await charge()).status).toBe('paid');

  await api.charges.export({ query: { paywall_ids: [paywall.id], fields: ['amount', 'amount_refunded', 'status'] } });
  const [message] = await readOutbox(running, ours);
  expect(message).toMatchObject({ kind: 'export', recipient: ours.ownerEmail });
  const lines = message?.attachment?.trimEnd().split('\r\n') ?? [];
  expect([lines[0], lines.length]).toEqual(['amount,amount_refunded,status', 4]);
  expect(lines).toContain('1250,1250,refunded');
  expect(await readOutbox(running, running.theirs)).toEqual([]);
});

test('a canceled subscription ends with its period, and an active one renews', async () => {
  const { api } = running.ours;
  time.set('2027-06-01T12:00:00.000Z');
  const buyer = await addMember(running, running.ours, 'Ines Marrowby');
  const paywall = await api.paywalls.create({
    body: { display_name: 'Club', currency: 'eur', prices: [monthly, monthly] },
  });
  await api.paywalls.publish({ path: { id: paywall.id } });
  const body = { community_member_id: buyer.id, paywall_price_id: paywall.prices[0]?.id ?? 0 };
  const other = { ...body, paywall_price_id: paywall.prices[1]?.id ?? 0 };
  const [going, ending] = [await api.subscriptions.create({ body }), await api.subscriptions.create({ body: other })];
  await api.subscriptions.cancel({ path: { id: ending.id }, body: { ends_at: 'at_period_end' } });
  time.set('2027-07-01T12:00:00.000Z');
  expect(await api.subscriptions.get({ path: { id: going.id } })).toMatchObject({
    status: 'active',
    charges_quantity: 2,
    total_amount_paid: 6000,
  });
  expect(await api.subscriptions.get({ path: { id: ending.id } })).toMatchObject({
    status: 'canceled',
    charges_quantity: 1,
  });
});

test('a file is uploaded, served unchanged and used as the cover of a post', async () => {
  const { ours, base } = running;
  const { api } = ours;
  const bytes = new Uint8Array(5_000).map((_, index) => (index * 7) % 256);
  const checksum = createHash('md5').update(bytes).digest('base64');
  const blob = { key: 'uploads/loaf', filename: 'loaf.png', content_type: 'image/png', byte_size: 5_000, checksum };
  const upload = await api.uploads.create({ body: { blob } });
  const { url, headers } = upload.direct_upload;
  const typed = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const put = async (body: BodyInit) => (await fetch(url, { method: 'PUT', headers: typed, body })).status;
  expect(url.startsWith(base)).toBe(true);
  expect(await put(new Uint8Array(5_000))).toBe(422);
  expect(await put(new Uint8Array(5_001))).toBe(413);
  expect((await fetch(upload.url)).status).toBe(404);
  expect(await put(bytes)).toBeLessThan(300);
  expect(await put(bytes)).toBe(409);
  const file = await fetch(upload.url);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  const space_id = await addSpace(running, ours, 'basic');
  const made = await api.posts.create({ body: { space_id, name: 'Loaf', cover_image: upload.signed_id } });
  const post = await api.posts.get({ path: { id: made.post.id } });
  expect(post.cover_image_url).toBe(upload.url);
  expect((await fetch(post.cover_image_url ?? '')).status).toBe(200);
  // A signed id of another community is unknown here.
  const foreign = await running.theirs.api.uploads.create({ body: { blob } });
  const taken = await running.send('POST', '/api/admin/v2/posts', {
    space_id,
    name: 'X',
    cover_image: foreign.signed_id,
  });
  if (taken.status < 300) expect(JSON.stringify(taken.body)).not.toContain(foreign.url);
});
