import { deepEqual, equal, rejects } from 'node:assert/strict';
import {
  createClient,
  createUser,
  followCreateUserPosts,
  followCreateUserRename,
  followCreateUserSelf201,
  followCreateUserSelf4XX,
} from '@case/client';
import { createServer } from '@case/server';

const asked: unknown[] = [];
const server = createServer({
  handlers: {
    createUser: ({ body }) =>
      body.name === '' ? { status: 400 } : { status: 201, headers: { location: '/users/7' }, body: { id: 7, name: body.name } },
    getUser: ({ path }) => (path.id === 7 ? { status: 200, body: { id: 7, name: 'Ada' } } : { status: 404 }),
    renameUser: ({ path, query, body }) => {
      asked.push([path.id, query, body]);
      return { status: 204 };
    },
    listPosts: ({ path, query, headers }) => {
      asked.push([path.id, query, headers['X-From']]);
      return { status: 200, body: [] };
    },
  },
});
const addresses: string[] = [];
const client = createClient({
  baseUrl: (address) => (address === '' ? 'http://case' : address),
  fetch: (url, init) => {
    const request = new Request(url, init);
    addresses.push(request.url);
    return server.fetch(new Request(request.url.replace('https://other.case.test/v2', 'http://case'), request));
  },
});

const request = { query: { team: 'red' }, body: { name: 'Ada', tags: ['a&b', 'c'] } };
const result = await createUser(client, request);
if (result.status !== 201) throw new Error('not created');
const self = await followCreateUserSelf201(client, { result });
deepEqual(self.status === 200 && self.body, { id: 7, name: 'Ada' });

await followCreateUserPosts(client, { request, result }, { query: { limit: 5 } });
const by = 'by Ada at POST 201';
deepEqual(asked.splice(0), [[7, { team: 'red', tag: 'a&b', of: by, limit: 5 }, '/users/7']]);
// @ts-expect-error: parameters that the link does not set are still required.
await rejects(followCreateUserPosts(client, { request, result }), { status: 400 });
// @ts-expect-error: parameters that the link sets are not accepted.
await followCreateUserPosts(client, { request, result }, { query: { limit: 5, team: 'blue' } });
// @ts-expect-error: the request is required, because the link reads it.
await rejects(followCreateUserPosts(client, { result }, { query: { limit: 5 } }), { status: 400 });
asked.length = 0;

// An expression without a value sets nothing.
await followCreateUserPosts(client, { request: { body: { name: 'Ada' } }, result }, { query: { limit: 1 } });
deepEqual(asked.splice(0), [[7, { of: by, limit: 1 }, '/users/7']]);

await followCreateUserRename(client, { result }, { query: { reason: 'new' } });
deepEqual(asked.splice(0), [[7, { id: 'same', reason: 'new' }, { id: 7, name: 'Ada' }]]);
equal(addresses.at(-1), 'https://other.case.test/v2/users/7?id=same&reason=new');

const refused = await createUser(client, { body: { name: '' } });
equal(refused.status, 400);
// @ts-expect-error: the link belongs to another response.
await rejects(followCreateUserSelf201(client, { result: refused }), { name: 'RequestError' });
equal((await followCreateUserSelf4XX(client, {})).status, 404);
