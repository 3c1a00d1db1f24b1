import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echoThing } from '@case/client';
import { createServer } from '@case/server';
import type { Pet } from '@case/types';

const server = createServer({ handlers: { echoThing: ({ body }) => ({ status: 200, body }) }, validateResponses: true });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const pets: readonly Pet[] = [
  { name: null, owner: null, tags: null, nothing: null },
  { name: 'Rex', owner: { name: 'Ada' }, tags: ['a'] },
];
for (const body of pets) deepEqual(await echoThing(client, { body }).then((result) => result.body), body);

async function send(body: unknown): Promise<number> {
  const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await server.fetch(new Request('http://case/things', init))).status;
}
const right = { name: 'Rex', owner: null, tags: null };
equal(await send(right), 200);
for (const wrong of [{ name: 1 }, { name: undefined }, { owner: 'x' }, { owner: { name: null } }, { tags: [null] }, { nothing: 'x' }])
  equal(await send({ ...right, ...wrong }), 422);
