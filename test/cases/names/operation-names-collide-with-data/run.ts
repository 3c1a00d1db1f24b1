import { equal } from 'node:assert/strict';
import { createClient, pet, getB } from '@case/client';
import { createServer } from '@case/server';

function done() {
return ({ status: 204 }) as const;
}
const server = createServer({ handlers: { pet: done, getB: done } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
equal((await pet(client)).status, 204);
equal((await getB(client)).status, 204);
