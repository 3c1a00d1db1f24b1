import { deepEqual, equal } from 'node:assert/strict';
import { createClient, listPets } from '@case/client';
import { createServer } from '@case/server';

let isBusy = false;
const server = createServer({
  handlers: {
    listPets: () =>
      isBusy
        ? { status: 429, headers: { 'retry-after': 3 } }
        : { status: 200, headers: { 'x-total': 3, 'x-flags': ['new', 'old'] }, body: 'x' },
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const result = await listPets(client);
deepEqual(result.headers, { 'x-total': 3, 'x-flags': ['new', 'old'] });
isBusy = true;
const busy = await listPets(client);
equal(busy.status === 429 && busy.headers['retry-after'], 3);
