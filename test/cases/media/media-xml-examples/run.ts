import { deepEqual, equal } from 'node:assert/strict';
import * as client from '@case/client';
import { createServer, type Handlers } from '@case/server';

const wire: string[] = [];
async function note(message: Request | Response): Promise<void> {
  wire.push(await message.clone().text());
}
const pets = ['dog', 'cat', 'hamster'];
function many(name: string): string {
return pets.map((pet) => `<${name}>${pet}</${name}>`).join('');
}
const html = '<html><head><title>Awesome Docs</title></head><body></body><html>';
const person = '<Person id="123"><sample:name xmlns:sample="https://example.com/schema/sample">example</sample:name></Person>';
const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

/** Operation, value, and the XML of the specification's example without white space. */
const examples: readonly (readonly [string, unknown, string, string?])[] = [
  ['plainText', { animals: 'dog, cat, hamster' }, '<document><animals>dog, cat, hamster</animals></document>'],
  ['plainList', { animals: pets }, `<document>${many('animals')}</document>`],
  ['replacedName', { animals: 'dog' }, '<document><animal>dog</animal></document>'],
  ['person', { id: 123, name: 'example' }, person],
  ['personAttribute', { id: 123, name: 'example' }, person],
  ['itemName', { animals: pets }, `<document>${many('animal')}</document>`],
  ['outerName', { animals: pets }, `<document>${many('animal')}</document>`],
  ['element', { animals: pets }, `<document><animals>${many('animals')}</animals></document>`],
  ['wrapped', { animals: pets }, `<document><animals>${many('animals')}</animals></document>`],
  ['elementItem', { animals: pets }, `<document><animals>${many('animal')}</animals></document>`],
  ['wrappedItem', { animals: pets }, `<document><animals>${many('animal')}</animals></document>`],
  ['bothNames', { animals: pets }, `<document><aliens>${many('animal')}</aliens></document>`],
  ['wrappedOuter', { animals: pets }, `<document><aliens>${many('aliens')}</aliens></document>`],
  ['elementOuter', { animals: pets }, `<document><aliens>${many('aliens')}</aliens></document>`],
  [
    'attributeAndText',
    [{ kind: 'Cat', name: 'Fluffy' }, { kind: 'Dog', name: 'Fido' }],
    '<animals><animal kind="Cat">Fluffy</animal><animal kind="Dog">Fido</animal></animals>',
  ],
  ['cdata', { content: html }, `<Documentation><![CDATA[${html}]]></Documentation>`],
  [
    'stored',
    { content: html },
    `<UpdatedDocument><![CDATA[${html}]]></UpdatedDocument>`,
    `<StoredDocument><![CDATA[${html}]]></StoredDocument>`,
  ],
  [
    'ordered',
    ['Some text', { unit: 'cubits', value: 42 }, null],
    `<OneTwoThree ${xsi}><One>Some text</One><Two unit="cubits">42</Two><Three xsi:nil="true"/></OneTwoThree>`,
  ],
  [
    'report',
    ['Some preamble text.', 42, 'Some postamble text.'],
    '<Report>Some preamble text.<data>42</data>Some postamble text.</Report>',
  ],
  [
    'nulls',
    { count: null, description: 'Thing', related: null },
    `<product ${xsi}><description>Thing</description><related xsi:nil="true"/></product>`,
  ],
  [
    'nulls',
    { count: 42, description: 'Thing', related: {} },
    '<product count="42"><description>Thing</description><related/></product>',
  ],
];

// Handlers return their input; a single function cannot have all their types.
function echo({ body }: { readonly body?: unknown }): unknown {
return { status: 200, body };
}
const handlers = Object.fromEntries(examples.map(([name]) => [name, echo])) as unknown as Handlers;
const server = createServer({ handlers, validateResponses: true });
async function fetch(url: string, init: RequestInit): Promise<Response> {
  const request = new Request(url, init);
  await note(request);
  const response = await server.fetch(request);
  await note(response);
  return response;
}
const caller = client.createClient({ baseUrl: 'http://case', fetch });

function isCall(value: unknown): value is (sender: client.Client, request: object) => Promise<{ body?: unknown }> {
return typeof value === 'function';
}

for (const [name, value, request, response = request] of examples) {
  const call: unknown = Reflect.get(client, name);
  if (!isCall(call)) throw new Error(`no operation ${name}`);
  wire.length = 0;
  deepEqual((await call(caller, { body: value })).body, value, name);
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  deepEqual(wire, [head + request, head + response]);
}

// Indented as in the specification, and without a declaration of `xsi`.
async function post(path: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/xml' };
  const made = await server.fetch(new Request(`http://case/${path}`, { method: 'POST', headers, body }));
  equal(made.status, 200, await made.clone().text());
  return (await made.text()).split('\n')[1] ?? '';
}
equal(
  await post('cdata', `<Documentation>\n  <![CDATA[${html}]]>\n</Documentation>\n`),
  `<Documentation><![CDATA[${html}]]></Documentation>`,
);
equal(
  await post('nulls', '<product>\n  <description>Thing</description>\n  <related xsi:nil="true" />\n</product>'),
  `<product ${xsi}><description>Thing</description><related xsi:nil="true"/></product>`,
);
equal(
  await post('nulls', '<product count="42">\n  <description>Thing</description>\n  <related></related>\n</product>'),
  '<product count="42"><description>Thing</description><related/></product>',
);
equal(
  await post('elementItem', `<document>\n  <animals>\n    ${many('animal')}\n  </animals>\n</document>`),
  `<document><animals>${many('animal')}</animals></document>`,
);
