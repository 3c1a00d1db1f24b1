import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echo } from '@case/client';
import { createServer } from '@case/server';

const sent: string[] = [];
const server = createServer({ handlers: { echo: ({ body }) => ({ status: 200, body: body }) } });
const client = createClient({
  baseUrl: 'http://case',
  fetch: (url, init) => {
    const request = new Request(url, init);
    sent.push(request.headers.get('content-type') ?? '');
    return server.fetch(request);
  },
});

const text = 'caf\u00e9 \ud83d\ude00\n{"not": "json"';
deepEqual((await echo(client, { body: text })).body, text);
equal((sent[0] ?? '').startsWith('text/plain'), true);
async function statusOf(body: string): Promise<number> {
return (await server.fetch(new Request('http://case/echo', { method: 'POST', headers: { 'content-type': 'text/plain' }, body }))).status;
}
equal(await statusOf('ab'), 200);
equal(await statusOf('a'), 400);
equal(await statusOf(''), 400);
