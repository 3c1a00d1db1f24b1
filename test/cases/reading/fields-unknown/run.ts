import { equal } from 'node:assert/strict';
import { createClient, createPet } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ handlers: { createPet: () => ({ status: 204 }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
equal((await createPet(client, { body: { kind: 'cat' } })).status, 204);
