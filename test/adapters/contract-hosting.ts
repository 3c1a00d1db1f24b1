/** Tests how a server treats connections and its host. The expected values come from the documentation of the hosts. */
import { connect as connectSocket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { eventually } from '../support/eventually.js';
import { type Contract, typeOf } from './contract.js';
import { chunked, JSON_TYPE, post, statusesOf, talk } from './sent.js';

export function testConnections({ host, urls, log }: Contract): void {
  const origin = urls.api;
  const base = `${urls.api}/api/v1`;
  describe('connections', () => {
    test.skipIf(host.isCutOff)('aborts the signal when the client disconnects', async () => {
      const controller = new AbortController();
      const left = fetch(`${base}/slow`, { signal: controller.signal }).catch(() => undefined);
      await eventually(async () => expect((await log.read()).points).toContain('waits'));
      controller.abort();
      await left;
      await eventually(async () => expect((await log.read()).points).toContain('aborted'));
    });

    test('keeps the connection open after an unread request body', async () => {
      const refused =
        'POST /api/v1/pets HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/csv\r\ncontent-length: 5000\r\n\r\n';
      const next = 'GET /api/v1/pets/x HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
      expect(statusesOf(await talk(origin, `${refused}${'x'.repeat(5000)}${next}`))).toEqual(['415', '200']);
    });

    test('serves other requests after a truncated body', async () => {
      const socket = connectSocket(Number(new URL(origin).port), '127.0.0.1');
      const head = `POST /api/v1/pets HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${JSON_TYPE}\r\ncontent-length: 500\r\n\r\n{`;
      await new Promise<void>((resolve) => socket.write(head, () => resolve()));
      socket.destroy();
      expect((await fetch(`${base}/pets/x`)).status).toBe(200);
      expect((await log.read()).faults).toEqual([]);
    });
  });
}

export function testPaths({ host, urls, log }: Contract): void {
  const origin = urls.api;
  const base = `${urls.api}/api/v1`;
  describe('paths', () => {
    const { none, method, atRoot, based, deep } = urls;

    test("runs the host's routes before and after the mounted server", async () => {
      expect(await (await fetch(`${origin}/api/before`)).text()).toBe('theirs');
      expect(await (await fetch(`${origin}/api/after`)).text()).toBe('theirs');
    });

    test.skipIf(host.fallsThrough === false)('passes unknown paths to the host', async () => {
      const theirs = await fetch(`${base}/none`);
      expect([theirs.status, await theirs.text()]).toEqual([404, 'their 404']);
    });

    test('returns 404 for unknown paths if fallThrough is "none"', async () => {
      const ours = await fetch(`${none}/api/v1/none`);
      expect([ours.status, typeOf(ours)]).toEqual([404, 'application/problem+json']);
    });

    test('returns 405 for an undeclared method', async () => {
      const ours = await fetch(`${base}/pets`, { method: 'PUT' });
      expect([ours.status, ours.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD, OPTIONS']);
      expect((await fetch(`${none}/api/v1/pets`, { method: 'PUT' })).status).toBe(405);
    });

    test.skipIf(host.fallsThrough === false)(
      'passes undeclared methods to the host if fallThrough is "method"',
      async () => {
        const theirs = await fetch(`${method}/api/v1/pets`, { method: 'PUT' });
        expect([theirs.status, await theirs.text()]).toEqual([404, 'their 404']);
        expect((await fetch(`${method}/api/v1/pets`)).status).toBe(200);
        expect((await fetch(`${method}/api/v1/pets`, { method: 'HEAD' })).status).toBe(200);
      },
    );

    test('responds to OPTIONS with the allowed methods', async () => {
      const response = await fetch(`${base}/pets`, { method: 'OPTIONS' });
      expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS']);
      if (host.fallsThrough !== false)
        expect((await fetch(`${method}/api/v1/pets`, { method: 'OPTIONS' })).status).toBe(404);
    });

    test.skipIf(host.usesBasePath)('serves paths with and without the base path, at any mount path', async () => {
      expect((await fetch(`${origin}/api/v1/pets`)).status).toBe(200);
      expect((await fetch(`${origin}/api/pets`)).status).toBe(200);
      expect((await fetch(`${atRoot}/v1/pets`)).status).toBe(200);
      expect((await fetch(`${atRoot}/pets`)).status).toBe(200);
      expect((await fetch(`${deep}/deep/api/v1/pets`)).status).toBe(200);
      expect((await fetch(`${deep}/deep/apiv1/pets`)).status).toBe(404);
    });

    test('returns 404 for paths outside a configured base path', async () => {
      expect((await fetch(`${based}/api/v2/pets`)).status).toBe(200);
      expect((await fetch(`${based}/api/pets`)).status).toBe(404);
      expect((await fetch(`${based}/api/v1/pets`)).status).toBe(404);
    });

    test.skipIf(host.fallsThrough === false)('calls no hooks for requests that fall through to the host', async () => {
      await fetch(`${base}/none`);
      expect((await log.read()).points).toEqual([]);
    });
  });
}

export function testHooks({ host, urls, log }: Contract): void {
  const base = `${urls.api}/api/v1`;
  describe('hooks, security and CORS', () => {
    const { open } = urls;

    test('calls the hooks in order', async () => {
      const response = await fetch(`${base}/secret`, { headers: { 'x-key': 'good' } });
      expect(await response.json()).toEqual({ principal: 'ann', state: 'state' });
      expect((await log.read()).points).toEqual(['received', 'authenticated', 'responded 200']);
    });

    test('returns 401 for a missing or wrong key', async () => {
      expect((await fetch(`${base}/secret`)).status).toBe(401);
      expect((await fetch(`${base}/secret`, { headers: { 'x-key': 'bad' } })).status).toBe(401);
      expect((await log.read()).points).toEqual(['received', 'responded 401', 'received', 'responded 401']);
    });

    test("passes the host's request, the raw target and the remote address to the handler", async () => {
      await fetch(`${base}/pets?tag=1`);
      const [request] = (await log.read()).requests;
      if (host.tells.includes('host')) {
        expect(request?.hasHost).toBe(true);
        expect(request?.target).toBe('/api/v1/pets?tag=1');
      }
      if (host.tells.includes('address')) expect(request?.remoteAddress).toBe('127.0.0.1');
    });

    test('responds to CORS preflights', async () => {
      const headers = { origin: 'https://pages.example', 'access-control-request-method': 'POST' };
      const response = await fetch(`${open}/api/v1/pets`, { method: 'OPTIONS', headers });
      expect(response.headers.get('access-control-allow-origin')).toBe('https://pages.example');
      const get = await fetch(`${open}/api/v1/pets`, { headers: { origin: 'https://pages.example' } });
      expect(get.headers.get('access-control-allow-origin')).toBe('https://pages.example');
    });
  });
}

export function testParsedBodies({ host, urls, log }: Contract): void {
  describe('bodies parsed by the host', () => {
    const { json, form, text, bytes, away } = urls;
    /** Expects a reported 500, not a client error, because the host cannot restore a body that it has parsed. */
    const expectLost = async (response: Response): Promise<void> => {
      expect(response.status).toBe(500);
      const { faults } = await log.read();
      expect(faults.map((fault) => fault.name)).toEqual(['BodyTakenError']);
    };

    test('reads parsed JSON', async () => {
      const response = await fetch(`${json}/v1/pets`, post(JSON_TYPE, '{"name":"ü"}'));
      if (host.parsed === 'lost') return expectLost(response);
      expect([response.status, await response.json()]).toEqual([201, { name: 'ü' }]);
      expect((await fetch(`${json}/v1/pets`, post(JSON_TYPE, '{"name":5}'))).status).toBe(422);
      const pieces = await fetch(`${json}/v1/pets`, chunked(JSON_TYPE, ['{"name":', '"x"}']));
      expect(await pieces.json()).toEqual({ name: 'x' });
      const word = await fetch(`${json}/v1/word`, post(JSON_TYPE, '"5"'));
      expect([word.status, await word.json()]).toEqual([200, '5']);
    });

    test('reads parsed forms', async () => {
      const init = { method: 'POST', body: new URLSearchParams('count=3&tags=a+b&tags=c%26') };
      const response = await fetch(`${form}/v1/form`, init);
      if (host.parsed === 'lost') return expectLost(response);
      expect(await response.json()).toEqual({ count: 3, tags: ['a b', 'c&'] });
    });

    test('accepts text, JSON and multipart bodies that the host has already read as text or bytes', async () => {
      const texts = await fetch(`${text}/v1/text`, post('text/plain', 'ü'));
      if (host.parsed === 'lost') return expectLost(texts);
      expect(await texts.text()).toBe('ü');
      const json = await fetch(`${text}/v1/word`, post(JSON_TYPE, '"5"'));
      expect(await json.json()).toBe('5');
      const blob = await fetch(`${bytes}/v1/blob`, post('application/octet-stream', new Uint8Array([0, 255])));
      expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([0, 255]);
      const form = new FormData();
      form.set('title', 'x');
      form.set('file', new File(['abc'], 'a.txt'));
      const upload = await fetch(`${bytes}/v1/upload`, { method: 'POST', body: form });
      expect(await upload.json()).toEqual({ title: 'x', name: 'a.txt', size: 3 });
    });

    test.skipIf(host.parsed !== 'restored')('enforces the size limit on parsed bodies', async () => {
      const large = `{"name":"${'x'.repeat(1_000_000)}"}`;
      expect((await fetch(`${bytes}/v1/pets`, post(JSON_TYPE, large))).status).toBe(413);
    });

    test('returns 500 instead of treating a consumed body as empty', async () => {
      const response = await fetch(`${away}/v1/pets`, post(JSON_TYPE, '{"name":"x"}'));
      if (host.parsed !== 'never') await expectLost(response);
      else expect(response.status).toBe(201);
      expect((await fetch(`${away}/v1/pets/x`)).status).toBe(200);
    });
  });
}
