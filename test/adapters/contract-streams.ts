/**
 * Streams in every host: the head is sent immediately, and the handler's resources are released when the client
 * disconnects. The expected values are what a client can observe (HTML, 9.2.3: a connection is open once its head has
 * arrived) and what a handler is notified of.
 */
import { request as httpRequest } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../support/eventually.js';
import { patience } from '../support/patience.js';
import type { Host, Subject } from './hosts.js';

async function open(url: string): Promise<{ readonly response: Response; readonly leave: () => void }> {
  const controller = new AbortController();
  const response = await fetch(url, { signal: AbortSignal.any([controller.signal, AbortSignal.timeout(patience)]) });
  return { response, leave: () => controller.abort() };
}

/** Defines the tests for a fixture with the operations of `streams`. */
export function testStreams(hosts: readonly Host[], subject: Subject): void {
  describe.each(hosts)('streams in $name', async ({ serve, isCutOff }) => {
    const { urls, log } = await serve(subject, { api: {} });
    const base = urls.api;
    beforeEach(() => log.clear());

    test('sends the status and headers before the first item', async () => {
      const { response, leave } = await open(`${base}/quiet`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
      leave();
      if (isCutOff !== true) await eventually(async () => expect((await log.read()).points).toContain('let go'));
    });

    test.skipIf(isCutOff)(
      'aborts the signal of an idle stream without an error when the client disconnects',
      async () => {
        const { leave } = await open(`${base}/quiet`);
        await eventually(async () => expect((await log.read()).points).toContain('waits'));
        leave();
        await eventually(async () => expect((await log.read()).points).toEqual(['waits', 'let go']));
        expect((await log.read()).faults).toEqual([]);
      },
    );

    test('closes the source when an item cannot be serialized', async () => {
      const { response } = await open(`${base}/wrong`);
      await expect(response.text()).rejects.toThrow();
      await eventually(async () => expect((await log.read()).points).toEqual(['let go']));
      expect((await log.read()).faults).toEqual([{ name: 'TypeError', message: expect.stringContaining('BigInt') }]);
    });

    test('cancels a stream that is returned after the client has disconnected', async () => {
      const controller = new AbortController();
      const left = fetch(`${base}/late`, { signal: controller.signal }).catch(() => undefined);
      await eventually(async () => expect((await log.read()).points).toContain('waits'));
      controller.abort();
      await left;
      await eventually(async () => expect((await log.read()).points).toEqual(['waits', 'let go']));
    });

    test.skipIf(isCutOff)('cancels a stream that is returned after the handler timeout', async () => {
      expect((await fetch(`${base}/slow`)).status).toBe(503);
      await eventually(async () => expect((await log.read()).points).toEqual(['let go']));
    });

    test('responds before the request body ends when the handler stops reading it', async () => {
      const { hostname, port } = new URL(base);
      const headers = { 'content-type': 'application/jsonl' };
      const sent = httpRequest({ hostname, port, path: '/lines', method: 'POST', headers });
      const status = new Promise((resolve) => {
        sent.on('response', (response) => resolve(response.statusCode));
        setTimeout(() => resolve('none'), patience).unref();
      });
      sent.on('error', () => undefined).write('7\n');
      expect(await status).toBe(200);
      sent.destroy();
    });

    test('accepts an empty body only for binary and line-based media types', async () => {
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
}
