import { deepEqual, equal } from 'node:assert/strict';
import { createApi, createClient } from '@case/client';
import { createServer } from '@case/server';
import type { ShopsApi } from '@case/types';

const done = () => ({ status: 204 }) as const;
const shop: ShopsApi = { name: 'A' };
const server = createServer({
  handlers: { listPets: done, addPet: done, listShops: done, createShopsApi: () => ({ status: 200, body: shop }) },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const api = createApi(client);
deepEqual(await api.shops.createApi(), shop);
const groups = Object.keys(api);
equal(groups.length, 4);
equal(new Set(groups).size, 4);
deepEqual(Object.values(api).flatMap((group) => Object.keys(group)).sort(), ['addPet', 'createApi', 'listPets', 'listShops']);
