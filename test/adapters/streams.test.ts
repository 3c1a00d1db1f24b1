/**
 * Streams in every host alike: their head goes at once, and what a handler holds open for one is let go when nobody reads it
 * any more. Expected is what a caller can see (HTML, 9.2.3: a connection is open once its head has come) and what a handler is told.
 */
import { request as httpRequest } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { load } from '../interop/load.js';
import { hosts } from './hosts.js';

const { use } = await load(`
openapi: 3.2.0
info: { title: Streams, version: '1' }
paths:
  /quiet: { get: { operationId: watch, responses: { '200': { description: OK, content: { text/event-stream: {} } } } } }
  /wrong: { get: { operationId: readWrong, responses: { '200': { description: OK, content: { application/jsonl: {} } } } } }
  /late: { get: { operationId: readLate, responses: { '200': { description: OK, content: { application/octet-stream: {} } } } } }
  /slow: { get: { operationId: readSlow, responses: { '200': { description: OK, content: { application/octet-stream: {} } } } } }
  /bytes:
    post:
      operationId: sendBytes
      requestBody: { required: true, content: { image/png: {}, application/octet-stream: {}, text/plain: {} } }
      responses: { '200': { description: OK, content: { application/json: { schema: {} } } } }
  /lines:
    post:
      operationId: sendLines
      requestBody: { required: true, content: { application/jsonl: { itemSchema: { type: integer } } } }
      responses: { '200': { description: OK, content: { application/json: { schema: {} } } } }
`);

interface Told {
  readonly points: string[];
  readonly faults: unknown[];
}

interface Context {
  readonly signal: AbortSignal;
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('its caller has left')));
  });

/** Has nothing to say until its caller leaves. */
async function* wait({ points }: Told, { signal }: Context): AsyncGenerator<object> {
  try {
    points.push('waits');
    await aborted(signal);
    yield { data: 'never' };
  } finally {
    points.push('let go');
  }
}

/** Its second item has no JSON. */
async function* list({ points }: Told): AsyncGenerator<unknown> {
  try {
    yield 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    yield 2n;
    yield 3;
  } finally {
    points.push('let go');
  }
}

const makeHandlers = (told: Told): object => ({
  watch: (_input: unknown, context: Context) => ({ status: 200, body: wait(told, context) }),
  readWrong: () => ({ status: 200, body: list(told) }),
  readLate: async (_input: unknown, { signal }: Context) => {
    told.points.push('waits');
    await aborted(signal).catch(() => undefined);
    return { status: 200, body: new ReadableStream({ cancel: () => void told.points.push('let go') }) };
  },
  readSlow: async () => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    return { status: 200, body: new ReadableStream({ cancel: () => void told.points.push('let go') }) };
  },
  sendBytes: async ({ body }: { readonly body: { bytes(): Promise<Uint8Array> } }) => ({
    status: 200,
    body: (await body.bytes()).length,
  }),
  sendLines: async ({ body }: { readonly body: AsyncIterable<number> }) => {
    for await (const line of body) return { status: 200, body: line };
    return { status: 200, body: 0 };
  },
});

const open = async (url: string): Promise<{ readonly response: Response; readonly leave: () => void }> => {
  const controller = new AbortController();
  const response = await fetch(url, { signal: AbortSignal.any([controller.signal, AbortSignal.timeout(3_000)]) });
  return { response, leave: () => controller.abort() };
};

describe.each(hosts)('in $name', async ({ mount }) => {
  const told: Told = { points: [], faults: [] };
  const hooks = { onError: ({ cause }: { readonly cause?: unknown }) => void told.faults.push(cause) };
  const base = await mount(
    use('createServer')({ handlers: makeHandlers(told), hooks, limits: { handlerTimeout: 500 } }),
  );

  test('its head comes before its first piece', async () => {
    const { response, leave } = await open(`${base}/quiet`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    leave();
    await vi.waitFor(() => expect(told.points).toContain('let go'));
  });

  test('who leaves while nothing comes is told by the signal, and is no failure', async () => {
    told.points.length = 0;
    const { leave } = await open(`${base}/quiet`);
    await vi.waitFor(() => expect(told.points).toContain('waits'));
    leave();
    await vi.waitFor(() => expect(told.points).toEqual(['waits', 'let go']));
    expect(told.faults).toEqual([]);
  });

  test('an item that cannot be written ends its source', async () => {
    told.points.length = 0;
    const { response } = await open(`${base}/wrong`);
    await expect(response.text()).rejects.toThrow();
    await vi.waitFor(() => expect(told.points).toEqual(['let go']));
    expect(told.faults.splice(0)).toEqual([new TypeError('Do not know how to serialize a BigInt')]);
  });

  test('a stream that is answered to nobody is ended', async () => {
    told.points.length = 0;
    const controller = new AbortController();
    const left = fetch(`${base}/late`, { signal: controller.signal }).catch(() => undefined);
    await vi.waitFor(() => expect(told.points).toContain('waits'));
    controller.abort();
    await left;
    await vi.waitFor(() => expect(told.points).toEqual(['waits', 'let go']));
  });

  test('a stream that comes when its time is up is ended', async () => {
    told.points.length = 0;
    expect((await fetch(`${base}/slow`)).status).toBe(503);
    await vi.waitFor(() => expect(told.points).toEqual(['let go']));
    told.faults.length = 0;
  });

  test('a handler that leaves its body answers before more of it comes', async () => {
    const { hostname, port } = new URL(base);
    const headers = { 'content-type': 'application/jsonl' };
    const sent = httpRequest({ hostname, port, path: '/lines', method: 'POST', headers });
    const status = new Promise((resolve) => {
      sent.on('response', (response) => resolve(response.statusCode));
      setTimeout(() => resolve('none'), 2_000);
    });
    sent.on('error', () => undefined).write('7\n');
    expect(await status).toBe(200);
    sent.destroy();
  });

  test('what has no byte, or no item, is a body where its type says so', async () => {
    const send = async (path: string, type: string | undefined, body: BodyInit | undefined): Promise<unknown> => {
      const init = { method: 'POST', ...(type !== undefined && { headers: { 'content-type': type } }) };
      const response = await fetch(`${base}${path}`, body === undefined ? init : { ...init, body });
      return [response.status, response.ok ? await response.json() : undefined];
    };
    expect(await send('/bytes', 'application/octet-stream', '')).toEqual([200, 0]);
    expect(await send('/bytes', 'image/png', new Blob([]))).toEqual([200, 0]);
    expect(await send('/lines', 'application/jsonl', '')).toEqual([200, 0]);
    expect(await send('/bytes', 'text/plain', '')).toEqual([400, undefined]);
    expect(await send('/bytes', undefined, undefined)).toEqual([400, undefined]);
  });
});
