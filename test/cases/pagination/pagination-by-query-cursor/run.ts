import { deepEqual } from 'node:assert/strict';
import { createClient, paginateListPets } from '@case/client';
import { createServer } from '@case/server';

const asked: unknown[] = [];
const server = createServer({
  handlers: {
    listPets: ({ query }) => {
      asked.push(query);
      const start = Number(query.after ?? 0);
      return { status: 200, body: { pets: [{ id: start }, { id: start + 1 }], next: start < 4 ? String(start + 2) : null } };
    },
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const all: number[] = [];
for await (const pet of paginateListPets(client, { query: { kind: 'cat' } })) all.push(pet.id);
deepEqual(all, [0, 1, 2, 3, 4, 5]);
deepEqual(asked, [{ kind: 'cat' }, { kind: 'cat', after: '2' }, { kind: 'cat', after: '4' }]);
all.length = 0;
for await (const pet of paginateListPets(client, { query: { after: '4' } })) all.push(pet.id);
deepEqual(all, [4, 5]);
