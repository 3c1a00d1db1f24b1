import { deepEqual, equal } from 'node:assert/strict';
import * as client from '@case/client';
import { createServer } from '@case/server';

// The document's `security` applies only to operations without their own.
const asked: string[] = [];
const server = createServer({
  handlers: { readOwn: () => ({ status: 204 }), readShared: () => ({ status: 204 }) },
  security: {
    own: (token) => {
      asked.push(`own ${token}`);
      return {};
    },
    all: ({ username }) => {
      asked.push(`all ${username}`);
      return {};
    },
  },
});
const auth = { own: 't', all: { username: 'me', password: 'p' } };
const own = client.createClient({ baseUrl: 'http://case', auth, fetch: server.fetch });
equal((await client.readOwn(own)).status, 204);
equal((await client.readShared(own)).status, 204);
deepEqual(asked, ['own t', 'all me']);
for (const path of ['own', 'shared']) equal((await server.fetch(new Request(`http://case/${path}`))).status, 401);
equal('readOpen' in client, false);
