/** Contract test of the server core: each status that it returns itself, which no handler can cause. */
import { describe, expect, test, vi } from 'vitest';
import { forbidden, httpError } from '../../generator/runtime/server/problems.js';
import { createRuntimeServer } from '../../generator/runtime/server/server.js';
import { definition, handlers, makeServer, security_ } from './fixture.js';

const headers = { authorization: 'Token good' };
async function call(
  server: { fetch(request: Request): Promise<Response> },
  method: string,
  target: string,
  init: RequestInit = {},
): Promise<{ status: number; headers: Headers; body: unknown }> {
  const response = await server.fetch(new Request(`http://host${target}`, { headers, ...init, method }));
  const text = await response.text();
  expect(response.headers.get('x-request-id')).toMatch(/^[\w.-]+$/);
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}
const server = makeServer();
function post(body: BodyInit, type = 'application/json', on = server) {
  return call(on, 'POST', '/posts', { body, headers: { ...headers, 'content-type': type } });
}
function failure(message: unknown, error_details: unknown = {}) {
  return { success: false, message, error_details };
}

describe('routing', () => {
  test('passes parameters and defaults, and sends declared headers', async () => {
    const { status, body, headers: sent } = await call(server, 'GET', '/posts/5?tags=a&tags=b%7Cc&unknown=%ZZ');
    expect([status, body, sent.get('etag')]).toEqual([200, { id: 5, name: 'page 1 a|b|c' }, '"1"']);
  });
  test('ignores the fragment of a URL', async () => {
    for (const target of ['/posts/5?tags=a#part', '/posts/5?tags=a#a?b#c'])
      expect((await call(server, 'GET', target)).body).toEqual({ id: 5, name: 'page 1 a' });
    expect((await call(server, 'GET', '#part')).status).toBe(404);
  });
  test.each(['/', '/nowhere', '/posts/', '/posts//', '/posts/5/'])('returns 404 for %s', async (target) => {
    expect(await call(server, 'GET', target)).toMatchObject({ status: 404, body: failure('There is no such path') });
  });
  test('returns 405 with Allow unless a matching path template has the method', async () => {
    const result = await call(server, 'PUT', '/posts/5');
    expect([result.status, result.headers.get('allow')]).toEqual([405, 'GET, DELETE, HEAD, OPTIONS']);
    expect((await call(server, 'PATCH', '/posts/search')).headers.get('allow')).toBe('POST, OPTIONS');
    // A literal path without the method falls back to a template path.
    expect((await call(server, 'DELETE', '/posts/search')).status).toBe(401);
  });
  test('responds to OPTIONS, and to HEAD with a content-length but no body', async () => {
    const options = await call(server, 'OPTIONS', '/posts');
    expect([options.status, options.headers.get('allow'), options.body]).toEqual([
      204,
      'POST, GET, HEAD, OPTIONS',
      undefined,
    ]);
    const head = await call(server, 'HEAD', '/posts/5');
    expect([head.status, head.headers.get('content-length'), head.body]).toEqual([200, '25', undefined]);
  });
  test('returns 400 for a path that is not percent-encoded UTF-8', async () => {
    expect((await call(server, 'GET', '/posts/%FF')).status).toBe(400);
  });
});

