/** Every limit of the client, at the limit and just beyond it. */
import { createServer } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { UnexpectedResponseError } from '../../generator/runtime/client/errors.js';
import type { Clock, RetryOptions } from '../../generator/runtime/client/options.js';
import { retry } from '../../generator/runtime/client/retry.js';
import { feed, getPost, makeClient, makeRaw, session } from './fixture.js';

const one = { path: { id: 5 } };

interface Recorded extends Clock {
  time: number;
  readonly slept: number[];
}

/** Returns a clock that records waits instead of waiting. */
function makeClock(random = 0.5): Recorded {
  const clock: Recorded = {
    time: 10_000,
    slept: [],
    now: () => clock.time,
    random: () => random,
    sleep: async (ms) => void clock.slept.push(ms),
  };
  return clock;
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}

/** Returns the waits of a call that always gets the same status, and the number of attempts. */
async function attempt(
  response: () => Response,
  options: RetryOptions = {},
  random = 0.5,
): Promise<{ readonly slept: readonly number[]; readonly sent: number; readonly status: number }> {
  const clock = makeClock(random);
  let sent = 0;
  const client = makeClient(
    async () => {
      sent += 1;
      return response();
    },
    { clock, retry: retry(options) },
  );
  const { status } = await client.send(getPost, one);
  return { slept: clock.slept, sent, status };
}

describe('number of attempts', () => {
  const fails = (): Response => json(500, {});
  test('the number of attempts is 3 by default', async () => {
    expect(await attempt(fails)).toEqual({ slept: [250, 500], sent: 3, status: 500 });
  });
  test.each([1, 2, 5])('the number of attempts is %i if configured', async (attempts) => {
    expect((await attempt(fails, { attempts })).sent).toBe(attempts);
  });
  test('the delay between attempts grows from 0.5 seconds to a minute, with jitter', async () => {
    const { slept } = await attempt(fails, { attempts: 10 }, 1);
    expect(slept).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
    expect((await attempt(fails, { attempts: 4, baseDelay: 10, maxDelay: 25 }, 1)).slept).toEqual([10, 20, 25]);
  });
});

describe('Retry-After', () => {
  const asks =
    (value: string, status = 429) =>
    (): Response =>
      json(status, {}, { 'retry-after': value });
  test('Retry-After is honored up to a minute', async () => {
    expect((await attempt(asks('60'), { attempts: 2 })).slept).toEqual([60_000]);
    expect(await attempt(asks('61'))).toEqual({ slept: [], sent: 1, status: 429 });
    expect((await attempt(asks('61', 503))).sent).toBe(1);
  });
  test('Retry-After is honored up to maxDelay', async () => {
    expect((await attempt(asks('2'), { attempts: 2, maxDelay: 2_000 })).slept).toEqual([2_000]);
    expect((await attempt(asks('2'), { attempts: 2, maxDelay: 1_999 })).slept).toEqual([]);
  });
  test('the delay after a 429 without Retry-After is a minute by default', async () => {
    const silent = (): Response => json(429, {});
    expect((await attempt(silent, { attempts: 2 })).slept).toEqual([60_000]);
    expect((await attempt(silent, { attempts: 2, rateLimitDelay: 5 })).slept).toEqual([5]);
    expect((await attempt(silent, { attempts: 2, rateLimitDelay: 60_001 })).slept).toEqual([]);
  });
  test('a Retry-After date in the past causes no delay', async () => {
    expect((await attempt(asks('Thu, 01 Jan 1970 00:00:09 GMT'), { attempts: 2 })).slept).toEqual([0]);
    expect((await attempt(asks('Thu, 01 Jan 1970 00:01:10 GMT'), { attempts: 2 })).slept).toEqual([60_000]);
    expect((await attempt(asks('Thu, 01 Jan 1970 00:01:11 GMT'), { attempts: 2 })).slept).toEqual([]);
  });
});

