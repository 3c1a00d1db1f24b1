import { deepEqual, equal } from 'node:assert/strict';
import { createClient, either, inherited, open, optional, same, together, twice, type Auth } from '@case/client';
import { createServer } from '@case/server';

function done() {
return ({ status: 204 }) as const;
}
const seen: string[] = [];
function accept(credential: string): string | undefined {
  seen.push(credential);
  return credential.startsWith('good') ? credential : undefined;
}
const server = createServer({
  handlers: { inherited: done, open: done, either: done, together: done, optional: done, twice: done, same: done },
  security: {
    token: accept,
    login: ({ username, password }) => accept(`${username}/${password}`),
    header_key: accept,
    query_key: accept,
    cookie_key: accept,
    same_query_key: accept,
    same_token: accept,
    same_cookie_key: accept,
  },
});
function clientOf(auth: Auth) {
return createClient({ baseUrl: 'http://case', auth, fetch: server.fetch });
}
equal((await inherited(clientOf({ token: 'good' }))).status, 204);
equal((await inherited(clientOf({ token: 'bad' }))).status, 401);
equal((await open(clientOf({}))).status, 204);
equal((await optional(clientOf({}))).status, 204);
equal((await either(clientOf({ login: { username: 'good', password: 'p:w \u00e9' } }))).status, 204);
seen.length = 0;
const keys = { header_key: 'good-h', query_key: 'good q&', cookie_key: 'good-c' };
equal((await together(clientOf(keys))).status, 204);
deepEqual(seen.sort(), ['good q&', 'good-c', 'good-h']);
equal((await together(clientOf({ ...keys, query_key: 'bad' }))).status, 401);
equal((await server.fetch(new Request('http://case/together', { headers: { 'x-key': 'good-h' } }))).status, 401);
equal((await twice(clientOf({ token: 'good' }))).status, 204);
equal((await server.fetch(new Request('http://case/twice'))).status, 401);
const refused = await server.fetch(new Request('http://case/either', { headers: { authorization: 'Basic YmFkOnA=' } }));
equal(refused.status, 401);
equal(refused.headers.get('www-authenticate')?.includes('Basic realm="api", charset="UTF-8"'), true);

// Each location is set once, with the last credential.
const places = { query_key: 'bad', same_query_key: 'good', token: 'bad', same_token: 'good' };
const cookies = { cookie_key: 'bad', same_cookie_key: 'good' };
equal((await same(clientOf({ ...places, ...cookies }))).status, 204);