describe('rejected requests', () => {
  test.each([
    ['/posts/abc', { id: ['must be an integer'] }],
    ['/posts/0', { id: ['must be at least 1'] }],
    ['/posts/5?page=x', { page: ['must be an integer'] }],
    ['/posts/5?page=1&page=2', { page: ['is given more than once'] }],
    ['/posts/5?page=%ff', { page: ['is not percent-encoded UTF-8'] }],
    ['/posts/5?tags=a&tags=b&tags=c', { tags: ['must have at most 2 items'] }],
  ])('returns 400 for %s', async (target, details) => {
    expect(await call(server, 'GET', target)).toMatchObject({ status: 400, body: { error_details: details } });
  });
  test('returns 401 with challenges, 403, and 429', async () => {
    const none = await call(server, 'GET', '/posts/5', { headers: {} });
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Token']);
    for (const authorization of ['Bearer good', 'Token bad', 'Token ']) {
      expect((await call(server, 'GET', '/posts/5', { headers: { authorization } })).status).toBe(401);
    }
    const strict = makeServer({}, { security: { ...security_, token: () => forbidden() } });
    expect((await call(strict, 'GET', '/posts/5')).status).toBe(403);
    const limiting = makeServer(
      {},
      { security: { ...security_, token: () => Promise.reject(httpError(429, 'slow', {}, { 'retry-after': '3' })) } },
    );
    const limited = await call(limiting, 'GET', '/posts/5');
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '3']);
  });
  test('requires all security schemes of one of the alternatives', async () => {
    const remove = async (target: string, authorization: string) =>
      (await call(server, 'DELETE', target, { headers: { authorization } })).status;
    expect(await remove('/posts/1?key=good', 'Token good')).toBe(204);
    expect(await remove('/posts/1', 'Token good')).toBe(401);
    expect(await remove('/posts/1?key=bad', 'Token good')).toBe(401);
    expect(await remove('/posts/1', `Basic ${btoa('ann:p\u00c3\u00a4ssword')}`)).toBe(204);
    expect(await remove('/posts/1', 'Basic %%%')).toBe(401);
  });
  test('returns 406, 415, 413 and 431 for requests that it does not accept', async () => {
    const accept = (value: string) => call(server, 'GET', '/posts/5', { headers: { ...headers, accept: value } });
    expect((await accept('text/html')).status).toBe(406);
    expect((await accept('application/json;q=0, */*')).status).toBe(406);
    expect((await accept('text/html, application/*;q=0.5')).status).toBe(200);
    expect((await post('{"name":"x"}', 'text/plain')).status).toBe(415);
    expect((await post('{"name":"x"}', 'application/json; charset=latin1')).status).toBe(415);
    expect((await post('{"name":"x"}', 'Application/JSON; charset="utf-8"')).status).toBe(201);
    const small = makeServer({}, { limits: { bodyBytes: 10, headerCount: 3 } });
    expect((await post('{"name":"long"}', 'application/json', small)).status).toBe(413);
    const many = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`x-${at}`, '1']));
    expect((await call(small, 'GET', '/posts', { headers: many })).status).toBe(431);
  });
  test.each<[BodyInit, number, unknown]>([
    ['{', 400, failure('The body is not valid JSON')],
    ['\u0000', 400, failure('The body is not valid JSON')],
    [new Uint8Array([0x22, 0xff, 0x22]), 400, failure('The body is not UTF-8')],
    ['['.repeat(33), 400, failure('The body is nested too deeply')],
    ['', 422, failure('The body is missing', { message: 'Missing parameter: body' })],
    ['{}', 422, failure('The body is not valid', { name: ['is required'] })],
    [
      '{"name":"abcdef","email":"x"}',
      422,
      failure('The body is not valid', { name: ['must have at most 5 characters'], email: ['must be a valid email'] }),
    ],
    ['[]', 422, failure('The body is not valid', { body: ['must be an object'] })],
  ])('responds to the request body %s with %i', async (body, status, expected) => {
    expect(await post(body)).toMatchObject({ status, body: expected });
  });
  test('a __proto__ property of a body is an ordinary property', async () => {
    const on = makeServer({
      createPost: ({ body }) => ({ status: 201, body: { id: 1, name: Object.keys(body).join() } }),
    });
    expect(await post('{"name":"x","__proto__":{"y":1}}', undefined, on)).toMatchObject({
      body: { name: 'name,__proto__' },
    });
  });
});

