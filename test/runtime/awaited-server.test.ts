/** Server callbacks that are slow or fail: what waits for them, what the caller receives, and what is reported. */
import { describe, expect, test, vi } from 'vitest';
import { sendsBytes } from '../../generator/runtime/codec/media/bytes.js';
import type { Operation } from '../../generator/runtime/server/operation.js';
import type { Hooks, Server } from '../../generator/runtime/server/options.js';
import { httpError } from '../../generator/runtime/server/problems.js';
import { createRuntimeServer } from '../../generator/runtime/server/server.js';
import { deferred, runAll, unhandledDuring } from '../support/deferred.js';
import { makeServer, security_ } from './fixture.js';

const BROKEN = new Error('the database is gone');
const failing = {
  throws: (error: Error): never => {
    throw error;
  },
  rejects: async (error: Error): Promise<never> => {
    throw error;
  },
};
const kinds = ['throws', 'rejects'] as const;

const stages = ['onRequest', 'security', 'onAuthenticated', 'handler', 'onResponse'] as const;
type Stage = (typeof stages)[number];
type Act = (stage: Stage) => void | Promise<void>;

/** Returns a server that runs `act` at each stage of a request, and logs when it starts and ends. */
function staged(act: Act) {
  const log: string[] = [];
  const reported: unknown[] = [];
  const at = async (stage: Stage): Promise<void> => {
    log.push(stage);
    await act(stage);
    log.push(`${stage} done`);
  };
  const server = makeServer(
    {
      getPost: async ({ path }) => {
        await at('handler');
        return { status: 200, body: { id: path.id, name: 'x' } };
      },
    },
    {
      security: {
        ...security_,
        token: async () => {
          await at('security');
          return { name: 'ann' };
        },
      },
      hooks: {
        onRequest: async () => {
          await at('onRequest');
          return { tenant: 'acme' };
        },
        onAuthenticated: () => at('onAuthenticated'),
        onResponse: async ({ status }) => {
          await at('onResponse');
          log.push(`${status}`);
          return undefined;
        },
        onError: ({ status, cause }, { state }) => void reported.push([status, cause, state]),
      },
    },
  );
  return { server, log, reported };
}

function call(server: Server, headers: Record<string, string> = {}): Promise<Response> {
  return server.fetch('http://host/posts/5', { headers: { authorization: 'Token good', ...headers } });
}

function logUpTo(count: number): string[] {
  return stages.slice(0, count).flatMap((stage) => [stage, `${stage} done`]);
}

describe.each(stages)('%s', (stage) => {
  const index = stages.indexOf(stage);

  test('a stage of the server is awaited before the next stage', async () => {
    const gate = deferred();
    const { server, log } = staged((each) => (each === stage ? gate.promise : undefined));
    const response = call(server);
    const onSettled = vi.fn();
    response.then(onSettled, onSettled);
    await runAll();
    expect(log).toEqual([...logUpTo(index), stage]);
    expect(onSettled).not.toHaveBeenCalled();
    gate.resolve();
    expect((await response).status).toBe(200);
    expect(log).toEqual([...logUpTo(stages.length), '200']);
  });
  test.each([
    ['an error, which is not revealed', BROKEN, 500, BROKEN],
    ['an HttpError', httpError(409, 'Not now'), 409, undefined],
  ])('a stage of the server that rejects with %s leads to an error response', async (_, error, status, cause) => {
    const { server, log, reported } = staged((each) => {
      if (each === stage) throw error;
    });
    const response = await call(server);
    expect(response.status).toBe(status);
    const text = await response.text();
    expect([text.includes('database'), text.includes('Not now')]).toEqual([false, status === 409]);
    const after = stage === 'onResponse' ? [] : ['onResponse', 'onResponse done', `${status}`];
    expect(log).toEqual([...logUpTo(index), stage, ...after]);
    expect(reported).toEqual([[status, cause, stage === 'onRequest' ? undefined : { tenant: 'acme' }]]);
  });
});

describe('synchronous stages', () => {
  test.each(stages)('a synchronous %s that throws leads to an error response', async (stage) => {
    const fail = (each: Stage) => (): never | undefined => (each === stage ? failing.throws(BROKEN) : undefined);
    const failed = vi.fn();
    const server = makeServer(
      {
        getPost: () => {
          fail('handler')();
          return { status: 200, body: { id: 1, name: 'x' } };
        },
      },
      {
        security: { ...security_, token: () => fail('security')() ?? 'ann' },
        hooks: {
          onRequest: fail('onRequest'),
          onAuthenticated: fail('onAuthenticated'),
          onResponse: fail('onResponse'),
          onError: failed,
        },
      },
    );
    expect((await call(server)).status).toBe(500);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cause: BROKEN }), expect.anything());
  });
});

describe('a handler', () => {
  test('a handler can return a thenable that is not a Promise', async () => {
    const post = { status: 200, body: { id: 5, name: 'later' } } as const;
    for (const outcome of [post, BROKEN]) {
      /** An object like a query builder: a promise in everything except its class. */
      const query = new Proxy(outcome === post ? Promise.resolve(post) : Promise.reject(BROKEN), {
        getPrototypeOf: () => Object.prototype,
        get: (promise, key) => {
          const member: unknown = Reflect.get(promise, key);
          return typeof member === 'function' ? member.bind(promise) : member;
        },
      });
      expect(query).not.toBeInstanceOf(Promise);
      const failed = vi.fn();
      const response = await call(makeServer({ getPost: () => query }, { hooks: { onError: failed } }));
      expect(response.status).toBe(outcome === post ? 200 : 500);
      expect(failed.mock.calls.map(([{ cause }]) => cause)).toEqual(outcome === post ? [] : [BROKEN]);
    }
  });
});

