import { deepEqual } from 'node:assert/strict';
import { createApi, createClient } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ mock: true });
const api = createApi(createClient({ baseUrl: 'http://case', fetch: server.fetch }));
deepEqual(Object.fromEntries(Object.entries(api).map(([group, methods]) => [group, Object.keys(methods).sort()])), {
  users: ['archive', 'deleteEverything', 'get', 'getById', 'getMessages', 'list', 'listByUser', 'listPosts'],
  // What says nothing beside the group stays whole.
  memberSearch: ['memberSearch', 'search'],
  // Two that would be called `start` stay whole.
  payouts: ['markPaid', 'resumePaid', 'startPayout', 'startPayouts'],
  // `addUserToGroup` would be called as the other is.
  groups: ['addUser', 'addUserToGroup', 'getGroup'],
});
