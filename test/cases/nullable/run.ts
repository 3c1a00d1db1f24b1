import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echoPet } from '@case/client';
import { createServer } from '@case/server';
import type { Pet } from '@case/types';

const server = createServer({ handlers: { echoPet: ({ body }) => ({ status: 200, body }) }, validateAnswers: true });
const client = createClient({ baseUrl: 'http://case', fetch: (request) => server.fetch(request) });
const pets: readonly Pet[] = [
  { name: null, owner: null, tags: null },
  { name: null, owner: null, tags: null, nothing: null },
  { name: 'cat', owner: { name: 'ann' }, tags: ['a'] },
  { name: '', owner: {}, tags: [] },
];
for (const pet of pets) {
  const result = await echoPet(client, { body: pet });
  deepEqual([result.status, result.body], [200, pet]);
}

const statusOf = async (pet: unknown): Promise<number> => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(pet) };
  return (await server.fetch(new Request('http://case/pets', init))).status;
};
// What may be null may not be left out, nor be anything else.
const [nobody] = pets;
equal(await statusOf({ owner: null, tags: null }), 422);
equal(await statusOf({ ...nobody, owner: undefined }), 422);
equal(await statusOf({ ...nobody, name: 5 }), 422);
equal(await statusOf({ ...nobody, owner: 'ann' }), 422);
equal(await statusOf({ ...nobody, owner: { name: null } }), 422);
equal(await statusOf({ ...nobody, tags: [null] }), 422);
equal(await statusOf({ ...nobody, nothing: 'x' }), 422);
