import { equal } from 'node:assert/strict';
import { createClient, dotted, parted, spaced } from '@case/client';
import { createServer } from '@case/server';

function done() {
return ({ status: 204 }) as const;
}
const server = createServer({ handlers: { dotted: done, parted: done, spaced: done } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
for (const call of [spaced, parted, dotted]) equal((await call(client)).status, 204);
