/** Client callbacks that are slow or fail: what waits for them, what the caller receives, and the resulting state. */
import { describe, expect, test, vi } from 'vitest';
import { createRuntimeClient, type RuntimeClient } from '../../generator/runtime/client/client.js';
import { TokenRefreshError } from '../../generator/runtime/client/errors.js';
import { deliver } from '../../generator/runtime/client/events.js';
import { createRefreshToken } from '../../generator/runtime/client/oauth.js';
import type { ClientOptions, Credential, RefreshedTokens, Session } from '../../generator/runtime/client/options.js';
import { paginate } from '../../generator/runtime/client/paginate.js';
import { retry } from '../../generator/runtime/client/retry.js';
import { deferred, errorOf, runAll } from '../support/deferred.js';
import { feed, listPosts, type Post, type PostsPage, postPages, search, session } from './fixture.js';

const FULL = new Error('the disk is full');
/** Ways in which a callback fails: it throws, or it returns a promise that is rejected. */
const failing = {
  throws: () => {
    throw FULL;
  },
  rejects: async () => {
    throw FULL;
  },
};
const kinds = ['throws', 'rejects'] as const;

type OnRefresh = (tokens: RefreshedTokens) => void | Promise<void>;
type Given = { readonly accessToken?: string; readonly onRefresh: OnRefresh };

/** Both ways of renewing a token with a refresh token. */
const ways: readonly (readonly [string, (given: Given) => Session])[] = [
  ['session', (given) => session({ refreshToken: 'r0', ...given })],
  [
    'refreshToken',
    (given) => createRefreshToken({ member: { refresh: '/refresh' } }, { clientId: 'c', refreshToken: 'r0', ...given }),
  ],
];

/** Returns a network that issues the tokens n1, n2, … (and refresh tokens r1, r2, …) and accepts only the latest. */
function tokenNetwork() {
  const log: string[] = [];
  const state = { renewals: 0, valid: 'n1' };
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/refresh')) {
      state.renewals += 1;
      const [sent] = /r\d/.exec(await request.text()) ?? [];
      log.push(`renew by ${sent}`);
      return Response.json({ access_token: `n${state.renewals}`, refresh_token: `r${state.renewals}` });
    }
    const token = request.headers.get('authorization')?.slice('Bearer '.length);
    log.push(`call with ${token}`);
    return token === state.valid ? page([]) : Response.json({ success: false }, { status: 401 });
  };
  return { log, state, fetch };
}

function page(records: readonly Post[], has_next_page = false): Response {
  return Response.json({ page: 1, has_next_page, records });
}

function connect(
  fetch: (request: Request) => Promise<Response>,
  member: Credential = 'good',
  more: ClientOptions = {},
): RuntimeClient {
  return createRuntimeClient(
    { url: 'http://host' },
    { auth: { member }, fetch: (url, init) => fetch(new Request(url, init)), ...more },
  );
}

