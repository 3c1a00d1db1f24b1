import { deepEqual } from 'node:assert/strict';
import { createClient, listOpen, listThings } from '@case/client';
import { createServer } from '@case/server';

const seen: unknown[] = [];
function accept(credential: string) {
  seen.push(credential);
  return {};
}
const server = createServer({
  handlers: {
    listThings: ({ query }) => ({ status: 200, body: JSON.stringify(query) }),
    listOpen: ({ query }) => ({ status: 200, body: query.key }),
  },
  security: { key: accept, token: accept, cookie: accept },
});
const client = createClient({ baseUrl: 'http://case', auth: { key: 'k', token: 't' }, fetch: server.fetch });

// A parameter that carries a credential is sent once, from `auth`; one that only has a similar name stays a parameter.
const things = await listThings(client, { query: { Key: 'K', session: 's' } });
deepEqual([things.body, seen], ['{"Key":"K","session":"s"}', ['k', 't']]);
// @ts-expect-error: the credential is not a parameter.
await listThings(client, { query: { key: 'k' } });
// If the operation requires no credential, it stays a parameter.
deepEqual((await listOpen(client, { query: { key: 'own' } })).body, 'own');
