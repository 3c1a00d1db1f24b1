/** Malformed and hostile requests to the running command. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killAll, type Started, sendRaw, startCommand } from './command.js';

const token = `admin-${Math.random().toString(36).slice(2)}`;
let service: Started;
beforeAll(async () => {
  service = await startCommand(['--memory'], { SANDBOX_ADMIN_TOKEN: token, RATE_LIMIT: '1000000' });
});
afterAll(killAll);

const root = '/api/admin/v2';
const auth = { authorization: `Bearer ${token}` };
const jsonType = { ...auth, 'content-type': 'application/json' };

async function send(method: string, path: string, body?: BodyInit, headers: Record<string, string> = jsonType) {
  const response = await fetch(`${service.base}${path}`, { method, headers, ...(body !== undefined && { body }) });
  return { status: response.status, text: await response.text(), headers: response.headers };
}
function statusOf(response: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/u.exec(response)?.[1] ?? 0);
}

/** Sends a raw request and closes the connection after the response. */
function raw(head: string, rest: string | Buffer = '') {
  return sendRaw(service.port, [
    Buffer.concat([
      Buffer.from(`${head}\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer ${token}\r\n`),
      Buffer.isBuffer(rest) ? rest : Buffer.from(rest === '' ? '\r\n' : rest),
    ]),
  ]).then(statusOf);
}

test.concurrent('returns 408 for slow headers and slow bodies', async () => {
  const drip = (parts: string[]) => sendRaw(service.port, parts, { pause: 400 });
  const head = `GET ${root}/posts HTTP/1.1\r\n`;
  const slow = drip([head, ...Array.from({ length: 30 }, (_, index) => `x-${index}: 1\r\n`)]);
  const lines = `POST ${root}/forms HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n`;
  const body = drip([`${lines}authorization: Bearer ${token}\r\n\r\n`, ...Array.from({ length: 40 }, () => ' ')]);
  expect(statusOf(await slow)).toBe(408);
  expect(statusOf(await body)).toBe(408);
  expect((await send('GET', `${root}/posts`)).status).toBe(200);
});

test.concurrent('returns 413 for bodies that are too long, with or without Content-Length', async () => {
  const long = JSON.stringify({ name: 'x'.repeat(1_100_000) });
  expect((await send('POST', `${root}/member_tags`, long)).status).toBe(413);
  const lines = [
    `POST ${root}/member_tags HTTP/1.1`,
    'host: x',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    'transfer-encoding: chunked',
    'connection: close',
  ];
  const chunk = 'x'.repeat(0x1_0000);
  const chunks = Array.from({ length: 20 }, () => `10000\r\n${chunk}\r\n`);
  expect(statusOf(await sendRaw(service.port, [`${lines.join('\r\n')}\r\n\r\n`, ...chunks, '0\r\n\r\n']))).toBe(413);
  const announced = `POST ${root}/member_tags HTTP/1.1`;
  expect(await raw(announced, 'content-type: application/json\r\ncontent-length: 99999999999\r\n\r\n{')).toBe(413);
});

test.concurrent('returns 400 for deeply nested, malformed or non-UTF-8 JSON', async () => {
  const post = async (body: BodyInit) => (await send('POST', `${root}/member_tags`, body)).status;
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  expect(await post(deep)).toBe(400);
  expect(await post(`{"name":${deep}}`)).toBe(400);
  expect(await post(`{"name":"x","a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`)).toBe(400);
  for (const text of ['{', '{"name":}', '{"name":"x"}}', 'name=x', '\ufeff', '{"name":"\u0001"}'])
    expect(await post(text), text).toBe(400);
  const invalid = Buffer.from('{"name":"\xff\xfe"}', 'latin1');
  expect(await post(invalid)).toBe(400);
  for (const body of ['{"__proto__":{"name":"x"}}', '{"constructor":{"prototype":{"name":"x"}}}'])
    expect(await post(body), body).toBe(422);
  expect((await send('POST', `${root}/member_tags`, 'name=x', { ...auth, 'content-type': 'text/plain' })).status).toBe(
    415,
  );
});

