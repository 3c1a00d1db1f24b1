/** Contract test of the client with an in-memory server: time, randomness and network failures. */
import { getEventListeners } from 'node:events';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { createRuntimeClient } from '../../generator/runtime/client/client.js';
import {
  ApiError,
  isApiError,
  MissingCredentialError,
  NetworkError,
  TimeoutError,
  TokenRefreshError,
  UnexpectedResponseError,
} from '../../generator/runtime/client/errors.js';
import type { Clock, TokenSession } from '../../generator/runtime/client/options.js';
import { retry } from '../../generator/runtime/client/retry.js';
import { unwrap } from '../../generator/runtime/client/unwrap.js';
import { RequestError } from '../../generator/runtime/codec/errors.js';
import {
  createPost,
  session as createSession,
  deletePost,
  feed,
  getPost,
  makeClient,
  makePair,
  makeRaw,
  makeServer,
  type Post,
  problem,
  server,
} from './fixture.js';

const one = { path: { id: 5 } };
const post = { body: { name: 'x' } };

/** Returns a clock that records waits instead of waiting. */
function fakeClock(): Clock & { time: number; readonly slept: number[] } {
  const clock = {
    time: Date.UTC(2026, 0, 1),
    slept: [] as number[],
    now: () => clock.time,
    random: () => 0.5,
    sleep: async (ms: number) => {
      clock.slept.push(ms);
      clock.time += ms;
    },
  };
  return clock;
}

/** Returns the given responses in turn, and then repeats the last one. */
function sequence(...responses: (() => Response | Promise<Response>)[]) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    const response = responses[Math.min(requests.length, responses.length) - 1];
    return response === undefined ? new Response(null, { status: 500 }) : response();
  };
  return { fetch, requests };
}
function reply(status: number, headers: Record<string, string> = {}, body: unknown = { success: false }) {
  return () => Response.json(body, { status, headers });
}
const ok = reply(200, {}, { id: 1, name: 'x' });
function down() {
  return Promise.reject(new TypeError('connection refused'));
}

describe('send', () => {
  test('sends a typed request and reads the typed response', async () => {
    const result = await makePair().send(getPost, {
      ...one,
      query: { page: 2, tags: ['a,b', 'c&d'] },
      headers: { 'X-Trace': 't' },
    });
    expect(result).toMatchObject({ status: 200, body: { id: 5, name: 'page 2 a,b|c&d' }, headers: { etag: '"1"' } });
    if (result.status === 200) {
      expectTypeOf(result.body).toEqualTypeOf<Post>();
      expectTypeOf(result.headers.etag).toEqualTypeOf<string | undefined>();
    } else expectTypeOf(result.body.message).toEqualTypeOf<string>();
    expect(result.response.headers.get('x-request-id')).toBeTruthy();
    expect(await makePair().send(deletePost, one)).toMatchObject({ status: 204, headers: {} });
  });
  test('returns declared errors, and unwrap throws them', async () => {
    const client = makePair({ getPost: () => problem(404, 'no such post') });
    const result = await client.send(getPost, one);
    expect(result).toMatchObject({ status: 404, body: { message: 'no such post' } });
    const error = await unwrap(client.send(getPost, one)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 404,
      operationId: 'getPost',
      message: 'getPost: 404 no such post',
      requestId: expect.any(String),
    });
    expect([isApiError(error), isApiError(error, 404), isApiError(error, 401), isApiError(new Error())]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const body = await unwrap(makePair().send(getPost, one));
    expectTypeOf(body).toEqualTypeOf<Post>();
  });
  test.each<[string, () => Response, string]>([
    ['an undeclared status', reply(302, { location: 'https://evil' }), 'undeclared status'],
    ['an undeclared media type', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), 'text/html'],
    ['no media type', () => new Response(new Uint8Array([1])), 'media type ""'],
    ['broken JSON', () => new Response('{', { headers: { 'content-type': 'application/json' } }), 'not valid JSON'],
    ['an empty body', () => new Response('', { headers: { 'content-type': 'application/json' } }), 'The body is empty'],
  ])('throws an UnexpectedResponseError for %s', async (_, response, text) => {
    const sent = makeClient(sequence(response).fetch).send(getPost, one);
    await expect(sent).rejects.toThrow(UnexpectedResponseError);
    await expect(sent).rejects.toThrow(text);
  });
  test('throws a RequestError before sending an invalid request', async () => {
    const { fetch, requests } = sequence(ok);
    await expect(makeClient(fetch).send(getPost, { path: { id: Number.NaN } })).rejects.toThrow(RequestError);
    expect(requests).toHaveLength(0);
  });
  test('uses the server URL of the document, and the headers of the options and the call', async () => {
    const { fetch, requests } = sequence(ok);
    const client = createRuntimeClient(server, {
      fetch: (url, init) => fetch(new Request(url, init)),
      auth: { token: 't' },
      headers: { 'X-A': '1', 'x-b': '1' },
    });
    await client.send(getPost, one, { headers: { 'x-b': '2' } });
    const [request] = requests;
    expect([request?.url, request?.headers.get('x-a'), request?.headers.get('x-b'), request?.redirect]).toEqual([
      'http://host/base/posts/5',
      '1',
      '2',
      'manual',
    ]);
    expect(() => createRuntimeClient({ url: '{base_url}' })).toThrow(TypeError);
  });
  test('raw calls are authenticated, retried and typed', async () => {
    const { fetch, requests } = sequence(reply(503), ok);
    const client = makeClient(fetch, { retry: retry(), clock: fakeClock() });
    const { data } = await makeRaw(client).GET('/posts/{id}', { params: { path: { id: 5 } } });
    expectTypeOf(data).toEqualTypeOf<Post | undefined>();
    expect([data, requests.length, requests[1]?.headers.get('authorization')]).toEqual([
      { id: 1, name: 'x' },
      2,
      'Token good',
    ]);
    const missing = await makeRaw(makePair({ getPost: () => problem(404, 'gone') })).request('get', '/posts/{id}', {
      params: { path: { id: 5 } },
    });
    expect(missing.error?.message).toBe('gone');
    await expect(
      makeRaw(makeClient(fetch, { auth: {} })).GET('/posts/{id}', { params: { path: { id: 5 } } }),
    ).rejects.toThrow(MissingCredentialError);
  });
});

