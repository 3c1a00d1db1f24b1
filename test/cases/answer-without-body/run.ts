import { equal } from 'node:assert/strict';
import { createApi, createClient } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ handlers: { removePet: () => ({ status: 204 }) } });
const api = createApi(createClient({ baseUrl: 'http://case', fetch: (request) => server.fetch(request) }));
equal(await api.default_.removePet(), undefined);
