import { deepEqual, equal, rejects } from 'node:assert/strict';
import { createServer } from 'node:http';
import { createClient, followRedirects, getThing, postThing, putThing } from '@case/client';

const seen: string[] = [];
let hops = 0;

/** An undocumented proxy that redirects according to the last path segment. */
const front = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    const body = Buffer.concat(chunks).toString();
    seen.push(`${method} ${url} ${headers.authorization ?? '-'} ${headers['content-type'] ?? '-'} ${body || '-'}`);
    const to = (status: number, location: string): void => void response.writeHead(status, { location }).end('elsewhere');
    const [, name = ''] = /^\/things\/([\w-]+)/u.exec(url) ?? [];
    if (/^\d+$/u.test(name)) return to(Number(name), '/new');
    if (name === 'relative') return to(307, '../new?a=1');
    if (name === 'round') {
      hops += 1;
      return to(302, `/things/round?${hops}`);
    }
    if (name === 'abroad') return to(302, `http://localhost:${port}/new`);
    if (name === 'broken') return to(302, 'http://[');
    if (name === 'nowhere') return void response.writeHead(302).end();
    response.writeHead(200, { 'content-type': 'application/json' }).end('"here"');
  });
});
await new Promise<void>((done) => void front.listen(0, '127.0.0.1', done));
const address = front.address();
const port = typeof address === 'object' ? address?.port : undefined;
const options = { baseUrl: `http://127.0.0.1:${port}`, auth: { token: 't' } };
const client = createClient({ ...options, fetch: followRedirects() });
async function after(call: Promise<unknown>): Promise<string[]> {
  await call;
  return seen.splice(0).slice(1);
}
function get(id: string) {
return getThing(client, { path: { id } });
}
function put(id: string) {
return putThing(client, { path: { id }, body: 'x' });
}
function post(id: string) {
return postThing(client, { path: { id }, body: 'x' });
}

// Redirects are followed only if the client asks for it.
await rejects(getThing(createClient(options), { path: { id: '301' } }), { name: 'UnexpectedResponseError', status: 301 });
equal(seen.splice(0).length, 1);

// Redirects within the origin repeat the request. As in Fetch, POST becomes GET with 301 to 303, and PUT only with 303.
for (const status of ['301', '302', '303', '307', '308']) deepEqual(await after(get(status)), ['GET /new Bearer t - -']);
deepEqual(await after(get('relative')), ['GET /new?a=1 Bearer t - -']);
for (const status of ['301', '302', '307', '308'])
  deepEqual(await after(put(status)), ['PUT /new - application/json "x"']);
deepEqual(await after(put('303')), ['GET /new - - -']);
for (const status of ['301', '302', '303']) deepEqual(await after(post(status)), ['GET /new - - -']);
deepEqual(await after(post('307')), ['POST /new - application/json "x"']);

// A declared redirect is returned as a response.
const declared = await post('308');
equal(declared.status === 308 && declared.headers.location, '/new');
deepEqual(seen.splice(0).length, 1);

// Redirects to another origin, without a location, or in a cycle are not followed.
for (const id of ['abroad', 'nowhere', 'broken']) {
  await rejects(get(id), { name: 'UnexpectedResponseError', status: 302 });
  equal(seen.splice(0).length, 1, id);
}
await rejects(get('round'), { name: 'UnexpectedResponseError', status: 302 });
equal(seen.splice(0).length, 6);

// A streamed body cannot be sent again.
const stream = new Blob(['bytes']).stream();
await rejects(putThing(client, { path: { id: '307' }, contentType: 'application/octet-stream', body: stream }), {
  name: 'UnexpectedResponseError',
});
deepEqual(seen.splice(0), ['PUT /things/307 - application/octet-stream bytes']);
await new Promise((done) => front.close(done));
