/** Tests how a server handles requests and responses in every host. The expected values follow from HTTP. */
import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { eventually } from '../support/eventually.js';
import { type Contract, typeOf } from './contract.js';
import { CLOSING, chunked, JSON_TYPE, post, statusesOf, talk } from './sent.js';

export function testRequests({ urls }: Contract): void {
  const origin = urls.api;
  const base = `${urls.api}/api/v1`;
  describe('requests', () => {
    test('decodes path values once', async () => {
      expect(await (await fetch(`${base}/pets/a%2Fb%20%C3%BC%2525`)).json()).toEqual({ name: 'a/b ü%25' });
    });

    test('parses the query, cookies and repeated headers', async () => {
      const { hostname, port } = new URL(origin);
      const text = await new Promise<string>((resolve) => {
        const headers = { cookie: 'session=s%201', 'x-many': ['a', 'b,c'] };
        httpRequest({ hostname, port, path: '/api/v1/pets?tag=1%2C2&tag=%26', headers }, (response) => {
          let whole = '';
          response.on('data', (piece) => (whole += piece)).on('end', () => resolve(whole));
        }).end();
      });
      const expected = {
        query: { tag: ['1,2', '&'] },
        cookies: { session: 's 1' },
        headers: { 'x-many': ['a', 'b', 'c'] },
      };
      expect(JSON.parse(text)).toEqual(expected);
    });

    test('reads JSON bodies with a content-length and in chunks', async () => {
      const whole = await fetch(`${base}/pets`, post(JSON_TYPE, '{"name":"ü","age":3}'));
      expect([whole.status, await whole.json()]).toEqual([201, { name: 'ü', age: 3 }]);
      const pieces = await fetch(`${base}/pets`, chunked(JSON_TYPE, ['{"name":', '"x"}']));
      expect([pieces.status, await pieces.json()]).toEqual([201, { name: 'x' }]);
    });

    test('rejects missing, empty and invalid JSON bodies', async () => {
      expect((await fetch(`${base}/pets`, { method: 'POST' })).status).toBe(422);
      expect((await fetch(`${base}/pets`, post(JSON_TYPE, ''))).status).toBe(422);
      expect((await fetch(`${base}/pets`, post(JSON_TYPE, '{"name":'))).status).toBe(400);
      expect((await fetch(`${base}/pets`, post(JSON_TYPE, '{"name":"x","age":1.5}'))).status).toBe(422);
    });

    test('returns 415 with the accepted types for an undeclared content type or encoding', async () => {
      const response = await fetch(`${base}/pets`, post('text/csv', 'a,b'));
      expect([response.status, response.headers.get('accept')]).toEqual([415, JSON_TYPE]);
      expect(
        (await fetch(`${base}/pets`, post(JSON_TYPE, gzipSync('{}'), { 'content-encoding': 'gzip' }))).status,
      ).toBe(415);
    });

    test('parses URL-encoded forms', async () => {
      const response = await fetch(`${base}/form`, {
        method: 'POST',
        body: new URLSearchParams('count=3&tags=a+b&tags=c%26'),
      });
      expect(await response.json()).toEqual({ count: 3, tags: ['a b', 'c&'] });
    });

    test('parses multipart forms with a file', async () => {
      const form = new FormData();
      form.set('title', 'ü');
      form.set('file', new File(['x'.repeat(100_000)], 'näme.txt', { type: 'text/plain' }));
      const response = await fetch(`${base}/upload`, { method: 'POST', body: form });
      expect(await response.json()).toEqual({ title: 'ü', name: 'näme.txt', size: 100_000 });
    });

    test('reads and writes text bodies', async () => {
      const response = await fetch(`${base}/text`, post('text/plain;charset=utf-8', 'line\nü'));
      expect([await response.text(), response.headers.get('content-type')]).toEqual([
        'line\nü',
        expect.stringMatching(/^text\/plain/),
      ]);
    });

    test('streams binary bodies in both directions', async () => {
      const bytes = Uint8Array.from({ length: 300_000 }, (_each, at) => at % 251);
      const response = await fetch(`${base}/blob`, post('application/octet-stream', bytes));
      expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), bytes)).toBe(0);
    });

    test('sends the first response bytes before the request has ended', async () => {
      const { hostname, port } = new URL(origin);
      const headers = { 'content-type': 'application/octet-stream' };
      const sent = httpRequest({ hostname, port, path: '/api/v1/blob', method: 'POST', headers });
      const first = new Promise<string>((resolve) => {
        sent.on('response', (response) => response.on('data', (piece) => resolve(String(piece))));
      });
      sent.on('error', () => undefined).write('early');
      expect(await first).toBe('early');
      sent.end();
    });

    test('returns 400 or 404 for malformed paths', async () => {
      const closing = 'host: localhost\r\nconnection: close\r\n\r\n';
      const statuses = await Promise.all(
        ['/api/v1/pets/%zz', '/api/v1/pets/%ff', '/api/v1//pets', '/api/v1/../../x', '/api/v1/pets/', '/%00'].map(
          async (path) => statusesOf(await talk(origin, `GET ${path} HTTP/1.1\r\n${closing}`)),
        ),
      );
      for (const [status] of statuses) expect(['400', '404']).toContain(status);
    });
  });
}

