import { deepEqual, equal } from 'node:assert/strict';
import { createClient, getFixed } from '@case/client';
import { createServer, type Handlers } from '@case/server';

const handlers: Handlers = {
  readAnything: () => ({ status: 200, contentType: 'text/csv', body: new TextEncoder().encode('1,2') }),
  readSome: () => ({ status: 200, contentType: 'image/gif', body: new Uint8Array([1]) }),
  sendForm: ({ body }) => ({ status: 200, body }),
  sendBytes: async ({ body }) => ({ status: 200, body: await body.text() }),
  getFixed: (_, { request }) => ({ status: 200, body: request.target }),
};
const server = createServer({ handlers });
function ask(path: string, init: RequestInit = {}): Promise<Response> {
return server.fetch(new Request(`http://case${path}`, init));
}

// For a declared media range, the response has any type that `Accept` allows; if there is none, the status is 406.
equal((await ask('/anything', { headers: { accept: 'application/json' } })).status, 200);
equal((await ask('/some', { headers: { accept: 'image/png, */*;q=0' } })).status, 200);
equal((await ask('/some', { headers: { accept: 'text/html' } })).status, 406);

// An undeclared property keeps its name, even if the name starts with that of a declared property.
const type = 'application/x-www-form-urlencoded';
const form = await ask('/form', { method: 'POST', headers: { 'content-type': type }, body: 'a[b]=1&ab=2&a%2Ec=3' });
deepEqual(await form.json(), { a: { b: '1' }, ab: '2', 'a.c': '3' });

// Bodies that are not decoded accept any charset.
const svg = { 'content-type': 'image/svg+xml; charset=iso-8859-1' };
equal(await (await ask('/bytes', { method: 'POST', headers: svg, body: '<svg/>' })).text(), '<svg/>');

// A query string in the path key is not sent twice if it is also a parameter.
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
equal((await getFixed(client, { query: { kind: 'own' } })).body, '/fixed?kind=own');
