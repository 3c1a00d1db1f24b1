import { equal } from 'node:assert/strict';
import { createClient, listPets } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ handlers: { listPets: () => ({ status: 204 }) } });
const client = createClient({ baseUrl: 'http://case', fetch: (request) => server.fetch(request) });
const { status, body } = await listPets(client);
equal(status, 204);
equal(body, undefined);
equal((await server.fetch(new Request('http://case/dogs'))).status, 404);
