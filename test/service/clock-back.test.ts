/** A sandbox clock that goes forward and back: data that has not expired at the real time is valid again. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, HOUR } from './manual-clock.js';
import { openSandbox, type TestSandbox } from './sandbox-support.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

function leap(milliseconds: number) {
  return sandbox.setClock(new Date(Date.now() + milliseconds));
}
async function goBack() {
  expect((await sandbox.send('DELETE', '/sandbox/clock')).status).toBe(200);
}
async function issue() {
  return Object(
    (await sandbox.send('POST', '/api/v1/headless/auth_token', { email: 'tobin@example.com' }, sandbox.headlessToken))
      .body,
  );
}
async function homeOf(token: string) {
  return (await sandbox.send('GET', '/api/headless/v1/home', undefined, token)).status;
}

test('rejects a revoked access token after the clock went past its expiry and back', async () => {
  const { access_token } = await issue();
  await sandbox.send('POST', '/api/v1/headless/access_token/revoke', { access_token }, sandbox.headlessToken);
  expect(await homeOf(access_token)).toBe(401);
  await leap(3 * HOUR);
  await goBack();
  expect(await homeOf(access_token)).toBe(401);
});

test('accepts a refresh token after the clock went past its expiry and back', async () => {
  const { refresh_token } = await issue();
  const refresh = async () =>
    (await sandbox.send('PATCH', '/api/v1/headless/access_token/refresh', { refresh_token }, sandbox.headlessToken))
      .status;
  await leap(40 * DAY);
  expect(await refresh()).toBe(401);
  await goBack();
  expect(await refresh()).toBe(200);
});

test('repeats the response of an idempotency key after the clock went past its expiry and back', async () => {
  const make = async () => {
    const response = await fetch(`${sandbox.url}/api/admin/v2/topics`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sandbox.adminToken}`,
        'content-type': 'application/json',
        'idempotency-key': 'forth and back',
      },
      body: JSON.stringify({ name: 'Made once' }),
    });
    return Object(await response.json()).id;
  };
  const id = await make();
  await leap(40 * DAY);
  await goBack();
  expect(await make()).toBe(id);
});

test('preserves the rate limit counts of the current window when the clock goes forward and back', async () => {
  await using limited = await openSandbox({ limits: { rateLimit: 100, rateWindow: DAY } });
  const remaining = async () =>
    Number((await limited.send('GET', '/api/admin/v2/topics')).headers.get('ratelimit-remaining'));
  const first = await remaining();
  await limited.setClock(new Date(Date.now() + 3 * DAY));
  await limited.send('DELETE', '/sandbox/clock');
  expect(await remaining()).toBe(first - 1);
});

describe('paid access', () => {
  test('paid access is restored when the clock goes back before its end', async () => {
    const admin = async (method: string, path: string, body?: unknown) => {
      const { status, body: responseBody } = await sandbox.send(method, `/api/admin/v2${path}`, body);
      expect(status, path).toBeLessThan(300);
      return Object(responseBody);
    };
    const paywall = await admin('POST', '/paywalls', {
      display_name: 'Evening school',
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
      ],
    });
    await admin('PUT', `/paywalls/${paywall.id}/publish`);
    const { community_member: member } = await admin('POST', '/community_members', {
      email: 'evening@example.com',
      skip_invitation: true,
    });
    const subscription = await admin('POST', '/community_member_subscriptions', {
      community_member_id: member.id,
      paywall_price_id: paywall.prices[0].id,
    });
    await admin('POST', `/community_member_subscriptions/${subscription.id}/cancel`, { ends_at: 'at_period_end' });
    const groups = async () => (await admin('GET', `/community_members/${member.id}/access_groups`)).count;
    expect(await groups()).toBe(1);
    await leap(60 * DAY);
    expect(await groups()).toBe(0);
    await goBack();
    expect(await groups()).toBe(1);
  });
});
