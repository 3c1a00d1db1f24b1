import { deepEqual, equal } from 'node:assert/strict';
import { createClient, listPets } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ handlers: { listPets: () => ({ status: 200, body: { title: 'x' } }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const result = await listPets(client);
deepEqual(result.body, { title: 'x' });
equal(result.response.headers.get('content-type'), 'application/problem+json');
