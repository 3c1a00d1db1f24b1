import { deepEqual, equal } from 'node:assert/strict';
import * as client from '@case/client';
import { createServer, type Handlers } from '@case/server';

function done() {
return ({ status: 204 }) as const;
}
const called: string[] = [];
function note(name: string) {
return () => {
  called.push(name);
  return done();
};
}
const names = ['getRoot', 'getPets', 'postPets', 'deletePetsByIdToysByToyId', 'getHousePets', 'getCats'] as const;
const others = Object.keys(client).filter((name) => /^get(?:HousePets|Cats)[0-9A-Fa-f]{4}$/u.test(name));
equal(others.length, 2);
const handlers: Handlers = JSON.parse('{}');
for (const name of [...names, ...others]) Object.assign(handlers, { [name]: note(name) });
const server = createServer({ handlers });
const sender = client.createClient({ baseUrl: 'http://case', fetch: server.fetch });
await client.getRoot(sender);
await client.getPets(sender);
await client.postPets(sender);
await client.deletePetsByIdToysByToyId(sender, { path: { id: '1', toy_id: '2' } });
deepEqual(called, names.slice(0, 4));
for (const path of ['house-pets', 'house_pets', 'named', 'cats'])
  equal((await server.fetch(new Request(`http://case/${path}`))).status, 204);
deepEqual(called.slice(4).sort(), ['getHousePets', 'getCats', ...others].sort());
// A given `operationId` wins over a derived one.
equal(called[6], 'getCats');
