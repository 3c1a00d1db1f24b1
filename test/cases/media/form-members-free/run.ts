import { deepEqual, equal } from 'node:assert/strict';
import { createClient, sendForm, sendMulti } from '@case/client';
import { createServer } from '@case/server';

const seen: unknown[] = [];
const server = createServer({
  handlers: {
    sendForm: ({ body }) => (seen.push(body), { status: 204 }),
    sendMulti: ({ body }) => (seen.push(body), { status: 204 }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

// Undeclared properties belong to the nested object and do not clash with other properties of the form.
for (const body of [{ note: 'a', point: { x: 1, more: 'b', 'c d': 'e&f' } }, { note: 'a', point: { x: 1 } }, { note: 'a' }]) {
  for (const send of [sendForm, sendMulti]) {
    equal((await send(client, { body })).status, 204);
    deepEqual(seen.pop(), body);
  }
}

// A file is not accepted as a member of the object.
const form = new FormData();
form.append('note', 'a');
form.append('x', '1');
form.append('other', new File(['b'], 'b.txt'));
equal((await server.fetch(new Request('http://case/multi', { method: 'POST', body: form }))).status, 400);
