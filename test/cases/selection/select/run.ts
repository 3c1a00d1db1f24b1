import { deepEqual } from 'node:assert/strict';
import * as client from '@case/client';
// Tags have their own entry points.
import * as pets from '@case/client/pets';
import { createServer } from '@case/server';

deepEqual(
  ['listPets', 'getPhoto', 'addPet', 'listShops'].map((name) => Object.hasOwn(client, name)),
  [true, true, false, false],
);
deepEqual(Object.keys(pets), ['createPetsApi', 'listPets', 'listPetsOperation']);

const server = createServer({ handlers: { listPets: () => ({ status: 200, body: [] }), getPhoto: () => ({ status: 200, body: '' }) }, security: { key: () => ({}) } });
async function statusOf(method: string, path: string): Promise<number> {
return (await server.fetch(new Request(`http://case${path}`, { method, headers: { 'x-key': 'x' } }))).status;
}
deepEqual(await Promise.all([statusOf('GET', '/pets'), statusOf('POST', '/pets'), statusOf('GET', '/shops')]), [200, 405, 404]);
