/** Links between operations (OpenAPI 3.1, 4.8.20), followed on servers of other frameworks. */
import fastify from 'fastify';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const { newClient, use, connect } = await load(`
openapi: 3.1.0
info: { title: Links, version: '1' }
paths:
  /users:
    post:
      operationId: createUser
      parameters: [{ name: team, in: query, schema: { type: string } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/User' } } } }
      responses:
        '201':
          description: Created
          headers: { X-Key: { schema: { type: string } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/User' } } }
          links:
            address:
              operationId: getAddress
              parameters: { path.id: '$response.body#/id', team: '$request.query.team', X-Key: '$response.header.X-Key', note: 'by {$method} of {$request.body#/na~1me}' }
            rename: { operationId: renameUser, parameters: { id: '$response.body#/id' }, requestBody: '$response.body' }
  /users/{id}:
    put:
      operationId: renameUser
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/User' } } } }
      responses: { '204': { description: Done } }
  /users/{id}/address:
    get:
      operationId: getAddress
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: team, in: query, schema: { type: string } }
        - { name: note, in: query, schema: { type: string } }
        - { name: X-Key, in: header, schema: { type: string } }
      responses: { '200': { description: OK, content: { application/json: { schema: { type: object } } } } }
components:
  schemas:
    User: { type: object, properties: { id: { type: string }, na/me: { type: string } } }
`);

const request = { query: { team: 'a&b' }, body: { 'na/me': 'Zoë' } };

/** The target of the link according to the specification, given the responses of the servers below. */
const asked = { id: 'x/1 ?', team: 'a&b', note: 'by POST of Zoë', key: 'k;1' };
const created = { id: asked.id, 'na/me': 'Zoë' };

test('follows a link to an operation of a hono server', async () => {
  const app = new Hono();
  let put: unknown;
  app.post('/users', async (context) => {
    const body: unknown = await context.req.json();
    return context.json({ ...Object(body), id: asked.id }, 201, { 'x-key': asked.key });
  });
  app.get('/users/:id/address', ({ req, json }) =>
    json({ id: req.param('id'), team: req.query('team'), note: req.query('note'), key: req.header('x-key') }),
  );
  app.put('/users/:id', async ({ req, body }) => {
    put = [req.param('id'), await req.json()];
    return body(null, 204);
  });
  const base = await listenHono(app);
  const result = await connect(base)('createUser', request);
  expect([result.status, result.body]).toEqual([201, created]);
  const client = newClient({ baseUrl: base });
  expect(await use('followCreateUserAddress')(client, { request, result })).toMatchObject({ status: 200, body: asked });
  expect(await use('followCreateUserRename')(client, { request, result })).toMatchObject({ status: 204 });
  expect(put).toEqual([asked.id, created]);
});

test('follows a link to an operation of a fastify server and omits missing values', async () => {
  const app = fastify();
  app.post('/users', (_, reply) => reply.code(201).send({ id: 'ü' }));
  app.get('/users/:id/address', ({ params, query, headers }) => ({ params, query, key: headers['x-key'] ?? null }));
  const base = await listenFastify(app);
  const bare = { body: {} };
  const result = await connect(base)('createUser', bare);
  const response = await use('followCreateUserAddress')(newClient({ baseUrl: base }), { request: bare, result });
  expect(response).toMatchObject({ body: { params: { id: 'ü' }, query: {}, key: null } });
});
