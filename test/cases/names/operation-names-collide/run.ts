import { equal } from 'node:assert/strict';
import { createClient, listPets, getAnimals } from '@case/client';
import { createServer } from '@case/server';

function done() {
return ({ status: 204 }) as const;
}
const server = createServer({ handlers: { listPets: done, getAnimals: done } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
equal((await listPets(client)).status, 204);
equal((await getAnimals(client)).status, 204);
