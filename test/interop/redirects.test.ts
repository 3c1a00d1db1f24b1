/** Redirects (RFC 9110, 15.4) from fastify and hono, and the parts of a request that are sent to the new URL. */
import fastify from 'fastify';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const { connect, serve, use } = await load(`
openapi: 3.1.0
info: { title: Redirects, version: '1' }
security: [{ token: [] }]
paths:
  /things/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get: { operationId: getThing, responses: &text { '200': { description: OK, content: { text/plain: { schema: { type: string } } } } } }
    post: { operationId: postThing, requestBody: { content: { application/json: { schema: {} } } }, responses: *text }
  /moved:
    get:
      operationId: getMoved
      responses: { '302': { description: Elsewhere, headers: { Location: { schema: { type: string } } } } }
components: { securitySchemes: { token: { type: http, scheme: bearer } } }
`);
const auth = { token: 'secret' };
function following() {
  return { auth, fetch: use('followRedirects')() };
}

test('follows redirects within the origin with the method that their status requires', async () => {
  const app = fastify();
  app.all<{ Params: { code: string } }>('/things/:code', ({ params: { code } }, reply) =>
    reply.code(Number(code)).header('location', '../end?from=here').send('gone'),
  );
  app.all('/end', ({ method, url, headers, body }, reply) =>
    reply.type('text/plain').send(JSON.stringify([method, url, headers.authorization, headers['content-type'], body])),
  );
  const base = await listenFastify(app);
  const send = connect(base, following());
  const read = async (operation: string, id: string, body?: unknown): Promise<unknown> =>
    JSON.parse(String((await send(operation, { path: { id }, ...(body !== undefined && { body }) })).body));
  const got = ['GET', '/end?from=here', 'Bearer secret', null];
  for (const code of ['301', '302', '303', '307', '308']) {
    expect((await read('getThing', code)) as unknown[]).toEqual(expect.arrayContaining(got));
    const kept = ['POST', '/end?from=here', 'Bearer secret', 'application/json', { a: 1 }];
    const posted = await read('postThing', code, { a: 1 });
    expect(posted).toEqual(Number(code) > 303 ? kept : [...got, null]);
  }
});

test('rejects redirects to another origin and endless redirects', async () => {
  const seen: unknown[] = [];
  const elsewhere = new Hono();
  elsewhere.all('*', (context) => {
    seen.push(context.req.header('authorization'));
    return context.text('stolen');
  });
  const other = await listenHono(elsewhere);
  const app = new Hono();
  let asked = 0;
  app.get('/things/:id', (context) => {
    asked += 1;
    const id = context.req.param('id');
    if (id === 'away') return context.redirect(`${other}/things/1`, 307);
    if (id === 'downgrade') return context.redirect(`//${new URL(other).host}/`, 301);
    return context.redirect(`/things/${id}`, 302);
  });
  const send = connect(await listenHono(app), following());
  for (const id of ['away', 'downgrade'])
    await expect(send('getThing', { path: { id } })).rejects.toMatchObject({ name: 'UnexpectedResponseError' });
  expect(seen).toEqual([]);
  asked = 0;
  await expect(send('getThing', { path: { id: 'ring' } })).rejects.toMatchObject({ status: 302 });
  expect(asked).toBe(6);
});

test('the client returns declared redirects as responses, and fetch follows redirects from the server', async () => {
  const base = await serve(
    {
      getThing: ({ path }) => ({ status: 200, body: `thing ${Reflect.get(Object(path), 'id')}` }),
      postThing: () => ({ status: 200, body: '' }),
      getMoved: () => ({ status: 302, headers: { location: '/things/7' } }),
    },
    { security: { token: (token: unknown) => token } },
  );
  const headers = { authorization: 'Bearer x' };
  expect(await (await fetch(`${base}/moved`, { headers })).text()).toBe('thing 7');
  for (const options of [{ auth }, following()]) {
    const moved = await connect(base, options)('getMoved');
    expect([moved.status, moved.headers]).toEqual([302, { location: '/things/7' }]);
  }
});

test('does not follow redirects by default', async () => {
  const seen: unknown[] = [];
  const app = new Hono();
  app.all('/things/:id', (context) => context.redirect('/end', 307));
  app.all('/end', (context) => {
    seen.push(context.req.path);
    return context.text('end');
  });
  const send = connect(await listenHono(app), { auth });
  await expect(send('getThing', { path: { id: '1' } })).rejects.toMatchObject({
    message: 'getThing: 307 (undeclared status)',
  });
  expect(seen).toEqual([]);
});
