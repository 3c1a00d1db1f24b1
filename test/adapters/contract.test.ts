/** What a server does in every host alike, over sockets. What is expected is what HTTP and the hosts' own manuals say. */
import { request as httpRequest } from 'node:http';
import { connect as connectSocket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { hosts } from './hosts.js';
import { connect, makeServer } from './pets.js';
import { chunked, CLOSING, JSON_TYPE, post, statusesOf, talk } from './sent.js';

describe.each(hosts)('in $name', async ({ name, mount, parses }) => {
  const { server, told } = makeServer();
  const origin = await mount(server, { at: '/api' });
  const base = `${origin}/api/v1`;
  /** Fastify writes the charset of texts that it sends. */
  const typeOf = ({ headers }: Response) => headers.get('content-type')?.replace(/; charset=utf-8$/, '');

  describe('requests', () => {
    test('values in the path are decoded once', async () => {
      expect(await (await fetch(`${base}/pets/a%2Fb%20%C3%BC%2525`)).json()).toEqual({ name: 'a/b ü%25' });
    });

    test('query, cookies and headers of several lines', async () => {
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

    test('JSON of an announced length, and in pieces', async () => {
      const whole = await fetch(`${base}/pets`, post(JSON_TYPE, '{"name":"ü","age":3}'));
      expect([whole.status, await whole.json()]).toEqual([201, { name: 'ü', age: 3 }]);
      const pieces = await fetch(`${base}/pets`, chunked(JSON_TYPE, ['{"name":', '"x"}']));
      expect([pieces.status, await pieces.json()]).toEqual([201, { name: 'x' }]);
    });

    test('a body that is missing, empty, or wrong', async () => {
      expect((await fetch(`${base}/pets`, { method: 'POST' })).status).toBe(422);
      expect((await fetch(`${base}/pets`, post(JSON_TYPE, ''))).status).toBe(422);
      expect((await fetch(`${base}/pets`, post(JSON_TYPE, '{"name":'))).status).toBe(400);
      expect((await fetch(`${base}/pets`, post(JSON_TYPE, '{"name":"x","age":1.5}'))).status).toBe(422);
    });

    test('a type that is not declared is a 415, with those that are', async () => {
      const response = await fetch(`${base}/pets`, post('text/csv', 'a,b'));
      expect([response.status, response.headers.get('accept')]).toEqual([415, JSON_TYPE]);
      expect(
        (await fetch(`${base}/pets`, post(JSON_TYPE, gzipSync('{}'), { 'content-encoding': 'gzip' }))).status,
      ).toBe(415);
    });

    test('forms', async () => {
      const response = await fetch(`${base}/form`, {
        method: 'POST',
        body: new URLSearchParams('count=3&tags=a+b&tags=c%26'),
      });
      expect(await response.json()).toEqual({ count: 3, tags: ['a b', 'c&'] });
    });

    test('files', async () => {
      const form = new FormData();
      form.set('title', 'ü');
      form.set('file', new File(['x'.repeat(100_000)], 'näme.txt', { type: 'text/plain' }));
      const response = await fetch(`${base}/upload`, { method: 'POST', body: form });
      expect(await response.json()).toEqual({ title: 'ü', name: 'näme.txt', size: 100_000 });
    });

    test('text', async () => {
      const response = await fetch(`${base}/text`, post('text/plain;charset=utf-8', 'line\nü'));
      expect([await response.text(), response.headers.get('content-type')]).toEqual([
        'line\nü',
        expect.stringMatching(/^text\/plain/),
      ]);
    });

    test('bytes go in and out while they come', async () => {
      const bytes = Uint8Array.from({ length: 300_000 }, (_each, at) => at % 251);
      const response = await fetch(`${base}/blob`, post('application/octet-stream', bytes));
      expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), bytes)).toBe(0);
    });

    test('the first bytes are answered before the last have come', async () => {
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

    test('paths that are no paths', async () => {
      const closing = 'host: x\r\nconnection: close\r\n\r\n';
      const statuses = await Promise.all(
        ['/api/v1/pets/%zz', '/api/v1/pets/%ff', '/api/v1//pets', '/api/v1/../../x', '/api/v1/pets/', '/%00'].map(
          async (path) => statusesOf(await talk(origin, `GET ${path} HTTP/1.1\r\n${closing}`)),
        ),
      );
      for (const [status] of statuses) expect(['400', '404']).toContain(status);
    });
  });

  describe('limits', async () => {
    const hasty = await mount(makeServer({ limits: { handlerTimeout: 20 } }).server);
    const sized = (size: number): string => '{"name":"x"}'.padEnd(size, ' ');

    test('of the body by its length, in a pair', async () => {
      expect((await fetch(`${base}/pets`, post(JSON_TYPE, sized(1_000_000)))).status).toBe(201);
      expect((await fetch(`${base}/pets`, post(JSON_TYPE, sized(1_000_001), CLOSING))).status).toBe(413);
    });

    test('of the body as it comes, in a pair', async () => {
      expect((await fetch(`${base}/pets`, chunked(JSON_TYPE, [sized(999_999), ' ']))).status).toBe(201);
      expect((await fetch(`${base}/pets`, chunked(JSON_TYPE, [sized(999_999), '  ']))).status).toBe(413);
    });

    test('of header lines', async () => {
      const many = Object.fromEntries(Array.from({ length: 61 }, (_each, at) => [`x-${at}`, '1']));
      expect((await fetch(`${base}/pets`, { headers: many })).status).toBe(431);
    });

    test('of the time of a handler', async () => {
      expect((await fetch(`${hasty}/v1/slow`)).status).toBe(503);
    });
  });

  describe('answers', () => {
    test('without a body', async () => {
      const response = await fetch(`${base}/pets/x`, { method: 'DELETE' });
      expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([204, '', null]);
    });

    test('of five megabytes, with their length', async () => {
      const response = await fetch(`${base}/file`);
      expect(response.headers.get('content-length')).toBe('5000000');
      expect(await response.text()).toBe('x'.repeat(5_000_000));
    });

    test('events arrive one by one, and end when they are left', async () => {
      told.points.length = 0;
      const response = await fetch(`${base}/ticks`);
      expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
      const reader = response.body?.getReader();
      let text = '';
      while (!text.includes('data: 2')) text += new TextDecoder().decode((await reader?.read())?.value);
      await reader?.cancel();
      await vi.waitFor(() => expect(told.points).toContain('left'));
      expect(told.faults).toEqual([]);
    });

    test('a stream that breaks is cut short, and told', async () => {
      const response = await fetch(`${base}/broken`);
      await expect(response.text()).rejects.toThrow();
      await vi.waitFor(() => expect(told.faults.splice(0)).toEqual([new Error('broken off')]));
    });

    test('HEAD has the headers of GET, and no body', async () => {
      const get = await fetch(`${base}/pets/x`);
      const head = await fetch(`${base}/pets/x`, { method: 'HEAD' });
      const heads = ['content-type', 'content-length'].map((each) => head.headers.get(each));
      expect(heads).toEqual([typeOf(get), String((await get.arrayBuffer()).byteLength)]);
      expect(await head.text()).toBe('');
      expect((await fetch(`${base}/ticks`, { method: 'HEAD' })).status).toBe(200);
      expect((await fetch(`${base}/file`, { method: 'HEAD' })).headers.get('content-length')).toBe('5000000');
    });

    test('a fault is a 500 that says nothing of it', async () => {
      const response = await fetch(`${base}/fail`);
      expect([response.status, await response.text()]).toEqual([500, expect.not.stringContaining('not for callers')]);
      expect(told.faults.splice(0)).toEqual([new Error('not for callers')]);
    });

    test('cookies and Vary of the host stay beside those of the answer', async () => {
      const { headers } = await fetch(`${base}/cookies`);
      expect(headers.getSetCookie().sort()).toEqual(['a=1', 'b=2', 'theirs=1']);
      expect(headers.get('vary')?.split(/, */).sort()).toEqual(['accept-language', 'origin']);
    });

    test('each answer of what is deprecated says when it ends', async () => {
      const asked = [{}, { method: 'HEAD' }, { headers: { 'x-key': 'good' } }];
      for (const init of asked) {
        const { headers } = await fetch(`${base}/secret`, init);
        const said = ['deprecation', 'sunset'].map((each) => headers.get(each));
        expect(said).toEqual(['@1767225600', 'Wed, 30 Jun 2027 00:00:00 GMT']);
      }
      expect((await fetch(`${base}/pets`)).headers.get('deprecation')).toBeNull();
    });

    test('the id of a request is answered', async () => {
      const response = await fetch(`${base}/pets/x`, { headers: { 'x-request-id': 'mine-1' } });
      expect(response.headers.get('x-request-id')).toBe('mine-1');
    });

    test('the generated client and server talk through it', async () => {
      const response = await connect(base)('addPet', { body: { name: 'x' } });
      expect([response.status, response.body]).toEqual([201, { name: 'x' }]);
    });
  });

  describe('connections', () => {
    test('who leaves aborts the signal', async () => {
      told.points.length = 0;
      const controller = new AbortController();
      const left = fetch(`${base}/slow`, { signal: controller.signal }).catch(() => undefined);
      await vi.waitFor(() => expect(told.points).toContain('waits'));
      controller.abort();
      await left;
      await vi.waitFor(() => expect(told.points).toContain('aborted'));
      told.faults.length = 0;
    });

    test('a connection goes on after a body that nobody read', async () => {
      const refused = 'POST /api/v1/pets HTTP/1.1\r\nhost: x\r\ncontent-type: text/csv\r\ncontent-length: 5000\r\n\r\n';
      const next = 'GET /api/v1/pets/x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
      expect(statusesOf(await talk(origin, `${refused}${'x'.repeat(5000)}${next}`))).toEqual(['415', '200']);
    });

    test('a body that is cut off hurts nobody else', async () => {
      const socket = connectSocket(Number(new URL(origin).port), '127.0.0.1');
      const head = `POST /api/v1/pets HTTP/1.1\r\nhost: x\r\ncontent-type: ${JSON_TYPE}\r\ncontent-length: 500\r\n\r\n{`;
      await new Promise<void>((resolve) => socket.write(head, () => resolve()));
      socket.destroy();
      expect((await fetch(`${base}/pets/x`)).status).toBe(200);
      expect(told.faults).toEqual([]);
    });
  });

  describe('paths', async () => {
    const none = await mount(server, { at: '/api', fallThrough: 'none' });
    const method = await mount(server, { at: '/api', fallThrough: 'method' });
    const atRoot = await mount(server);
    const based = await mount(makeServer({ basePath: '/v2' }).server, { at: '/api' });
    const deep = await mount(server, { at: '/deep/api' });

    test("the host's own come before and after it", async () => {
      expect(await (await fetch(`${origin}/api/before`)).text()).toBe('theirs');
      expect(await (await fetch(`${origin}/api/after`)).text()).toBe('theirs');
    });

    test("what the document does not have is the host's, or its 404", async () => {
      const theirs = await fetch(`${base}/none`);
      expect([theirs.status, await theirs.text()]).toEqual([404, 'their 404']);
      const ours = await fetch(`${none}/api/v1/none`);
      expect([ours.status, typeOf(ours)]).toEqual([404, 'application/problem+json']);
    });

    test("a method that a path does not have is a 405, or the host's", async () => {
      const ours = await fetch(`${base}/pets`, { method: 'PUT' });
      expect([ours.status, ours.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD, OPTIONS']);
      expect((await fetch(`${none}/api/v1/pets`, { method: 'PUT' })).status).toBe(405);
      const theirs = await fetch(`${method}/api/v1/pets`, { method: 'PUT' });
      expect([theirs.status, await theirs.text()]).toEqual([404, 'their 404']);
      expect((await fetch(`${method}/api/v1/pets`)).status).toBe(200);
      expect((await fetch(`${method}/api/v1/pets`, { method: 'HEAD' })).status).toBe(200);
    });

    test('OPTIONS says what is allowed', async () => {
      const response = await fetch(`${base}/pets`, { method: 'OPTIONS' });
      expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS']);
      expect((await fetch(`${method}/api/v1/pets`, { method: 'OPTIONS' })).status).toBe(404);
    });

    test('the base path may stand below the mount, be the mount, or be missing', async () => {
      expect((await fetch(`${origin}/api/v1/pets`)).status).toBe(200);
      expect((await fetch(`${origin}/api/pets`)).status).toBe(200);
      expect((await fetch(`${atRoot}/v1/pets`)).status).toBe(200);
      expect((await fetch(`${atRoot}/pets`)).status).toBe(200);
      expect((await fetch(`${deep}/deep/api/v1/pets`)).status).toBe(200);
      expect((await fetch(`${deep}/deep/apiv1/pets`)).status).toBe(404);
    });

    test('one that is asked for must be there', async () => {
      expect((await fetch(`${based}/api/v2/pets`)).status).toBe(200);
      expect((await fetch(`${based}/api/pets`)).status).toBe(404);
      expect((await fetch(`${based}/api/v1/pets`)).status).toBe(404);
    });

    test('what falls through is told to no hook', async () => {
      told.points.length = 0;
      await fetch(`${base}/none`);
      expect(told.points).toEqual([]);
    });
  });

  describe('hooks, security and CORS', async () => {
    const cors = { origins: ['https://pages.example'] };
    const open = await mount(makeServer({ cors }).server, { at: '/api', fallThrough: 'method' });

    test('points are passed in order', async () => {
      told.points.length = 0;
      const response = await fetch(`${base}/secret`, { headers: { 'x-key': 'good' } });
      expect(await response.json()).toEqual({ principal: 'ann', state: 'state' });
      expect(told.points).toEqual(['received', 'authenticated', 'answered 200']);
    });

    test('who is not known is refused', async () => {
      told.points.length = 0;
      expect((await fetch(`${base}/secret`)).status).toBe(401);
      expect((await fetch(`${base}/secret`, { headers: { 'x-key': 'bad' } })).status).toBe(401);
      expect(told.points).toEqual(['received', 'answered 401', 'received', 'answered 401']);
    });

    test("a handler finds the host's request, the target as it was sent, and who sent it", async () => {
      told.contexts.length = 0;
      await fetch(`${base}/pets?tag=1`);
      const request = told.contexts[0]?.request;
      if (name !== 'node:http' && name !== 'Fetch') {
        expect(request?.host).toBeDefined();
        expect(request?.target).toBe('/api/v1/pets?tag=1');
      }
      if (name !== 'Hono' && name !== 'Fetch') expect(request?.remoteAddress).toBe('127.0.0.1');
    });

    test('preflights are answered', async () => {
      const headers = { origin: 'https://pages.example', 'access-control-request-method': 'POST' };
      const response = await fetch(`${open}/api/v1/pets`, { method: 'OPTIONS', headers });
      expect(response.headers.get('access-control-allow-origin')).toBe('https://pages.example');
      const get = await fetch(`${open}/api/v1/pets`, { headers: { origin: 'https://pages.example' } });
      expect(get.headers.get('access-control-allow-origin')).toBe('https://pages.example');
    });
  });

  describe('bodies that the host has read', async () => {
    const parsing = (parse: 'json' | 'form' | 'text' | 'bytes' | 'away') => mount(server, { parse });
    const [json, form, text, bytes, away] = await Promise.all([
      parsing('json'),
      parsing('form'),
      parsing('text'),
      parsing('bytes'),
      parsing('away'),
    ]);
    const isRead = name === 'Fetch' || name === 'node:http' || name === 'Express' || name === 'Hono';
    /** A host without a place for what it has read cannot hand it on; that is told, and is not the caller's fault. */
    const expectLost = async (response: Response): Promise<void> => {
      expect(response.status).toBe(500);
      const [fault, ...others] = told.faults.splice(0);
      expect([Object(fault).name, others]).toEqual(['BodyTakenError', []]);
    };

    test('JSON', async () => {
      const response = await fetch(`${json}/v1/pets`, post(JSON_TYPE, '{"name":"ü"}'));
      if (name === 'Fetch') return expectLost(response);
      expect([response.status, await response.json()]).toEqual([201, { name: 'ü' }]);
      expect((await fetch(`${json}/v1/pets`, post(JSON_TYPE, '{"name":5}'))).status).toBe(422);
      const pieces = await fetch(`${json}/v1/pets`, chunked(JSON_TYPE, ['{"name":', '"x"}']));
      expect(await pieces.json()).toEqual({ name: 'x' });
      const word = await fetch(`${json}/v1/word`, post(JSON_TYPE, '"5"'));
      expect([word.status, await word.json()]).toEqual([200, '5']);
    });

    test('forms', async () => {
      const init = { method: 'POST', body: new URLSearchParams('count=3&tags=a+b&tags=c%26') };
      const response = await fetch(`${form}/v1/form`, init);
      if (name === 'Fetch') return expectLost(response);
      expect(await response.json()).toEqual({ count: 3, tags: ['a b', 'c&'] });
    });

    test('text and bytes', async () => {
      const texts = await fetch(`${text}/v1/text`, post('text/plain', 'ü'));
      if (name === 'Fetch') return expectLost(texts);
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

    test.skipIf(!parses)('limits hold for them too', async () => {
      const large = `{"name":"${'x'.repeat(1_000_000)}"}`;
      expect((await fetch(`${bytes}/v1/pets`, post(JSON_TYPE, large))).status).toBe(413);
    });

    test('what is lost is no empty body', async () => {
      const response = await fetch(`${away}/v1/pets`, post(JSON_TYPE, '{"name":"x"}'));
      if (isRead) await expectLost(response);
      else expect(response.status).toBe(201);
      expect((await fetch(`${away}/v1/pets/x`)).status).toBe(200);
    });
  });
});
