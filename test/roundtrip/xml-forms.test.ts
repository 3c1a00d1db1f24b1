/**
 * Representation of values in XML: each rule of OpenAPI (3.1.1, 4.8.26; 3.2.0, 4.26) with the expected text, which is
 * also read back. A unit test, because cases have whole operations and could not cover as many schemas.
 */
import { describe, expect, test } from 'vitest';
import type { XmlNode } from '../../generator/runtime/codec/xml-node.js';
import type { Schema } from '../../generator/src/ir/schema.js';
import { indexOf } from '../../generator/src/ir/schema-index.js';
import { refsOf, type XmlGap, xmlContentOf, xmlRootOf } from '../../generator/src/ir/xml.js';
import { lowerApi } from '../../generator/src/lower/api.js';
import { loadText } from '../support/documents.js';
import type { JsonSchema } from '../support/judge.js';
import { readAsXml, toNode, writeAsXml } from '../support/xml-node.js';

function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}
function object(properties: Readonly<Record<string, JsonSchema>>, more: object = {}): JsonSchema {
  return {
    type: 'object',
    properties,
    ...more,
  };
}
function list(items: JsonSchema, xml: object = {}): JsonSchema {
  return { type: 'array', items, xml: { ...xml } };
}
const text: JsonSchema = { type: 'string' };
const integer: JsonSchema = { type: 'integer' };
function named(schema: JsonSchema, name: string): JsonSchema {
  return { ...Object(schema), xml: { name } };
}

const schemas: Readonly<Record<string, JsonSchema>> = {
  Pet: object({ name: text }),
  Cat: object({ kind: { const: 'cat' }, lives: integer }, { required: ['kind'], xml: { name: 'cat' } }),
  Dog: object({ kind: { const: 'dog' }, barks: { type: 'boolean' } }, { required: ['kind'], xml: { name: 'dog' } }),
  Tag: { type: 'string', xml: { name: 'tag' } },
  Chain: object({ next: ref('Chain'), at: integer }),
  Loose: object({ inner: { $ref: '#/components/schemas/Loose' } }, { xml: { nodeType: 'none' } }),
  Ids: list(integer),
};

async function read(schema: JsonSchema): Promise<{ readonly node: XmlNode; readonly gaps: readonly XmlGap[] }> {
  const requestBody = { content: { 'application/xml': { schema } } };
  const paths = { '/it': { post: { operationId: 'send', requestBody, responses: { 204: { description: 'Done' } } } } };
  const info = { title: 'Case', version: '1' };
  const api = lowerApi(
    await loadText(JSON.stringify({ openapi: '3.2.0', info, paths, components: { schemas } })),
  ).value;
  const own = api.operations[0]?.body?.content[0]?.schema;
  if (own === undefined) throw new Error('no schema');
  const gaps: XmlGap[] = [];
  const note = (_: Schema, gap: XmlGap): number => gaps.push(gap);
  const root = xmlRootOf(indexOf(api), own, note);
  for (const each of refsOf(root)) xmlContentOf(indexOf(api), each, note);
  return { node: toNode(api, root), gaps };
}

function strip(written: string): string {
  return written.replace(/^<\?xml[^>]*\?>\s*/u, '');
}

