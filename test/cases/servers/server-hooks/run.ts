import { deepEqual, equal, rejects } from 'node:assert/strict';
import { createClient, getThing, listLines } from '@case/client';
import { createServer, type Handlers, httpError } from '@case/server';

interface State {
  readonly tenant: string;
  spent: number;
}
interface Principal {
  readonly name: string;
}

const told: unknown[] = [];
const handlers: Handlers<Principal, State> = {
  getThing: ({ path }, { state, principal, extraHeaders }) => {
    told.push('handled');
    if (path.id === 1) {
      extraHeaders.append('set-cookie', 'a=1');
      extraHeaders.append('set-cookie', 'b=2');
      extraHeaders.set('etag', '"extra"');
      extraHeaders.set('cache-control', 'no-store');
    }
    if (path.id === 2) extraHeaders.set('content-length', '3');
    if (path.id === 3) throw httpError(404, 'There is no such thing');
    if (path.id === 4) throw new Error('a fault');
    const body = `${principal?.name} of ${state.tenant} spent ${state.spent}`;
    return path.id === 1 ? { status: 200, headers: { etag: '"own"' }, body } : { status: 200, body };
  },
  listLines: (_input, { state }) => {
    let count = 0;
    const next = async (): Promise<IteratorResult<number>> => {
      if (count > 0) throw new Error('cut short');
      count += 1;
      return { value: 1, done: false };
    };
    const end = async (): Promise<IteratorResult<number>> => {
      told.push(['ended', state.tenant]);
      return { value: undefined, done: true };
    };
    return { status: 200, body: { [Symbol.asyncIterator]: () => ({ next, return: end }) } };
  },
};

const server = createServer<Principal, State>({
  handlers,
  security: {
    token: (credential, { state }) => {
      state.spent += 1;
      return credential === 'good' ? { name: 'Ada' } : undefined;
    },
  },
  hooks: {
    onRequest: async ({ request, operationId, principal }) => {
      told.push(['received', operationId, principal]);
      if (request.headers.get('x-tenant') === 'none') throw httpError(402, 'There is no such tenant');
      return { tenant: request.headers.get('x-tenant') ?? 'all', spent: 0 };
    },
    onAuthenticated: ({ operationId, principal, state }) => {
      told.push(['authenticated', operationId, principal?.name, state.spent]);
      if (state.tenant === 'closed') throw httpError(403, 'The tenant is closed');
    },
    onResponse: (response, { state }) => {
      told.push(['answered', response.status, state?.tenant]);
      if (state?.tenant === 'broken') throw new Error('the hook broke');
      return state?.tenant === 'teapot' ? { status: 418, headers: [], body: null } : undefined;
    },
    onError: ({ status, cause }, { operationId }) => {
      told.push(['failed', status, operationId, cause instanceof Error ? cause.message : cause]);
    },
  },
});

async function call(path: string, tenant = 'acme', token = 'good'): Promise<Response> {
  told.length = 0;
  const headers = { authorization: `Bearer ${token}`, 'x-tenant': tenant, 'x-request-id': 'mine' };
  return server.fetch(new Request(`http://case${path}`, { headers }));
}

const good = await call('/things/1');
deepEqual(told, [['received', '', undefined], ['authenticated', 'getThing', 'Ada', 1], 'handled', ['answered', 200, 'acme']]);
deepEqual(await good.json(), 'Ada of acme spent 1');
// Declared headers win; cookies are separate headers.
deepEqual(
  ['etag', 'cache-control', 'x-request-id'].map((name) => good.headers.get(name)),
  ['"own"', 'no-store', 'mine'],
);
deepEqual(good.headers.getSetCookie(), ['a=1', 'b=2']);

// The server sets the framing headers.
equal((await call('/things/2')).status, 500);
deepEqual(told.at(-1), ['failed', 500, 'getThing', 'content-length cannot be set: the server frames the response']);

equal((await call('/things/3')).status, 404);
deepEqual(told.slice(2), ['handled', ['failed', 404, 'getThing', undefined], ['answered', 404, 'acme']]);
equal((await call('/things/4')).status, 500);
deepEqual(told.slice(3), [['failed', 500, 'getThing', 'a fault'], ['answered', 500, 'acme']]);

// Rejected before the request is read: after authentication, and depending on the principal.
equal((await call('/things/x', 'none')).status, 402);
deepEqual(told.slice(1), [['failed', 402, '', undefined], ['answered', 402, undefined]]);
equal((await call('/things/x', 'closed')).status, 403);
deepEqual(told.slice(1), [['authenticated', 'getThing', 'Ada', 1], ['failed', 403, 'getThing', undefined], ['answered', 403, 'closed']]);
equal((await call('/things/1', 'acme', 'bad')).status, 401);
deepEqual(told.slice(1), [['failed', 401, 'getThing', undefined], ['answered', 401, 'acme']]);
equal((await call('/nowhere')).status, 404);
deepEqual(told.slice(1), [['failed', 404, '', undefined], ['answered', 404, 'acme']]);
equal((await call('/things/1', 'teapot')).status, 418);

// If a hook fails at the end, headers of other hooks remain, and the unused response is discarded.
const broken = await call('/things/1', 'broken');
deepEqual([broken.status, broken.headers.get('cache-control'), broken.headers.get('x-request-id')], [500, 'no-store', 'mine']);
deepEqual(told.at(-1), ['failed', 500, 'getThing', 'the hook broke']);
equal((await call('/lines', 'broken')).status, 500);
deepEqual(told.slice(-2), [['ended', 'broken'], ['failed', 500, 'listLines', 'the hook broke']]);

// With the typed client, and a stream that fails after the response has started.
const client = createClient({ baseUrl: 'http://case', auth: { token: 'good' }, fetch: server.fetch });
equal((await getThing(client, { path: { id: 5 } })).status, 200);
told.length = 0;
const lines = await listLines(client);
if (lines.status !== 200) throw new Error('no response');
await rejects(async () => {
  for await (const line of lines.body) equal(line, 1);
});
deepEqual(told.at(-1), ['failed', 500, 'listLines', 'cut short']);

// @ts-expect-error: `createState` is required for a custom state.
createServer<Principal, State>({ mock: true });
