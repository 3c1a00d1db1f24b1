/** CORS: allows pages from local and configured origins, and no others. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isLocalOrigin } from '../../packages/service/src/server/cors.js';
import { killAll, startCommand } from './command.js';
import { openSandbox, type TestSandbox } from './sandbox-support.js';

const named = 'https://pages.example';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox({ origins: [named] });
});
afterAll(() => sandbox.close());
afterEach(killAll);

async function ask(path: string, init: RequestInit = {}) {
  const { status, headers } = await fetch(`${sandbox.url}${path}`, init);
  return { status, headers, origin: headers.get('access-control-allow-origin'), vary: headers.get('vary') };
}

function from(origin: string, more: Record<string, string> = {}) {
  return { headers: { origin, ...more } };
}
const asked = {
  'access-control-request-method': 'PUT',
  'access-control-request-headers': 'authorization,content-type',
};

test.each([
  'http://localhost:5173',
  'https://localhost',
  'http://127.0.0.1:80',
  'http://[::1]:3000',
  'http://app.localhost:8080',
])('CORS allows the local origin %s', async (origin) => {
  expect(isLocalOrigin(origin)).toBe(true);
  expect(await ask('/health', from(origin))).toMatchObject({ status: 200, origin, vary: 'origin' });
});

test.each([
  'https://pages.example.org',
  'http://localhost.example',
  'http://localhost:5173.example',
  'http://127.0.0.1.example',
  'http://127.0.0.2',
  'http://notlocalhost:80',
  'http://localhost:123456',
  'http://localhost/',
  'file://localhost',
  'null',
])('CORS rejects the origin %s', async (origin) => {
  expect(isLocalOrigin(origin)).toBe(false);
  expect(await ask('/health', from(origin))).toMatchObject({ status: 200, origin: null, vary: 'origin' });
  const preflight = await ask('/api/admin/v2/posts', { method: 'OPTIONS', ...from(origin, asked) });
  expect([preflight.origin, preflight.headers.get('access-control-allow-methods')]).toEqual([null, null]);
});

test('CORS allows a configured origin', async () => {
  expect(await ask('/api/none', from(named))).toMatchObject({ status: 404, origin: named, vary: 'origin' });
});

describe.each(['/api/admin/v2/posts/1', '/api/none', '/sandbox/clock', '/uploads/x', '/outbox'])(
  'CORS for %s',
  (path) => {
    test('responds to a CORS preflight request before authentication', async () => {
      const { status, headers, origin, vary } = await ask(path, { method: 'OPTIONS', ...from(named, asked) });
      expect([status, origin, vary]).toEqual([204, named, 'origin']);
      expect(headers.get('access-control-allow-methods')).toBe('PUT');
      expect(headers.get('access-control-allow-headers')).toBe('authorization,content-type');
      expect(headers.get('access-control-max-age')).toBe('600');
    });

    test('exposes error responses and their headers to pages of allowed origins', async () => {
      const { status, origin, headers } = await ask(path, from(named));
      expect([status, origin]).toEqual([expect.toSatisfy((value) => value >= 400 && value < 500), named]);
      const exposed = headers.get('access-control-expose-headers')?.split(', ');
      for (const name of ['x-request-id', 'retry-after', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'])
        expect(exposed).toContain(name);
    });
  },
);

test('does not record preflight requests', async () => {
  const before = sandbox.requests().length;
  await ask('/api/admin/v2/posts', { method: 'OPTIONS', ...from(named, asked) });
  expect(sandbox.requests().length).toBe(before);
});

test('a process that is not a sandbox allows only configured origins', async () => {
  const origin = 'http://localhost:5173';
  const plain = await startCommand(['--memory', '--empty']);
  const silent = await fetch(`${plain.base}/health`, from(origin));
  expect([silent.headers.get('access-control-allow-origin'), silent.headers.get('vary')]).toEqual([null, null]);
  await plain.stop();
  const open = await startCommand(['--memory', '--empty'], { CORS_ORIGINS: `${named}, https://other.example` });
  for (const each of [named, 'https://other.example', origin])
    expect((await fetch(`${open.base}/health`, from(each))).headers.get('access-control-allow-origin')).toBe(
      each === origin ? null : each,
    );
});
