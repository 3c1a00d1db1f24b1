import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echoThing } from '@case/client';
import { createServer } from '@case/server';
import type { One, Two } from '@case/types';

const one: One = { name: 'x' };
const two: Two = one;
const server = createServer({ handlers: { echoThing: ({ body }) => ({ status: 200, body }) }, validateResponses: true });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
deepEqual(await echoThing(client, { body: two }).then((result) => result.body), { name: 'x' });
const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"name":1}' };
equal((await server.fetch(new Request('http://case/things', init))).status, 422);
