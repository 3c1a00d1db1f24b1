/** Client hooks, idempotency keys and options of `fetch`, with an in-memory server. */
import { describe, expect, test } from 'vitest';
import { NetworkError, TimeoutError } from '../../generator/runtime/client/errors.js';
import { clientHooks } from '../../generator/runtime/client/hooks.js';
import { idempotencyKeys } from '../../generator/runtime/client/idempotency.js';
import type { ClientHooks, ClientOptions, Fetch } from '../../generator/runtime/client/options.js';
import { retry } from '../../generator/runtime/client/retry.js';
import { createPost, getPost, makeClient } from './fixture.js';

const one = { path: { id: 5 } };
const body = { body: { name: 'x' } };
const found = { id: 5, name: 'x' };

/** Returns a client whose network returns the given responses in turn, and the requests that were sent. */
function makeHooked(
  hooks: readonly ClientHooks[],
  responses: readonly (() => Response)[],
  options: ClientOptions = {},
) {
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  const fetch: Fetch = async (url, init) => {
    sent.push({ url, init: { ...init, headers: new Headers(init.headers) } });
    const respond = responses[Math.min(sent.length, responses.length) - 1];
    if (respond === undefined) throw new TypeError('connection refused');
    return respond();
  };
  const clock = { now: () => 0, random: () => 0, sleep: () => Promise.resolve() };
  return { client: makeClient(neverSent, { fetch, hooks: clientHooks(...hooks), clock, ...options }), sent };
}

const neverSent = (): Promise<never> => Promise.reject(new Error('the client has its own fetch'));
const ok = (): Response => Response.json(found);
const unavailable = (): Response => Response.json({ success: false, message: 'later' }, { status: 503 });

describe('clientHooks', () => {
  test('calls onRequest in order, and onResponse in reverse order', async () => {
    const calls: string[] = [];
    const named = (name: string): ClientHooks => ({
      onRequest: ({ operation, attempt }) => {
        calls.push(`${name} ${operation.id} ${operation.method} ${operation.path} ${attempt}`);
      },
      onResponse: async ({ status }) => {
        calls.push(`${name} ${status}`);
      },
    });
    const { client } = makeHooked([named('a'), named('b')], [ok]);
    expect(await client.send(getPost, one)).toMatchObject({ status: 200, body: found });
    expect(calls).toEqual(['a getPost GET /posts/{id} 1', 'b getPost GET /posts/{id} 1', 'b 200', 'a 200']);
  });

  test('onRequest runs after the credentials are added, and can set headers and the URL', async () => {
    const { client, sent } = makeHooked(
      [
        {
          onRequest: (call) => {
            call.headers.set('x-signature', `signed ${call.headers.get('authorization')}`);
            call.url += '?signed=1';
          },
        },
      ],
      [ok],
    );
    await client.send(getPost, one);
    expect(sent[0]?.url).toMatch(/\/posts\/5\?signed=1$/);
    const headers = new Headers(sent[0]?.init.headers);
    expect(headers.get('authorization')).toBeTruthy();
    expect(headers.get('x-signature')).toBe(`signed ${headers.get('authorization')}`);
  });

  test('returns the response of onRequest without sending the request', async () => {
    const { client, sent } = makeHooked([{ onRequest: () => ok() }], []);
    expect(await client.send(getPost, one)).toMatchObject({ status: 200, body: found });
    expect(sent).toEqual([]);
  });

  test('reads the response that onResponse returns', async () => {
    const unwrapping: ClientHooks = {
      onResponse: async (response) => Response.json(((await response.json()) as { data: unknown }).data, response),
    };
    const { client } = makeHooked([unwrapping], [() => Response.json({ data: found })]);
    expect(await client.send(getPost, one)).toMatchObject({ status: 200, body: found });
  });

  test('onRequest is called for each attempt, with one id per call', async () => {
    const seen: (readonly [id: object, attempt: number])[] = [];
    const { client } = makeHooked(
      [{ onRequest: ({ id, attempt }) => void seen.push([id, attempt]) }],
      [unavailable, ok, ok],
      { retry: retry() },
    );
    await client.send(getPost, one);
    await client.send(getPost, one);
    expect(seen.map(([, attempt]) => attempt)).toEqual([1, 2, 1]);
    expect(seen[0]?.[0]).toBe(seen[1]?.[0]);
    expect(seen[2]?.[0]).not.toBe(seen[0]?.[0]);
  });

  test('network errors are passed to onError, which may throw another error', async () => {
    const errors: unknown[] = [];
    const { client } = makeHooked([{ onError: (error) => void errors.push(error) }], []);
    await expect(client.send(getPost, one)).rejects.toBeInstanceOf(NetworkError);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toBeInstanceOf(NetworkError);
    const replacing = makeHooked(
      [
        {
          onError: () => {
            throw new Error('replaced');
          },
        },
      ],
      [],
    );
    await expect(replacing.client.send(getPost, one)).rejects.toThrow('replaced');
  });

  test.each(['onRequest', 'onResponse'] as const)('the call rejects with the original error of %s', async (name) => {
    const own = new Error('own');
    const errors: unknown[] = [];
    const throwing: ClientHooks = {
      [name]: () => {
        throw own;
      },
      onError: (error) => void errors.push(error),
    };
    const { client } = makeHooked([throwing], [ok], { retry: retry() });
    await expect(client.send(getPost, one)).rejects.toBe(own);
    expect(errors).toEqual([own]);
  });

  test('hooks are limited by the timeout of the call', async () => {
    const { client } = makeHooked([{ onRequest: () => new Promise<undefined>(() => undefined) }], [ok], { timeout: 5 });
    await expect(client.send(getPost, one)).rejects.toBeInstanceOf(TimeoutError);
  });
});

