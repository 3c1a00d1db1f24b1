import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echo } from '@case/client';
import { createServer } from '@case/server';

const sent: string[] = [];
const server = createServer({ handlers: { echo: ({ query }) => ({ status: 200, body: query }) } });
const client = createClient({
  baseUrl: 'http://case',
  fetch: (url, init) => {
    const request = new Request(url, init);
    sent.push(new URL(request.url).search);
    return server.fetch(request);
  },
});

deepEqual((await echo(client, { query: { point: { x: 1, y: 2 } } })).body, { point: { x: 1, y: 2 } });
equal(sent[0], '?x=1&y=2');
