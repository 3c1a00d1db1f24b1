import { deepEqual } from 'node:assert/strict';
import { createClient, read } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ handlers: { read: ({ query }) => ({ status: 200, body: { ...query.features } }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

for (const updates of ['', ['a'], ['a', 'b']] as const) {
  const features = { updates: typeof updates === 'string' ? updates : [...updates] };
  deepEqual((await read(client, { query: { features } })).body, features);
}
// If the schema allows only a list, a single value becomes a list.
const response = await server.fetch(new Request('http://case/features?features[updates][]=b&features[list]=x'));
deepEqual(await response.json(), { updates: ['b'], list: ['x'] });
