import { deepEqual } from 'node:assert/strict';
import { createClient, getPet, listPets } from '@case/client';
import { createServer } from '@case/server';
import type { Pet } from '@case/types';

const rex: Pet = { name: 'Rex', friends: [{ name: 'Ada' }], owner: { pets: [{ name: 'Rex' }] } };
const asked: unknown[] = [];
const server = createServer({
  handlers: {
    listPets: ({ query }) => {
      asked.push(query.limit);
      return { status: 200, body: [rex] };
    },
    getPet: ({ path }) => ({ status: 200, body: { ...rex, name: path.id } }),
  },
  validateResponses: true,
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
deepEqual((await listPets(client)).body, [rex]);
await listPets(client, { query: { limit: 3 } });
deepEqual(asked, [10, 3]);
deepEqual((await getPet(client, { path: { id: 'a/b' } })).body.name, 'a/b');
