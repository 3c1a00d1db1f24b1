/** Cases that occur only in Fastify: bodies that its hooks transform, and prefixes with a trailing slash. */
import { createGunzip, gzipSync } from 'node:zlib';
import fastify, { type FastifyPluginCallback } from 'fastify';
import { expect, test } from 'vitest';
import { load } from '../interop/load.js';
import { listenFastify } from '../interop/servers.js';
import { OwnLog } from './log.js';
import { pets } from './pets.js';
import { JSON_TYPE, post } from './sent.js';

const { use } = await load(pets.document);
const log = new OwnLog();
const server = use('createServer')(pets.optionsFor(log));
const app = fastify();
app.addHook('preParsing', async (request, _reply, payload) => {
  if (request.headers['x-packed'] === undefined) return payload;
  return payload.pipe(createGunzip());
});
await app.register(use('toFastifyPlugin')(server) as FastifyPluginCallback, { prefix: '/api/' });
const base = `${await listenFastify(app)}/api/v1`;

test('reads a body that a preParsing hook decompressed', async () => {
  const response = await fetch(`${base}/pets`, post(JSON_TYPE, gzipSync('{"name":"x"}'), { 'x-packed': '1' }));
  expect([response.status, await response.json()]).toEqual([201, { name: 'x' }]);
});

test('returns 400 when a preParsing hook fails, and serves later requests', async () => {
  const response = await fetch(`${base}/pets`, post(JSON_TYPE, 'not packed', { 'x-packed': '1' }));
  expect(response.status).toBe(400);
  expect(log.faults).toEqual([]);
  expect((await fetch(`${base}/pets/x`)).status).toBe(200);
});
