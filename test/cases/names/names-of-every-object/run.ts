import { deepEqual, equal } from 'node:assert/strict';
import { createClient, form, parts, read, xml } from '@case/client';
import { createServer } from '@case/server';
import type { All } from '@case/types';

const all: All = { constructor: 'a', toString: 1, valueOf: true, hasOwnProperty: ['b', 'c'] };
let asked: unknown;
const server = createServer({
  handlers: {
    read: ({ query, cookies }) => {
      asked = [Object.keys(query), query.toString, cookies.valueOf];
      return { status: 200, headers: { valueof: true }, body: query.all };
    },
    form: ({ body }) => ({ status: 200, body }),
    parts: ({ body }) => ({ status: 200, body: body.all }),
    xml: ({ body }) => ({ status: 200, body }),
  },
  security: { constructor: (key: string) => (key === 'k' ? 'someone' : undefined) },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch, auth: { constructor: 'k' } });

const response = await read(client, { query: { all, toString: 'q' }, cookies: { valueOf: 2 } });
deepEqual(response.status === 200 && [response.body, response.headers.valueof], [all, true]);
deepEqual(asked, [['toString', 'all'], 'q', 2]);
deepEqual((await form(client, { body: all })).body, all);
deepEqual((await parts(client, { body: { all } })).body, all);
deepEqual((await xml(client, { body: all })).body, all);
equal((await server.fetch(new Request('http://case/read'))).status, 401);
