import { equal } from 'node:assert/strict';
import { createClient, getPets } from '@case/client';
import { createServer } from '@case/server';

function done() {
return ({ status: 204 }) as const;
}
const server = createServer({ handlers: { getPets: done } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
equal((await getPets(client)).status, 204);
