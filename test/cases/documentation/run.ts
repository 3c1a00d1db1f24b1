import { deepEqual, equal } from 'node:assert/strict';
import { createClient, listPets } from '@case/client';
import { createServer } from '@case/server';
import type { Pet } from '@case/types';

const limits: number[] = [];
const server = createServer({
  handlers: {
    listPets: ({ query }) => {
      limits.push(query.limit);
      return { status: 204 };
    },
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: (request) => server.fetch(request) });
equal((await listPets(client)).status, 204);
equal((await listPets(client, { query: { limit: 3 } })).status, 204);
// What is only described, or deprecated, is there as anything else.
deepEqual(limits, [5, 3]);
equal((await server.fetch(new Request('http://case/pets?limit=many'))).status, 400);
const pet: Pet = { name: 'a', old: 'b' };
equal(pet.old, 'b');
