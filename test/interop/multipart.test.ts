/** Multipart forms (RFC 7578) with files, lists, parts with their own media types, and names that must be quoted. */
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { Hono } from 'hono';
import createFetchClient from 'openapi-fetch';
import { describe, expect, test } from 'vitest';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const { connect, serve } = await load(`
openapi: 3.1.0
info: { title: Multipart, version: '1' }
paths:
  /upload:
    post:
      operationId: upload
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              required: [title, photo]
              properties:
                title: { type: string }
                count: { type: integer }
                owner: { type: object, properties: { name: { type: string } } }
                labels: { type: array, items: { type: string } }
                photo: { type: string, format: binary }
                pages: { type: array, items: { type: string, format: binary } }
                'a "b"': { type: string }
            encoding:
              photo: { contentType: 'image/png, image/jpeg' }
      responses:
        '204': { description: Done }
        '422': { description: Refused, content: { application/json: { schema: {} } } }
        '400': { description: Broken, content: { application/json: { schema: {} } } }
  /download:
    get:
      operationId: download
      responses:
        '200':
          description: OK
          content:
            multipart/form-data:
              schema:
                type: object
                required: [meta]
                properties:
                  meta: { type: object, properties: { n: { type: integer } } }
                  sizes: { type: array, items: { type: integer } }
                  file: { type: string, format: binary }
                  files: { type: array, items: { type: string, format: binary } }
`);

/** Every byte value, and text that looks like a boundary. */
const png = new Uint8Array([...Array(256).keys(), ...Buffer.from('\r\n--boundary--\r\n')]);
const named = 'fö"to\\ 1.png';
const body = {
  title: 'Ein Bild ü\r\nzweite Zeile',
  count: 3,
  owner: { name: 'Zoë' },
  labels: ['a, b', ''],
  photo: new File([png], named, { type: 'image/png' }),
  pages: [new File(['one'], '1.txt', { type: 'text/plain' }), new File([], 'empty.bin')],
  'a "b"': 'quoted',
};

