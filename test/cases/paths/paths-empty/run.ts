import { equal } from 'node:assert/strict';
import { createApi, createClient } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ handlers: {} });
equal((await server.fetch(new Request('http://case/'))).status, 404);
equal(Object.keys(createApi(createClient({ baseUrl: 'http://case' }))).length, 0);
