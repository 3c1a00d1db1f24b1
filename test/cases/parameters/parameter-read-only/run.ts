import { deepEqual, equal } from 'node:assert/strict';
import { createClient, readAlert } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ handlers: { readAlert: ({ path }) => ({ status: 200, body: { number: path.number } }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

const response = await readAlert(client, { path: { number: 7 }, query: { level: 'low' } });
deepEqual([response.status, response.body], [200, { number: 7 }]);
equal((await server.fetch(new Request('http://case/alerts/x'))).status, 400);
equal((await server.fetch(new Request('http://case/alerts/7?level=middle'))).status, 400);
