import { equal } from 'node:assert/strict';
import { createClient, spaced } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ handlers: { spaced: () => ({ status: 204 }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
equal((await spaced(client)).status, 204);