test('renews a token starting 30 seconds before it expires', async () => {
  const clock = makeClock();
  let renewals = 0;
  const member = session({ accessToken: 'old', expiresAt: 1_000_000, refreshToken: 'r' });
  const client = makeClient(
    async (request) => {
      if (new URL(request.url).pathname !== '/refresh') return json(200, {});
      renewals += 1;
      return json(200, { access_token: 'new', access_token_expires_at: '2026-01-01T00:00:00Z' });
    },
    { clock, auth: { member } },
  );
  clock.time = 1_000_000 - 30_001;
  await client.send(feed, {});
  expect(renewals).toBe(0);
  clock.time = 1_000_000 - 30_000;
  await client.send(feed, {});
  expect(renewals).toBe(1);
});

describe('timeout of an attempt', () => {
  afterEach(() => vi.useRealTimers());
  test.each([
    ['is a minute by default', undefined, 60_000],
    ['is configurable', 20, 20],
  ])('the timeout of an attempt %s', async (_, timeout, most) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ended = vi.fn();
    const client = makeClient(() => new Promise(() => undefined), timeout === undefined ? {} : { timeout });
    const sent = client.send(getPost, one).catch(ended);
    await vi.advanceTimersByTimeAsync(most - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    expect(ended.mock.calls).toMatchObject([[{ name: 'TimeoutError', timeout: most }]]);
  });
  test.each([false, 0] as const)('%s disables the timeout of an attempt', async (timeout) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ended = vi.fn();
    void makeClient(() => new Promise(() => undefined), { timeout })
      .send(getPost, one)
      .catch(ended);
    await vi.advanceTimersByTimeAsync(10_000_000);
    expect(ended).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('received data', () => {
  test.each([1_000, 1_001])(
    'the error for an unexpected response shows at most 1,000 characters of its body: %i',
    async (length) => {
      for (const character of ['x', '\u{20AC}']) {
        const text = character.repeat(length);
        const error: unknown = await makeClient(async () => new Response(text, { status: 200 }))
          .send(getPost, one)
          .catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(UnexpectedResponseError);
        expect(Object.values(Object(error))).toContain(character.repeat(1_000));
      }
    },
  );

  test('JSON in responses may be deeply nested', async () => {
    const depth = 5_000;
    const text = `{"id":1,"name":"x","more":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const headers = { 'content-type': 'application/json' };
    const { body } = await makeClient(async () => new Response(text, { headers })).send(getPost, one);
    expect(body).toMatchObject({ id: 1 });
  });
});

test('a raw call sends its fetch options and its credential', async () => {
  const sent: Request[] = [];
  const client = makeClient(async (request) => {
    sent.push(request);
    return json(200, { id: 5, name: 'x' });
  });
  const init = { credentials: 'include', redirect: 'error', cache: 'no-store' } as const;
  await makeRaw(client).GET('/posts/{id}', { ...init, params: one });
  expect(sent.map(({ credentials, redirect, cache }) => ({ credentials, redirect, cache }))).toEqual([
    { credentials: 'include', redirect: 'error', cache: 'no-store' },
  ]);
  expect(sent[0]?.headers.get('authorization')).toBe('Token good');
});

test('a network error contains the operation, the URL without its query, and the error code', async () => {
  // Nothing listens on a port that has just been released.
  const port = await new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
  const client = makeClient((request) => fetch(request), { baseUrl: `http://127.0.0.1:${port}` });
  const error: unknown = await client.send(getPost, { ...one, query: { page: 1 } }).catch((thrown: unknown) => thrown);
  const url = `http://127.0.0.1:${port}/posts/5`;
  expect(error).toMatchObject({ name: 'NetworkError', operationId: 'getPost', url, code: 'ECONNREFUSED' });
  expect(Object(error).message).toBe(`getPost: ${url} could not be reached: ECONNREFUSED, fetch failed`);
});

test('the error for a base URL without a scheme explains the problem', async () => {
  const client = makeClient((request) => fetch(request), { baseUrl: 'localhost:3000' });
  const error: unknown = await client.send(getPost, one).catch((thrown: unknown) => thrown);
  expect(Object(error).message).toContain('could not be reached: Error: unknown scheme, fetch failed');
});