describe('onResponse', () => {
  test('onResponse cancels the stream that its response replaces', async () => {
    for (const body of [null, 'short', new Blob(['short'])]) {
      const cancel = vi.fn();
      const stream = new ReadableStream<Uint8Array>({ cancel });
      const server = streaming(stream, () => ({ status: 503, headers: [], body }));
      expect((await call(server)).status).toBe(503);
      await runAll();
      expect(cancel).toHaveBeenCalledTimes(1);
    }
  });
  test('onResponse can read the stream that it replaces', async () => {
    const source = (): ReadableStream<Uint8Array> => new Blob(['whole']).stream();
    const whole = streaming(source(), async ({ body }) => ({
      status: 200,
      headers: [],
      body: body instanceof ReadableStream ? await new Response(body).text() : null,
    }));
    const passed = streaming(source(), ({ body }) => ({
      status: 200,
      headers: [],
      body: body instanceof ReadableStream ? body.pipeThrough(new TransformStream()) : null,
    }));
    // Reading starts only when the response is read.
    const late = streaming(source(), ({ body }) => {
      const chunks = body instanceof ReadableStream ? () => body.getReader() : undefined;
      let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
      const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
        reader ??= chunks?.();
        const part = await reader?.read();
        if (part?.value === undefined) controller.close();
        else controller.enqueue(part.value);
      };
      return { status: 200, headers: [], body: new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 }) };
    });
    for (const server of [whole, passed, late]) expect(await (await call(server)).text()).toBe('whole');
  });
});

type ResponseHook = NonNullable<Hooks['onResponse']>;

/** Returns a server that responds with a stream, which it passes to `onResponse`. */
function streaming(stream: ReadableStream<Uint8Array>, respond: ResponseHook) {
  const content = { 'application/octet-stream': sendsBytes };
  const operation: Operation = { id: 'getPost', method: 'GET', path: '/posts/5', responses: { 200: { content } } };
  return createRuntimeServer<object>(
    { operations: [operation], validators: {}, securitySchemes: {} },
    { handlers: { getPost: () => ({ status: 200, body: stream }) }, hooks: { onResponse: respond } },
  );
}

describe('onError', () => {
  test('onError is not awaited', async () => {
    const failed = vi.fn(() => new Promise<void>(() => undefined));
    const response = await call(makeServer({ getPost: () => failing.throws(BROKEN) }, { hooks: { onError: failed } }));
    expect([response.status, failed.mock.calls.length]).toEqual([500, 1]);
  });
  test.each(kinds)('onError does not change the response when it %s', async (kind) => {
    const failed = vi.fn(() => failing[kind](new Error('no log')));
    const unhandled = await unhandledDuring(async () => {
      const response = await call(
        makeServer({ getPost: () => failing.throws(BROKEN) }, { hooks: { onError: failed } }),
      );
      expect(response.status).toBe(500);
    });
    expect([failed.mock.calls.length, unhandled]).toEqual([1, []]);
  });
});

/** Sets an option to a value that only untyped code can pass. */
function withOption<T extends object>(options: T, name: string, value: unknown): T {
  Reflect.set(options, name, value);
  return options;
}

describe('errorBody', () => {
  test.each([
    ['throws', () => failing.throws(BROKEN), BROKEN.message],
    ['returns a promise', () => Promise.resolve('x'), 'errorBody returned a promise'],
    ['rejects', () => failing.rejects(BROKEN), 'errorBody returned a promise'],
  ])(
    "the document's error body replaces errorBody, and the failure is reported, when errorBody %s",
    async (_, errorBody, reason) => {
      const reported: unknown[] = [];
      const failed = vi.fn(({ cause }: { cause?: unknown }) => void reported.push(cause));
      const unhandled = await unhandledDuring(async () => {
        const own = { getPost: () => failing.throws(httpError(404, 'No such post')) };
        const response = await call(
          makeServer(own, withOption({ hooks: { onError: failed } }, 'errorBody', errorBody)),
        );
        expect([response.status, await response.json()]).toEqual([
          404,
          { success: false, message: 'No such post', error_details: {} },
        ]);
      });
      expect(unhandled).toEqual([]);
      expect(reported).toEqual([undefined, expect.objectContaining({ message: expect.stringContaining(reason) })]);
    },
  );
});

describe('cors.origins', () => {
  test.each([
    ['throws', () => failing.throws(BROKEN), BROKEN.message],
    ['returns a promise', () => Promise.resolve(true), 'cors.origins returned a promise'],
    ['rejects', () => failing.rejects(BROKEN), 'cors.origins returned a promise'],
  ])('if the function cors.origins %s, no origin is allowed and the error is reported', async (_, origins, reason) => {
    const failed = vi.fn();
    const server = makeServer(
      {},
      { cors: withOption({ origins: [] }, 'origins', origins), hooks: { onError: failed } },
    );
    const asked = { origin: 'https://page.test', 'access-control-request-method': 'GET' };
    const unhandled = await unhandledDuring(async () => {
      const response = await call(server, asked);
      const preflight = await server.fetch('http://host/posts/5', { method: 'OPTIONS', headers: asked });
      expect([response.status, preflight.status]).toEqual([200, 204]);
      for (const { headers } of [response, preflight])
        expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    });
    expect(unhandled).toEqual([]);
    expect(failed.mock.calls.map(([{ cause }]) => cause.message)).toEqual([
      expect.stringContaining(reason),
      expect.stringContaining(reason),
    ]);
  });
});
