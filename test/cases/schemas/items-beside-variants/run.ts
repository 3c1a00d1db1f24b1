import { deepEqual, equal } from 'node:assert/strict';
import { createClient, start } from '@case/client';
import { createServer } from '@case/server';
import type { Start } from '@case/types';

const server = createServer({ handlers: { start: ({ body }) => ({ status: 200, body }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

const bodies: readonly Start[] = [{ command: 'ls', limit: 3 }, { command: ['ls', '-l'], limit: { most: 2 } }];
for (const body of bodies) deepEqual((await start(client, { body })).body, body);
equal((await start(client, { body: { command: [1] } })).status, 422);
