/**
 * Lifetimes of tokens, idempotency keys and rate limits: just before and exactly at their end. The test sets the clock.
 */
import { createApi, createClient } from '@community-platform/client';
import { seedCommunity } from '@community-platform/service';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabase } from './data-folders.js';
import { createManualClock, DAY, HOUR, type ManualClock, SECOND } from './manual-clock.js';
import { type RunningService, startService } from './support.js';

type Timed = RunningService & { readonly time: ManualClock };

const started: RunningService[] = [];
async function start(
  limits: { rateLimit?: number; rateWindow?: number; quota?: number } = {},
  begin = '2027-01-01T00:00:00.000Z',
): Promise<Timed> {
  const time = createManualClock(begin);
  const options = { database: await emptyDatabase(), clock: time.clock, limits: { rateLimit: 1_000_000, ...limits } };
  const service = await startService(options);
  started.push(service);
  return { ...service, time };
}

let service: Timed;
beforeAll(async () => {
  service = await start();
});
afterAll(() => Promise.all(started.map((one) => one.close())));

async function statusOf(token: string): Promise<number> {
  return (await service.send('GET', '/api/headless/v1/home', undefined, token)).status;
}
function issue() {
  return service.ours.api.authTokens.create({ body: { community_member_id: service.ours.ownerId } });
}

describe('access tokens', () => {
  test('access tokens expire after exactly one hour, used or not', async () => {
    const { time } = service;
    time.set('2027-03-01T10:00:00.000Z');
    const [used, late, never] = [await issue(), await issue(), await issue()];
    expect(used.access_token_expires_at).toBe('2027-03-01T11:00:00.000Z');
    expect(await statusOf(used.access_token)).toBe(200);
    time.set('2027-03-01T10:59:59.999Z');
    expect([await statusOf(used.access_token), await statusOf(late.access_token)]).toEqual([200, 200]);
    time.set('2027-03-01T11:00:00.000Z');
    for (const { access_token } of [used, late, never]) expect(await statusOf(access_token)).toBe(401);
  });

  test('access tokens are rejected after revocation, even after the revocation record is deleted', async () => {
    const { ours, time } = service;
    time.set('2027-03-01T10:00:00.000Z');
    const { access_token } = await issue();
    expect(await statusOf(access_token)).toBe(200);
    await ours.api.authTokens.revokeAccessToken({ body: { access_token } });
    expect(await statusOf(access_token)).toBe(401);
    const countRevoked = async () => {
      await service.service.clean();
      return (await service.service.database.db.selectFrom('revoked_access_tokens').select('jti').execute()).length;
    };
    time.set('2027-03-01T10:59:59.999Z');
    expect([await countRevoked(), await statusOf(access_token)]).toEqual([1, 401]);
    time.set('2027-03-01T11:00:00.000Z');
    expect([await countRevoked(), await statusOf(access_token)]).toEqual([0, 401]);
  });
});

describe('refresh tokens', () => {
  const refresh = (refresh_token: string) =>
    service.send('PATCH', '/api/v1/headless/access_token/refresh', { refresh_token });

  test.each([
    ['2027-01-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
    ['2027-03-31T23:59:59.000Z', '2027-04-30T23:59:59.000Z'],
    ['2027-02-28T10:00:00.000Z', '2027-03-28T10:00:00.000Z'],
    ['2027-12-15T10:00:00.000Z', '2028-01-15T10:00:00.000Z'],
  ])('refresh tokens issued at %s expire at %s', async (begin, end) => {
    const { time } = service;
    time.set(begin);
    const issued = await issue();
    expect(issued.refresh_token_expires_at).toBe(end);
    time.set(Date.parse(end) - SECOND);
    await service.service.clean();
    const { status, body } = await refresh(issued.refresh_token);
    expect([status, body]).toMatchObject([
      200,
      { access_token_expires_at: new Date(time.now().getTime() + HOUR).toISOString() },
    ]);
    time.set(end);
    expect((await refresh(issued.refresh_token)).status).toBe(401);
    await service.service.clean();
    expect((await refresh(issued.refresh_token)).status).toBe(401);
    const kept = service.service.database.db.selectFrom('refresh_tokens').select('expires_at');
    expect(await kept.where('expires_at', '<=', time.now()).execute()).toEqual([]);
    // The last access token remains valid for its hour.
    expect(await statusOf(Object(body).access_token)).toBe(200);
  });

  test('refresh tokens are rejected after revocation', async () => {
    const { refresh_token } = await issue();
    expect((await refresh(refresh_token)).status).toBe(200);
    await service.ours.api.authTokens.revokeRefreshToken({ body: { refresh_token } });
    expect((await refresh(refresh_token)).status).toBe(401);
  });
});

describe('responses of idempotency keys', () => {
  const make = async (key: string, name: string) => {
    const { base, ours } = service;
    const response = await fetch(`${base}/api/admin/v2/member_tags`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${ours.adminToken}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ name }),
    });
    return { status: response.status, id: Object(await response.json()).id };
  };

  test.each([true, false])(
    'responses of idempotency keys are repeated for 24 hours; after a cleanup: %s',
    async (isCleaned) => {
      const { time } = service;
      const key = `a day, ${isCleaned}`;
      const clean = () => (isCleaned ? service.service.clean() : undefined);
      const first = await make(key, `Baker of ${key}`);
      expect(first.status).toBe(201);
      time.advance(DAY - SECOND);
      await clean();
      expect(await make(key, `Baker of ${key}`)).toEqual(first);
      expect((await make(key, `Miller of ${key}`)).status).toBe(422);
      time.advance(SECOND);
      await clean();
      const kept = service.service.database.db.selectFrom('idempotency_keys').select('status').where('key', '=', key);
      expect(await kept.execute()).toHaveLength(isCleaned ? 0 : 1);
      const second = await make(key, `Miller of ${key}`);
      expect(second.status).toBe(201);
      expect(second.id).not.toBe(first.id);
      // The new response starts another 24 hours.
      time.advance(DAY - SECOND);
      await clean();
      expect(await make(key, `Miller of ${key}`)).toEqual(second);
    },
  );
});

