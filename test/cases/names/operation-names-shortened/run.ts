import { deepEqual } from 'node:assert/strict';
import { createApi, createClient } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ mock: true });
const api = createApi(createClient({ baseUrl: 'http://case', fetch: server.fetch }));
deepEqual(Object.fromEntries(Object.entries(api).map(([group, methods]) => [group, Object.keys(methods).sort()])), {
  users: ['archive', 'deleteEverything', 'get', 'getById', 'getMessages', 'list', 'listByUser', 'listPosts'],
  // Names that would become too short are not shortened.
  memberSearch: ['memberSearch', 'search'],
  // Two names would become `start`; the one whose noun is singular does.
  payouts: ['markPaid', 'resumePaid', 'start', 'startPayouts'],
  // `addUserToGroup` would also become `addUser`.
  groups: ['addUser', 'addUserToGroup', 'getForGroup'],
});
