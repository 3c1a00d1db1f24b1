import { deepEqual } from 'node:assert/strict';
import { createClient, listOpen, listThings } from '@case/client';
import { createServer } from '@case/server';

const seen: unknown[] = [];
const accept = (credential: string) => {
  seen.push(credential);
  return {};
};
const server = createServer({
  handlers: {
    listThings: ({ query }) => ({ status: 200, body: JSON.stringify(query) }),
    listOpen: ({ query }) => ({ status: 200, body: query.key }),
  },
  security: { key: accept, token: accept, cookie: accept },
});
const client = createClient({ baseUrl: 'http://case', auth: { key: 'k', token: 't' }, fetch: server.fetch });

// What is a credential is sent once, and given by nobody else; what only looks like one is a parameter.
const things = await listThings(client, { query: { Key: 'K', session: 's' } });
deepEqual([things.body, seen], ['{"Key":"K","session":"s"}', ['k', 't']]);
// @ts-expect-error: it is no parameter.
await listThings(client, { query: { key: 'k' } });
// Where an operation asks for no credential, the parameter is one.
deepEqual((await listOpen(client, { query: { key: 'own' } })).body, 'own');
