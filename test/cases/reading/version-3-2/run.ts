import { deepEqual } from 'node:assert/strict';
import { createClient, listPets } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ handlers: { listPets: () => ({ status: 200, body: ['Rex'] }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
deepEqual((await listPets(client)).body, ['Rex']);