describe('idempotencyKeys', () => {
  const keysOf = (sent: readonly { readonly init: RequestInit }[]): (string | null)[] =>
    sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'));

  test('idempotencyKeys sends one key for all attempts of a call, and another for the next call', async () => {
    const created = (): Response => Response.json(found, { status: 201 });
    const { client, sent } = makeHooked([idempotencyKeys()], [unavailable, created], {
      retry: retry({ methods: ['POST'] }),
    });
    expect(await client.send(createPost, body)).toMatchObject({ status: 201 });
    expect(await client.send(createPost, body)).toMatchObject({ status: 201 });
    const [first, second, third] = keysOf(sent);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(sent).toHaveLength(3);
  });

  test("idempotencyKeys keeps the caller's key, and sends no key for GET", async () => {
    const { client, sent } = makeHooked([idempotencyKeys({ create: () => 'created' })], [ok]);
    await client.send(createPost, body, { headers: { 'Idempotency-Key': 'own' } }).catch(() => undefined);
    await client.send(getPost, one);
    expect(keysOf(sent)).toEqual(['own', null]);
  });

  test('idempotencyKeys does not retry a POST unless retry allows it', async () => {
    const { client, sent } = makeHooked([idempotencyKeys()], [unavailable], { retry: retry() });
    expect(await client.send(createPost, body)).toMatchObject({ status: 503 });
    expect(sent).toHaveLength(1);
  });
});

describe('options of fetch', () => {
  test('fetch options of the client and of the call reach fetch; those of the call take precedence', async () => {
    const { client, sent } = makeHooked([], [ok], { init: { credentials: 'include', cache: 'no-store' } });
    // Next.js declares this member of `RequestInit`.
    const init: RequestInit & { readonly next: unknown } = { cache: 'force-cache', next: { revalidate: 60 } };
    await client.send(getPost, one, { init });
    expect(sent[0]?.init).toMatchObject({ credentials: 'include', cache: 'force-cache', next: { revalidate: 60 } });
    expect(sent[0]?.init).toMatchObject({ method: 'GET', redirect: 'manual' });
  });

  test('fetch options cannot override values that the client sets', async () => {
    const { client, sent } = makeHooked([], [ok]);
    const init: RequestInit = {
      cache: 'reload',
      method: 'DELETE',
      redirect: 'follow',
      headers: { authorization: 'none' },
    };
    await client.send(getPost, one, { init });
    expect(sent[0]?.init).toMatchObject({ method: 'GET', redirect: 'manual' });
    expect(new Headers(sent[0]?.init.headers).get('authorization')).not.toBe('none');
  });
});
