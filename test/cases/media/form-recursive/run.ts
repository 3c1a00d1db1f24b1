import { deepEqual } from 'node:assert/strict';
import { createClient, send } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ handlers: { send: ({ body }) => ({ status: 200, body }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

for (const body of [{ next: { name: 'b' } }, { name: 'a', all: [{ name: 'b', all: [{}] }, { next: {} }] }])
  for (const contentType of ['application/x-www-form-urlencoded', 'multipart/form-data'] as const) {
    const { status, body: come } = await send(client, { body, contentType });
    deepEqual([contentType, status, come], [contentType, 200, body]);
  }
