import { deepEqual } from 'node:assert/strict';
import { createClient, paginateListPets, paginateListToys } from '@case/client';
import { createServer } from '@case/server';

const asked: number[] = [];
function read(page: number): { readonly status: 200; readonly body: { readonly pets: number[]; readonly pages: number } } {
  asked.push(page);
  return { status: 200, body: { pets: page <= 3 ? [page] : [], pages: 3 } };
}

const server = createServer({
  handlers: { listPets: ({ query }) => read(query.page ?? 1), listToys: ({ query }) => read(query.page ?? 1) },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const all: number[] = [];
for await (const pet of paginateListPets(client)) all.push(pet);
deepEqual(all, [1, 2, 3]);
deepEqual(asked, [1, 2, 3]);
// Without a field for the number of pages, an empty page is the last one.
for await (const toy of paginateListToys(client)) all.push(toy);
deepEqual(all, [1, 2, 3, 1, 2, 3]);
deepEqual(asked, [1, 2, 3, 1, 2, 3, 4]);

// A server that ignores the page would never end.
const deaf = createServer({ handlers: { listPets: () => read(1), listToys: () => read(1) } });
all.length = 0;
for await (const toy of paginateListToys(createClient({ baseUrl: 'http://case', fetch: deaf.fetch }))) all.push(toy);
deepEqual(all, [1]);
