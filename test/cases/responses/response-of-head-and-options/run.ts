import { equal } from 'node:assert/strict';
import { askPets, createClient, peekPets } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: { peekPets: () => ({ status: 200, headers: { 'x-total': 4 } }), askPets: () => ({ status: 204 }) },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
equal((await peekPets(client)).headers['x-total'], 4);
equal((await askPets(client)).status, 204);
