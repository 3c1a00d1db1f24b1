import { deepEqual, equal } from 'node:assert/strict';
import { addPet, createClient, listPets } from '@case/client';
import { createServer } from '@case/server';

const seen: unknown[] = [];
const server = createServer({
  handlers: {
    listPets: ({ headers }) => {
      seen.push(headers);
      return { status: 200, headers: { 'x-fine': 'yes' } };
    },
    addPet: ({ partHeaders }) => {
      seen.push(partHeaders);
      return { status: 204 };
    },
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: (url, init) => server.fetch(new Request(url, init)) });
const headers = { "x!#$%&'*+.^_`|~-1": 'all' };
deepEqual((await listPets(client, { headers })).headers, { 'x-fine': 'yes' });
deepEqual(seen.pop(), headers);
const partHeaders = { name: { 'x-fine': 'yes' } };
equal((await addPet(client, { body: { name: 'Ada' }, partHeaders })).status, 204);
deepEqual(seen.pop(), partHeaders);
