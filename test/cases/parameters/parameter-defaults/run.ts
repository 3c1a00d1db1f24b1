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

deepEqual((await echo(client)).body, { limit: 20, sort: 'newest', fields: ['id', 'name'] });
equal(sent[0], '');
deepEqual((await echo(client, { query: { limit: 5, after: 'x' } })).body, { limit: 5, sort: 'newest', fields: ['id', 'name'], after: 'x' });
