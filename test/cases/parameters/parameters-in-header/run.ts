import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echo } from '@case/client';
import { createServer } from '@case/server';

const sent: string[] = [];
const server = createServer({ handlers: { echo: ({ headers }) => ({ status: 200, body: headers }) } });
const client = createClient({
  baseUrl: 'http://case',
  fetch: (url, init) => {
    const request = new Request(url, init);
    sent.push(request.headers.get('x-point') ?? '');
    return server.fetch(request);
  },
});

const point = { x: 1, y: -2 };
const headers = { 'X-Text': 'a b', 'X-List': ['one', 'two'], 'X-Point': point, 'X-Point-Exploded': point, 'X-Json': point };
deepEqual((await echo(client, { headers })).body, headers);
equal(sent[0], 'x,1,y,-2');
