import { deepEqual, equal } from 'node:assert/strict';
import { addNote, createClient, echoPet, readFile, readTable } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    addNote: () => ({ status: 204 }),
    echoPet: ({ body }) => (body.name === 'none' ? { status: 404 } : { status: 200, body }),
    readFile: () => ({ status: 200, body: new TextEncoder().encode('abc'), contentType: 'image/png' }),
    readTable: () => ({ status: 200, body: 'a,b', contentType: 'text/csv' }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

const found = await echoPet(client, { body: { name: 'Ann' } });
deepEqual([found.status, found.body, found.response.headers.get('content-type')], [200, { name: 'Ann' }, 'application/json']);
equal((await echoPet(client, { body: { name: 'none' } })).status, 404);
const file = await readFile(client);
deepEqual([file.contentType, new TextDecoder().decode(await file.body.bytes())], ['image/png', 'abc']);
equal((await addNote(client)).status, 204);
const table = await readTable(client);
deepEqual([table.contentType, table.body], ['text/csv', 'a,b']);
