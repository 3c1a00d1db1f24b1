import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echoOne, echoTwo } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: { echoOne: ({ body }) => ({ status: 200, body }), echoTwo: ({ body }) => ({ status: 200, body }) },
  validateAnswers: true,
});
const client = createClient({ baseUrl: 'http://case', fetch: (request) => server.fetch(request) });
const body = { name: 'x' };
deepEqual((await echoOne(client, { body })).body, body);
deepEqual((await echoTwo(client, { body })).body, body);
// The schema of an anchor holds wherever an alias stands for it, merged or as it is.
for (const path of ['one', 'two'])
  for (const [sent, status] of [
    ['{"name":5}', 422],
    ['[]', 422],
    ['{}', 200],
  ] as const) {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent };
    equal((await server.fetch(new Request(`http://case/${path}`, init))).status, status);
  }
