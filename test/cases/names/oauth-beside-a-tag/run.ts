import { equal } from 'node:assert/strict';
import { createClient } from '@case/client';
import { listConsents } from '@case/client/oauth';
import { clientCredentials } from '@case/client/oauth-2e9e';
import { createServer } from '@case/server';

const server = createServer({ handlers: { listConsents: () => ({ status: 204 }) }, security: { login: (token) => token } });
const client = createClient({
  baseUrl: 'http://case',
  auth: { login: clientCredentials({ clientId: 'i', clientSecret: 's' }) },
  fetch: async (url, init) =>
    url.endsWith('/token') ? Response.json({ access_token: 'a' }) : server.fetch(new Request(url, init)),
});
equal((await listConsents(client)).status, 204);
