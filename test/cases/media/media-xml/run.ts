import { deepEqual, equal, rejects } from 'node:assert/strict';
import { createClient, sendFigure, sendGaps, sendMap, sendNode, sendPeople, sendShapes, sendShelf } from '@case/client';
import { createServer } from '@case/server';
import type { Shelf } from '@case/types';

const wire: string[] = [];
const server = createServer({
  validateResponses: true,
  handlers: {
    sendShelf: ({ body }) => ({ status: 200, body }),
    sendNode: ({ body }) => ({ status: 200, body }),
    sendShapes: ({ body }) => ({ status: 200, body: [...body.shapes] }),
    sendFigure: ({ body }) => ({ status: 200, body: `<is>${Object.keys(body).join()}</is>` }),
    sendPeople: ({ body }) => ({ status: 200, body: [...body] }),
    sendMap: ({ body }) => ({ status: 200, body: { ...body, deep: { list: ['x', 'y'], empty: '' } } }),
    sendGaps: ({ body }) => {
      deepEqual(body, gaps);
      return { status: 204 };
    },
  },
});
const gaps = {
  matrix: [[1, 2], [], [3]], either: ['x'], 'a b': 'spaced', one: 'first', held: { x: 1 },
};
const client = createClient({
  baseUrl: 'http://case',
  fetch: async (url, init) => {
    const request = new Request(url, init);
    wire.push((await request.clone().text()).replace(/^.*\n/u, ''));
    return server.fetch(request);
  },
});

const book = { title: 'A & B <c> ]]> "d"', tags: ['x', ' y\n', ''], isbn: '1\n2\t"3"' };
const shelf: Shelf = {
  id: 7, label: 'é', owner: { name: 'Ada' }, lender: { name: 'Bo\r\nCy' }, keeper: null,
  books: [book, { isbn: '2', sequel: { isbn: '3' } }], codes: [1, null, -3], isFull: false, height: null,
  size: 'large', note: '  \u{1F600} ',
};
deepEqual((await sendShelf(client, { body: shelf })).body, shelf);
equal(
  wire[0],
  [
    '<s:shelf xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:s="urn:example:shelf" id="7" ',
    'xmlns:l="urn:example:label" l:label="é"><owner><name>Ada</name></owner>',
    '<lender><name>Bo&#13;\nCy</name></lender><keeper xsi:nil="true"/>',
    '<book isbn="1&#10;2&#9;&quot;3&quot;"><title>A &amp; B &lt;c&gt; ]]&gt; "d"</title>',
    '<tags>x</tags><tags> y\n</tags><tags/></book>',
    '<book isbn="2"><book isbn="3"/></book><codes><code>1</code><code xsi:nil="true"/><code>-3</code></codes>',
    '<isFull>false</isFull><height xsi:nil="true"/><size>large</size><note>  \u{1F600} </note></s:shelf>',
  ].join(''),
);
const least: Shelf = { books: [], codes: [], owner: { name: 'Ada' }, label: null };
deepEqual((await sendShelf(client, { body: least })).body, least);

const tree = { value: 1, children: [{ value: 2, children: [{ value: 3 }] }, { value: 4 }] };
deepEqual((await sendNode(client, { body: tree })).body, tree);
const shapes = [{ side: 1 }, { radius: 2.5 }, { side: 3 }];
deepEqual((await sendShapes(client, { body: { shapes, either: { radius: 1 } } })).body, shapes);
deepEqual((await sendShapes(client, { body: { shapes: [], either: 5 } })).body, []);
deepEqual((await sendFigure(client, { body: { side: 1 } })).body, '<is>side</is>');
equal(wire.at(-1), '<square><side>1</side></square>');
const people = [{ name: 'Ada' }, { name: 'Bo' }];
deepEqual((await sendPeople(client, { body: people })).body, people);
equal(wire.at(-1), '<People><Person><name>Ada</name></Person><Person><name>Bo</name></Person></People>');
const map = { plain: 1, 'a b': 2, '7': 3, _x0041_: 4, é: 5, 'p:q': 6, __proto__: 7 };
deepEqual((await sendMap(client, { body: map })).body, {
  plain: '1', 'a b': '2', '7': '3', _x0041_: '4', é: '5', 'p:q': '6',
  deep: { list: ['x', 'y'], empty: '' },
});
equal((await sendGaps(client, { body: gaps })).status, 204);

