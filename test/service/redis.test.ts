/** Rate limits in a real Redis: shared by services with separate databases, and 503 while Redis is unavailable. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { createService } from '@community-platform/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteSkip } from '../support/skips.js';
import { createManualClock } from './manual-clock.js';
import { type RunningService, startService } from './support.js';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis) noteSkip('rate limits in Redis', 'redis-server is not installed');

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

describe.skipIf(!hasRedis)('service with Redis', () => {
  let redis: ChildProcess;
  let url = '';
  const services: RunningService[] = [];
  // A fixed time, because a new window would reset the counts.
  const { clock } = createManualClock('2027-03-01T10:00:00.000Z');
  beforeAll(async () => {
    const port = await freePort();
    redis = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], { stdio: 'pipe' });
    await new Promise<void>((done) => {
      redis.stdout?.on('data', (text: Buffer) => {
        if (text.toString().includes('Ready to accept connections')) done();
      });
    });
    url = `redis://127.0.0.1:${port}`;
    for (let count = 0; count < 2; count += 1)
      services.push(
        await startService({ redisUrl: url, clock, limits: { rateLimit: 5, rateWindow: 60_000, quota: 100 } }),
      );
  });
  afterAll(async () => {
    await Promise.all(services.map((service) => service.close()));
    redis?.kill('SIGKILL');
  });

  test('services with Redis share the request count of a caller', async () => {
    const [one, two] = services;
    const statuses: number[] = [];
    const remaining: (string | null)[] = [];
    for (let count = 0; count < 3; count += 1)
      for (const service of [one, two]) {
        const response = await service?.send('GET', '/api/admin/v2/quota', undefined, 'the-same-token');
        statuses.push(response?.status ?? 0);
        remaining.push(response?.headers.get('ratelimit-remaining') ?? null);
      }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(remaining).toEqual(['4', '3', '2', '1', '0', '0']);
    const { used, limit } = (await one?.ours.api.quota.get()) ?? {};
    expect([used, limit]).toEqual([1, 100]);
  });

  test('forgetCounts resets all counts in Redis', async () => {
    const [one, two] = services;
    const remaining = async () =>
      (await two?.send('GET', '/api/admin/v2/quota', undefined, 'another-token'))?.headers.get('ratelimit-remaining');
    for (let time = 0; time < 2; time += 1) {
      await one?.service.forgetCounts();
      await two?.service.forgetCounts();
      for (const left of ['4', '3', '2']) expect(await remaining()).toBe(left);
    }
    expect((await one?.ours.api.quota.get())?.used).toBe(1);
  });

  test('fails to start with the reason if Redis rejects the login', async () => {
    const other = new URL(url);
    other.username = 'nobody';
    other.password = 'none';
    await expect(createService({ database: { kind: 'memory' }, redisUrl: other.href })).rejects.toThrow(
      /^Redis at REDIS_URL cannot be used: WRONGPASS/u,
    );
  });

  test('returns 503 with Retry-After while Redis hangs and recovers afterwards', async () => {
    redis.kill('SIGSTOP');
    const held = await services[1]?.send('GET', '/api/admin/v2/quota').finally(() => redis.kill('SIGCONT'));
    expect([held?.status, held?.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await services[1]?.send('GET', '/api/admin/v2/quota'))?.status).toBe(200);
  });

  test('returns 503 with Retry-After while Redis is down, and does not start without it', async () => {
    redis.kill('SIGKILL');
    await new Promise((done) => redis.once('exit', done));
    const response = await services[0]?.send('GET', '/api/admin/v2/quota');
    expect(response?.status).toBe(503);
    expect(Number(response?.headers.get('retry-after'))).toBeGreaterThan(0);
    await expect(createService({ database: { kind: 'memory' }, redisUrl: url })).rejects.toThrow(/Redis at REDIS_URL/u);
  });
});
