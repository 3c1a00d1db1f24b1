import { equal } from 'node:assert/strict';
import { createClient, listPets } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ handlers: { listPets: () => ({ status: 302, headers: { location: 'http://case/x' } }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const result = await listPets(client);
equal(result.status === 302 && result.headers.location, 'http://case/x');
