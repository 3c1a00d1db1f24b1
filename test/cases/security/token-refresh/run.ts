import { equal } from 'node:assert/strict';
import { createClient, listPets, session } from '@case/client';
import { createServer } from '@case/server';

let refreshed = 0;
const server = createServer({
  handlers: {
    listPets: ({}, { principal }) => ({ status: 200, body: String(principal) }),
    refreshToken: ({ body }) => {
      refreshed += 1;
      return { status: 200, body: { access: `new-${body.refresh}`, until: '2999-01-01T00:00:00Z' } };
    },
  },
  security: { token: (token) => (token.startsWith('new') ? token : undefined) },
});
const client = createClient({ baseUrl: 'http://case', auth: { token: session({ refreshToken: 'r' }) }, fetch: server.fetch });
const results = await Promise.all([listPets(client), listPets(client)]);
equal(results.map((result) => result.status === 200 && result.body).join(), 'new-r,new-r');
equal(refreshed, 1);
