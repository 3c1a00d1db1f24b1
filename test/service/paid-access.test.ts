/** A payment grants the access groups of its paywall for as long as it is valid. */
import type { PaywallCreateRequest } from '@community-platform/types/paywall-request';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from './manual-clock.js';
import { type RunningService, startService } from './support.js';

const time = createManualClock('2126-01-01T00:00:00Z');

let running: RunningService;
beforeAll(async () => {
  running = await startService({ clock: time.clock });
});
afterAll(() => running.close());

let count = 0;
function next(): number {
  count += 1;
  return count;
}

async function addMember() {
  const email = `payer-${next()}-${running.ours.id}@example.com`;
  return (await running.ours.api.members.create({ body: { email, skip_invitation: true } })).community_member;
}

async function addGroup(name = `Group ${next()}`): Promise<number> {
  return (await running.ours.api.accessGroups.create({ body: { access_group: { name } } })).id;
}

/** Creates and publishes a paywall for 10 euros a month, or 10 euros once. */
async function sell(body: Partial<PaywallCreateRequest> = {}) {
  const { api } = running.ours;
  const paywall = await api.paywalls.create({
    body: {
      display_name: `School ${next()}`,
      currency: 'eur',
      access_groups_enabled: true,
      prices: [
        {
          price_type: 'subscription',
          amount_in_cents: 1_000,
          interval: 'monthly',
          interval_count: 1,
          display_name: 'M',
        },
        { price_type: 'onetime', amount_in_cents: 1_000, display_name: 'Once' },
      ],
      ...body,
    },
  });
  await api.paywalls.publish({ path: { id: paywall.id } });
  const [monthly = 0, once = 0] = paywall.prices.map(({ id }) => id);
  return { ...paywall, monthly, once };
}

function subscribe(member: { readonly id: number }, price: number, trial_days?: number) {
  return running.ours.api.subscriptions.create({
    body: { community_member_id: member.id, paywall_price_id: price, ...(trial_days !== undefined && { trial_days }) },
  });
}

function buy(member: { readonly id: number }, price: number) {
  return running.ours.api.charges.create({ body: { community_member_id: member.id, paywall_price_id: price } });
}

/** Returns a member's access groups, read from both sides of the membership. */
async function accessOf(member: { readonly id: number; readonly email: string }): Promise<number[]> {
  const { memberAccessGroups, accessGroupMembers } = running.ours.api;
  const path = { community_member_id: member.id };
  const ids = (await memberAccessGroups.list({ path, query: { per_page: 100 } })).records.map(({ id }) => id);
  for (const id of ids) {
    const group = { access_group_id: id };
    expect(await accessGroupMembers.get({ path: group, query: { email: member.email } })).toMatchObject({
      community_member_id: member.id,
    });
    const members = (await accessGroupMembers.list({ path: group, query: { per_page: 100 } })).records;
    expect(members.map(({ community_member_id }) => community_member_id)).toContain(member.id);
  }
  return ids.toSorted((a, b) => a - b);
}

test('grants the access groups of the paywall, or of a new group named after it', async () => {
  const { api } = running.ours;
  const [one, two] = [await addGroup(), await addGroup()];
  const named = await sell({ access_group_ids: [one, two, one] });
  expect(named.access_group_ids).toEqual([one, two]);
  const own = await sell({ display_name: 'Bread school' });
  const [ownGroup = 0, ...more] = own.access_group_ids;
  expect(more).toEqual([]);
  expect((await api.accessGroups.get({ path: { id: ownGroup } })).name).toBe('Bread school');
  const again = await sell({ display_name: 'BREAD SCHOOL' });
  // Paywalls with equal names get separate groups.
  const [otherGroup = 0, ...others] = again.access_group_ids;
  expect(others).toEqual([]);
  expect((await api.accessGroups.get({ path: { id: otherGroup } })).name).toBe('BREAD SCHOOL 2');
  const off = await sell({ access_groups_enabled: false, access_group_ids: [one] });
  const member = await addMember();
  const other = await addMember();
  await subscribe(member, off.monthly);
  expect(await accessOf(member)).toEqual([]);
  await subscribe(member, named.monthly);
  expect(await accessOf(member)).toEqual([one, two]);
  await buy(member, own.once);
  expect(await accessOf(member)).toEqual([one, two, ownGroup].toSorted((a, b) => a - b));
  expect(await accessOf(other)).toEqual([]);
  const archived = await addGroup();
  await api.accessGroups.archive({ path: { id: archived } });
  const theirGroup = await running.theirs.api.accessGroups.create({ body: { access_group: { name: 'Theirs' } } });
  for (const access_group_ids of [[999_999], [theirGroup.id], [one, archived]]) {
    const path = `/api/admin/v2/paywalls/${named.id}`;
    expect(await running.send('PUT', path, { access_group_ids })).toMatchObject({
      status: 422,
      body: { error_details: { access_group_ids: [expect.any(String)] } },
    });
  }
});

