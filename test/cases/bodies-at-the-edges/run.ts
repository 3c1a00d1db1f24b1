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
const ask = (path: string, init: RequestInit = {}): Promise<Response> => server.fetch(new Request(`http://case${path}`, init));

// Of a declared range, any type within what is asked for may be given; of others none.
equal((await ask('/anything', { headers: { accept: 'application/json' } })).status, 200);
equal((await ask('/some', { headers: { accept: 'image/png, */*;q=0' } })).status, 200);
equal((await ask('/some', { headers: { accept: 'text/html' } })).status, 406);

// A member that is not declared keeps its own name, though it begins as one that is.
const type = 'application/x-www-form-urlencoded';
const form = await ask('/form', { method: 'POST', headers: { 'content-type': type }, body: 'a[b]=1&ab=2&a%2Ec=3' });
deepEqual(await form.json(), { a: { b: '1' }, ab: '2', 'a.c': '3' });

// What is taken as it comes may be written in any character set.
const svg = { 'content-type': 'image/svg+xml; charset=iso-8859-1' };
equal(await (await ask('/bytes', { method: 'POST', headers: svg, body: '<svg/>' })).text(), '<svg/>');

// What stands in the path key and is a parameter besides is sent once.
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
equal((await getFixed(client, { query: { kind: 'own' } })).body, '/fixed?kind=own');
