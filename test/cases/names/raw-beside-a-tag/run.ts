import { deepEqual } from 'node:assert/strict';
import { createClient } from '@case/client';
import { listFiles } from '@case/client/raw';
import { createRawClient } from '@case/client/raw-c2c2';
import { createServer } from '@case/server';

const server = createServer({ handlers: { listFiles: () => ({ status: 200, body: 'a' }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const found = await listFiles(client);
const { data } = await createRawClient(client).GET('/files');
deepEqual([found.body, data], ['a', 'a']);
