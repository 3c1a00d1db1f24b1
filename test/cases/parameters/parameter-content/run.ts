import { deepEqual, equal, rejects } from 'node:assert/strict';
import { addDocument, createClient, findPath, findPet } from '@case/client';
import { createServer } from '@case/server';

const answered = {
  'x-pet': { id: 1, name: 'a & "b" <c>' },
  'x-filter': { colors: ['a b', 'c&d'], isOld: true },
  'x-signature': 'a.b.c',
};
const server = createServer({
  handlers: {
    findPet: (input) => ({ status: 200, body: input, headers: answered }),
    findPath: ({ query }) => ({ status: 200, body: query }),
    addDocument: ({ query, partHeaders }) => ({ status: 200, body: { query, partHeaders } }),
  },
});
let sent = new Request('http://case');
const client = createClient({
  baseUrl: 'http://case',
  fetch: (url, init) => {
    sent = new Request(url, init);
    return server.fetch(sent.clone());
  },
});

const pet = { id: 7, name: 'Ada/é?', within: { id: 8 } };
const request = {
  path: { pet },
  query: { token: 'e30.e30.', age: 3, note: 'a b', filter: { colors: ['a', 'b,c'], isOld: false, limit: 2 } },
  headers: { 'X-Pet': { id: 9, name: 'a\n"é>\u{1F600}' }, 'X-Filter': { colors: ['é'], limit: 10 } },
  cookies: { seen: { colors: ['x; y', 'z'] } },
};
const response = await findPet(client, request);
deepEqual(response.body, request);
deepEqual(response.headers, answered);
const { pathname, searchParams } = new URL(sent.url);
equal(pathname.includes('Ada%2F%C3%A9%3F'), true);
equal(decodeURIComponent(pathname), '/pets/<Pet id="7"><name>Ada/é?</name><within id="8"/></Pet>');
equal(searchParams.get('filter'), 'colors=a&colors=b%2Cc&isOld=false&limit=2');
deepEqual([searchParams.get('token'), searchParams.get('age'), searchParams.get('note')], ['e30.e30.', '3', 'a b']);
equal(sent.headers.get('x-pet'), '<Pet id="9"><name>a&#10;"&#233;&gt;&#128512;</name></Pet>');
equal(sent.headers.get('x-filter'), 'colors=%C3%A9&limit=10');
const bare = { path: { pet: { id: 7 } } };
deepEqual((await findPet(client, bare)).body, { ...bare, query: {}, headers: {}, cookies: {} });

deepEqual((await findPath(client, { query: { selector: '$.a.b[1:1]' } })).body, { selector: '$.a.b[1:1]' });
equal(new URL(sent.url).search, '?%24.a.b%5B1%3A1%5D');
const declared = '<?xml version="1.0"?>\n<a/>';
deepEqual((await findPath(client, { query: { selector: declared } })).body, { selector: declared });
const document = { query: { document: pet }, body: { note: 'x' }, partHeaders: { note: { 'x-pet': { id: 1 } } } };
const { body: _, ...beside } = document;
deepEqual((await addDocument(client, document)).body, beside);

// Values that a header cannot contain are rejected before sending.
const named = { id: 1, '\u{3b1}': 1 };
await rejects(
  findPet(client, { ...request, headers: { 'X-Pet': named } }),
  /header parameter X-Pet: has characters that a header does not allow/u,
);
await rejects(findPet(client, { path: { pet: { id: 1, name: '\0' } } }), /path parameter pet: has a character that XML/u);

async function refuse(path: string, detail: string, headers: Record<string, string> = {}): Promise<void> {
  const refused = await server.fetch(new Request(`http://case${path}`, { headers }));
  deepEqual([refused.status, ((await refused.json()) as { detail: string }).detail], [400, detail]);
}
function of(xml: string): string {
return `/pets/${encodeURIComponent(xml)}`;
}
const fine = of('<Pet id="1"/>');
await refuse('/pets/x', 'The parameter pet is not well-formed XML: text outside the root element');
await refuse(of('<Dog/>'), 'The parameter pet is invalid: the root element must be Pet');
await refuse(of('<!DOCTYPE Pet><Pet id="1"/>'), 'The parameter pet has a document type declaration, which is not supported');
await refuse(of('<Pet id="x"/>'), 'A parameter is not valid');
await refuse(`${fine}?filter=limit%3D11`, 'A parameter is not valid');
await refuse(`${fine}?filter=limit%3D1%26limit%3D2`, 'The parameter filter is invalid: the member limit is given more than once');
await refuse(`${fine}?filter=a&filter=b`, 'The parameter filter is given more than once');
await refuse(fine, 'The parameter X-Pet is not well-formed XML: text outside the root element', { 'x-pet': '{}' });
function nested(levels: number): string {
return `${'<within id="1">'.repeat(levels)}${'</within>'.repeat(levels)}`;
}
equal((await server.fetch(new Request(`http://case${of(`<Pet id="1">${nested(32)}</Pet>`)}`))).status, 200);
await refuse(of(`<Pet id="1">${nested(33)}</Pet>`), 'The parameter pet is nested too deeply');