describe('XML', () => {
  test.each<[what: string, schema: JsonSchema, value: unknown, written: string]>([
    ['a component has its own name', ref('Pet'), { name: 'Tom' }, '<Pet><name>Tom</name></Pet>'],
    ['xml.name comes first', named(object({ a: text }), 'it'), { a: 'x' }, '<it><a>x</a></it>'],
    [
      'xml.name beside a reference comes first',
      object({ pet: { allOf: [ref('Cat')], xml: { name: 'own' } } }, { xml: { name: 'it' } }),
      { pet: { kind: 'cat', lives: 9 } },
      '<it><own><kind>cat</kind><lives>9</lives></own></it>',
    ],
    [
      'xml.name of the referenced schema',
      object({ label: ref('Tag') }, { xml: { name: 'it' } }),
      { label: 'x' },
      '<it><tag>x</tag></it>',
    ],
    [
      'two properties with the same referenced name have their own names',
      object({ one: ref('Tag'), two: ref('Tag') }, { xml: { name: 'it' } }),
      { one: 'x', two: 'y' },
      '<it><one>x</one><two>y</two></it>',
    ],
    [
      'an attribute may have the same name as an element',
      object({ one: ref('Tag'), tag: { type: 'string', xml: { attribute: true } } }, { xml: { name: 'it' } }),
      { one: 'x', tag: 'y' },
      '<it tag="y"><tag>x</tag></it>',
    ],
    [
      'attributes with a name, by attribute and by nodeType',
      object(
        {
          a: { type: 'integer', xml: { attribute: true, name: 'id' } },
          b: { type: 'string', xml: { nodeType: 'attribute' } },
        },
        { xml: { name: 'it' } },
      ),
      { a: 1, b: 'x' },
      '<it id="1" b="x"/>',
    ],
    [
      'text beside attributes',
      object(
        { a: { type: 'string', xml: { attribute: true } }, b: { type: 'number', xml: { nodeType: 'text' } } },
        { xml: { name: 'it' } },
      ),
      { a: 'x', b: 1.5 },
      '<it a="x">1.5</it>',
    ],
    [
      'text as CDATA',
      object({ b: { type: 'string', xml: { nodeType: 'cdata' } } }, { xml: { name: 'it' } }),
      { b: 'a<b' },
      '<it><![CDATA[a<b]]></it>',
    ],
    [
      'a prefix with its namespace',
      object({ a: { type: 'string', xml: { prefix: 'p', namespace: 'urn:p' } } }, { xml: { name: 'it' } }),
      { a: 'x' },
      '<it><p:a xmlns:p="urn:p">x</p:a></it>',
    ],
    [
      'items have the name of the property',
      object({ ids: list(integer) }, { xml: { name: 'it' } }),
      { ids: [1, 2] },
      '<it><ids>1</ids><ids>2</ids></it>',
    ],
    [
      'items have their own name',
      object({ ids: list(named(integer, 'id')) }, { xml: { name: 'it' } }),
      { ids: [1, 2] },
      '<it><id>1</id><id>2</id></it>',
    ],
    [
      'a list is wrapped, by wrapped and by nodeType',
      object(
        { a: list(named(integer, 'id'), { wrapped: true }), b: list(text, { nodeType: 'element' }) },
        { xml: { name: 'it' } },
      ),
      { a: [1], b: ['x', 'y'] },
      '<it><a><id>1</id></a><b><b>x</b><b>y</b></b></it>',
    ],
    [
      'a wrapped list has its own name',
      object({ a: list(named(integer, 'id'), { wrapped: true, name: 'ids' }) }, { xml: { name: 'it' } }),
      { a: [1] },
      '<it><ids><id>1</id></ids></it>',
    ],
    [
      'a list with items of several types',
      object({ a: list({ type: ['integer', 'boolean'] }) }, { xml: { name: 'it' } }),
      { a: [1, true] },
      '<it><a>1</a><a>true</a></it>',
    ],
    [
      'integers that can also be numbers',
      object({ a: { allOf: [{ type: 'number' }, { type: ['integer', 'string'] }] } }, { xml: { name: 'it' } }),
      { a: 7 },
      '<it><a>7</a></it>',
    ],
    [
      'an integer in both allOf schemas',
      object({ a: { allOf: [{ type: ['string', 'integer'] }, { type: 'number' }] } }, { xml: { name: 'it' } }),
      { a: 7 },
      '<it><a>7</a></it>',
    ],
    [
      'types of enum values',
      object({ a: { enum: [1, true, 'x'] }, b: { const: 2.5 }, c: { enum: [null, 3] } }, { xml: { name: 'it' } }),
      { a: true, b: 2.5, c: 3 },
      '<it><a>true</a><b>2.5</b><c>3</c></it>',
    ],
    [
      'additional properties of one schema',
      object({ a: text }, { additionalProperties: integer, xml: { name: 'it' } }),
      { a: '1', b: 2 },
      '<it><a>1</a><b>2</b></it>',
    ],
    [
      'additional properties by pattern',
      object(
        {},
        {
          patternProperties: { '^n': integer, '^b': { type: 'boolean' } },
          additionalProperties: false,
          xml: { name: 'it' },
        },
      ),
      { n: 1, b: true },
      '<it><n>1</n><b>true</b></it>',
    ],
    [
      'properties of all allOf schemas',
      { allOf: [ref('Pet'), object({ age: integer })], xml: { name: 'it' } },
      { name: 'Tom', age: 3 },
      '<it><name>Tom</name><age>3</age></it>',
    ],
    [
      'properties of variants without names',
      { anyOf: [object({ a: integer }), object({ b: { type: 'boolean' } })], xml: { name: 'it' } },
      { a: 1, b: true },
      '<it><a>1</a><b>true</b></it>',
    ],
    [
      'a recursive schema',
      ref('Chain'),
      { next: { next: { at: 1 }, at: 2 } },
      '<Chain><next><next><at>1</at></next><at>2</at></next></Chain>',
    ],
    [
      'the properties of an object with nodeType none',
      object({ a: object({ b: integer }, { xml: { nodeType: 'none' } }), c: text }, { xml: { name: 'it' } }),
      { a: { b: 1 }, c: 'x' },
      '<it><b>1</b><c>x</c></it>',
    ],
    [
      'variants with a name have elements of that name',
      object({ a: { oneOf: [ref('Cat'), ref('Dog')] } }, { xml: { name: 'it' } }),
      { a: { kind: 'dog', barks: true } },
      '<it><dog><kind>dog</kind><barks>true</barks></dog></it>',
    ],
    [
      'variants in a list',
      object({ a: list({ oneOf: [ref('Cat'), ref('Dog')] }) }, { xml: { name: 'it' } }),
      { a: [{ kind: 'dog' }, { kind: 'cat', lives: 7 }] },
      '<it><dog><kind>dog</kind></dog><cat><kind>cat</kind><lives>7</lives></cat></it>',
    ],
    [
      'null beside a single variant',
      object({ a: { oneOf: [ref('Cat'), { type: 'null' }] } }, { xml: { name: 'it' } }),
      { a: { kind: 'cat' } },
      '<it><cat><kind>cat</kind></cat></it>',
    ],
    [
      'prefixItems by their own schemas',
      object(
        { a: { type: 'array', prefixItems: [integer, { type: 'boolean' }], items: text } },
        { xml: { name: 'it' } },
      ),
      { a: [1, true, '2'] },
      '<it><a>1</a><a>true</a><a>2</a></it>',
    ],
    ['a list at the root has the name of its schema', ref('Ids'), [1, 2], '<Ids><Ids>1</Ids><Ids>2</Ids></Ids>'],
  ])('writes XML and reads it back: %s', async (_, schema, value, written) => {
    const { node, gaps } = await read(schema);
    expect(gaps).toEqual([]);
    expect(strip(writeAsXml(node, value))).toBe(written);
    expect(readAsXml(node, written)).toEqual(value);
  });

  test.each<[gap: XmlGap, schema: JsonSchema, others?: readonly JsonSchema[]]>([
    [
      'an array of arrays',
      object({ a: list(list(integer)) }, { xml: { name: 'it' } }),
      [object({ a: list(list(integer, { wrapped: true })) }, { xml: { name: 'it' } })],
    ],
    [
      'an array that can also be another type',
      object({ a: { type: ['array', 'string'], items: text } }, { xml: { name: 'it' } }),
      [object({ a: { type: ['array', 'null'], items: text } }, { xml: { name: 'it' } })],
    ],
    [
      'an array or an object within an attribute or text',
      object({ a: { type: 'array', items: text, xml: { attribute: true } } }, { xml: { name: 'it' } }),
      [object({ a: { type: 'string', xml: { attribute: true } } }, { xml: { name: 'it' } })],
    ],
    [
      'an array or an object within an attribute or text',
      object({ a: list({ type: 'string', xml: { attribute: true } }) }, { xml: { name: 'it' } }),
    ],
    [
      'two properties with the same name',
      object({ a: named(text, 'x'), b: named(text, 'x') }, { xml: { name: 'it' } }),
      [
        object(
          { a: named(text, 'x'), b: { type: 'string', xml: { name: 'x', attribute: true } } },
          { xml: { name: 'it' } },
        ),
        object(
          { a: named(text, 'x'), b: { type: 'string', xml: { name: 'x', namespace: 'urn:b' } } },
          { xml: { name: 'it' } },
        ),
      ],
    ],
    [
      'two properties with the same name',
      object(
        { a: { type: 'string', xml: { nodeType: 'text' } }, b: { type: 'string', xml: { nodeType: 'cdata' } } },
        { xml: { name: 'it' } },
      ),
    ],
    [
      'a name that is not a valid XML name',
      object({ 'a b': text }, { xml: { name: 'it' } }),
      [
        object({ 'a b': named(text, 'ab') }, { xml: { name: 'it' } }),
        object({ 'a b': { type: 'string', xml: { nodeType: 'text' } } }, { xml: { name: 'it' } }),
      ],
    ],
    ['a name that is not a valid XML name', object({ a: named(text, '1a') }, { xml: { name: 'it' } })],
    ['a root element without a name', object({ a: text }), [named(object({ a: text }), 'it'), ref('Pet')]],
    ['an object without an element that contains itself', object({ a: ref('Loose') }, { xml: { name: 'it' } })],
  ])('reports an unsupported XML construct for %s', async (gap, schema, others = []) => {
    expect((await read(schema)).gaps).toContain(gap);
    for (const each of others) expect((await read(each)).gaps, JSON.stringify(each)).toEqual([]);
  });
});
