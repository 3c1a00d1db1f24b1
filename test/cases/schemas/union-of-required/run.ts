import { equal } from 'node:assert/strict';
import { createClient, login } from '@case/client';
import { createServer } from '@case/server';
import type { Login } from '@case/types';

const server = createServer({ handlers: { login: () => ({ status: 204 }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
equal((await login(client, { body: { email: 'a@b.c' } })).status, 204);
// @ts-expect-error: one of the two, not both.
const both: Login = { email: 'a@b.c', phone: '1' };
const none = {};
// @ts-expect-error: one of the two is required.
equal((await login(client, { body: none }).catch(() => undefined))?.status === 204, false);
equal((await login(client, { body: both }).catch(() => undefined))?.status === 204, false);
