import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echo } from '@case/client';
import { createServer } from '@case/server';

const sent: string[] = [];
const server = createServer({ handlers: { echo: ({ path }) => ({ status: 200, body: path }) } });
const client = createClient({
  baseUrl: 'http://case',
  fetch: (url, init) => {
    const request = new Request(url, init);
    sent.push(new URL(request.url).pathname);
    return server.fetch(request);
  },
});

deepEqual((await echo(client, { path: { id: 7 }, query: { limit: 1 } })).body, { id: 7 });
equal(sent[0], '/echo/7');
