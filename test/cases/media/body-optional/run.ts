import { equal } from 'node:assert/strict';
import { createClient, echo } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ handlers: { echo: ({ body }) => ({ status: 200, body: body !== undefined }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
equal((await echo(client)).body, false);
equal((await echo(client, { body: { name: 'x' } })).body, true);
