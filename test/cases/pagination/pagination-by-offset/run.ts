import { deepEqual } from 'node:assert/strict';
import { createApi, createClient, paginateListAll, paginateListCounted, paginateListTold } from '@case/client';
import { createServer } from '@case/server';

const pets = ['a', 'b', 'c', 'd', 'e'];
let asked: unknown[] = [];
function take(skip = 0, most = 2): string[] {
  asked.push(skip);
  return pets.slice(skip, skip + most);
}
const server = createServer({
  handlers: {
    // At most two items a page, whatever the client requests.
    listAll: ({ query }) => ({ status: 200, body: take(query.skip, Math.min(query.take ?? 2, 2)) }),
    listCounted: ({ query }) => ({ status: 200, body: { pets: take(query.skip), count: pets.length } }),
    listTold: ({ query }) => ({ status: 200, body: { pets: take(query.skip), more: (query.skip ?? 0) < 4 } }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
async function collect(items: AsyncIterable<string>): Promise<[string, unknown[]]> {
  asked = [];
  let text = '';
  for await (const item of items) text += item.toUpperCase();
  return [text, asked];
}

deepEqual(await collect(paginateListAll(client)), ['ABCDE', [0, 2, 4, 5]]);
deepEqual(await collect(paginateListAll(client, { query: { take: 3, skip: 1 } })), ['BCDE', [1, 3, 5]]);
deepEqual(await collect(paginateListAll(client, { query: { skip: 9 } })), ['', [9]]);
deepEqual(await collect(paginateListCounted(client)), ['ABCDE', [0, 2, 4]]);
deepEqual(await collect(paginateListTold(client)), ['ABCDE', [0, 2, 4]]);
deepEqual(await collect(createApi(client).default.paginateListTold({ query: { skip: 4 } })), ['E', [4]]);
const pages: unknown[] = [];
for await (const page of paginateListAll(client, { query: { skip: 3 } }).pages()) pages.push(page);
deepEqual(pages, [['d', 'e'], []]);
