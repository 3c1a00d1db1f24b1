import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echo } from '@case/client';
import { createServer } from '@case/server';

const sent: string[] = [];
const server = createServer({ handlers: { echo: ({ cookies }) => ({ status: 200, body: cookies }) } });
const client = createClient({
  baseUrl: 'http://case',
  fetch: (url, init) => {
    const request = new Request(url, init);
    sent.push(request.headers.get('cookie') ?? '');
    return server.fetch(request);
  },
});

const cookies = { session: 'a;b=c d', list: ['one', 'two, three'], flag: true };
deepEqual((await echo(client, { cookies })).body, cookies);
equal((sent[0] ?? '').endsWith('; flag=true'), true);
