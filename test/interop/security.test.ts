/** Credentials: Basic (RFC 7617), bearer tokens (RFC 6750), API keys in each location, and combinations. */
import fastify from 'fastify';
import { Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { bearerAuth } from 'hono/bearer-auth';
import { getCookie } from 'hono/cookie';
import createFetchClient from 'openapi-fetch';
import { describe, expect, test } from 'vitest';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const ways = {
  basic: ['basic'],
  bearer: ['bearer'],
  oauth: ['oauth'],
  header: ['inHeader'],
  query: ['inQuery'],
  cookie: ['inCookie'],
  both: ['inHeader', 'bearer'],
} as const;

const responses = { 204: { description: 'Done' }, 401: { description: 'Who' }, 403: { description: 'Not you' } };
const tokenUrl = 'https://example.com/token';
const { connect, serve } = await load({
  openapi: '3.1.0',
  info: { title: 'Security', version: '1' },
  paths: Object.fromEntries(
    Object.entries(ways).map(([way, schemes]) => [
      `/${way}`,
      {
        get: {
          operationId: way,
          security: [Object.fromEntries(schemes.map((name) => [name, name === 'oauth' ? ['read:pets'] : []]))],
          responses: responses,
        },
      },
    ]),
  ),
  components: {
    securitySchemes: {
      basic: { type: 'http', scheme: 'Basic' },
      bearer: { type: 'http', scheme: 'bearer' },
      oauth: { type: 'oauth2', flows: { clientCredentials: { tokenUrl, scopes: { 'read:pets': 'Read' } } } },
      inHeader: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
      inQuery: { type: 'apiKey', in: 'query', name: 'api_key' },
      inCookie: { type: 'apiKey', in: 'cookie', name: 'SESSIONID' },
    },
  },
});

const auth = {
  basic: { username: 'test', password: '123£:' },
  bearer: 'mF_9.B5f-4.1JqM',
  oauth: async () => 'later',
  inHeader: 'k=1;2',
  inQuery: 'a&b=c +ü',
  inCookie: 'x;y z',
};

describe('our client', () => {
  test('authenticates to hono with every scheme', async () => {
    const app = new Hono();
    app.use('/basic', basicAuth({ ...auth.basic }));
    app.use('/bearer', bearerAuth({ token: auth.bearer }));
    app.use('/oauth', bearerAuth({ verifyToken: (token) => token === 'later' }));
    app.use('/both', bearerAuth({ token: auth.bearer }));
    app.get('/header', (context) => context.body(null, context.req.header('x-api-key') === auth.inHeader ? 204 : 401));
    app.get('/both', (context) => context.body(null, context.req.header('x-api-key') === auth.inHeader ? 204 : 401));
    app.get('/query', (context) => context.body(null, context.req.query('api_key') === auth.inQuery ? 204 : 401));
    app.get('/cookie', (context) => context.body(null, getCookie(context, 'SESSIONID') === auth.inCookie ? 204 : 401));
    app.get('*', (context) => context.body(null, 204));
    const base = await listenHono(app);
    const send = connect(base, { auth });
    for (const way of Object.keys(ways)) expect([way, (await send(way)).status]).toEqual([way, 204]);
    const wrong = connect(base, {
      auth: {
        bearer: 'x',
        oauth: 'x',
        inHeader: 'x',
        inQuery: 'x',
        inCookie: 'x',
        basic: { username: 'test', password: '123' },
      },
    });
    for (const way of Object.keys(ways)) expect([way, (await wrong(way)).status]).toEqual([way, 401]);
  });

  test('writes the Authorization headers of the RFC examples', async () => {
    const app = fastify();
    let header: unknown;
    app.get('*', (request, reply) => {
      header = request.headers.authorization;
      return reply.code(204).send();
    });
    const base = await listenFastify(app);
    await connect(base, { auth: { basic: { username: 'Aladdin', password: 'open sesame' } } })('basic');
    expect(header).toBe('Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==');
    // RFC 7617, 2.1.
    await connect(base, { auth: { basic: { username: 'test', password: '123£' } } })('basic');
    expect(header).toBe('Basic dGVzdDoxMjPCow==');
    await connect(base, { auth })('bearer');
    expect(header).toBe('Bearer mF_9.B5f-4.1JqM');
  });
});

describe('our server', async () => {
  const seen: unknown[] = [];
  const handlers = Object.fromEntries(Object.keys(ways).map((way) => [way, () => ({ status: 204 })]));
  const keep = (credential: unknown, { scopes }: { readonly scopes: readonly string[] }) => {
    seen.push(credential, ...scopes);
    return JSON.stringify(credential).includes('wrong') ? undefined : 'someone';
  };
  const security = Object.fromEntries([...Object.values(ways).flat()].map((name) => [name, keep]));
  const base = await serve(handlers, { security });
  const statusOf = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${base}${path}`, { headers })).status;

  test('authenticates requests sent by fetch', async () => {
    const encoded = Buffer.from('test:123£:').toString('base64');
    const rows: readonly (readonly [string, Record<string, string>, ...unknown[]])[] = [
      ['/basic', { authorization: `Basic ${encoded}` }, auth.basic],
      // The name of a scheme is case-insensitive (RFC 9110, 11.1).
      ['/basic', { authorization: `bASIC ${encoded}` }, auth.basic],
      ['/bearer', { authorization: 'bearer abc' }, 'abc'],
      ['/oauth', { authorization: 'Bearer abc' }, 'abc', 'read:pets'],
      ['/header', { 'x-api-key': 'k=1;2' }, 'k=1;2'],
      [`/query?${new URLSearchParams({ api_key: auth.inQuery })}`, {}, auth.inQuery],
      ['/cookie', { cookie: `a=b; SESSIONID=${encodeURIComponent(auth.inCookie)}` }, auth.inCookie],
      // An unrelated cookie is ignored, whatever its name (RFC 6265, 4.1.1).
      ['/cookie', { cookie: '100%=1; SESSIONID=a; %ff' }, 'a'],
      ['/both', { 'x-api-key': 'k', authorization: 'Bearer b' }, 'k', 'b'],
    ];
    for (const [path, headers, ...credentials] of rows) {
      seen.length = 0;
      expect([path, await statusOf(path, headers)]).toEqual([path, 204]);
      expect(seen).toEqual(credentials);
    }
  });

  test('returns 401 for invalid credentials, with a challenge if the scheme has one', async () => {
    expect(await statusOf('/bearer', { authorization: 'Bearer wrong' })).toBe(401);
    expect(await statusOf('/both', { authorization: 'Bearer b' })).toBe(401);
    expect(await statusOf('/basic', { authorization: 'Basic %%%' })).toBe(401);
    expect(await statusOf('/basic', { authorization: `Basic ${Buffer.from('no colon').toString('base64')}` })).toBe(
      401,
    );
    const challenge = async (path: string) => (await fetch(base + path)).headers.get('www-authenticate');
    expect(await challenge('/basic')).toMatch(/^Basic\b.*charset="UTF-8"/u);
    expect(await challenge('/oauth')).toMatch(/^Bearer\b/u);
  });

  test('authenticates requests sent by openapi-fetch', async () => {
    const client = createFetchClient<{
      '/query': { get: { parameters: { query: { api_key: string } }; responses: { 204: object } } };
    }>({ baseUrl: base, headers: { authorization: 'Bearer abc' } });
    client.use({ onRequest: ({ request }) => request.headers.set('x-api-key', 'k') });
    const { response } = await client.GET('/query', { params: { query: { api_key: auth.inQuery } } });
    expect(response.status).toBe(204);
  });
});