describe('handlers', () => {
  const failed = vi.fn();
  const run = async (getPost: unknown, options = {}) => {
    failed.mockClear();
    const own = getPost === undefined ? {} : { getPost: getPost as (typeof handlers)['getPost'] };
    return call(makeServer(own, { hooks: { onError: failed }, ...options }), 'GET', '/posts/5');
  };
  test.each([
    ['an undeclared status', () => ({ status: 302 })],
    ['an undeclared header', () => ({ status: 200, headers: { 'x-y': '1' }, body: { id: 1, name: '' } })],
    ['a header with a line break', () => ({ status: 200, headers: { etag: 'a\r\nb' }, body: { id: 1, name: '' } })],
    ['no body', () => ({ status: 200 })],
    ['no result', () => undefined],
    [
      'an error',
      () => {
        throw new Error('secret');
      },
    ],
    [
      'an asynchronous error',
      async () => {
        throw new Error('secret');
      },
    ],
    [
      'an HttpError with status 200',
      () => {
        throw httpError(200, 'secret');
      },
    ],
  ])('%s leads to a reported 500 without details', async (_, handler) => {
    expect(await run(handler)).toMatchObject({ status: 500, body: failure('Internal Server Error') });
    expect(failed).toHaveBeenCalledOnce();
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ status: 500, cause: expect.any(Error) });
    expect(failed.mock.calls[0]?.[1]).toMatchObject({
      operationId: 'getPost',
      route: '/posts/{id}',
      request: { method: 'GET' },
    });
  });
  test('an HttpError thrown by a handler is sent unchanged', async () => {
    expect(
      await run(() => {
        throw httpError(404, 'gone', { message: 'Missing record: post' });
      }),
    ).toMatchObject({
      status: 404,
      body: failure('gone', { message: 'Missing record: post' }),
    });
    // The error was thrown intentionally.
    expect(failed.mock.calls[0]?.[0]).toEqual({
      status: 404,
      title: 'Not Found',
      message: 'gone',
      details: { message: 'Missing record: post' },
      issues: [],
    });
  });
  test('returns 503 after the handler timeout, and aborts the signal', async () => {
    let reason: unknown;
    const slow = (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise(() =>
        signal.addEventListener('abort', () => {
          reason = signal.reason;
        }),
      );
    expect((await run(slow, { limits: { handlerTimeout: 20 } })).status).toBe(503);
    expect(reason).toBeInstanceOf(Error);
  });
  test('returns 501 without a handler, with the errorBody if given, even if errorBody and onError throw', async () => {
    expect((await run(null)).status).toBe(501);
    expect(await run(null, { errorBody: ({ status }: { status: number }) => ({ mine: status }) })).toMatchObject({
      body: { mine: 501 },
    });
    const broken = () => {
      throw new Error('hook');
    };
    expect(await run(null, { errorBody: broken, hooks: { onError: broken } })).toMatchObject({
      status: 501,
      body: failure(expect.any(String)),
    });
  });
  test('handlers receive the principal and the request id', async () => {
    const seen = vi.fn();
    const on = makeServer({
      getPost: (_, { principal, security, requestId }) => {
        seen(principal, security, requestId);
        return { status: 200, body: { id: 1, name: '' } };
      },
    });
    const result = await call(on, 'GET', '/posts/5', { headers: { ...headers, 'x-request-id': 'mine-1' } });
    expect(result.headers.get('x-request-id')).toBe('mine-1');
    expect(seen).toHaveBeenCalledWith({ name: 'ann' }, { token: { name: 'ann' } }, 'mine-1');
    expect(
      (await call(on, 'GET', '/posts/5', { headers: { ...headers, 'x-request-id': 'a b' } })).headers.get(
        'x-request-id',
      ),
    ).not.toBe('a b');
  });
  test('validateResponses turns an invalid response into a 500 and reports it', async () => {
    const wrong = () => ({ status: 200, body: { id: 'x', name: '' } });
    expect((await run(wrong, { validateResponses: true })).status).toBe(500);
    expect(failed).toHaveBeenCalledOnce();
    expect((await run(undefined, { validateResponses: true })).status).toBe(200);
  });
  test('creating a server throws if a security scheme has no handler', () => {
    expect(() => createRuntimeServer(definition, { handlers })).toThrow(TypeError);
  });
  test('the default error body is a problem', async () => {
    const { errorBody: _, ...plain } = definition;
    const on = createRuntimeServer(plain, { handlers, security: security_ });
    expect((await call(on, 'GET', '/posts/0')).body).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: 'A parameter is not valid',
      errors: { id: ['must be at least 1'] },
    });
  });
});

describe('mock mode', () => {
  const mock = createRuntimeServer<typeof handlers, typeof security_>(definition, {
    mock: true,
    handlers: { listPosts: handlers.listPosts },
  });
  test('mock mode returns the first 2XX example for any well-formed credential', async () => {
    expect(await call(mock, 'GET', '/posts/5')).toMatchObject({ status: 200, body: { id: 7 } });
    expect((await call(mock, 'GET', '/posts/5', { headers: {} })).status).toBe(401);
    expect((await call(mock, 'GET', '/posts/0')).status).toBe(400);
    expect((await call(mock, 'GET', '/posts?page=2')).body).toMatchObject({ page: 2 });
    expect((await call(mock, 'DELETE', '/posts/5?key=any')).status).toBe(204);
    expect((await call(mock, 'GET', '/feed', { headers: { authorization: 'Bearer x' } })).status).toBe(501);
  });
  test('mock mode returns the status that Prefer requests', async () => {
    expect((await call(mock, 'GET', '/posts/5', { headers: { ...headers, prefer: 'code=404' } })).status).toBe(404);
    expect((await call(mock, 'GET', '/posts/5', { headers: { ...headers, prefer: 'code=302' } })).status).toBe(400);
  });
});

describe('anonymous access', () => {
  test('anonymous access is tried last, so a valid credential sets the principal', async () => {
    const seen = vi.fn();
    const operations = definition.operations.map((one) =>
      one.id === 'getPost' ? { ...one, security: [{}, { token: [] }] } : one,
    );
    const on = createRuntimeServer(
      { ...definition, operations },
      {
        security: security_,
        handlers: {
          ...handlers,
          getPost: (_: unknown, { principal }: { principal?: unknown }) => {
            seen(principal);
            return { status: 200, body: { id: 1, name: '' } };
          },
        },
      },
    );
    await call(on, 'GET', '/posts/5');
    await call(on, 'GET', '/posts/5', { headers: {} });
    expect(seen.mock.calls).toEqual([[{ name: 'ann' }], [undefined]]);
  });
});
