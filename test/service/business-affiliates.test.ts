/** Affiliates and their payouts; payment methods and taxes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, readOutbox } from './business-support.js';
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

async function enroll(name: string) {
  const { api } = running.ours;
  const member = await addMember(running, running.ours, name);
  await api.affiliates.invite({ body: { existing_member_ids: [member.id] } });
  const { records } = await api.affiliates.list({ query: { filters: { name_or_email: member.email } } });
  const id = records[0]?.id ?? 0;
  const affiliate = await api.affiliates.update({ path: { id }, body: { status: 'enrolled' } });
  return { member, affiliate };
}

test('invites members as affiliates and groups the results by outcome', async () => {
  const { ours, theirs } = running;
  const { affiliate, member: ines } = await enroll('Ines Marrowby');
  expect(affiliate).toMatchObject({
    status: 'enrolled',
    code: 'INES',
    community_member: { id: ines.id, name: 'Ines Marrowby', email: ines.email },
  });
  expect(affiliate.enrolled_at).not.toBeNull();
  const tobin = await addMember(running, ours, 'Tobin Fennick');
  const late = await addMember(running, ours, 'Late', { isAccepted: false });
  const gone = await addMember(running, ours, 'Gone', { active: false });
  const invite = (existing_member_ids: number[]) => ours.api.affiliates.invite({ body: { existing_member_ids } });
  await invite([tobin.id]);
  const other = await addMember(running, ours, 'Ines Other');
  const ids = [late.id, theirs.ownerId, gone.id, ines.id, tobin.id, other.id, other.id];
  const { results, summary } = await invite(ids);
  expect(summary).toEqual({ invited: 1, reinvited: 1, already_active: 1, failed: 3 });
  expect(results.slice(0, 3)).toEqual([
    { community_member_id: other.id, status: 'invited', error: null },
    { community_member_id: tobin.id, status: 'reinvited', error: null },
    { community_member_id: ines.id, status: 'already_active', error: null },
  ]);
  expect(
    results
      .slice(3)
      .map(({ community_member_id }) => community_member_id)
      .toSorted(),
  ).toEqual([late.id, gone.id, theirs.ownerId].toSorted());
  expect(results.find((of) => of.community_member_id === late.id)?.error).toContain('not accepted');
  const mails = (await readOutbox(running, ours)).filter(({ recipient }) => recipient === tobin.email);
  expect(mails).toHaveLength(2);
  const twentyOne = Array.from({ length: 21 }, (_, index) => index);
  expect(await statusOf('POST', '/paywall_affiliates/invite', { existing_member_ids: twentyOne })).toBe(422);
  const list = async (filters: object) =>
    (await ours.api.affiliates.list({ query: { filters } })).records.map(({ community_member: { id } }) => id);
  expect(await list({ status: 'invited' })).toEqual([other.id, tobin.id]);
  expect(await list({ code: 'ines2' })).toEqual([other.id]);
  expect(await list({ name_or_email: 'MARROWBY' })).toEqual([ines.id]);
  expect(await list({ campaign_id: 1, status: 'enrolled' })).toEqual([ines.id]);
  expect(await list({ campaign_id: 2 })).toEqual([]);
  expect((await theirs.api.affiliates.list()).count).toBe(0);
});

test('allows only valid status transitions of an affiliate', async () => {
  const { api } = running.ours;
  const { affiliate } = await enroll('State');
  const patch = (body: object, id = affiliate.id) => running.send('PATCH', `${root}/paywall_affiliates/${id}`, body);
  // Setting the current status again is a no-op.
  expect((await patch({ status: 'enrolled' })).body).toEqual(affiliate);
  const refusal = await patch({ status: 'invited' });
  expect(refusal.status).toBe(422);
  expect(JSON.stringify(refusal.body)).toContain('disabled');
  expect((await patch({ status: 'disabled' })).status).toBe(200);
  expect((await patch({ status: 'invited' })).status).toBe(422);
  expect((await patch({ status: 'enrolled' })).status).toBe(200);
  expect((await patch({})).body).toMatchObject({ status: 'enrolled' });
  expect(await api.affiliates.get({ path: { id: affiliate.id } })).toMatchObject({ status: 'enrolled' });
  expect((await patch({ status: 'enrolled' }, 999_999)).status).toBe(404);
  const path = `${root}/paywall_affiliates/${affiliate.id}`;
  expect((await running.send('GET', path, undefined, running.theirs.adminToken)).status).toBe(404);
});

test('creates a payout for a purchase with an affiliate code, then starts, exports and pays it', async () => {
  const { api, ownerId, ownerEmail } = running.ours;
  const { affiliate, member } = await enroll('Payee');
  const idle = await enroll('Idle');
  const price = { price_type: 'onetime' as const, amount_in_cents: 1200, display_name: 'Once' };
  const { id, prices } = await api.paywalls.create({ body: { display_name: 'P', currency: 'eur', prices: [price] } });
  await api.paywalls.publish({ path: { id } });
  const purchase = {
    community_member_id: ownerId,
    paywall_price_id: prices[0]?.id ?? 0,
    affiliate_code: affiliate.code,
  };
  const charge = await api.charges.create({ body: purchase });
  const second = await addMember(running, running.ours, 'Second Buyer');
  await api.charges.create({ body: { ...purchase, community_member_id: second.id } });
  const payouts = async (status?: 'pending' | 'processing' | 'paid') =>
    (await api.affiliatePayouts.list({ query: { ...(status && { status }) } })).records;
  expect(await payouts('pending')).toMatchObject([
    {},
    {
      paywall_affiliate_id: affiliate.id,
      community_member_id: member.id,
      charge_id: charge.id,
      amount: 240,
      currency: 'eur',
      paid_at: null,
    },
  ]);
  const post = (action: string, ids: number[]) =>
    statusOf('POST', `/paywall_affiliate_payouts/${action}`, { community_member_ids: ids });
  for (const action of ['start', 'mark_paid', 'export']) {
    expect(await post(action, [ownerId])).toBe(422);
    expect(await post(action, [running.theirs.ownerId])).toBe(422);
    expect(
      await post(
        action,
        Array.from({ length: 21 }, () => member.id),
      ),
    ).toBe(422);
  }
  const body = { community_member_ids: [member.id] };
  expect(await api.affiliatePayouts.start({ body: { community_member_ids: [idle.member.id] } })).toEqual({
    processing: 0,
  });
  expect(await api.affiliatePayouts.start({ body: { community_member_ids: [] } })).toEqual({ processing: 0 });
  expect(await api.affiliatePayouts.markPaid({ body })).toEqual({ expected: 2, processed: 0 });
  expect(await api.affiliatePayouts.start({ body })).toEqual({ processing: 2 });
  expect(await api.affiliatePayouts.start()).toEqual({ processing: 0 });
  expect(await payouts('processing')).toHaveLength(2);
  const order = await api.affiliatePayouts.export();
  expect(order).toMatchObject({ relation: 'paywall_affiliate_payouts', community_member_ids: [member.id] });
  const [mail] = await readOutbox(running, running.ours);
  expect(mail).toMatchObject({ recipient: ownerEmail, kind: 'export' });
  expect(mail?.attachment?.split('\r\n')).toHaveLength(4);
  expect(await api.affiliatePayouts.markPaid()).toEqual({ expected: 2, processed: 2 });
  expect(await api.affiliatePayouts.markPaid()).toEqual({ expected: 0, processed: 0 });
  const [paid] = await payouts('paid');
  expect(paid?.paid_at).not.toBeNull();
  expect((await running.theirs.api.affiliatePayouts.list()).count).toBe(0);
  await api.affiliates.update({ path: { id: affiliate.id }, body: { status: 'disabled' } });
  expect(await statusOf('POST', '/community_member_charges', purchase)).toBe(422);
});

describe('commission of a refunded charge', () => {
  const setUp = async () => {
    const { api } = running.ours;
    const [seller, buyer] = [await enroll(`Seller ${Math.random()}`), await addMember(running, running.ours, 'Buyer')];
    const price = { price_type: 'onetime' as const, amount_in_cents: 1000, display_name: 'Once' };
    const { id, prices } = await api.paywalls.create({ body: { display_name: 'R', currency: 'eur', prices: [price] } });
    await api.paywalls.publish({ path: { id } });
    const purchase = {
      community_member_id: buyer.id,
      paywall_price_id: prices[0]?.id ?? 0,
      affiliate_code: seller.affiliate.code,
    };
    const charge = await api.charges.create({ body: purchase });
    const refund = (amount?: number) =>
      api.charges.refund({ path: { id: charge.id }, body: { reason_details: 'x', ...(amount && { amount }) } });
    const body = { community_member_ids: [seller.member.id] };
    const payout = async () => {
      const { records } = await api.affiliatePayouts.list({ query: { per_page: 100 } });
      const found = records.find(({ charge_id }) => charge_id === charge.id);
      return [found?.status, found?.amount];
    };
    return { api, seller, purchase, charge, refund, body, payout };
  };

  test('the commission of a charge is canceled by a full refund before the payout', async () => {
    const { api, refund, body, payout } = await setUp();
    expect(await payout()).toEqual(['pending', 200]);
    await refund();
    expect(await payout()).toEqual(['canceled', 0]);
    expect(await api.affiliatePayouts.start({ body })).toEqual({ processing: 0 });
    expect(await api.affiliatePayouts.markPaid({ body })).toEqual({ expected: 0, processed: 0 });
    expect(await payout()).toEqual(['canceled', 0]);
  });

  test('the commission of a charge is reduced to the share of the remaining amount by a partial refund', async () => {
    const { api, refund, body, payout } = await setUp();
    await refund(250);
    expect(await payout()).toEqual(['pending', 150]);
    await api.affiliatePayouts.start({ body });
    await refund(250);
    expect(await payout()).toEqual(['processing', 100]);
    await refund();
    expect(await payout()).toEqual(['canceled', 0]);
    expect(await api.affiliatePayouts.markPaid({ body })).toEqual({ expected: 0, processed: 0 });
    const moved = await running.service.database.db
      .selectFrom('payment_movements')
      .select(['kind', 'amount'])
      .where('community_id', '=', running.ours.id)
      .where('kind', 'in', ['payout', 'payout_reversal'])
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(moved).toEqual([
      { kind: 'payout_reversal', amount: 100 },
      { kind: 'payout_reversal', amount: 50 },
      { kind: 'payout', amount: 150 },
    ]);
  });

  test('the commission of a refunded charge stays paid when the refund follows the payout', async () => {
    const { api, refund, body, payout } = await setUp();
    await api.affiliatePayouts.start({ body });
    await api.affiliatePayouts.markPaid({ body });
    await refund();
    expect(await payout()).toEqual(['paid', 200]);
  });

  test('no commission is granted when the affiliate and the buyer are the same member', async () => {
    const { seller, purchase } = await setUp();
    const own = { ...purchase, community_member_id: seller.member.id };
    const refusal = await running.send('POST', `${root}/community_member_charges`, own);
    expect([refusal.status, refusal.body]).toMatchObject([
      422,
      { error_details: { affiliate_code: ['belongs to the buyer'] } },
    ]);
  });

  test('a commission can be earned again if the member buys again after a full refund', async () => {
    const { api, purchase, charge, refund } = await setUp();
    const again = await running.send('POST', `${root}/community_member_charges`, purchase);
    expect([again.status, again.body]).toMatchObject([
      422,
      { error_details: { paywall_price_id: [`was already bought by the member with the charge ${charge.id}`] } },
    ]);
    await refund(1);
    expect((await running.send('POST', `${root}/community_member_charges`, purchase)).status).toBe(422);
    await refund();
    expect((await api.charges.create({ body: purchase })).amount).toBe(1000);
  });
});

test('enables payment methods that the processor supports and returns 422 for others', async () => {
  const { api } = running.ours;
  const find = async (method: string) =>
    (await api.paymentMethods.list()).find(({ payment_method }) => payment_method === method);
  expect(await find('card')).toMatchObject({ is_enabled: true, mutable: false, normalized_state: 'active' });
  expect(await find('sepa_debit')).toMatchObject({ normalized_state: 'disabled', can_request_capability: true });
  await api.paymentMethods.update({ body: { payment_method: 'sepa_debit', value: true } });
  expect(await find('sepa_debit')).toMatchObject({
    value: true,
    is_enabled: false,
    is_capability_pending: true,
    normalized_state: 'pending_verification',
  });
  await api.paymentMethods.update({ body: { payment_method: 'link', value: true } });
  expect(await find('link')).toMatchObject({ is_enabled: true, normalized_state: 'active' });
  const put = (payment_method: string) => statusOf('PUT', '/payment_method_setting', { payment_method, value: false });
  expect(await put('link')).toBe(200);
  expect(await find('link')).toMatchObject({ is_enabled: false, normalized_state: 'disabled' });
  expect(await put('card')).toBe(422);
  expect(await put('barter')).toBe(422);
});

test('enables taxes only when the payment processor supports them', async () => {
  const { api, id } = running.ours;
  expect(await api.taxSettings.get()).toEqual({
    processor_status: 'active',
    platform_status: 'disabled',
    default_tax_behavior: 'exclusive',
  });
  await api.taxSettings.update({ body: { tax_setting: { default_tax_behavior: 'inclusive' } } });
  await api.taxSettings.update({ body: { tax_setting: { platform_status: 'enabled' } } });
  expect(await api.taxSettings.update({ body: {} })).toMatchObject({
    platform_status: 'enabled',
    default_tax_behavior: 'inclusive',
  });
  expect((await running.theirs.api.taxSettings.get()).platform_status).toBe('disabled');
  const { db } = running.service.database;
  await db.insertInto('payment_accounts').values({ community_id: id, tax_status: 'pending' }).execute();
  expect(await statusOf('PUT', '/tax_setting', { tax_setting: { platform_status: 'enabled' } })).toBe(422);
  expect(await statusOf('PUT', '/tax_setting', { tax_setting: { platform_status: 'disabled' } })).toBe(200);
  await db.updateTable('payment_accounts').set({ is_connected: false }).where('community_id', '=', id).execute();
  expect(await statusOf('GET', '/tax_setting')).toBe(400);
  expect(await statusOf('GET', '/payment_method_setting')).toBe(422);
});
