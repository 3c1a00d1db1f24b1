import { deepEqual, rejects } from 'node:assert/strict';
import { createApi, createClient, paginateListPets, paginateSearch } from '@case/client';
import { createServer } from '@case/server';
import { createNodeServer } from '@case/server/node';

const server = createServer({
  handlers: {
    listPets: ({ query: { page } }, { request }) => {
      if (page === 9) return { status: 200, body: { results: [], next: 'https://elsewhere.test/pets?page=1' } };
      const next = page === 1 ? `http://${request.headers.get('host')}/pets?page=2` : '/pets?page=3';
      return { status: 200, body: { results: [`p${page}`], next: page < 3 ? next : null } };
    },
    search: ({ query: { page }, body }) => {
      const links = page < 3 ? { next: { href: `?page=${page + 1}` } } : {};
      return { status: 200, body: { found: [`${body.text}${page}`], links } };
    },
  },
});
const node = createNodeServer(server);
const client = createClient({ baseUrl: `http://127.0.0.1:${await node.listen()}` });
async function collect(items: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const item of items) all.push(item);
  return all;
}

deepEqual(await collect(paginateListPets(client)), ['p1', 'p2', 'p3']);
deepEqual(await collect(createApi(client).default.paginateListPets({ query: { page: 2 } })), ['p2', 'p3']);
// The request body is sent again with each page.
deepEqual(await collect(paginateSearch(client, { body: { text: 'x' } })), ['x1', 'x2', 'x3']);
await rejects(collect(paginateListPets(client, { query: { page: 9 } })), /another origin, https:\/\/elsewhere\.test/u);

await node.close();
