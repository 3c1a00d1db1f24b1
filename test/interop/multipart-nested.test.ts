/**
 * Parts that are themselves multipart bodies: written by curl, our curl samples and the platform; read by busboy and
 * the platform.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { curlSample } from '../../generator/src/commands/reference/site/samples/curl.js';
import { prepare } from '../../generator/src/prepare.js';
import { hasCurl } from '../support/curl.js';
import { loadText, testConfig } from '../support/documents.js';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const spec = `
openapi: 3.2.0
info: { title: Nested, version: '1' }
paths:
  /reports:
    post:
      operationId: send
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema: &schema
              type: object
              required: [title, about, pages, inner]
              properties:
                title: { type: string, examples: ['a; b, "c" \\d'] }
                about: { type: object, required: [author], properties: { author: { type: string, examples: ['Z & "co"'] }, n: { type: integer } } }
                pages: { type: array, items: { type: string, contentMediaType: text/plain, format: binary } }
                inner: { type: object, properties: { note: { type: object, properties: { text: { type: string } } }, words: { type: array, items: { type: string } } } }
            encoding:
              about: { contentType: application/x-www-form-urlencoded }
              pages: { contentType: multipart/mixed, itemEncoding: { headers: { X-Page: { required: true, schema: { type: string } } } } }
              inner: { contentType: multipart/form-data }
      responses:
        '200':
          description: The inner part, as others write it.
          content:
            multipart/form-data: { schema: { type: object, properties: { inner: { type: object, properties: { n: { type: integer }, words: { type: array, items: { type: string } } } } } }, encoding: { inner: { contentType: multipart/form-data } } }
        '422': { description: Refused, content: { application/json: { schema: {} } } }
`;
const { connect, serve } = await load(spec);

let seen: unknown;
const server = await serve({
  send: async ({ body, ...others }) => {
    const { pages, ...rest } = Object(body);
    const files = await Promise.all(pages.map(async (file: File) => [file.name, file.type, await file.text()]));
    seen = { ...rest, pages: files, partHeaders: Reflect.get(others, 'partHeaders') };
    return { status: 200, body: { inner: { n: 1, words: ['a', 'b'] } } };
  },
});

describe.skipIf(!hasCurl())('curl', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nested-'));
    await writeFile(join(folder, 'file'), 'content');
  });
  afterAll(() => rm(folder, { recursive: true }));
  const run = async (command: string): Promise<string> => {
    const more = `${command} --silent --output /dev/null --write-out '%{http_code}'`;
    return (await promisify(execFile)('bash', ['-c', more], { cwd: folder })).stdout;
  };

  test('curl sends nested parts with their headers', async () => {
    const inner = `-F 'inner=(;type=multipart/form-data' -F 'words=a' -F 'note={};type=application/json' -F 'words=b' -F '=)'`;
    const page = `-F '=@file;filename=one.txt;type=text/plain;headers="X-Page: 1"'`;
    const pages = `-F 'pages=(;type=multipart/mixed' ${page} -F '=two;type=text/plain;headers="x-page: 2"' -F '=)'`;
    const about = `-F 'about=author=A%20B&n=2;type=application/x-www-form-urlencoded'`;
    expect(await run(`curl '${server}/reports' -F title=T ${inner} ${about} ${pages}`)).toBe('200');
    expect(seen).toEqual({
      title: 'T',
      about: { author: 'A B', n: 2 },
      inner: { words: ['a', 'b'], note: {} },
      pages: [
        ['one.txt', 'text/plain', 'content'],
        ['', 'text/plain', 'two'],
      ],
      partHeaders: { pages: { partHeaders: [{ 'x-page': '1' }, { 'x-page': '2' }] } },
    });
  });

  test('printed curl samples send nested parts', async () => {
    const { value: input } = prepare(await loadText(spec), testConfig);
    const [operation] = input?.api.operations ?? [];
    if (input === undefined || operation === undefined) throw new Error('no operation');
    const sample = curlSample(input, operation)?.replace('http://localhost:3000', server);
    expect(await run(sample ?? '')).toBe('200');
    expect(seen).toEqual({
      title: 'a; b, "c" \\d',
      about: { author: 'Z & "co"', n: 1 },
      inner: { note: {}, words: ['example'] },
      pages: [['file', 'application/octet-stream', 'content']],
      partHeaders: { pages: { partHeaders: [{ 'x-page': 'VALUE' }] } },
    });
  });
});

const body = {
  title: 'T',
  about: { author: 'Z & "co"', n: 2 },
  pages: [new File(['p'], 'p')],
  inner: { note: { text: 'ü' }, words: ['a', 'b'] },
};
const partHeaders = { pages: { partHeaders: [{ 'x-page': '1' }] } };

test('the client sends nested parts that busboy and Response.formData parse', async () => {
  const app = fastify();
  await app.register(multipart);
  const parts = new Map<string, string>();
  app.post('/reports', async (request, reply) => {
    for await (const part of request.parts()) if (part.type === 'field') parts.set(part.fieldname, String(part.value));
    return reply.code(422).send({});
  });
  expect((await connect(await listenFastify(app))('send', { body, partHeaders })).status).toBe(422);
  expect([...new URLSearchParams(parts.get('about'))]).toEqual([
    ['author', 'Z & "co"'],
    ['n', '2'],
  ]);
  const inner = parts.get('inner') ?? '';
  const type = `multipart/form-data; boundary=${inner.slice(2, inner.indexOf('\r\n'))}`;
  const form = await new Response(inner, { headers: { 'content-type': type } }).formData();
  expect([...form]).toEqual([
    ['note', '{"text":"ü"}'],
    ['words', 'a'],
    ['words', 'b'],
  ]);
  expect(parts.get('pages')).toMatch(/^--(?<b>\S+)\r\n.*\r\nx-page: 1\r\n\r\np\r\n--\k<b>--\r\n$/su);
});

test('the client reads nested parts from a form that the platform encodes', async () => {
  const app = new Hono();
  app.post('/reports', async () => {
    const inner = new FormData();
    for (const word of ['a', 'b']) inner.append('words', word);
    inner.append('n', '7');
    const within = new Response(inner);
    const outer = new FormData();
    const type = within.headers.get('content-type') ?? '';
    outer.append('inner', new Blob([await within.arrayBuffer()], { type }));
    return new Response(outer);
  });
  const { body: read } = await connect(await listenHono(app))('send', { body, partHeaders });
  expect(read).toEqual({ inner: { words: ['a', 'b'], n: 7 } });
});
