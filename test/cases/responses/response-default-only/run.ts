import { deepEqual, equal, rejects } from 'node:assert/strict';
import { createApi, createClient, getText } from '@case/client';
import { createServer } from '@case/server';

let status: 200 | 500 = 200;
const server = createServer({
  handlers: {
    getText: () => ({ status, body: 'text' }),
    getNothing: () => ({ status: 204 }),
    getFailures: () => ({ status: 404, body: 'none' }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const api = createApi(client).default;
const text: string = await api.getText();
equal(text, 'text');
const nothing: undefined = await api.getNothing();
equal(nothing, undefined);
const failures: () => Promise<never> = () => api.getFailures();
await rejects(failures, { name: 'ApiError', status: 404, body: 'none' });
status = 500;
await rejects(api.getText(), { name: 'ApiError', status: 500, body: 'text' });
const { headers, body, status: given } = await getText(client);
deepEqual([given, body, headers], [500, 'text', {}]);