interface Seen {
  readonly name: string;
  readonly value: string;
  readonly file?: string | undefined;
  readonly type?: string | undefined;
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

const expected: readonly Seen[] = [
  { name: 'title', value: body.title },
  { name: 'count', value: '3' },
  { name: 'owner', value: '{"name":"Zoë"}' },
  { name: 'labels', value: 'a, b' },
  { name: 'labels', value: '' },
  { name: 'photo', value: hex(png), file: named, type: 'image/png' },
  { name: 'pages', value: hex(Buffer.from('one')), file: '1.txt', type: 'text/plain' },
  { name: 'pages', value: '', file: 'empty.bin', type: 'application/octet-stream' },
  { name: 'a "b"', value: 'quoted' },
];

describe('our client', () => {
  test('sends forms that fastify can parse with busboy', async () => {
    const app = fastify();
    // Without this, busboy treats the text before a backslash as a folder.
    await app.register(multipart, { preservePath: true });
    let seen: Seen[] = [];
    app.post('/upload', async (request, reply) => {
      seen = [];
      for await (const part of request.parts()) {
        if (part.type === 'file') {
          const { fieldname: name, filename: file, mimetype } = part;
          seen.push({ name, value: hex(await part.toBuffer()), file, type: mimetype });
        } else {
          const { value } = part;
          seen.push({ name: part.fieldname, value: typeof value === 'string' ? value : JSON.stringify(value) });
        }
      }
      return reply.code(204).send();
    });
    const send = connect(await listenFastify(app));
    expect((await send('upload', { body })).status).toBe(204);
    // RFC 7578 does not define an escape for a quote in a name: WHATWG's is %22, which busboy does not decode.
    const plain = (text: string): string => text.replaceAll('%22', '"');
    const busboy = seen.map((part) => ({
      ...part,
      name: plain(part.name),
      ...(part.file === undefined ? {} : { file: plain(part.file) }),
    }));
    expect(busboy).toEqual(expected);
  });

  test('sends forms that hono can parse as FormData', async () => {
    const app = new Hono();
    let seen: Seen[] = [];
    app.post('/upload', async (context) => {
      seen = [];
      for (const [name, value] of await context.req.formData())
        if (typeof value === 'string') seen.push({ name, value });
        else {
          const { name: file, type } = value;
          seen.push({ name, value: hex(new Uint8Array(await value.arrayBuffer())), file, type });
        }
      return context.body(null, 204);
    });
    const send = connect(await listenHono(app));
    expect((await send('upload', { body })).status).toBe(204);
    expect(seen).toEqual(expected);
  });

  test("reads a form that the platform's Response writes from FormData", async () => {
    const app = new Hono();
    app.get('/download', () => {
      const form = new FormData();
      // Browsers add a file name to a part with its own type.
      form.append('meta', new Blob(['{"n":1}'], { type: 'application/json' }));
      for (const size of ['1', '2']) form.append('sizes', size);
      form.append('file', new File([png], named));
      form.append('files', new File(['a'], 'a'));
      return new Response(form);
    });
    const { body: read } = await connect(await listenHono(app))('download');
    const { file, files, ...rest } = Object(read);
    expect(rest).toEqual({ meta: { n: 1 }, sizes: [1, 2] });
    expect([file.name, hex(new Uint8Array(await file.arrayBuffer()))]).toEqual([named, hex(png)]);
    expect([files.length, files[0].name, await files[0].text()]).toEqual([1, 'a', 'a']);
  });
});

describe('our server', async () => {
  let seen: unknown;
  const base = await serve({
    upload: async ({ body: parts }) => {
      const read: Record<string, unknown> = {};
      const fileOf = async (file: File) => [file.name, file.type, hex(new Uint8Array(await file.arrayBuffer()))];
      for (const [name, value] of Object.entries(parts as object))
        read[name] =
          value instanceof File
            ? await fileOf(value)
            : Array.isArray(value) && value[0] instanceof File
              ? await Promise.all(value.map(fileOf))
              : value;
      seen = read;
      return { status: 204 };
    },
    download: () => ({
      status: 200,
      body: { meta: { n: 1 }, sizes: [1, 2], file: new File([png], named), files: [new File(['a'], 'a')] },
    }),
  });
  const whole = {
    title: body.title,
    count: 3,
    owner: body.owner,
    labels: body.labels,
    'a "b"': 'quoted',
    photo: [named, 'image/png', hex(png)],
    pages: [
      ['1.txt', 'text/plain', hex(Buffer.from('one'))],
      ['empty.bin', 'application/octet-stream', ''],
    ],
  };
  const formOf = (isTyped = false): FormData => {
    const form = new FormData();
    form.append('pages', body.pages[0] ?? '');
    form.append('title', body.title);
    form.append('count', '3');
    const owner = '{"name":"Zoë"}';
    form.append('owner', isTyped ? new Blob([owner], { type: 'application/json' }) : owner);
    for (const label of body.labels) form.append('labels', label);
    form.append('photo', body.photo);
    form.append('pages', body.pages[1] ?? '');
    form.append('a "b"', 'quoted');
    return form;
  };

  test('reads FormData sent by fetch', async () => {
    const result = await fetch(`${base}/upload`, { method: 'POST', body: formOf() });
    expect([result.status, await result.text()]).toEqual([204, '']);
    expect(seen).toEqual(whole);
    seen = undefined;
    await fetch(`${base}/upload`, { method: 'POST', body: formOf(true) });
    expect(seen).toEqual(whole);
  });

  test('writes a form that can be read with fetch', async () => {
    const form = await (await fetch(`${base}/download`)).formData();
    expect([...form.keys()]).toEqual(['meta', 'sizes', 'sizes', 'file', 'files']);
    expect([form.get('meta'), ...form.getAll('sizes')]).toEqual(['{"n":1}', '1', '2']);
    const file = form.get('file');
    if (!(file instanceof File)) throw new TypeError('no file');
    expect([file.name, hex(new Uint8Array(await file.arrayBuffer()))]).toEqual([named, hex(png)]);
  });

  test('mock mode writes an example form', async () => {
    const mock = await serve({}, { mock: true });
    const form = await (await fetch(`${mock}/download`)).formData();
    expect([...form.keys()]).toEqual(['meta', 'sizes', 'file', 'files']);
    expect([form.get('meta'), form.get('sizes')]).toEqual(['{"n":1}', '1']);
    const file = form.get('file');
    if (!(file instanceof File)) throw new TypeError('no file');
    expect([file.name, file.type, await file.text()]).toEqual(['example', 'application/octet-stream', 'example']);
  });

  test('reads FormData sent by openapi-fetch', async () => {
    interface Paths {
      '/upload': { post: { requestBody: { content: { 'multipart/form-data': object } }; responses: { 204: object } } };
    }
    const client = createFetchClient<Paths>({ baseUrl: base });
    const { response } = await client.POST('/upload', { body: {}, bodySerializer: () => formOf() });
    expect(response.status).toBe(204);
    expect(seen).toEqual(whole);
  });

  const post = (lines: readonly string[], boundary = 'x') =>
    fetch(`${base}/upload`, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: lines.join('\r\n'),
    });

  test('accepts preambles, epilogues, padding and content types of parts (RFC 2046, RFC 7578)', async () => {
    const result = await post(
      [
        'a preamble that nobody reads',
        '--b o:x  ',
        'Content-Disposition: form-data; name=title',
        '',
        'unquoted',
        '--b o:x',
        'CONTENT-TYPE: application/json; charset=utf-8',
        'content-disposition:form-data;name="owner"',
        '',
        '{"name":"A"}',
        '--b o:x',
        'Content-Disposition: form-data; name="photo"; filename="a.jpg"',
        'Content-Type: image/jpeg',
        'X-Other: kept out',
        '',
        '--b o',
        '--b o:x--',
        'an epilogue',
      ],
      '"b o:x"',
    );
    expect([result.status, await result.text()]).toEqual([204, '']);
    expect(seen).toEqual({
      title: 'unquoted',
      owner: { name: 'A' },
      photo: ['a.jpg', 'image/jpeg', hex(Buffer.from('--b o'))],
    });
  });

  test('rejects truncated forms, a missing boundary and missing parts', async () => {
    const title = ['--x', 'Content-Disposition: form-data; name="title"', '', 'a'];
    expect((await post(title)).status).toBe(400);
    expect((await post([...title, '--x--'], '')).status).toBe(400);
    expect((await post([...title, '--x--'])).status).toBe(422);
  });
});
