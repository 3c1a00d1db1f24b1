import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echo } from '@case/client';
import { createServer } from '@case/server';

const sent: string[] = [];
const server = createServer({ handlers: { echo: ({ body }) => ({ status: 200, body: body }) } });
const client = createClient({
  baseUrl: 'http://case',
  fetch: (url, init) => {
    const request = new Request(url, init);
    sent.push(new URL(request.url).pathname);
    return server.fetch(request);
  },
});

deepEqual((await echo(client, { body: { name: 'x' } })).body, { name: 'x' });
// @ts-expect-error the body is required
const refused = await echo(client, {}).catch((error: unknown) => error);
equal(refused instanceof Error || (typeof refused === 'object' && refused !== null && 'status' in refused && refused.status !== 200), true);
equal((await server.fetch(new Request('http://case/echo', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }))).status, 400);
equal((await server.fetch(new Request('http://case/echo', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' }))).status, 415);
