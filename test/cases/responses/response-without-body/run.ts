import { equal } from 'node:assert/strict';
import { createApi, createClient, resetForm } from '@case/client';
import { createServer, type Handlers } from '@case/server';

const handlers: Handlers = { removePet: () => ({ status: 204 }), resetForm: () => ({ status: 205 }) };
const server = createServer({ handlers });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const api = createApi(client);
equal(await api.default.removePet(), undefined);

const reset = await resetForm(client);
equal(reset.status, 205);
equal(reset.body, undefined);