describe('credentials', () => {
  const sentWith = async (auth: Record<string, never> | object, operation: typeof deletePost = deletePost) => {
    const { fetch, requests } = sequence(() => new Response(null, { status: 204 }));
    await makeClient(fetch, { auth: { ...auth } }).send(operation, one);
    return [requests[0]?.headers.get('authorization'), new URL(requests[0]?.url ?? '').search];
  };
  test('sends the credentials of the first security alternative that is complete', async () => {
    expect(await sentWith({ token: 'a', key: 'b&c', basic: { username: 'u', password: 'p' } })).toEqual([
      'Token a',
      '?key=b%26c',
    ]);
    expect(await sentWith({ token: 'Token a', key: () => 'k' })).toEqual(['Token a', '?key=k']);
    expect(await sentWith({ token: 'a', basic: { username: 'ann', password: 'pässword' } })).toEqual([
      `Basic ${btoa('ann:p\u00c3\u00a4ssword')}`,
      '',
    ]);
  });
  test('the error for missing credentials lists the security schemes', async () => {
    await expect(sentWith({ token: 'a' })).rejects.toThrow('token and key, or basic');
    await expect(sentWith({ token: 'a' })).rejects.toThrow(MissingCredentialError);
  });
  test('credentials must have the type that their security scheme requires', async () => {
    const pair = { username: 'ann', password: 'p' };
    const refusal = (name: string): TypeError => new TypeError(`The credential of ${name} must be a string`);
    await expect(sentWith({ token: pair, key: 'k' })).rejects.toThrow(refusal('token'));
    await expect(sentWith({ token: 'a', key: pair })).rejects.toThrow(refusal('key'));
  });
  test('credentials can be optional, set per call or withheld', async () => {
    const { fetch, requests } = sequence(ok);
    const client = makeClient(fetch, { auth: { token: 't' } });
    const optional = { ...getPost, security: [[], ...(getPost.security ?? [])] };
    await client.send(optional, one);
    await client.send(optional, one, { auth: { token: async () => 'other' } });
    await client.send(optional, one, { auth: { token: undefined } });
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['Token t', 'Token other', null]);
  });
});

