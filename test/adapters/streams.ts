/** A server with streams in both directions. */
import type { Context, Fixture, Handlers } from './fixture.js';
import type { OwnLog } from './log.js';

const document = `
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
`;

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('its caller has left')));
  });
}

/** Sends no events, and ends when the client disconnects. */
async function* wait({ points }: OwnLog, { signal }: Context): AsyncGenerator<object> {
  try {
    points.push('waits');
    await aborted(signal);
    yield { data: 'never' };
  } finally {
    points.push('let go');
  }
}

/** Yields three items, the second of which cannot be serialized as JSON. */
async function* list({ points }: OwnLog): AsyncGenerator<unknown> {
  try {
    yield 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    yield 2n;
    yield 3;
  } finally {
    points.push('let go');
  }
}

function makeHandlers(log: OwnLog): Handlers {
  return {
    watch: (_input: unknown, context: Context) => ({ status: 200, body: wait(log, context) }),
    readWrong: () => ({ status: 200, body: list(log) }),
    readLate: async (_input: unknown, { signal }: Context) => {
      log.points.push('waits');
      await aborted(signal).catch(() => undefined);
      return { status: 200, body: new ReadableStream({ cancel: () => void log.points.push('let go') }) };
    },
    readSlow: async () => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      return { status: 200, body: new ReadableStream({ cancel: () => void log.points.push('let go') }) };
    },
    sendBytes: async ({ body }: { readonly body: { bytes(): Promise<Uint8Array> } }) => ({
      status: 200,
      body: (await body.bytes()).length,
    }),
    sendLines: async ({ body }: { readonly body: AsyncIterable<number> }) => {
      for await (const line of body) return { status: 200, body: line };
      return { status: 200, body: 0 };
    },
  };
}

function optionsFor(log: OwnLog): object {
  const hooks = { onError: ({ cause }: { readonly cause?: unknown }) => log.addFault(cause) };
  return { handlers: makeHandlers(log), hooks, limits: { handlerTimeout: 500 } };
}

export const streams: Fixture = { name: 'streams', document, optionsFor };
