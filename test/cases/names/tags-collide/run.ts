import { deepEqual, equal } from 'node:assert/strict';
import { createApi, createClient } from '@case/client';
import { createServer } from '@case/server';
import type { ShopsApi } from '@case/types';

function done() {
return ({ status: 204 }) as const;
}
const shop: ShopsApi = { name: 'A' };
const server = createServer({
  handlers: { listPets: done, addPet: done, listShops: done, createShopsApi: () => ({ status: 200, body: shop }) },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const api = createApi(client);
deepEqual(await api.shops.createApi(), shop);
// Tags that differ only in case or punctuation are one group.
deepEqual(Object.keys(api.housePets).sort(), ['addPet', 'listPets']);
equal(Object.keys(api).length, 3);
