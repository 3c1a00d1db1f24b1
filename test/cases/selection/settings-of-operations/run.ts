import { deepEqual } from 'node:assert/strict';
import { createApi, createClient, getItem, listItems, listShops, paginateListItems } from '@case/client';
import { createServer } from '@case/server';
import type { Item } from '@case/types';

const pages: Item[][] = [[{ name: 'a' }], [{ name: 'b' }]];
const server = createServer({
  handlers: {
    listItems: ({ query }) => {
      const page = query.page ?? 1;
      return { status: 200, body: { items: pages[page - 1] ?? [], more: page < pages.length } };
    },
    getItem: () => ({ status: 204 }),
    listShops: () => ({ status: 204 }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const api = createApi(client);
deepEqual(Object.fromEntries(Object.entries(api).map(([group, methods]) => [group, Object.keys(methods).sort()])), {
  items: ['get', 'list', 'paginateList'],
  shops: ['list'],
});
deepEqual((await listItems(client)).status, 200);
deepEqual((await getItem(client, { path: { id: '1' } })).status, 204);
deepEqual((await listShops(client)).status, 204);
// The pagination of the settings replaces that of the document.
const names: unknown[] = [];
for await (const { name } of paginateListItems(client)) names.push(name);
deepEqual(names, ['a', 'b']);