test('grants access until exactly the end of a subscription', async () => {
  const { api } = running.ours;
  time.set('2126-02-01T00:00:00Z');
  const group = await addGroup();
  const { monthly } = await sell({ access_group_ids: [group] });
  const member = await addMember();
  const { id } = await subscribe(member, monthly);
  const path = { id };
  await api.subscriptions.cancel({ path, body: { ends_at: 'at_period_end' } });
  expect(await accessOf(member)).toEqual([group]);
  await api.subscriptions.resume({ path });
  // The subscription is renewed even if nobody reads it in time.
  time.set('2126-04-15T00:00:00Z');
  expect(await accessOf(member)).toEqual([group]);
  await api.subscriptions.cancel({ path, body: { ends_at: 'at_period_end' } });
  time.set('2126-04-30T23:59:59.999Z');
  await running.service.runDue(running.ours.id);
  expect(await accessOf(member)).toEqual([group]);
  time.set('2126-05-01T00:00:00Z');
  expect(await accessOf(member)).toEqual([]);
  await running.service.runDue(running.ours.id);
  expect(await accessOf(member)).toEqual([]);

  const back = await subscribe(member, monthly);
  expect(await accessOf(member)).toEqual([group]);
  await api.subscriptions.cancel({ path: { id: back.id }, body: { ends_at: 'now' } });
  expect(await accessOf(member)).toEqual([]);
});

test('cancels the subscription of a deactivated member, unless reactivated before renewal', async () => {
  const { api } = running.ours;
  time.set('2126-06-01T00:00:00Z');
  const group = await addGroup();
  const { monthly, once } = await sell({ access_group_ids: [group] });
  const [gone, back] = [await addMember(), await addMember()];
  const [ending, lasting] = [await subscribe(gone, monthly), await subscribe(back, monthly)];
  const countCharges = async ({ id }: { readonly id: number }) =>
    (await api.charges.list({ query: { community_member_id: id, sort: 'created_at', direction: 'asc' } })).count;
  const statusOf = async ({ id }: { readonly id: number }) => (await api.subscriptions.get({ path: { id } })).status;
  for (const { id } of [gone, back]) await api.members.deactivate({ path: { id } });
  for (const buying of [subscribe(gone, monthly), buy(gone, once)])
    await expect(buying).rejects.toMatchObject({
      status: 422,
      body: { error_details: { community_member_id: ['is deactivated'] } },
    });
  time.set('2126-06-30T23:59:59.999Z');
  expect([await statusOf(ending), await accessOf(gone)]).toEqual(['active', [group]]);
  await api.members.create({ body: { email: back.email, skip_invitation: true } });
  time.set('2126-08-15T00:00:00Z');
  expect([await statusOf(ending), await statusOf(lasting)]).toEqual(['canceled', 'active']);
  expect([await countCharges(gone), await countCharges(back)]).toEqual([1, 3]);
  expect([await accessOf(gone), await accessOf(back)]).toEqual([[], [group]]);
});

test('charges renewals due before a member is deactivated or deleted, but none while the member is inactive', async () => {
  const { api } = running.ours;
  time.set('2127-01-01T00:00:00Z');
  const { id: paywall, monthly } = await sell();
  const [back, gone] = [await addMember(), await addMember()];
  for (const member of [back, gone]) await subscribe(member, monthly);
  const order = { sort: 'created_at', direction: 'asc' } as const;
  // No request reads the payments in the meantime.
  time.set('2127-03-15T00:00:00Z');
  await api.members.delete({ path: { id: gone.id } });
  time.set('2127-04-15T00:00:00Z');
  await api.members.deactivate({ path: { id: back.id } });
  time.set('2127-08-15T00:00:00Z');
  await api.members.create({ body: { email: back.email, skip_invitation: true } });
  time.set('2127-12-15T00:00:00Z');
  expect((await api.charges.list({ query: { community_member_id: back.id, ...order } })).count).toBe(4);
  expect((await api.charges.list({ query: { paywall_ids: [paywall], ...order } })).count).toBe(4 + 3);
});