describe.each(ways)('onRefresh of %s', (name, make) => {
  test('onRefresh is awaited before calls that need the token are sent', async () => {
    const { log, fetch } = tokenNetwork();
    const stored = deferred();
    const onRefresh = vi.fn(() => stored.promise);
    const client = connect(fetch, make({ onRefresh }));
    const calls = Promise.all([client.send(feed, {}), client.send(feed, {})]);
    await runAll();
    expect(log).toEqual(['renew by r0']);
    stored.resolve();
    expect((await calls).map(({ status }) => status)).toEqual([200, 200]);
    expect(log).toEqual(['renew by r0', 'call with n1', 'call with n1']);
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });
  test('onRefresh is awaited before a rejected call is sent again', async () => {
    const { log, fetch } = tokenNetwork();
    const stored = deferred();
    const client = connect(fetch, make({ accessToken: 'old', onRefresh: () => stored.promise }));
    const call = client.send(feed, {});
    await runAll();
    expect(log).toEqual(['call with old', 'renew by r0']);
    stored.resolve();
    expect((await call).status).toBe(200);
  });
  test.each(kinds)('pending calls fail when onRefresh %s, and later calls use the new token', async (kind) => {
    for (const accessToken of [undefined, 'old']) {
      const { log, fetch } = tokenNetwork();
      const onRefresh = vi.fn<OnRefresh>(failing[kind]);
      const client = connect(fetch, make({ ...(accessToken && { accessToken }), onRefresh }));
      for (const error of await Promise.all([errorOf(client.send(feed, {})), errorOf(client.send(feed, {}))])) {
        expect(error).toBeInstanceOf(TokenRefreshError);
        expect(error).toMatchObject({
          message: 'The token of member was refreshed, but onRefresh failed: the disk is full',
          scheme: 'member',
          cause: FULL,
        });
      }
      log.length = 0;
      expect((await client.send(feed, {})).status).toBe(200);
      expect(log).toEqual(['call with n1']);
      expect(onRefresh).toHaveBeenCalledTimes(1);
    }
  });
  test('a rotated refresh token is not lost when onRefresh rejects', async () => {
    const { log, state, fetch } = tokenNetwork();
    const onRefresh = vi.fn<OnRefresh>(failing.rejects).mockRejectedValueOnce(FULL);
    const client = connect(fetch, make({ onRefresh }));
    await errorOf(client.send(feed, {}));
    state.valid = 'n2';
    onRefresh.mockResolvedValueOnce();
    expect((await client.send(feed, {})).status).toBe(200);
    const rotated = name === 'session' ? 'r0' : 'r1';
    expect(log).toEqual(['renew by r0', 'call with n1', `renew by ${rotated}`, 'call with n2']);
  });
  test('onRefresh can make calls; a 401 response to them is returned', async () => {
    for (const [valid, status] of [
      ['n1', 200],
      ['never', 401],
    ] as const) {
      const { log, state, fetch } = tokenNetwork();
      state.valid = valid;
      const seen: number[] = [];
      const onRefresh = async (): Promise<void> => {
        // Prevents an endless loop in case each call renews the token again.
        if (state.renewals > 3) return;
        seen.push((await client.send(feed, {})).status);
        state.valid = 'n1';
      };
      const client = connect(fetch, make({ onRefresh }));
      expect((await client.send(feed, {})).status).toBe(200);
      expect(seen).toEqual([status]);
      expect(log).toEqual(['renew by r0', 'call with n1', 'call with n1']);
    }
  });
  test('onRefresh does not trigger another renewal while it runs', async () => {
    const { log, fetch } = tokenNetwork();
    const short = async (request: Request): Promise<Response> => {
      const response = await fetch(request);
      if (!request.url.endsWith('/refresh')) return response;
      const ends = { expires_in: 3_600, access_token_expires_at: new Date(3_600_000).toISOString() };
      return Response.json({ ...(await response.json()), ...ends });
    };
    const clock = { time: 0, now: () => clock.time, random: () => 0, sleep: async () => undefined };
    const onRefresh = async (): Promise<void> => {
      clock.time = 4_000_000;
      await client.send(feed, {});
    };
    const client = connect(short, make({ onRefresh }), { clock });
    expect((await client.send(feed, {})).status).toBe(200);
    expect(log).toEqual(['renew by r0', 'call with n1', 'call with n1']);
  });
  test('onRefresh continues for other calls when a pending call is aborted', async () => {
    const { log, fetch } = tokenNetwork();
    const stored = deferred();
    const client = connect(fetch, make({ onRefresh: () => stored.promise }));
    const controller = new AbortController();
    const aborted = errorOf(client.send(feed, {}, { signal: controller.signal }));
    const other = client.send(feed, {});
    await runAll();
    controller.abort('gone');
    expect(await aborted).toBe('gone');
    stored.resolve();
    expect((await other).status).toBe(200);
    expect(log).toEqual(['renew by r0', 'call with n1']);
  });
});

