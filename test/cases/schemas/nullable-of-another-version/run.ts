import { equal } from 'node:assert/strict';
import { createClient, listPets } from '@case/client';
import { createServer } from '@case/server';
import type { Pet } from '@case/types';

let pet: Pet = { name: null };
const server = createServer({ handlers: { listPets: () => ({ status: 200, body: pet }) }, validateResponses: true, hooks: { onError: () => {} } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const { body } = await listPets(client);
equal(body.name, null);
pet = JSON.parse('{"name":1}');
equal((await server.fetch(new Request('http://case/pets'))).status, 500);
