import { deepEqual } from 'node:assert/strict';
import { createClient, send } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ handlers: { send: ({ body }) => ({ status: 200, body: { ...body } }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

for (const body of [
  { rows: [{ at: 1 }, { at: 2 }] },
  { rows: [{ at: 1 }] },
  { rows: [{}], names: ['one'] },
  { rows: [{ at: 3 }], names: ['one', 'two'] },
]) {
  const { status, body: come } = await send(client, { body });
  deepEqual([status, come], [200, body]);
}