describe('token refresh', () => {
  /** Returns a server that issues the tokens t1, t2, … and accepts `valid`. */
  function tokenServer(ttl = 3_600_000) {
    const state = { renewals: 0, feeds: 0, valid: 't0', now: Date.now() };
    const server = makeServer(
      {
        refresh: async ({ body }) => {
          await new Promise((resolve) => setTimeout(resolve, 5));
          if (body.refresh_token !== 'r') return problem(401, 'bad refresh token');
          state.renewals += 1;
          state.valid = `t${state.renewals}`;
          const access_token_expires_at = new Date(state.now + ttl).toISOString();
          return { status: 200, body: { access_token: state.valid, access_token_expires_at } };
        },
        feed: () => {
          state.feeds += 1;
          return { status: 200, body: { page: 1, has_next_page: false, records: [] } };
        },
      },
      {
        security: {
          token: () => 1,
          key: () => 1,
          basic: () => 1,
          member: (token) => (token === state.valid ? token : undefined),
        },
      },
    );
    return { state, fetch: server.fetch };
  }
  const session = (given: Partial<TokenSession> = {}) => createSession({ refreshToken: 'r', ...given });

  test('one token refresh is shared by 20 parallel calls', async () => {
    const { fetch, state } = tokenServer();
    const onRefresh = vi.fn();
    const client = makeClient(fetch, { auth: { member: session({ onRefresh }) } });
    const results = await Promise.all(Array.from({ length: 20 }, () => client.send(feed, {})));
    expect(results.every(({ status }) => status === 200)).toBe(true);
    expect(state).toMatchObject({ renewals: 1, feeds: 20 });
    expect(onRefresh).toHaveBeenCalledExactlyOnceWith({
      accessToken: 't1',
      refreshToken: 'r',
      expiresAt: state.now + 3_600_000,
    });
  });
  test('one token refresh is shared by 20 rejected calls, and each call is sent once more', async () => {
    const { fetch, state } = tokenServer();
    const spy = vi.fn(fetch);
    const client = makeClient(spy, { auth: { member: session({ accessToken: 'old' }) } });
    const results = await Promise.all(Array.from({ length: 20 }, () => client.send(feed, {})));
    expect(results.every(({ status }) => status === 200)).toBe(true);
    expect([state.renewals, spy.mock.calls.length]).toEqual([1, 41]);
  });
  test('a token refresh starts 30 seconds before the token expires', async () => {
    const { fetch, state } = tokenServer(3_600_000);
    const clock = fakeClock();
    clock.time = 0;
    const client = makeClient(fetch, {
      clock,
      auth: { member: session({ accessToken: 't0', expiresAt: '1970-01-01T01:00:00Z' }) },
    });
    clock.time = state.now = 3_569_000;
    await client.send(feed, {});
    expect(state.renewals).toBe(0);
    clock.time = state.now = 3_571_000;
    await client.send(feed, {});
    await client.send(feed, {});
    expect(state.renewals).toBe(1);
  });
  test('token refresh is not repeated after a second 401', async () => {
    const { fetch, requests } = sequence(reply(401), reply(200, {}, { access_token: 'n' }), reply(401));
    const result = await makeClient(fetch, { auth: { member: session({ accessToken: 'old' }) } }).send(feed, {});
    expect([result.status, requests.length, requests[1]?.headers.get('authorization')]).toEqual([401, 3, null]);
  });
  test('a failed token refresh throws TokenRefreshError, and the next call tries again', async () => {
    const { fetch } = tokenServer();
    const client = makeClient(fetch, { auth: { member: createSession({ refreshToken: 'wrong' }) } });
    for (let round = 0; round < 2; round += 1) {
      const error = await client.send(feed, {}).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(TokenRefreshError);
      expect(error).toMatchObject({ scheme: 'member', cause: { name: 'ApiError', status: 401 } });
    }
    const { fetch: once } = sequence(down, reply(200, {}, { access_token: 'n' }), ok);
    const second = makeClient(once, { auth: { member: session() } });
    await expect(second.send(feed, {})).rejects.toMatchObject({ cause: { name: 'NetworkError' } });
    expect((await second.send(feed, {})).status).toBe(200);
  });
});