// Characters that XML does not allow are rejected before sending.
const bell = { ...least, note: '\u0007' };
await rejects(sendShelf(client, { body: bell }), /has a character that XML does not allow/u);
const ring: { value: number; children: object[] } = { value: 1, children: [] };
ring.children.push(ring);
// @ts-expect-error: a circular value.
await rejects(sendNode(client, { body: ring }), /nested too deeply/u);

// XML as other tools write it.
async function post(path: string, body: string, type = 'application/xml'): Promise<[number, string]> {
  const headers = { 'content-type': type };
  const response = await server.fetch(new Request(`http://case${path}`, { method: 'POST', headers, body }));
  return [response.status, (await response.text()).replace(/^<\?.*\n/u, '')];
}
const node = '<Node><value>1</value></Node>';
for (const body of [
  `\ufeff<?xml version='1.0' encoding='utf-8' standalone="yes"?>\r\n<!-- note --><?other x?>${node}<!-- end -->\n`,
  '<a:Node xmlns:a="urn:any">\n <a:value a:other="1" >\n&#x31;</a:value ></a:Node>',
  '<Node><value><![CDATA[1]]></value></Node>',
])
  deepEqual(await post('/node', body, 'text/xml'), [200, node]);
// An element in another namespace is a different element.
function inNamespace(namespace: string): string {
return `<shelf xmlns="${namespace}"><owner><name>&#65;&amp;&apos;</name></owner><codes/></shelf>`;
}
deepEqual(await post('/shelf', inNamespace('urn:example:shelf')), [
  200,
  '<s:shelf xmlns:s="urn:example:shelf"><owner><name>A&amp;\'</name></owner><codes/></s:shelf>',
]);

// Malformed documents are rejected with the reason; error responses are XML where declared.
async function refused(path: string, body: string, status: number, reason: string): Promise<void> {
  const [was, text] = await post(path, body);
  equal(was, status, text);
  equal(text.includes(reason), true, text);
}
await refused('/shelf', inNamespace('urn:example:other'), 400, 'The root element must be shelf');
await refused('/shelf', '<s:shelf xmlns:s="urn:example:shelf"><owner/><codes/></s:shelf>', 422, '<status>422</status>');
await refused('/map', '<map><a>x</a></map>', 400, 'must be an integer');
await refused('/map', '<map><a>1</a><a>2</a></map>', 400, 'must be an integer');
const broken: readonly (readonly [string, string])[] = [
    ['<!-- -->', 'The body is not well-formed XML: it has no root element'],
    ['<map>', 'an element is not closed'],
    ['<map></mop>', 'mismatched end tag'],
    ['</map>', 'mismatched end tag'],
    ['<map/><map/>', 'it has several root elements'],
    ['x<map/>', 'text outside the root element'],
    ['<map a="1" a="2"/>', 'duplicate attribute'],
    ['<map a=1/>', 'invalid start tag'],
    ['<map a="<"/>', 'invalid start tag'],
    ['<1/>', 'invalid name'],
    ['<map>&other;</map>', '&other;\\" is not a supported reference'],
    ['<map>&</map>', 'is not a supported reference'],
    ['<map>&#0;</map>', 'is not a supported reference'],
    ['<map>&#x110000;</map>', 'is not a supported reference'],
    ['<map>\u0001</map>', 'it has a character that XML does not allow'],
    ['<map>]]></map>', '\\"]]>\\" is not allowed in text'],
    ['<map><!-- x', 'a comment is not closed'],
    ['<map><![CDATA[x', 'a CDATA section is not closed'],
    ['<?xml version="1.0" encoding="utf-16"?><map/>', 'The body is not UTF-8'],
    ['<!DOCTYPE map [<!ENTITY a "b">]><map>&a;</map>', 'a document type declaration, which is not supported'],
    [`${'<map>'.repeat(40)}${'</map>'.repeat(40)}`, 'The body is nested too deeply'],
    ['<map><a>1<b/></a>x</map>', 'The element map has text beside elements'],
];
for (const [body, reason] of broken) await refused('/map', body, 400, reason);
// Sample responses are XML, too.
const mocked = createServer({ mock: true, handlers: {} });
const mock = createClient({ baseUrl: 'http://case', fetch: mocked.fetch });
deepEqual((await sendPeople(mock, { body: [] })).body, [{ name: 'Eve' }]);
// Parsing time is linear in the size. CPU time is measured, because other processes may be busy.
const start = process.cpuUsage();
for (const part of ['<a>', '<a b="', ' ', '&amp;', '<!--', '<a ', '<![CDATA[', ']]>', '<a/>', '="'])
  await post('/map', `<map>${part.repeat(200_000)}`);
equal(process.cpuUsage(start).user < 10_000_000, true);
