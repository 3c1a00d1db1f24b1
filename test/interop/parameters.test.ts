/**
 * Parameters in each style. The expected values come from the table "Style Examples" of OpenAPI 3.2, with
 * percent-encoding as described there.
 */
import fastify from 'fastify';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import createFetchClient from 'openapi-fetch';
import { describe, expect, test } from 'vitest';
import { type Input, load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const values = {
  text: 'blue',
  list: ['blue', 'black', 'brown'],
  object: { R: 100, G: 200, B: 150 },
} as const;

const schemas = {
  text: { type: 'string' },
  list: { type: 'array', items: { type: 'string' } },
  object: { type: 'object', properties: { R: { type: 'integer' }, G: { type: 'integer' }, B: { type: 'integer' } } },
} as const;

type Kind = keyof typeof values;
type Location = 'path' | 'query' | 'header' | 'cookie';

/** The location, the style, explode, the kind of value, and the text on the wire. */
const table: readonly (readonly [Location, string, boolean, Kind, string])[] = [
  ['path', 'matrix', false, 'text', ';color=blue'],
  ['path', 'matrix', false, 'list', ';color=blue,black,brown'],
  ['path', 'matrix', false, 'object', ';color=R,100,G,200,B,150'],
  ['path', 'matrix', true, 'text', ';color=blue'],
  ['path', 'matrix', true, 'list', ';color=blue;color=black;color=brown'],
  ['path', 'matrix', true, 'object', ';R=100;G=200;B=150'],
  ['path', 'label', false, 'text', '.blue'],
  ['path', 'label', false, 'list', '.blue,black,brown'],
  ['path', 'label', false, 'object', '.R,100,G,200,B,150'],
  ['path', 'label', true, 'text', '.blue'],
  ['path', 'label', true, 'list', '.blue.black.brown'],
  ['path', 'label', true, 'object', '.R=100.G=200.B=150'],
  ['path', 'simple', false, 'text', 'blue'],
  ['path', 'simple', false, 'list', 'blue,black,brown'],
  ['path', 'simple', false, 'object', 'R,100,G,200,B,150'],
  ['path', 'simple', true, 'text', 'blue'],
  ['path', 'simple', true, 'list', 'blue,black,brown'],
  ['path', 'simple', true, 'object', 'R=100,G=200,B=150'],
  ['query', 'form', false, 'text', 'color=blue'],
  ['query', 'form', false, 'list', 'color=blue,black,brown'],
  ['query', 'form', false, 'object', 'color=R,100,G,200,B,150'],
  ['query', 'form', true, 'text', 'color=blue'],
  ['query', 'form', true, 'list', 'color=blue&color=black&color=brown'],
  ['query', 'form', true, 'object', 'R=100&G=200&B=150'],
  ['query', 'spaceDelimited', false, 'list', 'color=blue%20black%20brown'],
  ['query', 'spaceDelimited', false, 'object', 'color=R%20100%20G%20200%20B%20150'],
  ['query', 'pipeDelimited', false, 'list', 'color=blue%7Cblack%7Cbrown'],
  ['query', 'pipeDelimited', false, 'object', 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['query', 'deepObject', true, 'object', 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
  ['header', 'simple', false, 'text', 'blue'],
  ['header', 'simple', false, 'list', 'blue,black,brown'],
  ['header', 'simple', false, 'object', 'R,100,G,200,B,150'],
  ['header', 'simple', true, 'object', 'R=100,G=200,B=150'],
  ['cookie', 'form', false, 'text', 'color=blue'],
  ['cookie', 'form', false, 'list', 'color=blue,black,brown'],
  ['cookie', 'form', false, 'object', 'color=R,100,G,200,B,150'],
  ['cookie', 'cookie', true, 'list', 'color=blue; color=black; color=brown'],
  ['cookie', 'cookie', true, 'object', 'R=100; G=200; B=150'],
];

const name = 'color';
const done = { responses: { 204: { description: 'Done' } } };
const texts = { type: 'string' };

function operationOf(at: number): string {
  return `call${at}`;
}

const paths = Object.fromEntries(
  table.map(([where, style, explode, kind], at) => [
    `/call${at}${where === 'path' ? '/{color}' : ''}`,
    {
      get: {
        operationId: operationOf(at),
        parameters: [{ name, in: where, required: true, style, explode, schema: schemas[kind] }],
        ...done,
      },
    },
  ]),
);

const encoded = {
  '/encoded/{id}/end': {
    get: {
      operationId: 'readEncoded',
      parameters: [
        { name: 'id', in: 'path', required: true, schema: texts },
        { name: 'q', in: 'query', schema: texts },
        { name: 'a b&c', in: 'query', schema: { type: 'array', items: texts } },
        { name: 'filter', in: 'query', content: { 'application/json': { schema: { type: 'object' } } } },
        { name: 'sid', in: 'cookie', schema: texts },
        { name: 'is-on', in: 'query', schema: { type: 'boolean' } },
        { name: 'X-Count', in: 'header', schema: { type: 'integer' } },
      ],
      ...done,
    },
  },
};

const info = { title: 'Parameters', version: '1' };
const { connect, serve } = await load({ openapi: '3.2.0', info, paths: { ...paths, ...encoded } });

const keys = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const;

let seen: Input = {};
const handlers = Object.fromEntries(
  [...table.map((_, at) => operationOf(at)), 'readEncoded'].map((operation) => [
    operation,
    (input: Input) => {
      seen = input;
      return { status: 204 };
    },
  ]),
);
const ours = await serve(handlers);

const app = fastify();
let raw = { url: '', header: '', cookie: '' };
app.get('*', (request, reply) => {
  raw = { url: request.url, header: String(request.headers[name]), cookie: String(request.headers.cookie) };
  return reply.code(204).send();
});
const theirs = await listenFastify(app);
const send = connect(theirs);

describe('the style table of OpenAPI', () => {
  test.each(table.map((row, at) => [row[1], row[2], row[3], row[0], at] as const))(
    'serializes and parses style %s, explode %s, %s in %s',
    async (_style, _explode, kind, where, at) => {
      const wire = table[at]?.[4] ?? '';
      await send(operationOf(at), { [keys[where]]: { [name]: values[kind] } });
      const sent = {
        path: raw.url.slice(`/call${at}/`.length),
        query: raw.url.slice(`/call${at}?`.length),
        header: raw.header,
        cookie: raw.cookie,
      };
      expect(sent[where]).toBe(wire);

      const rest = where === 'path' ? `/${wire}` : where === 'query' ? `?${wire}` : '';
      const headers = where === 'header' ? { color: wire } : where === 'cookie' ? { cookie: wire } : {};
      const response = await fetch(`${ours}/call${at}${rest}`, { headers });
      expect(await response.text()).toBe('');
      expect(Reflect.get(seen, keys[where])).toEqual({ [name]: values[kind] });
    },
  );
});

test('our client and server read the same values from encoded parameters as other implementations', async () => {
  const request = {
    path: { id: 'a/b ü?#%;=.' },
    query: { q: 'x&y=z+1 ü#', 'a b&c': ['1,2', '3&4'], filter: { a: ['b&'] }, 'is-on': false },
    headers: { 'X-Count': 12 },
    cookies: { sid: 'a b;c=ü' },
  };
  const hono = new Hono();
  let read: unknown;
  hono.get('/encoded/:id/end', (context) => {
    const { req } = context;
    const filter: unknown = JSON.parse(req.query('filter') ?? '');
    read = {
      path: { id: req.param('id') },
      query: { q: req.query('q'), 'a b&c': req.queries('a b&c'), filter, 'is-on': req.query('is-on') },
      headers: { 'X-Count': req.header('x-count') },
      cookies: { sid: getCookie(context, 'sid') },
    };
    return context.body(null, 204);
  });
  const toHono = connect(await listenHono(hono));
  expect((await toHono('readEncoded', request)).status).toBe(204);
  expect(read).toEqual({
    ...request,
    query: { ...request.query, 'is-on': 'false' },
    headers: { 'X-Count': '12' },
  });

  // As URLSearchParams and encodeURIComponent write it.
  const query = new URLSearchParams([
    ['q', request.query.q],
    ['a b&c', '1,2'],
    ['a b&c', '3&4'],
    ['filter', JSON.stringify(request.query.filter)],
    ['is-on', 'false'],
  ]);
  const headers = { 'X-Count': '12', cookie: `theirs=1; 100%=%; sid=${encodeURIComponent(request.cookies.sid)}` };
  const response = await fetch(`${ours}/encoded/${encodeURIComponent(request.path.id)}/end?${query}`, { headers });
  expect(response.status).toBe(204);
  expect(seen).toMatchObject(request);
});

type Loose = { readonly parameters: { readonly path?: object; readonly query?: object }; responses: { 204: object } };
const openapi = createFetchClient<Record<`/${string}`, { readonly get: Loose }>>({ baseUrl: ours });

describe('openapi-fetch', () => {
  const rows = [
    ['matrix', false, ';', ''],
    ['matrix', true, ';', '*'],
    ['label', false, '.', ''],
    ['label', true, '.', '*'],
    ['simple', false, '', ''],
    ['simple', true, '', '*'],
  ] as const;
  test.each(rows)(
    'the server reads path parameters from openapi-fetch in style %s, explode %s',
    async (style, explode, before, after) => {
      for (const kind of ['text', 'list', 'object'] as const) {
        const at = table.findIndex((row) => row[1] === style && row[2] === explode && row[3] === kind);
        const path = { [name]: values[kind] };
        await openapi.GET(`/call${at}/{${before}${name}${after}}`, { params: { path } });
        expect(seen.path).toEqual(path);
      }
    },
  );

  const find = (style: string, explode: boolean, kind: Kind): number =>
    table.findIndex((row) => row[0] === 'query' && row[1] === style && row[2] === explode && row[3] === kind);

  test.each([
    ['form', true],
    ['form', false],
    ['spaceDelimited', false],
    ['pipeDelimited', false],
  ] as const)('the server reads a query list from openapi-fetch in style %s, explode %s', async (style, explode) => {
    const query = { [name]: values.list };
    const params = { params: { query }, querySerializer: { array: { style, explode } } };
    await openapi.GET(`/call${find(style, explode, 'list')}`, params);
    expect(seen.query).toEqual(query);
  });

  test.each([
    ['form', true],
    ['form', false],
    ['deepObject', true],
  ] as const)('the server reads a query object from openapi-fetch in style %s, explode %s', async (style, explode) => {
    const query = { [name]: values.object };
    const params = { params: { query }, querySerializer: { object: { style, explode } } };
    await openapi.GET(`/call${find(style, explode, 'object')}`, params);
    expect(seen.query).toEqual(query);
  });
});
