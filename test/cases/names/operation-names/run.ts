import { deepEqual } from 'node:assert/strict';
import { createApi, createClient, createClient_, delete_ } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ mock: true });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const api = createApi(client);
deepEqual((await delete_(client)).status, 204);
deepEqual((await createClient_(client)).status, 204);
await api.pets.delete();
await api.pets.list();
await api.housePets.list();
