/** XML as in the examples of OpenAPI 3.2, "XML Object", exchanged with xmldom. */
import { DOMParser, type Element, type Node, XMLSerializer } from '@xmldom/xmldom';
import fastify from 'fastify';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const { connect, serve } = await load(`
openapi: 3.1.0
info: { title: XML, version: '1' }
paths:
  /person:
    post:
      operationId: sendPerson
      requestBody: &person { required: true, content: { application/xml: { schema: { $ref: '#/components/schemas/Person' } } } }
      responses:
        '200': { description: OK, content: { application/xml: { schema: { $ref: '#/components/schemas/Person' } } } }
        '400': { description: Broken, content: { application/json: { schema: {} } } }
        '422': { description: Refused, content: { application/json: { schema: {} } } }
components:
  schemas:
    Person:
      type: object
      required: [id, name]
      xml: { name: person, namespace: 'http://example.com/schema/sample', prefix: sample }
      properties:
        id: { type: integer, xml: { attribute: true } }
        name: { type: string, xml: { namespace: 'http://example.com/schema/sample', prefix: sample } }
        active: { type: boolean }
        aliases: { type: array, items: { type: string, xml: { name: alias } }, xml: { wrapped: true } }
        nick: { type: array, items: { type: string } }
        scores: { type: array, items: { type: number, xml: { name: score } }, xml: { wrapped: true, name: results } }
`);

const person = {
  id: 123,
  name: 'A & B <"ü\u{1f408}">',
  active: true,
  aliases: ['one', ' two '],
  nick: ['x', 'y'],
  scores: [1.5, -2],
};

/** XML from the specification. White space between elements is insignificant. */
const written = `<?xml version="1.0" encoding="UTF-8"?>
<!-- a comment -->
<s:person xmlns:s="http://example.com/schema/sample" id='123'>
  <s:name>A &amp; B &lt;"ü&#x1F408;"><![CDATA[]]></s:name>
  <active>true</active>
  <aliases><alias>one</alias><alias> two </alias></aliases>
  <nick>x</nick>
  <nick>y</nick>
  <results><score>1.5</score><score>-2</score></results>
</s:person>
`;

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/** Returns the namespaced names, attributes and texts of a tree, as another parser reads them. */
function outline(text: string): unknown {
  const read = (element: Element): unknown => {
    const children = [...element.childNodes].filter(isElement);
    const attributes = [...element.attributes].filter(({ name }) => !name.startsWith('xmlns'));
    return [
      `{${element.namespaceURI ?? ''}}${element.localName}`,
      Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
      children.length > 0 ? children.map(read) : element.textContent,
    ];
  };
  const root = new DOMParser().parseFromString(text, 'application/xml').documentElement;
  return root === null ? undefined : read(root);
}

const tree = [
  '{http://example.com/schema/sample}person',
  { id: '123' },
  [
    ['{http://example.com/schema/sample}name', {}, person.name],
    ['{}active', {}, 'true'],
    [
      '{}aliases',
      {},
      [
        ['{}alias', {}, 'one'],
        ['{}alias', {}, ' two '],
      ],
    ],
    ['{}nick', {}, 'x'],
    ['{}nick', {}, 'y'],
    [
      '{}results',
      {},
      [
        ['{}score', {}, '1.5'],
        ['{}score', {}, '-2'],
      ],
    ],
  ],
];

test('the example has the expected XML structure', () => expect(outline(written)).toEqual(tree));

describe('our client', () => {
  test('sends XML that xmldom parses, and reads handwritten XML', async () => {
    const app = fastify();
    const seen: unknown[] = [];
    app.addContentTypeParser('application/xml', { parseAs: 'string' }, (_, body, done) => done(null, body));
    app.post('/person', (request, reply) => {
      seen.push(request.headers['content-type'], outline(String(request.body)));
      return reply.type('application/xml; charset=utf-8').send(written);
    });
    const send = connect(await listenFastify(app));
    expect((await send('sendPerson', { body: person })).body).toEqual(person);
    expect(seen).toEqual(['application/xml', tree]);
  });

  test('reads XML that xmldom writes', async () => {
    const app = new Hono();
    app.post('/person', async (context) => {
      const document = new DOMParser().parseFromString(await context.req.text(), 'application/xml');
      return context.body(new XMLSerializer().serializeToString(document), 200, { 'content-type': 'application/xml' });
    });
    const send = connect(await listenHono(app));
    expect((await send('sendPerson', { body: person })).body).toEqual(person);
  });
});

describe('our server', async () => {
  let seen: unknown;
  const base = await serve({
    sendPerson: ({ body }) => {
      seen = body;
      return { status: 200, body };
    },
  });
  const post = (body: string | Uint8Array<ArrayBuffer>) =>
    fetch(`${base}/person`, { method: 'POST', headers: { 'content-type': 'application/xml' }, body });

  test('reads handwritten XML and writes XML that xmldom parses', async () => {
    const response = await post(written);
    expect(seen).toEqual(person);
    expect([response.headers.get('content-type'), outline(await response.text())]).toEqual(['application/xml', tree]);
  });

  test('rejects malformed XML, custom entities and invalid values', async () => {
    expect((await post(written.replace('</active>', ''))).status).toBe(400);
    const bomb = '<!DOCTYPE p [<!ENTITY a "aaaa">]><person id="1"><name>&a;</name></person>';
    expect((await post(bomb)).status).toBe(400);
    expect((await post(written.replace("'123'", "'x'"))).status).toBe(422);
  });
});
