import { equal } from 'node:assert/strict';
import { createClient, listPets } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ handlers: { listPets: () => ({ status: 204 }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
equal((await listPets(client)).status, 204);