test('grants access during a trial and for a one-time purchase until its full refund', async () => {
  const { api } = running.ours;
  time.set('2126-06-01T00:00:00Z');
  const group = await addGroup();
  const { monthly, once } = await sell({ access_group_ids: [group] });
  const trier = await addMember();
  const { id } = await subscribe(trier, monthly, 14);
  expect(await accessOf(trier)).toEqual([group]);
  await api.subscriptions.cancel({ path: { id }, body: { ends_at: 'at_period_end' } });
  time.set('2126-06-15T00:00:00Z');
  expect(await accessOf(trier)).toEqual([]);

  const buyer = await addMember();
  const charge = await buy(buyer, once);
  time.set('2136-06-15T00:00:00Z');
  expect(await accessOf(buyer)).toEqual([group]);
  await api.charges.refund({ path: { id: charge.id }, body: { amount: 999, reason_details: 'x' } });
  expect(await accessOf(buyer)).toEqual([group]);
  await api.charges.refund({ path: { id: charge.id }, body: { amount: 1, reason_details: 'x' } });
  expect(await accessOf(buyer)).toEqual([]);
});

test('keeps access that a member also has through another payment or from an admin', async () => {
  const { api } = running.ours;
  const group = await addGroup();
  const [first, second] = [await sell({ access_group_ids: [group] }), await sell({ access_group_ids: [group] })];
  const end = (id: number) => api.subscriptions.cancel({ path: { id }, body: { ends_at: 'now' } });
  const twice = await addMember();
  const [one, two] = [await subscribe(twice, first.monthly), await subscribe(twice, second.monthly)];
  await end(one.id);
  expect(await accessOf(twice)).toEqual([group]);
  await end(two.id);
  expect(await accessOf(twice)).toEqual([]);

  const add = (email: string) => api.accessGroupMembers.add({ path: { access_group_id: group }, body: { email } });
  const before = await addMember();
  await add(before.email);
  const after = await addMember();
  const subscriptions = [await subscribe(before, first.monthly), await subscribe(after, first.monthly)];
  await add(after.email);
  for (const { id } of subscriptions) await end(id);
  expect([await accessOf(before), await accessOf(after)]).toEqual([[group], [group]]);
});

test("applies changes of the paywall's groups to existing buyers", async () => {
  const { api } = running.ours;
  const [one, two] = [await addGroup(), await addGroup()];
  const { id, monthly, once } = await sell({ access_group_ids: [one] });
  const [subscriber, buyer, gone] = [await addMember(), await addMember(), await addMember()];
  await subscribe(subscriber, monthly);
  await buy(buyer, once);
  const ended = await subscribe(gone, monthly);
  await api.subscriptions.cancel({ path: { id: ended.id }, body: { ends_at: 'now' } });
  const change = (body: object) => api.paywalls.update({ path: { id }, body });
  const steps: [body: object, groups: number[]][] = [
    [{ access_group_ids: [two] }, [two]],
    [{ display_name: 'Another' }, [two]],
    [{ access_groups_enabled: false }, []],
    [{ access_group_ids: [one, two] }, []],
    [{ access_groups_enabled: true }, [one, two]],
  ];
  for (const [body, groups] of steps) {
    await change(body);
    expect([body, await accessOf(subscriber), await accessOf(buyer), await accessOf(gone)]).toEqual([
      body,
      groups,
      groups,
      [],
    ]);
  }
  // Without named groups, the paywall gets its own group.
  const { access_group_ids } = await change({ access_group_ids: [] });
  expect(access_group_ids).toHaveLength(1);
  expect(await accessOf(subscriber)).toEqual(access_group_ids);
});

test('triggers workflows when paid access begins and ends', async () => {
  const { api } = running.ours;
  time.set('2137-01-01T00:00:00Z');
  const group = await addGroup();
  const { monthly } = await sell({ access_group_ids: [group] });
  const listen = async (trigger_type: string) => {
    const { id } = await api.workflows.create({
      body: {
        name: 'W',
        workflow_type: 'dynamic',
        trigger: { trigger_type, resource_type: 'AccessGroup', resource_id: group },
        actions: [{ action_type: 'send_email', api_params: { subject: 'Access', text: 'x' } }],
      },
    });
    await api.workflows.activate({ path: { id } });
    return async () => (await api.workflows.listRuns({ path: { id } })).records.map(({ contact_id }) => contact_id);
  };
  const [joined, left] = [await listen('access_group_joined'), await listen('access_group_left')];
  const member = await addMember();
  const { id } = await subscribe(member, monthly);
  await api.subscriptions.cancel({ path: { id }, body: { ends_at: 'at_period_end' } });
  expect([await joined(), await left()]).toEqual([[member.id], []]);
  time.set('2137-02-01T00:00:00Z');
  await running.service.runDue(running.ours.id);
  await running.service.runDue(running.ours.id);
  expect([await joined(), await left()]).toEqual([[member.id], [member.id]]);
});