export function testLimits({ urls }: Contract): void {
  const base = `${urls.api}/api/v1`;
  describe('limits', () => {
    const { hasty } = urls;
    const sized = (size: number): string => '{"name":"x"}'.padEnd(size, ' ');

    test('rejects bodies whose content-length exceeds the limit', async () => {
      expect((await fetch(`${base}/pets`, post(JSON_TYPE, sized(1_000_000)))).status).toBe(201);
      expect((await fetch(`${base}/pets`, post(JSON_TYPE, sized(1_000_001), CLOSING))).status).toBe(413);
    });

    test('enforces the size limit on chunked bodies as they arrive', async () => {
      expect((await fetch(`${base}/pets`, chunked(JSON_TYPE, [sized(999_999), ' ']))).status).toBe(201);
      expect((await fetch(`${base}/pets`, chunked(JSON_TYPE, [sized(999_999), '  ']))).status).toBe(413);
    });

    test('returns 431 for too many headers', async () => {
      const many = Object.fromEntries(Array.from({ length: 61 }, (_each, at) => [`x-${at}`, '1']));
      expect((await fetch(`${base}/pets`, { headers: many })).status).toBe(431);
    });

    test('returns 503 when a handler exceeds its timeout', async () => {
      expect((await fetch(`${hasty}/v1/slow`)).status).toBe(503);
    });
  });
}

export function testResponses({ host, subject, urls, log }: Contract): void {
  const base = `${urls.api}/api/v1`;
  describe('responses', () => {
    test('sends a 204 without a body or content type', async () => {
      const response = await fetch(`${base}/pets/x`, { method: 'DELETE' });
      expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([204, '', null]);
    });

    test('sends a response of five megabytes with a content-length', async () => {
      const response = await fetch(`${base}/file`);
      expect(response.headers.get('content-length')).toBe('5000000');
      expect(await response.text()).toBe('x'.repeat(5_000_000));
    });

    test('sends events one by one and stops when the client cancels', async () => {
      const response = await fetch(`${base}/ticks`);
      expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
      const reader = response.body?.getReader();
      let text = '';
      while (!text.includes('data: 2')) text += new TextDecoder().decode((await reader?.read())?.value);
      await reader?.cancel();
      await eventually(async () => expect((await log.read()).points).toContain('left'));
      expect((await log.read()).faults).toEqual([]);
    });

    test('truncates a response whose stream throws and reports the error', async () => {
      const response = await fetch(`${base}/broken`);
      await expect(response.text()).rejects.toThrow();
      await eventually(async () =>
        expect((await log.read()).faults).toEqual([{ name: 'Error', message: 'broken off' }]),
      );
    });

    test('responds to HEAD with the headers of GET and no body', async () => {
      const get = await fetch(`${base}/pets/x`);
      const head = await fetch(`${base}/pets/x`, { method: 'HEAD' });
      const heads = ['content-type', 'content-length'].map((each) => head.headers.get(each));
      expect(heads).toEqual([typeOf(get), String((await get.arrayBuffer()).byteLength)]);
      expect(await head.text()).toBe('');
      expect((await fetch(`${base}/ticks`, { method: 'HEAD' })).status).toBe(200);
      expect((await fetch(`${base}/file`, { method: 'HEAD' })).headers.get('content-length')).toBe('5000000');
    });

    test('returns a 500 that does not reveal the error', async () => {
      const response = await fetch(`${base}/fail`);
      expect([response.status, await response.text()]).toEqual([500, expect.not.stringContaining('not for callers')]);
      expect((await log.read()).faults).toEqual([{ name: 'Error', message: 'not for callers' }]);
    });

    test("merges the host's cookies and Vary header with those of the response", async () => {
      const { headers } = await fetch(`${base}/cookies`);
      expect(headers.getSetCookie().sort()).toEqual(['a=1', 'b=2', 'theirs=1']);
      const vary = host.merges === 'cookies' ? ['accept-language'] : ['accept-language', 'origin'];
      expect(headers.get('vary')?.split(/, */).sort()).toEqual(vary);
    });

    test('sends Deprecation and Sunset with every response of a deprecated operation', async () => {
      const asked = [{}, { method: 'HEAD' }, { headers: { 'x-key': 'good' } }];
      for (const init of asked) {
        const { headers } = await fetch(`${base}/secret`, init);
        const said = ['deprecation', 'sunset'].map((each) => headers.get(each));
        expect(said).toEqual(['@1767225600', 'Wed, 30 Jun 2027 00:00:00 GMT']);
      }
      expect((await fetch(`${base}/pets`)).headers.get('deprecation')).toBeNull();
    });

    test('echoes the X-Request-Id of the request', async () => {
      const response = await fetch(`${base}/pets/x`, { headers: { 'x-request-id': 'mine-1' } });
      expect(response.headers.get('x-request-id')).toBe('mine-1');
    });

    test('handles calls from the generated client', async () => {
      const response = await subject.generated.connect(base)('addPet', { body: { name: 'x' } });
      expect([response.status, response.body]).toEqual([201, { name: 'x' }]);
    });
  });
}
