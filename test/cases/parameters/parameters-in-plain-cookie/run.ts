import { deepEqual, equal, rejects } from 'node:assert/strict';
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

// The example of OpenAPI 3.2, 4.12.7: nothing is escaped or unescaped.
const cookies = { session: 'a=b, "c" %20', seen: [1, 2], cookie: { greeting: 'Hello%2C%20world!', code: 42 } };
deepEqual((await echo(client, { cookies })).body, cookies);
equal(sent[0], 'session=a=b, "c" %20; seen=1; seen=2; greeting=Hello%2C%20world!; code=42');
deepEqual((await echo(client)).body, {});
for (const session of ['a;b', ' a', 'a ', 'a\nb', 'ō'])
  await rejects(echo(client, { cookies: { session } }), /cookie parameter session: has characters that a cookie does not allow/u);