describe('a rejected call', () => {
  test('a rejected call is not sent again if it is aborted or times out during onRefresh', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      for (const [name, make] of ways) {
        const { log, fetch } = tokenNetwork();
        const stored = deferred();
        const client = connect(fetch, make({ accessToken: 'old', onRefresh: () => stored.promise }));
        const controller = new AbortController();
        const aborted = errorOf(client.send(feed, {}, { signal: controller.signal, timeout: false }));
        const late = errorOf(client.send(feed, {}, { timeout: 1_000 }));
        await runAll();
        controller.abort('gone');
        expect(await aborted, name).toBe('gone');
        vi.advanceTimersByTime(1_000);
        expect(await late).toMatchObject({ name: 'TimeoutError', timeout: 1_000 });
        stored.resolve();
        await runAll();
        expect(log).toEqual(['call with old', 'call with old', 'renew by r0']);
        expect((await client.send(feed, {})).status).toBe(200);
      }
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a credential function', () => {
  test('a credential function is awaited before each attempt', async () => {
    const { log, state, fetch } = tokenNetwork();
    const gates = [deferred<string>(), deferred<string>()];
    const given = gates.values();
    state.valid = 'b';
    const client = connect(fetch, () => given.next().value?.promise ?? '', {
      retry: async (attempt) => {
        await attempt();
        return attempt();
      },
    });
    const call = client.send(feed, {});
    await runAll();
    expect(log).toEqual([]);
    gates[0]?.resolve('a');
    await runAll();
    expect(log).toEqual(['call with a']);
    gates[1]?.resolve('b');
    expect((await call).status).toBe(200);
    expect(log).toEqual(['call with a', 'call with b']);
  });
  test.each(kinds)('sends nothing when the credential function %s, and rejects with its error', async (kind) => {
    const fetch = vi.fn(async () => page([]));
    expect(await errorOf(connect(fetch, failing[kind]).send(feed, {}))).toBe(FULL);
    expect(fetch).not.toHaveBeenCalled();
  });
  test('a credential function is no longer awaited when the call is aborted', async () => {
    const fetch = vi.fn(async () => page([]));
    const controller = new AbortController();
    const call = connect(fetch, () => new Promise(() => undefined)).send(feed, {}, { signal: controller.signal });
    await runAll();
    controller.abort('gone');
    expect(await errorOf(call)).toBe('gone');
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('client options', () => {
  test('the call rejects with the error of a baseUrl function', async () => {
    const fetch = vi.fn(async () => page([]));
    expect(() => connect(fetch, 'good', { baseUrl: failing.throws })).toThrow(FULL);
    const baseUrl = (address: string): string => (address.includes('own') ? failing.throws() : address);
    const client = connect(fetch, 'good', { baseUrl });
    expect(await errorOf(client.send({ ...feed, server: { url: 'http://own' } }, {}))).toBe(FULL);
    expect((await client.send(feed, {})).status).toBe(200);
  });
  test.each(kinds)('a fetch function that %s leads to a NetworkError', async (kind) => {
    const client = connect(async () => page([]), 'good', { fetch: failing[kind] });
    expect(await errorOf(client.send(feed, {}))).toMatchObject({ name: 'NetworkError', cause: FULL });
  });
  test('a custom retry function is awaited, and its error rejects the call', async () => {
    const gate = deferred();
    const fetch = vi.fn(async () => page([]));
    const later = connect(fetch, 'good', {
      retry: async (attempt) => {
        await gate.promise;
        return attempt();
      },
    });
    const call = later.send(feed, {});
    await runAll();
    expect(fetch).not.toHaveBeenCalled();
    gate.resolve();
    expect((await call).status).toBe(200);
    for (const kind of kinds)
      expect(await errorOf(connect(fetch, 'good', { retry: failing[kind] }).send(feed, {}))).toBe(FULL);
  });
  test('the delay between attempts is awaited, and an error of the clock rejects the call', async () => {
    const responses = [Response.json({}, { status: 503 }), page([])].values();
    const fetch = vi.fn(async () => responses.next().value ?? Response.json({}, { status: 503 }));
    const wait = deferred();
    const clock = { now: () => 0, random: () => 0.5, sleep: () => wait.promise };
    const call = connect(fetch, 'good', { clock, retry: retry() }).send(feed, {});
    await runAll();
    expect(fetch).toHaveBeenCalledTimes(1);
    wait.resolve();
    expect((await call).status).toBe(200);
    const broken = { ...clock, sleep: failing.rejects };
    expect(await errorOf(connect(fetch, 'good', { clock: broken, retry: retry() }).send(feed, {}))).toBe(FULL);
  });
});

describe('pages', () => {
  const pagesOf = (fetch: (request: Request) => Promise<Response>) =>
    paginate<Post, PostsPage>(connect(fetch), listPosts, postPages, {});

  test('pages are requested one after the other', async () => {
    const gates = [deferred<Response>(), deferred<Response>()];
    const fetch = vi.fn(() => gates[fetch.mock.calls.length - 1]?.promise ?? Promise.reject(FULL));
    const ids: number[] = [];
    const read = (async () => {
      for await (const { id } of pagesOf(fetch)) ids.push(id);
    })();
    await runAll();
    expect(fetch).toHaveBeenCalledTimes(1);
    gates[0]?.resolve(page([{ id: 1, name: 'a' }], true));
    await runAll();
    expect([ids, fetch.mock.calls.length]).toEqual([[1], 2]);
    gates[1]?.resolve(page([{ id: 2, name: 'b' }]));
    await read;
    expect(ids).toEqual([1, 2]);
  });
  test('yields the items received before a page that fails', async () => {
    const responses = [page([{ id: 1, name: 'a' }], true)].values();
    const ids: number[] = [];
    const read = async (): Promise<void> => {
      for await (const { id } of pagesOf(async () => responses.next().value ?? failing.throws())) ids.push(id);
    };
    expect(await errorOf(read())).toMatchObject({ name: 'NetworkError', cause: FULL });
    expect(ids).toEqual([1]);
  });
});

describe('sign', () => {
  const event = { body: { text: 'x' } };
  const result = async (): Promise<Response> => Response.json({ data: [] });

  test('sign is awaited before the event is sent', async () => {
    const fetch = vi.fn((_url: string, _init: RequestInit) => result());
    const proof = deferred<Record<string, string>>();
    const sent = deliver(search, 'http://receiver/', event, { sign: () => proof.promise, fetch });
    await runAll();
    expect(fetch).not.toHaveBeenCalled();
    proof.resolve({ 'x-proof': 'mine' });
    expect((await sent).status).toBe(200);
    expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('x-proof')).toBe('mine');
  });
  test.each(kinds)('the call rejects with the error of sign when it %s, and nothing is sent', async (kind) => {
    const fetch = vi.fn(result);
    expect(await errorOf(deliver(search, 'http://receiver/', event, { sign: failing[kind], fetch }))).toBe(FULL);
    expect(fetch).not.toHaveBeenCalled();
  });
  test('sign is neither called nor awaited after the call is aborted', async () => {
    const fetch = vi.fn(result);
    const sign = vi.fn(() => new Promise<Record<string, string>>(() => undefined));
    const controller = new AbortController();
    const options = { sign, fetch, signal: controller.signal };
    const sent = deliver(search, 'http://receiver/', event, options);
    await runAll();
    controller.abort('gone');
    expect(await errorOf(sent)).toBe('gone');
    expect(await errorOf(deliver(search, 'http://receiver/', event, options))).toBe('gone');
    expect([sign.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 0]);
  });
});
