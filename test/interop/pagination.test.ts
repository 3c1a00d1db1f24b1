/** Paginated lists: by number, offset, cursor, Link header (RFC 8288) and URLs in the body. */
import fastify from 'fastify';
import { Hono } from 'hono';
import createFetchClient from 'openapi-fetch';
import { describe, expect, test } from 'vitest';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const { newClient, serve, use } = await load(`
openapi: 3.1.0
info: { title: Pages, version: '1' }
paths:
  /numbered:
    get:
      operationId: listNumbered
      parameters: [{ name: page, in: query, schema: { type: integer } }, { name: per_page, in: query, schema: { type: integer } }]
      x-pagination: { style: page, page: page, page_size: per_page, items: records, has_more: more }
      responses:
        '200':
          description: OK
          content: { application/json: { schema: { type: object, required: [records, more], properties: { records: { type: array, items: { type: integer } }, more: { type: boolean } } } } }
  /skipped:
    get:
      operationId: listSkipped
      parameters: [{ name: offset, in: query, schema: { type: integer } }, { name: limit, in: query, schema: { type: integer } }, { name: kind, in: query, schema: { type: string } }]
      x-pagination: { style: offset, offset: offset, limit: limit }
      responses: { '200': { description: OK, content: { application/json: { schema: { type: array, items: { type: integer } } } } } }
  /linked:
    get:
      operationId: listLinked
      parameters: [{ name: after, in: query, schema: { type: string } }, { name: kind, in: query, schema: { type: string } }]
      x-pagination: { style: link }
      responses:
        '200':
          description: OK
          headers: { Link: { schema: { type: string } } }
          content: { application/json: { schema: { type: array, items: { type: integer } } } }
  /addressed:
    get:
      operationId: listAddressed
      parameters: [{ name: token, in: query, schema: { type: string } }]
      x-pagination: { style: next, next: /links/next, items: items }
      responses:
        '200':
          description: OK
          content: { application/json: { schema: { type: object, required: [items], properties: { items: { type: array, items: { type: integer } }, links: { type: object, properties: { next: { type: [string, 'null'] } } } } } } }
`);

const numbers = Array.from({ length: 7 }, (_, at) => at);

function isItems(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

async function readAll(base: string, name: string, request: object, most = 20): Promise<unknown[]> {
  const paginator = use(name)(newClient({ baseUrl: base }), request);
  if (!isItems(paginator)) throw new TypeError('no items');
  const items: unknown[] = [];
  for await (const item of paginator) if (items.push(item) >= most) break;
  return items;
}

describe('our client', () => {
  test('paginates fastify responses by page number and by offset', async () => {
    const app = fastify();
    const asked: unknown[] = [];
    app.get<{ Querystring: Record<string, string> }>('/numbered', ({ query }) => {
      asked.push({ ...query });
      const [page, size] = [Number(query['page'] ?? 1), Number(query['per_page'])];
      return { records: numbers.slice((page - 1) * size, page * size), more: page * size < numbers.length };
    });
    app.get<{ Querystring: Record<string, string> }>('/skipped', ({ query }) => {
      asked.push({ ...query });
      const from = Number(query['offset'] ?? 0);
      return numbers.slice(from, from + Number(query['limit']));
    });
    const base = await listenFastify(app);
    expect(await readAll(base, 'paginateListNumbered', { query: { per_page: 3 } })).toEqual(numbers);
    expect(asked.map((query) => Reflect.get(Object(query), 'page') ?? '1')).toEqual(['1', '2', '3']);
    asked.length = 0;
    expect(await readAll(base, 'paginateListSkipped', { query: { limit: 3, kind: 'a&b' } })).toEqual(numbers);
    expect(
      asked.map((query) => [Reflect.get(Object(query), 'offset') ?? '0', Reflect.get(Object(query), 'kind')]),
    ).toEqual([
      ['0', 'a&b'],
      ['3', 'a&b'],
      ['6', 'a&b'],
      // A page may be short because of a limit of the server: only an empty page is the last.
      ['7', 'a&b'],
    ]);
  });

  test('follows absolute and relative next links from hono', async () => {
    const app = new Hono();
    app.get('/api/linked', (context) => {
      const after = Number(context.req.query('after') ?? 0);
      const next = `</api/linked?after=${after + 3}&kind=${context.req.query('kind')}>`;
      const links = [
        `<https://other.test/>; title="a, b; rel=\\"next\\""; rel=prev`,
        `${next}; title*=UTF-8''n%c3%a4chste; rel="last next"`,
      ];
      if (after + 3 < numbers.length) context.header('link', links.join(', '));
      return context.json(numbers.slice(after, after + 3));
    });
    app.get('/api/addressed', (context) => {
      const at = Number(context.req.query('token') ?? 0);
      const next = at === 0 ? '?token=3' : at === 3 ? new URL('?token=6', context.req.url).href : null;
      return context.json({ items: numbers.slice(at, at + 3), links: { next } });
    });
    const base = `${await listenHono(app)}/api`;
    expect(await readAll(base, 'paginateListLinked', { query: { kind: 'x' } })).toEqual(numbers);
    expect(await readAll(base, 'paginateListAddressed', {})).toEqual(numbers);
  });

  test('the client does not follow links to another origin, and fetches pages lazily', async () => {
    const app = new Hono();
    let asked = 0;
    app.get('/linked', (context) => {
      asked += 1;
      context.header('link', '<http://other.test/linked>; rel=next');
      return context.json(numbers);
    });
    const base = await listenHono(app);
    expect(await readAll(base, 'paginateListLinked', {}, 7)).toEqual(numbers);
    await expect(readAll(base, 'paginateListLinked', {})).rejects.toThrow('another origin');
    expect(asked).toBe(2);
  });
});

test('pages from the server can be read with plain `fetch` and with openapi-fetch', async () => {
  const take = (query: unknown, name: string): unknown => Reflect.get(Object(query), name);
  const page = (query: unknown) => Number(take(query, 'page') ?? 1);
  const base = await serve({
    listNumbered: ({ query }) => ({ status: 200, body: { records: [page(query)], more: page(query) < 3 } }),
    listSkipped: () => ({ status: 200, body: [] }),
    listLinked: ({ query }) => {
      const after = take(query, 'after') ?? '0';
      const headers = after === '2' ? {} : { link: `</linked?after=${Number(after) + 1}>; rel="next"` };
      return { status: 200, headers, body: [Number(after)] };
    },
    listAddressed: () => ({ status: 200, body: { items: [] } }),
  });
  const read: unknown[] = [];
  for (let url: string | undefined = `${base}/linked`; url !== undefined; ) {
    const response: Response = await fetch(url);
    read.push(await response.json());
    const [, next] = /<([^>]*)>; rel="next"/u.exec(response.headers.get('link') ?? '') ?? [];
    url = next === undefined ? undefined : new URL(next, url).href;
  }
  expect(read).toEqual([[0], [1], [2]]);
  interface Paths {
    '/numbered': {
      get: {
        parameters: { query?: { page?: number } };
        responses: { 200: { content: { 'application/json': { records: number[]; more: boolean } } } };
      };
    };
  }
  const client = createFetchClient<Paths>({ baseUrl: base });
  const pages: unknown[] = [];
  for (let at = 1, more = true; more; at += 1) {
    const { data } = await client.GET('/numbered', { params: { query: { page: at } } });
    pages.push(data?.records);
    more = data?.more ?? false;
  }
  expect(pages).toEqual([[1], [2], [3]]);
});
