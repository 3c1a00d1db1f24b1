import { deepEqual } from 'node:assert/strict';
import { createClient, paginateSearchPets } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    searchPets: ({ body }) => {
      const start = Number(body?.after ?? 0);
      return { status: 200, body: { pets: [{ id: start }, { id: start + 1 }], ...(start < 4 ? { next: String(start + 2) } : {}) } };
    },
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const all: number[] = [];
for await (const pet of paginateSearchPets(client)) all.push(pet.id);
deepEqual(all, [0, 1, 2, 3, 4, 5]);