describe('rate limits and quota', () => {
  const headersOf = async ({ send }: RunningService) => {
    const { status, headers } = await send('GET', '/api/admin/v2/posts/999999999');
    const names = ['ratelimit-remaining', 'ratelimit-reset', 'retry-after'];
    return [status, ...names.map((name) => headers.get(name))];
  };

  test('rate limits reset at the end of the window, as the headers announce', async () => {
    // Windows are aligned with the epoch, so this one began at 10:00.
    const limited = await start({ rateLimit: 2, rateWindow: 60_000 });
    const { time } = limited;
    time.set('2027-03-01T10:00:00.000Z');
    expect(await headersOf(limited)).toEqual([404, '1', '60', null]);
    time.advance(1);
    expect(await headersOf(limited)).toEqual([404, '0', '60', null]);
    expect(await headersOf(limited)).toEqual([429, '0', '60', '60']);
    time.set('2027-03-01T10:00:30.000Z');
    expect(await headersOf(limited)).toEqual([429, '0', '30', '30']);
    time.set('2027-03-01T10:00:59.999Z');
    expect(await headersOf(limited)).toEqual([429, '0', '1', '1']);
    time.set('2027-03-01T10:01:00.000Z');
    expect(await headersOf(limited)).toEqual([404, '1', '60', null]);
    await limited.service.clean();
    expect(await headersOf(limited)).toEqual([404, '0', '60', null]);
  });

  test('the monthly quota resets at the start of each month, including at the turn of the year', async () => {
    const limited = await start({ quota: 3 });
    const { time, service: platform } = limited;
    const turns = [
      [limited.ours, '2027-12-01T00:00:00.000Z', '2028-01-01T00:00:00.000Z'],
      [limited.theirs, '2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
    ] as const;
    for (const [{ api, adminToken }, from, until] of turns) {
      const last = Date.parse(until) - 1;
      const refusal = async () => {
        const { status, headers } = await limited.send('GET', '/api/admin/v2/community', undefined, adminToken);
        return [status, headers.get('retry-after')];
      };
      time.set(last);
      const first = { limit: 3, used: 1, remaining: 2, period_starts_at: from, period_ends_at: until };
      expect(await api.quota.get()).toEqual(first);
      expect(await api.quota.get()).toMatchObject({ used: 2 });
      time.set(Date.parse(until) - 90 * SECOND);
      expect(await api.quota.get()).toMatchObject({ used: 3, remaining: 0 });
      expect(await refusal()).toEqual([429, '90']);
      time.set(last);
      expect(await refusal()).toEqual([429, '1']);
      time.set(until);
      expect(await api.quota.get()).toMatchObject({ used: 1, remaining: 2, period_starts_at: until });
      // The usage of the previous month is preserved by the cleanup.
      await platform.clean();
      time.set(last);
      expect((await refusal())[0]).toBe(429);
    }
  });
});

test('records the last use of an API token to the minute', async () => {
  const { time, ours, send } = service;
  time.set('2028-03-01T10:00:00.000Z');
  const { id, token } = await ours.api.apiTokens.create({ body: { name: 'CI', token_type: 'Admin V1 or V2' } });
  const useAt = async (at: string) => {
    time.set(at);
    expect((await send('GET', '/api/admin/v2/quota', undefined, token)).status).toBe(200);
    return (await ours.api.apiTokens.list()).records.find((one) => one.id === id)?.last_used_at;
  };
  expect(await useAt('2028-03-01T10:00:00.000Z')).toBe('2028-03-01T10:00:00.000Z');
  expect(await useAt('2028-03-01T10:01:00.000Z')).toBe('2028-03-01T10:00:00.000Z');
  expect(await useAt('2028-03-01T10:01:00.001Z')).toBe('2028-03-01T10:01:00.001Z');
});

test('stores only times from the configured clock', async () => {
  // The events in the seed data lie in the preceding three months.
  const { service: platform, base, ours } = await start({}, '2041-06-01T00:00:00.000Z');
  await seedCommunity(platform, base, ours.adminToken);
  const tokens = await ours.api.authTokens.create({ body: { community_member_id: ours.ownerId } });
  const member = createApi(createClient({ baseUrl: base, auth: { MemberAccessToken: tokens.access_token } }));
  await member.homeFeed.get({});
  await ours.api.authTokens.revokeAccessToken({ body: { access_token: tokens.access_token } });
  await ours.api.members.create({ body: { email: 'invited@example.com' } });
  await ours.api.charges.export({});
  const columns = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone' and table_name <> 'schema_migrations'
  `.execute(platform.database.db);
  expect(columns.rows.length).toBeGreaterThan(100);
  const early: string[] = [];
  for (const { table_name: table, column_name: column } of columns.rows) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} < '2041-03-01T00:00:00Z'
    `.execute(platform.database.db);
    if (rows[0]?.count !== 0) early.push(`${table}.${column}`);
  }
  expect(early).toEqual([]);
});
