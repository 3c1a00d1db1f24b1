import { deepEqual } from 'node:assert/strict';
import { createClient, send } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: { send: ({ query, body }) => ({ status: 200, body: [query.after ?? null, query.only ?? null, body.end ?? null] }) },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

for (const end of ['now', 1, -7, true] as const) deepEqual((await send(client, { body: { end } })).body, [null, null, end]);
// An enum string that looks like a number stays a string, and other numbers become numbers; a list of one enum string
// is read as that string.
deepEqual((await send(client, { query: { after: '1', only: 'all' }, body: { end: 1 } })).body, ['1', 'all', 1]);
for (const after of [0, 12, -3, Number.MAX_SAFE_INTEGER]) deepEqual((await send(client, { query: { after }, body: { end: 1 } })).body, [after, null, 1]);
deepEqual((await send(client, { query: { after: 'first', only: ['one', 'two'] }, body: { end: 1 } })).body, ['first', ['one', 'two'], 1]);
deepEqual((await send(client, { query: { only: ['one'] }, body: { end: 1 } })).body, [null, ['one'], 1]);
