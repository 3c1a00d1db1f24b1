/** What only Fastify has: bodies that its hooks have made something of, and prefixes as one likes to write them. */
import { createGunzip, gzipSync } from 'node:zlib';
import fastify, { type FastifyPluginCallback } from 'fastify';
import { expect, test } from 'vitest';
import { listenFastify } from '../interop/servers.js';
import { makeServer, use } from './pets.js';
import { JSON_TYPE, post } from './sent.js';

const { server, told } = makeServer();
const app = fastify();
app.addHook('preParsing', async (request, _reply, payload) => {
  if (request.headers['x-packed'] === undefined) return payload;
  return payload.pipe(createGunzip());
});
await app.register(use('toFastifyPlugin')(server) as FastifyPluginCallback, { prefix: '/api/' });
const base = `${await listenFastify(app)}/api/v1`;

test('a body is read as a hook of the host has made it', async () => {
  const response = await fetch(`${base}/pets`, post(JSON_TYPE, gzipSync('{"name":"x"}'), { 'x-packed': '1' }));
  expect([response.status, await response.json()]).toEqual([201, { name: 'x' }]);
});

test('one that the hook cannot read is cut off, and ends nothing else', async () => {
  const response = await fetch(`${base}/pets`, post(JSON_TYPE, 'not packed', { 'x-packed': '1' }));
  expect(response.status).toBe(400);
  expect(told.faults).toEqual([]);
  expect((await fetch(`${base}/pets/x`)).status).toBe(200);
});
