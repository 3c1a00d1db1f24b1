import { deepEqual, equal } from 'node:assert/strict';
import { addPet, createClient } from '@case/client';
import { createServer } from '@case/server';
import type { Pet, PetInput } from '@case/types';

const received: Pet = { id: 1, name: 'Rex', owner: { id: 2, name: 'Ann' }, tags: [{ id: 3, label: 'big' }] };
const sent: PetInput = { name: 'Rex', secret: 'x', owner: { name: 'Ann' }, tags: [{ label: 'big' }] };
const server = createServer({
  handlers: { addPet: ({ body }) => ({ status: 201, body: body.secret === 'x' ? received : { id: 0, name: 'other' } }) },
  validateResponses: true,
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const response = await addPet(client, { body: sent });
deepEqual([response.status, response.body], [201, received]);

async function statusOf(body: object): Promise<number> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await server.fetch(new Request('http://case/pets', init))).status;
}
equal(await statusOf(sent), 201);
// Read-only properties are rejected in requests at any depth.
equal(await statusOf({ ...sent, id: 1 }), 422);
equal(await statusOf({ ...sent, owner: { id: 2, name: 'Ann' } }), 422);
equal(await statusOf({ ...sent, tags: [{ id: 3, label: 'big' }] }), 422);
// Write-only properties are required in requests.
equal(await statusOf({ name: 'Rex' }), 422);

// A write-only property in a response is an error of the server.
const leaking = createServer({
  handlers: { addPet: () => ({ status: 201, body: { ...received, secret: 'x' } }) },
  validateResponses: true,
  hooks: { onError: () => {} },
});
const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) };
equal((await leaking.fetch(new Request('http://case/pets', init))).status, 500);
