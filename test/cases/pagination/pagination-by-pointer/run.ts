import { deepEqual } from 'node:assert/strict';
import { createClient, paginateListPets } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    listPets: ({ query }) => {
      const start = Number(query.cursor ?? 0);
      const meta = start < 4 ? { 'next/cursor': String(start + 2) } : {};
      return { status: 200, body: { result: { pets: [{ id: start }, { id: start + 1 }] }, meta } };
    },
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const all: number[] = [];
for await (const pet of paginateListPets(client)) all.push(pet.id);
deepEqual(all, [0, 1, 2, 3, 4, 5]);