test.concurrent('never returns 5xx for NUL characters, lone surrogates or invalid path segments', async () => {
  const fields = ['\0', 'a\0b', '\ud800', '\udc00x', '\u202e', '\uffff', '😀'.repeat(255), 'x'.repeat(255)];
  for (const name of fields) {
    const body = JSON.stringify({ name });
    const { status, text } = await send('POST', `${root}/member_tags`, body);
    // PostgreSQL stores every character except NUL.
    const isKept = !name.includes('\0');
    expect(status, `${body.slice(0, 40)}: ${text}`).toBe(isKept ? 201 : 400);
    const search = await send(
      'GET',
      `${root}/advanced_search?query=${encodeURIComponent(Buffer.from(name.slice(0, 500)).toString())}`,
    );
    expect(search.status, search.text).toBe(isKept ? 200 : 400);
    const found = await send(
      'GET',
      `${root}/posts?search_text=${encodeURIComponent(Buffer.from(name.slice(0, 500)).toString())}`,
    );
    expect(found.status, found.text).toBe(isKept ? 200 : 400);
  }
  for (const long of [256, 100_000])
    expect((await send('POST', `${root}/member_tags`, JSON.stringify({ name: 'x'.repeat(long) }))).status).toBe(422);
  /**
   * The statuses for each path segment, in the order of the paths: 400 if a number is required or the path is not
   * percent-encoded UTF-8, 404 for unknown records, 405 if the path has no GET.
   */
  const paths = [`${root}/posts/`, '/files/', '/uploads/', '/files/x/', `${root}/chat_rooms/`];
  const notUtf8 = [400, 400, 400, 400, 400];
  const noNumber = [400, 404, 405, 404, 404];
  const statuses: Readonly<Record<string, readonly number[]>> = {
    '%00': noNumber,
    'a%00b': noNumber,
    '%': notUtf8,
    '%zz': notUtf8,
    '%ff': notUtf8,
    '%c0%af': notUtf8,
    '..%2f..%2fetc': noNumber,
    '%2e%2e': [404, 404, 404, 404, 404],
    ['9'.repeat(400)]: noNumber,
    '-1': [404, 404, 405, 404, 404],
    '1e3': [400, 404, 405, 404, 404],
  };
  for (const [part, expected] of Object.entries(statuses)) {
    const responses = await Promise.all(paths.map((path) => send('GET', path + part)));
    expect([part, ...responses.map(({ status }) => status)]).toEqual([part, ...expected]);
  }
  expect(await raw(`GET ${root}/posts/\0 HTTP/1.1`)).toBe(400);
  expect((await send('PUT', '/uploads/%00', 'x')).status).toBe(404);
});

test.concurrent('returns 431 or 400 for too many, too long or conflicting headers', async () => {
  const get = `GET ${root}/posts HTTP/1.1`;
  const many = Array.from({ length: 200 }, (_, index) => `x-${index}: 1\r\n`).join('');
  expect(await raw(get, `${many}\r\n`)).toBe(431);
  expect(await raw(get, `x-long: ${'x'.repeat(40_000)}\r\n\r\n`)).toBe(431);
  expect(await raw(`GET ${root}/posts?x=${'x'.repeat(40_000)} HTTP/1.1`)).toBe(431);
  const both = 'content-type: application/json\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n';
  expect(await raw(`POST ${root}/member_tags HTTP/1.1`, both)).toBe(400);
  expect(await raw('GET  HTTP/9.9')).toBe(400);
  // Node.js uses the first of two Authorization headers.
  expect(await raw(get, `authorization: Bearer other\r\n\r\n`)).toBe(200);
});

test.concurrent('supports HEAD and OPTIONS, and returns 405 with Allow for other methods', async () => {
  const get = await send('GET', `${root}/posts`);
  const head = await send('HEAD', `${root}/posts`);
  expect([head.status, head.text]).toEqual([get.status, '']);
  for (const path of ['/health', '/ready', '/metrics']) {
    expect([(await send('HEAD', path)).status, (await send('HEAD', path)).text], path).toEqual([200, '']);
    expect((await send('POST', path)).status, path).toBe(404);
  }
  const options = await send('OPTIONS', `${root}/posts`);
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS']);
  for (const [method, path, allow] of [
    ['DELETE', `${root}/posts`, ['GET', 'POST']],
    ['PATCH', `${root}/posts/1`, ['GET', 'PUT', 'DELETE']],
    ['POST', `${root}/quota`, ['GET']],
    ['PROPFIND', `${root}/quota`, ['GET']],
    // Literal paths next to `{id}`, which accepts integers.
    ['DELETE', `${root}/community_members/search`, ['GET']],
    ['PUT', `${root}/paywalls/search`, ['GET']],
    ['PATCH', `${root}/course_lessons/reorder`, ['PUT']],
  ] as const) {
    const { status, headers } = await send(method, path);
    expect(status, `${method} ${path}`).toBe(405);
    for (const one of allow) expect(headers.get('allow'), path).toContain(one);
  }
  expect((await send('GET', '/api/nothing')).status).toBe(404);
  expect(await raw('TRACE / HTTP/1.1')).toBe(404);
  // Node.js closes the connection without a response.
  expect(await raw(`CONNECT x:1 HTTP/1.1`)).toBe(0);
});

test('still serves requests after hostile requests and has logged no failure', async () => {
  expect((await send('GET', '/ready')).status).toBe(200);
  expect((await send('GET', `${root}/posts`)).status).toBe(200);
  const metrics = (await send('GET', '/metrics')).text;
  expect(metrics.split('\n').filter((line) => /status="5\d\d"/u.test(line))).toEqual([]);
  const { code, stderr } = await service.stop();
  expect(code).toBe(0);
  expect(stderr.split('\n').filter((line) => line.includes('"level":50'))).toEqual([]);
});
