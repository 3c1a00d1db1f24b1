import { deepEqual, equal } from 'node:assert/strict';
import { createClient, findByForm, findByJson, findByPath } from '@case/client';
import { createServer } from '@case/server';

const sent: string[] = [];
const server = createServer({
  handlers: {
    findByForm: ({ query }) => ({ status: 200, body: query }),
    findByJson: ({ query }) => ({ status: 200, body: query }),
    findByPath: ({ query }) => ({ status: 200, body: query }),
  },
});
const client = createClient({
  baseUrl: 'http://case',
  fetch: (url, init) => {
    const request = new Request(url, init);
    sent.push(new URL(request.url).search.slice(1));
    return server.fetch(request);
  },
});

const metadata = { foo: 'a + b', bar: true };
deepEqual((await findByForm(client, { query: { metadata } })).body, { metadata });
equal(sent.at(-1), 'foo=a%20%2B%20b&bar=true');
deepEqual((await findByForm(client, { query: { metadata: { list: [1, 2] } } })).body, { metadata: { list: [1, 2] } });
deepEqual((await findByForm(client)).body, {});
const json = { numbers: [1, 2], flag: null };
deepEqual((await findByJson(client, { query: { json } })).body, { json });
equal(sent.at(-1), '%7B%22numbers%22%3A%5B1%2C2%5D%2C%22flag%22%3Anull%7D');
deepEqual((await findByPath(client, { query: { selector: '$.a.b[1:1]' } })).body, { selector: '$.a.b[1:1]' });
equal(sent.at(-1), '%24.a.b%5B1%3A1%5D');

async function get(path: string): Promise<[number, unknown]> {
  const response = await server.fetch(new Request(`http://case${path}`));
  return [response.status, await response.json()];
}
// A plus is a space in a form, and a plus in other query strings.
deepEqual(await get('/form?foo=a+%2B+b&bar=true'), [200, { metadata }]);
deepEqual(await get('/path?a+b'), [200, { selector: 'a+b' }]);
async function refused(path: string, detail: string): Promise<void> {
  const [status, body] = await get(path);
  deepEqual([status, (body as { detail: string }).detail], [400, detail]);
}
await refused('/json', 'Missing parameter: json');
await refused('/json?x', 'The parameter json is not valid JSON');
await refused('/json?%ff', 'The parameter json is not percent-encoded UTF-8');
await refused(`/json?${'['.repeat(40)}`, 'The parameter json is nested too deeply');
await refused('/json?{%22numbers%22:[true]}', 'A parameter is not valid');
await refused('/form?bar=maybe', 'A parameter is not valid');
await refused('/form?bar=true&bar=false', 'The parameter metadata is invalid: the member bar is given more than once');
await refused(`/path?${'a'.repeat(41)}`, 'A parameter is not valid');
