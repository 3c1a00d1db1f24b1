import { deepEqual, equal, throws } from 'node:assert/strict';
import { createServer, type CorsOptions, type Handlers, type Server } from '@case/server';

const handlers: Handlers = {
  addThing: ({ body }) => ({ status: 200, headers: { 'x-count': 2 }, body: body ?? 'none' }),
  listThings: () => ({ status: 204 }),
  describeThings: () => ({ status: 204 }),
};
const security = { token: () => ({}), key: () => ({}) };
function make(cors?: CorsOptions): Server {
return createServer({ handlers, security, ...(cors && { cors }) });
}

/** Returns the status and all CORS headers of the response. */
async function ask(server: Server, method: string, path: string, headers: Record<string, string>): Promise<unknown> {
  const response = await server.fetch(new Request(`http://case${path}`, { method, headers: { ...headers, 'x-key': 'k' } }));
  const told = [...response.headers].filter(([name]) => /^(?:access-control-|vary$)/u.test(name));
  return [response.status, Object.fromEntries(told)];
}
const page = { origin: 'https://page.example' };
const preflight = { ...page, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-trace' };

// CORS is off by default.
deepEqual(await ask(make(), 'OPTIONS', '/things', preflight), [204, {}]);
deepEqual(await ask(make(), 'GET', '/things', page), [204, {}]);

const listed = make({ origins: ['https://page.example'], credentials: true, headers: ['x-more'], maxAge: 5 });
const allowed = { 'access-control-allow-origin': 'https://page.example', 'access-control-allow-credentials': 'true', vary: 'origin' };
deepEqual(await ask(listed, 'OPTIONS', '/things', preflight), [
  204,
  {
    ...allowed,
    'access-control-allow-methods': 'POST, GET, OPTIONS, HEAD',
    'access-control-allow-headers': 'content-type, x-trace, authorization, x-key, x-request-id, x-more',
    'access-control-max-age': '5',
    'access-control-expose-headers': 'x-request-id',
  },
]);
deepEqual(await ask(listed, 'POST', '/things', page), [200, { ...allowed, 'access-control-expose-headers': 'x-count, x-request-id' }]);
// Errors are readable, too.
deepEqual(await ask(listed, 'GET', '/nowhere', page), [404, { ...allowed, 'access-control-expose-headers': 'x-request-id' }]);
deepEqual(await ask(listed, 'PATCH', '/things', page), [405, { ...allowed, 'access-control-expose-headers': 'allow, x-request-id' }]);
// Other origins and requests without an origin get no CORS headers; `Vary` prevents caches from mixing responses.
const other = { ...preflight, origin: 'https://other.example' };
deepEqual(await ask(listed, 'OPTIONS', '/things', other), [204, { vary: 'origin' }]);
deepEqual(await ask(listed, 'GET', '/things', {}), [204, { vary: 'origin' }]);
// An `OPTIONS` request that is not a preflight calls the operation of the document.
deepEqual(await ask(listed, 'OPTIONS', '/things', {}), [204, { vary: 'origin' }]);

const open = make({ origins: '*' });
deepEqual(await ask(open, 'GET', '/things', page), [204, { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'x-request-id' }]);
const some = make({ origins: (origin) => origin.endsWith('.example') });
equal(JSON.stringify(await ask(some, 'GET', '/things', { origin: 'null' })), JSON.stringify([204, { vary: 'origin' }]));
// Otherwise any page could act as the signed-in user.
throws(() => make({ origins: '*', credentials: true }), /^TypeError: cors: the origin '\*' does not allow credentials/u);
