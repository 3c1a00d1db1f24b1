import { deepEqual } from 'node:assert/strict';
import { createApi, createClient } from '@case/client';
import { createServer } from '@case/server';

const pages = [['a', 'b'], ['c'], ['d']];
const server = createServer({
  handlers: { listPets: ({ query }) => ({ status: 200, body: { pets: pages[(query.page ?? 1) - 1] ?? [], more: (query.page ?? 1) < 3 } }) },
});
const api = createApi(createClient({ baseUrl: 'http://case', fetch: server.fetch }));
const all: string[] = [];
for await (const pet of api.default.paginateListPets()) all.push(pet.toUpperCase());
deepEqual(all, ['A', 'B', 'C', 'D']);
