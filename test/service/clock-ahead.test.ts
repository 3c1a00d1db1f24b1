/**
 * A clock that jumps ahead by centuries: recurring jobs run a limited number of times, and the service responds to
 * requests in the meantime.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from './sandbox-support.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

async function admin(method: string, path: string, body?: unknown) {
  const response = await sandbox.send(method, `/api/admin/v2${path}`, body);
  expect(response.status, `${method} ${path} ${JSON.stringify(response.body)}`).toBeLessThan(300);
  return Object(response.body);
}

test('keeps responding when the clock is set to the year 2999', async () => {
  const price = {
    price_type: 'subscription',
    amount_in_cents: 100,
    interval: 'daily',
    interval_count: 1,
    display_name: 'D',
  };
  const paywall = await admin('POST', '/paywalls', { display_name: 'Daily bread', currency: 'eur', prices: [price] });
  await admin('PUT', `/paywalls/${paywall.id}/publish`);
  const taken: number[] = [];
  for (const community_member_id of [4101, 4102, 4103]) {
    const body = { community_member_id, paywall_price_id: paywall.prices[0].id };
    taken.push((await admin('POST', '/community_member_subscriptions', body)).id);
  }
  await admin('POST', '/workflows', {
    workflow_type: 'scheduled',
    name: 'Daily',
    trigger: { trigger_type: 'schedule', config: { interval: 'daily' } },
    actions: [{ action_type: 'send_email', api_params: { subject: 's', text: 't' } }],
  });
  const paths = [
    'community_member_subscriptions',
    'community_member_charges',
    'topics',
    'posts',
    'events',
    'workflows',
  ];
  let isOver = false;
  const statuses = new Set<number>();
  const callers = paths.map(async (path) => {
    while (!isOver) {
      statuses.add((await sandbox.send('GET', `/api/admin/v2/${path}`)).status);
    }
  });
  const set = await sandbox.send('PATCH', '/sandbox/clock', { time: '2999-06-01T12:00:00Z', is_running: true });
  await new Promise((done) => setTimeout(done, 1_000));
  isOver = true;
  await Promise.all(callers);
  // A request that waits for longer than the service allows gets a 503.
  expect([set.status, [...statuses]]).toEqual([200, [200]]);
  for (const id of taken) {
    const { charges_quantity, renews_at } = await admin('GET', `/community_member_subscriptions/${id}`);
    expect(charges_quantity).toBe(401);
    expect(renews_at.slice(0, 10)).toMatch(/^2999-06-0[12]$/u);
  }
});
