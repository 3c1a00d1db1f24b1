import { deepEqual } from 'node:assert/strict';
import { createClient, four, one, three, two } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ mock: true });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch, headers: { prefer: 'code=404' } });
const results = await Promise.all([one, two, three, four].map((call) => call(client)));
deepEqual(
  results.map(({ status, body }) => [status, body]),
  [
    [404, 'missing'],
    [404, 'missing'],
    [404, 'gone'],
    [404, 'gone'],
  ],
);
