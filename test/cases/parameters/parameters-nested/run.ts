import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echo } from '@case/client';
import { createServer } from '@case/server';
import type { EchoRequest } from '@case/types';

const server = createServer({
  handlers: { echo: ({ path, query, headers }) => ({ status: 200, body: { path, query, headers } }) },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const one = { x: 1, name: 'a,b|c=d&é' };
const two = { x: -2.5 };
const request: EchoRequest = {
  path: { spot: [one, two] },
  query: { points: [one, two], joined: [two, one], by: { from: one, ids: [1, 2] }, deep: [one, two], when: { gt: 3 } },
  headers: { 'x-points': [one] },
};
deepEqual((await echo(client, request)).body, request);
const scalar = await echo(client, { ...request, query: { when: 7 } });
deepEqual(scalar.body, { ...request, query: { when: 7 } });
// Errors name the position.
const refused = await server.fetch(new Request('http://case/pets/x?points=nothing'));
equal(refused.status, 400);
