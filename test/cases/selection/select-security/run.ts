import { equal } from 'node:assert/strict';
import { createClient, readOwn } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: { readOwn: () => ({ status: 204 }) },
  security: { own: (token) => (token === 't' ? {} : undefined) },
});
const client = createClient({ baseUrl: 'http://case', auth: { own: 't' }, fetch: server.fetch });
equal((await readOwn(client)).status, 204);
// @ts-expect-error: a scheme that no selected operation uses is not generated.
createClient({ baseUrl: 'http://case', auth: { all: { username: 'u', password: 'p' } } });
