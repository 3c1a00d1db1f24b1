/** Callbacks of a receiver of events, and `next` of hosts, that are slow, and that fail. */
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import { sendsJson } from '../../generator/runtime/codec/media/json.js';
import { toExpressHandler } from '../../generator/runtime/server/adapters/express.js';
import { toFastifyPlugin } from '../../generator/runtime/server/adapters/fastify.js';
import { toHonoHandler } from '../../generator/runtime/server/adapters/hono.js';
import { httpError } from '../../generator/runtime/server/index.js';
import type { Operation } from '../../generator/runtime/server/operation.js';
import type { RawEvent, ReceiverOptions, UnknownEvent } from '../../generator/runtime/server/receiver-options.js';
import { createReceiver } from '../../generator/runtime/server/receiver.js';
import { deferred, runAll, unhandledDuring } from '../support/deferred.js';
import { listenHttp } from '../adapters/hosts.js';
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

/** A receiver that runs `act` at each stage of an event; an event of `/unknown` has no handler. */
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

  test('is awaited before the event goes on', async () => {
    const gate = deferred();
    const { send, log } = staged((each) => (each === stage ? gate.promise : undefined));
    const response = send(path);
    const isAnswered = vi.fn();
    response.then(isAnswered, isAnswered);
    await runAll();
    expect(log).toEqual([...logUpTo(index), stage]);
    expect(isAnswered).not.toHaveBeenCalled();
    gate.resolve();
    expect((await response).status).toBe(status);
    expect(log).toEqual(logUpTo(order.length));
  });
  test.each([
    ['an error that is not told to the sender', BROKEN, 500, BROKEN],
    ['a refusal', httpError(409, 'Not now'), 409, undefined],
  ])('is answered with its error when it rejects with %s', async (_, error, expected, cause) => {
    const { send, log, reported } = staged((each) => {
      if (each === stage) throw error;
    });
    const response = await send(path);
    expect([response.status, (await response.text()).includes('database')]).toEqual([expected, false]);
    expect(log).toEqual([...logUpTo(index), stage]);
    expect(reported).toEqual([[expected, cause]]);
  });
  test('leads to a 500 when it throws', async () => {
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
  test('refuses an event that verify resolves to false for', async () => {
    const { send, log } = staged(() => undefined);
    expect((await send('/forged')).status).toBe(401);
    expect(log).toEqual(['verify', 'verify done']);
  });
  test('answers without waiting for failed, and when it rejects', async () => {
    for (const failed of [() => new Promise<void>(() => undefined), () => Promise.reject(BROKEN)]) {
      const { send } = staged(() => undefined, { hooks: { onError: failed } });
      const unhandled = await unhandledDuring(async () => expect((await send('/forged')).status).toBe(401));
      expect(unhandled).toEqual([]);
    }
  });
});

describe("a host's handler behind a server", () => {
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

  test.each(Object.keys(hosts))('answers when it is slow, and when it rejects, in %s', async (name) => {
    const started = deferred();
    const gate = deferred<string>();
    const isAnswered = vi.fn();
    const send = await hosts[name]?.(() => {
      started.resolve();
      return gate.promise;
    });
    const response = send?.();
    response?.then(isAnswered, isAnswered);
    await started.promise;
    await runAll();
    expect(isAnswered).not.toHaveBeenCalled();
    gate.resolve('own');
    expect(await (await response)?.text()).toBe('own');
    const broken = await hosts[name]?.(() => Promise.reject(BROKEN));
    const refused = await broken?.();
    expect([refused?.status, await refused?.text()]).toEqual([503, BROKEN.message]);
  });
});
