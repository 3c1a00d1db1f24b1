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

// The name of an exploded object is not sent, so a member may have the same name; names of other parameters are
// reserved.
deepEqual((await echo(client, { query: { labels: { labels: 'a', other: 'b' } } })).body, {
  labels: { labels: 'a', other: 'b' },
});
equal(sent[1], '?labels=a&other=b');
