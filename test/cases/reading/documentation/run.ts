import { deepEqual } from 'node:assert/strict';
import { createClient, listPets } from '@case/client';
import { createServer } from '@case/server';

const limits: unknown[] = [];
const server = createServer({
  handlers: {
    listPets: ({ query }) => {
      limits.push(query.limit);
      return { status: 204 };
    },
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const statuses = [(await listPets(client)).status, (await listPets(client, { query: { limit: 2 } })).status];
deepEqual(statuses, [204, 204]);
deepEqual(limits, [5, 2]);
