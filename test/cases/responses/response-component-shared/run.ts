import { deepEqual, equal } from 'node:assert/strict';
import { createClient, listCats, listPets } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    listPets: () => ({ status: 404, body: { kind: 'pet' } }),
    listCats: () => ({ status: 404, body: { kind: 'cat' } }),
  },
  validateResponses: true,
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const pets = await listPets(client);
deepEqual(pets.status === 404 && pets.body, { kind: 'pet' });
const cats = await listCats(client);
deepEqual(cats.status === 404 && cats.body, { kind: 'cat' });

// A response that does not match the shared schema is reported for each operation.
const wrong = createServer({
  handlers: { listPets: () => ({ status: 404, body: JSON.parse('{"kind":"dog"}') }), listCats: () => ({ status: 204 }) },
  validateResponses: true,
  hooks: { onError: () => {} },
});
equal((await wrong.fetch(new Request('http://case/pets'))).status, 500);
equal((await wrong.fetch(new Request('http://case/cats'))).status, 204);
