import { deepEqual } from 'node:assert/strict';
import { createClient, paginateListPets } from '@case/client';
import { createServer } from '@case/server';

const asked: unknown[] = [];
const server = createServer({
  handlers: {
    listPets: ({ query }) => {
      asked.push(query.starting_after);
      const start = Number(query.starting_after ?? 0);
      return { status: 200, body: { data: [{ id: String(start + 1) }, { id: String(start + 2) }], has_more: start < 4 } };
    },
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const all: string[] = [];
for await (const pet of paginateListPets(client)) all.push(pet.id);
deepEqual(all, ['1', '2', '3', '4', '5', '6']);
deepEqual(asked, [undefined, '2', '4']);
