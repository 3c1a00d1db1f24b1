/** Slow or failing callbacks of an event receiver, and of `next` in hosts. */
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import { sendsJson } from '../../generator/runtime/codec/media/json.js';
import { toExpressHandler } from '../../generator/runtime/server/adapters/express.js';
import { toFastifyPlugin } from '../../generator/runtime/server/adapters/fastify.js';
import { toHonoHandler } from '../../generator/runtime/server/adapters/hono.js';
import type { Operation } from '../../generator/runtime/server/operation.js';
import { httpError } from '../../generator/runtime/server/problems.js';
import { createReceiver } from '../../generator/runtime/server/receiver.js';
import type { RawEvent, ReceiverOptions, UnknownEvent } from '../../generator/runtime/server/receiver-options.js';
import { listenHttp } from '../adapters/hosts.js';
import { deferred, runAll, unhandledDuring } from '../support/deferred.js';
import { makeServer } from './fixture.js';

const BROKEN = new Error('the database is gone');

const adopted: Operation = {
  id: 'adopted',
  method: 'POST',
  path: '/',
  responses: { 200: { content: { 'application/json': sendsJson } } },
};

const stages = ['verify', 'event', 'handler', 'onUnknown'] as const;
type Stage = (typeof stages)[number];
interface Handlers {
  adopted(input: object): unknown;
}

type Overrides = Partial<Pick<ReceiverOptions<Handlers>, 'event' | 'handlers' | 'onUnknown' | 'hooks'>> & {
  readonly verify?: (event: RawEvent) => boolean;
};

/** Returns a receiver that runs `act` at each stage of an event; an event of `/unknown` has no handler. */
function staged(act: (stage: Stage) => unknown, more: Overrides = {}) {
  const log: string[] = [];
  const reported: unknown[] = [];
  const at = async <T>(stage: Stage, value: T): Promise<T> => {
    log.push(stage);
    await act(stage);
    log.push(`${stage} done`);
    return value;
  };
  const receiver = createReceiver<Handlers>(
    { operations: [adopted], checks: {} },
    {
      verify: ({ target }: RawEvent) => at('verify', target !== '/forged'),
      event: ({ target }) => at('event', target === '/unknown' ? undefined : 'adopted'),
      handlers: { adopted: () => at('handler', { status: 200, body: 'thanks' }) },
      onUnknown: (_: UnknownEvent) => at('onUnknown', { status: 202 }),
      hooks: { onError: ({ status, cause }) => void reported.push([status, cause]) },
      ...more,
    },
  );
  const send = (path: string): Promise<Response> => receiver.fetch(`http://host${path}`, { method: 'POST', body: '' });
  return { send, log, reported };
}

describe.each(stages)('%s of a receiver', (stage) => {
  const [path, status] = stage === 'onUnknown' ? (['/unknown', 202] as const) : (['/', 200] as const);
  const order = ['verify', 'event', stage === 'onUnknown' ? 'onUnknown' : 'handler'];
  const logUpTo = (count: number): string[] => order.slice(0, count).flatMap((each) => [each, `${each} done`]);
  const index = order.indexOf(stage);

  test('a receiver option is awaited before the next stage', async () => {
    const gate = deferred();
    const { send, log } = staged((each) => (each === stage ? gate.promise : undefined));
    const response = send(path);
    const onSettled = vi.fn();
    response.then(onSettled, onSettled);
    await runAll();
    expect(log).toEqual([...logUpTo(index), stage]);
    expect(onSettled).not.toHaveBeenCalled();
    gate.resolve();
    expect((await response).status).toBe(status);
    expect(log).toEqual(logUpTo(order.length));
  });
  test.each([
    ['an error, which is not revealed', BROKEN, 500, BROKEN],
    ['an HttpError', httpError(409, 'Not now'), 409, undefined],
  ])('a receiver option that rejects with %s leads to an error response', async (_, error, expected, cause) => {
    const { send, log, reported } = staged((each) => {
      if (each === stage) throw error;
    });
    const response = await send(path);
    expect([response.status, (await response.text()).includes('database')]).toEqual([expected, false]);
    expect(log).toEqual([...logUpTo(index), stage]);
    expect(reported).toEqual([[expected, cause]]);
  });
  test('a receiver option that throws leads to a 500', async () => {
    const name = stage === 'handler' ? 'handlers' : stage;
    const fail = (): never => {
      throw BROKEN;
    };
    const { send, reported } = staged(() => undefined, {
      [name]: stage === 'handler' ? { adopted: fail } : fail,
    });
    expect((await send(path)).status).toBe(500);
    expect(reported).toEqual([[500, BROKEN]]);
  });
});

describe('a receiver', () => {
  test('a receiver responds with 401 when verify resolves to false', async () => {
    const { send, log } = staged(() => undefined);
    expect((await send('/forged')).status).toBe(401);
    expect(log).toEqual(['verify', 'verify done']);
  });
  test('a receiver does not wait for onError and ignores its rejection', async () => {
    for (const failed of [() => new Promise<void>(() => undefined), () => Promise.reject(BROKEN)]) {
      const { send } = staged(() => undefined, { hooks: { onError: failed } });
      const unhandled = await unhandledDuring(async () => expect((await send('/forged')).status).toBe(401));
      expect(unhandled).toEqual([]);
    }
  });
});

describe('a later handler of the host', () => {
  type Next = () => Promise<string>;
  const hosts: Readonly<Record<string, (next: Next) => Promise<() => Promise<Response>>>> = {
    Hono: async (next) => {
      const app = new Hono();
      app.use('/*', toHonoHandler(makeServer()));
      app.get('/own', async (context) => context.text(await next()));
      app.onError((error, context) => context.text(error.message, 503));
      return async () => app.request('/own');
    },
    Fastify: async (next) => {
      const app = fastify();
      app.register(toFastifyPlugin(makeServer()));
      app.setNotFoundHandler(async (_request, reply) => reply.code(200).send(await next()));
      app.setErrorHandler((_error, _request, reply) => reply.code(503).send(BROKEN.message));
      return async () => {
        const { statusCode, body } = await app.inject('/own');
        return new Response(body, { status: statusCode });
      };
    },
    Express: async (next) => {
      const app = express();
      app.use(toExpressHandler(makeServer()));
      app.get('/own', async (_request, response) => void response.send(await next()));
      app.use((error: Error, _request: express.Request, response: express.Response, _next: express.NextFunction) => {
        response.status(503).send(error.message);
      });
      const address = await listenHttp(app);
      return () => fetch(`${address}/own`);
    },
  };

  test.each(Object.keys(hosts))('a later handler of the host may be slow or reject, in %s', async (name) => {
    const started = deferred();
    const gate = deferred<string>();
    const onSettled = vi.fn();
    const send = await hosts[name]?.(() => {
      started.resolve();
      return gate.promise;
    });
    const response = send?.();
    response?.then(onSettled, onSettled);
    await started.promise;
    await runAll();
    expect(onSettled).not.toHaveBeenCalled();
    gate.resolve('own');
    expect(await (await response)?.text()).toBe('own');
    const broken = await hosts[name]?.(() => Promise.reject(BROKEN));
    const refused = await broken?.();
    expect([refused?.status, await refused?.text()]).toEqual([503, BROKEN.message]);
  });
});