describe('retries', () => {
  const slept = async (
    responses: (() => Response | Promise<Response>)[],
    operation: 'get' | 'post' = 'get',
    options = {},
  ) => {
    const clock = fakeClock();
    const { fetch, requests } = sequence(...responses);
    const client = makeClient(fetch, { clock, retry: retry(options) });
    const sent: Promise<{ status: number }> =
      operation === 'get' ? client.send(getPost, one) : client.send(createPost, post);
    const outcome = await sent.then(
      ({ status }) => status,
      (error: Error) => error.name,
    );
    const bodies = await Promise.all(requests.map((request) => request.text()));
    return { outcome, slept: clock.slept, bodies };
  };
  const created = reply(201, {}, { id: 1, name: 'x' });
  test('retries every method after a 429, with the same body and the Retry-After delay', async () => {
    expect(await slept([reply(429), created], 'post')).toEqual({
      outcome: 201,
      slept: [60_000],
      bodies: ['{"name":"x"}', '{"name":"x"}'],
    });
    expect(
      await slept([
        reply(429, { 'retry-after': '2' }),
        reply(429, { 'retry-after': 'Thu, 01 Jan 2026 00:00:05 GMT' }),
        ok,
      ]),
    ).toMatchObject({ outcome: 200, slept: [2_000, 3_000] });
  });
  test('retries idempotent methods after 50x and network errors, with back-off', async () => {
    expect(await slept([reply(503), down, ok])).toMatchObject({ outcome: 200, slept: [250, 500] });
    expect(await slept([reply(502, { 'retry-after': '7' }), ok])).toMatchObject({ outcome: 200, slept: [7_000] });
    expect(await slept([reply(503), created], 'post')).toMatchObject({ outcome: 503, slept: [] });
    expect(await slept([down, created], 'post')).toMatchObject({ outcome: 'NetworkError', slept: [] });
    expect(await slept([reply(501), ok])).toMatchObject({ outcome: 501, slept: [] });
    expect(await slept([reply(404), ok])).toMatchObject({ outcome: 404, slept: [] });
  });
  test('retries end after the last attempt or if the delay is too long', async () => {
    expect(await slept([reply(500)])).toMatchObject({ outcome: 500, slept: [250, 500] });
    expect(await slept([down], 'get', { attempts: 2 })).toMatchObject({ outcome: 'NetworkError', slept: [250] });
    expect(await slept([reply(429, { 'retry-after': '61' }), ok])).toMatchObject({ outcome: 429, slept: [] });
    expect(await slept([reply(429, { 'retry-after': '61' }), ok], 'get', { maxDelay: 61_000 })).toMatchObject({
      outcome: 200,
    });
  });
  test('a truncated body is a network error that is retried', async () => {
    const broken = () => new Response(new ReadableStream({ pull: (stream) => stream.error(new Error('reset')) }));
    expect(await slept([broken, ok])).toMatchObject({ outcome: 200, slept: [250] });
  });
});

describe('aborts and timeouts', () => {
  const hang = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  test('a call times out if fetch ignores the signal or the body never ends', async () => {
    for (const fetch of [
      hang,
      () => new Promise<Response>(() => undefined),
      async () => new Response(new ReadableStream()),
    ]) {
      const sent = makeClient(fetch, { timeout: 10 }).send(getPost, one);
      await expect(sent).rejects.toThrow(TimeoutError);
      await expect(sent).rejects.toMatchObject({ timeout: 10 });
    }
  });
  test('an aborted call rejects with the reason of the signal and removes its listeners', async () => {
    const reason = new Error('stop');
    await expect(makeClient(hang).send(getPost, one, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    for (const fetch of [hang, async () => reply(429)()]) {
      const controller = new AbortController();
      const sent = makeClient(fetch, { retry: retry() }).send(getPost, one, { signal: controller.signal });
      setTimeout(() => controller.abort(reason), 10);
      await expect(sent).rejects.toBe(reason);
      expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
    }
  });
  test('aborting a raw call ends its stream', async () => {
    const controller = new AbortController();
    const fetch = async ({ signal }: Request) =>
      new Response(
        new ReadableStream({ start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)) }),
      );
    const { data } = await makeRaw(makeClient(fetch)).GET('/posts/{id}', {
      params: { path: { id: 1 } },
      parseAs: 'stream',
      signal: controller.signal,
    });
    const read = data?.getReader().read();
    controller.abort(new Error('enough'));
    await expect(read).rejects.toThrow('enough');
  });
  test('a network error includes its cause', async () => {
    const error = await makeClient(down)
      .send(getPost, one)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ cause: expect.any(TypeError), operationId: 'getPost', url: 'http://host/posts/5' });
  });
});
