import { deepEqual, equal } from 'node:assert/strict';
import { createClient, readList, readObject, readText } from '@case/client';
import { createServer } from '@case/server';
import { createNodeServer } from '@case/server/node';

const lang = 'lang=en-US; Expires=Wed, 09 Jun 2021 10:18:14 GMT';
const foo = 'foo=bar; Expires=Wed, 09 Jun 2021 10:18:14 GMT';
let isBroken = false;
const server = createServer({
  hooks: { onError: () => undefined },
  handlers: {
    readList: () => ({ status: 204, headers: { 'set-cookie': isBroken ? ['a=b\r\nX-Other: c'] : [lang, foo] } }),
    readObject: () => ({ status: 204, headers: { 'set-cookie': { lang: lang.slice(5), foo: foo.slice(4) } } }),
    readText: () => ({ status: 204, headers: { 'set-cookie': `${lang}\n${foo}\n` } }),
  },
});
const node = createNodeServer(server);
const port = await node.listen();
const wire: string[][] = [];
function note(response: Response): Response {
  wire.push(response.headers.getSetCookie());
  return response;
}
for (const client of [
  createClient({ baseUrl: 'http://case', fetch: async (url, init) => note(await server.fetch(url, init)) }),
  createClient({ baseUrl: `http://127.0.0.1:${port}`, fetch: async (url, init) => note(await fetch(url, init)) }),
]) {
  deepEqual((await readList(client)).headers, { 'set-cookie': [lang, foo] });
  deepEqual((await readObject(client)).headers, { 'set-cookie': { lang: lang.slice(5), foo: foo.slice(4) } });
  deepEqual((await readText(client)).headers, { 'set-cookie': `${lang}\n${foo}` });
}
deepEqual(wire, Array.from({ length: 6 }, () => [lang, foo]));
isBroken = true;
equal((await server.fetch(new Request('http://case/list'))).status, 500);
await node.close();
