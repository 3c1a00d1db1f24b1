/** Client and server compare media type parameters as RFC 9110 8.3.1 requires. */
import { deepEqual, equal, rejects } from 'node:assert/strict';
import { createClient, getMetadata, send, UnexpectedResponseError } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    send: ({ contentType, body }) =>
      contentType === 'application/json; version=1'
        ? { status: 200, contentType: 'application/json;version=1', body }
        : { status: 200, contentType: 'application/json;version=2', body },
    getMetadata: () => ({ status: 200, contentType: 'application/json;odata.metadata=full', body: { b: 1 } }),
    sendOne: () => ({ status: 204 }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

const first = await send(client, { contentType: 'application/json; version=1', body: { a: 'x' } });
deepEqual([first.contentType, first.body], ['application/json;version=1', { a: 'x' }]);
const second = await send(client, { contentType: 'application/json; version=2', body: { b: 1 } });
deepEqual([second.contentType, second.body], ['application/json;version=2', { b: 1 }]);

async function post(path: string, type: string, body: unknown, accept?: string): Promise<readonly unknown[]> {
  const headers = { 'content-type': type, ...(accept !== undefined && { accept }) };
  const request = new Request(`http://case${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await server.fetch(request);
  return [response.status, response.headers.get('content-type')];
}
const two = { b: 2 };
deepEqual(await post('/versions', 'application/json;version=2', two), [200, 'application/json;version=2']);
deepEqual(await post('/versions', 'Application/JSON ; Version="2"', two), [200, 'application/json;version=2']);
deepEqual(await post('/versions', 'application/json; charset=utf-8; version=2', two), [200, 'application/json;version=2']);
deepEqual((await post('/versions', 'application/json;version=1', two))[0], 400);
// Undeclared parameter values.
for (const type of ['application/json;version=3', 'application/json;version=02'])
  deepEqual((await post('/versions', type, two))[0], 415);
// Without parameters, the first declared media type applies.
for (const type of ['application/json', 'application/json;charset=utf-8', 'application/json;profile=a;x=y'])
  deepEqual((await post('/one', type, { a: 'x' }))[0], 204);
deepEqual((await post('/one', 'application/json;profile=b', { a: 'x' }))[0], 415);
deepEqual((await post('/versions', 'application/json;version=2', two, 'application/json;version=3'))[0], 406);
deepEqual((await post('/versions', 'application/json;version=2', two, 'application/json;version=2'))[0], 200);

// The client selects the response schema by media type and throws for undeclared types.
function reply(type: string, body: unknown) {
return createClient({
    baseUrl: 'http://case',
    fetch: async () => new Response(JSON.stringify(body), { headers: { 'content-type': type } }),
  });
}
const read = await getMetadata(reply('application/json; odata.streaming=true; odata.metadata=minimal', { a: 'x' }));
equal(read.contentType, 'application/json;odata.metadata=minimal;odata.streaming=true');
equal((await getMetadata(reply('application/json;odata.metadata=full', { b: 1 }))).contentType?.endsWith('full'), true);
equal((await getMetadata(reply('application/json', { a: 'x' }))).contentType?.endsWith('streaming=true'), true);
await rejects(getMetadata(reply('application/json;odata.metadata=none', { a: 'x' })), UnexpectedResponseError);
await rejects(send(reply('application/json;version=3', { a: 'x' }), { contentType: 'application/json; version=1', body: { a: 'x' } }), UnexpectedResponseError);
