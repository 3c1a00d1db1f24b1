/**
 * Reading and writing XML, element by element. A unit test in addition to the cases, because in documents, the schemas
 * that lead to each of these nodes would obscure it.
 */
import { describe, expect, test } from 'vitest';
import { decodeXml } from '../../generator/runtime/codec/media/xml-reader.js';
import { encodeXml } from '../../generator/runtime/codec/media/xml-writer.js';
import type { XmlNode } from '../../generator/runtime/codec/xml-node.js';

function read(text: string, xml: XmlNode): unknown {
  const incoming = { type: 'application/xml', bytes: new TextEncoder().encode(text), maxDepth: 32 };
  return decodeXml({ ...incoming, stream: () => new Blob([]).stream() }, { xml });
}

function write(value: unknown, xml: XmlNode): string {
  return String(encodeXml(value, 'application/xml', { xml }).body).replace(/^<\?xml[^>]*\?>\n/u, '');
}

const text: XmlNode = { scalars: ['string'] };

describe('text', () => {
  test.each<[string, XmlNode, unknown]>([
    ['<a>x<![CDATA[y]]>z</a>', text, 'xyz'],
    ['<a> <![CDATA[y]]> </a>', text, 'y'],
    ['<a> x </a>', text, ' x '],
    ['<a>&lt;&#65;&#x42;&amp;</a>', text, '<AB&'],
    ['<a/>', text, ''],
    ['<a>7</a>', { scalars: ['integer'] }, 7],
    ['<a>7.5</a>', { scalars: ['integer', 'string'] }, '7.5'],
    ['<a>true</a>', { scalars: ['boolean'] }, true],
    ['<a>yes</a>', { scalars: ['boolean'] }, 'yes'],
    [
      '<a xsi:nil="true" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"/>',
      { scalars: ['null', 'string'] },
      null,
    ],
    ['<a nil="1"/>', { scalars: ['null', 'string'] }, null],
    ['<a nil="0">x</a>', { scalars: ['null', 'string'] }, 'x'],
  ])('XML text is read: %s', (source, xml, value) => expect(read(source, xml)).toEqual(value));

  test('text is distinguished from a CDATA section', () => {
    const xml: XmlNode = { members: { own: { as: 'cdata', scalars: ['string'] } } };
    expect(read('<a>x<![CDATA[y]]></a>', xml)).toEqual({ own: 'y' });
  });
});

describe('properties', () => {
  const xml: XmlNode = { members: { id: { as: 'attribute', scalars: ['integer'] }, name: text }, rest: text };
  test.each([
    ['<a id="7"><name>x</name></a>', { id: 7, name: 'x' }],
    ['<a><name>x</name><more>y</more></a>', { name: 'x', more: 'y' }],
    ['<a><name>x</name><name>y</name></a>', { name: ['x', 'y'] }],
    ['<a/>', {}],
  ])('XML properties are read: %s', (source, value) => expect(read(source, xml)).toEqual(value));

  test('the default namespace can be a property, and is ignored if undeclared', () => {
    const declared: XmlNode = { members: { xmlns: { as: 'attribute', scalars: ['string'] }, name: text } };
    const source = '<a xmlns="urn:x" xmlns:y="urn:y"><name>x</name></a>';
    expect(read(source, declared)).toEqual({ xmlns: 'urn:x', name: 'x' });
    expect(read(source, xml)).toEqual({ name: 'x' });
    expect(write({ xmlns: 'urn:x', name: 'x' }, declared)).toBe('<root xmlns="urn:x"><name>x</name></root>');
  });

  test.each<[string, XmlNode, unknown]>([
    ['<a><k><i>x</i><i>y</i></k></a>', { items: { name: 'i', ...text } }, { k: ['x', 'y'] }],
    ['<a><k>x</k><k>y</k></a>', { as: 'none', items: text }, { k: ['x', 'y'] }],
    ['<a><k>x</k></a>', { as: 'none', items: text }, { k: ['x'] }],
  ])('undeclared XML properties can be lists: %s', (source, rest, value) => {
    expect(read(source, { name: 'a', rest })).toEqual(value);
    expect(write(value, { name: 'a', rest })).toBe(source);
  });

  test.each<[string, XmlNode, unknown]>([
    ['of a list', { as: 'none', scalars: ['null'], items: text }, null],
    ['of an item', { as: 'none', items: { scalars: ['null', 'string'] } }, [null]],
    ['of either', { as: 'none', scalars: ['null'], items: { scalars: ['null', 'string'] } }, [null]],
  ])('reads a nil element without a wrapper as the null %s', (_, list, value) => {
    expect(read('<a><list nil="true"/></a>', { members: { list } })).toEqual({ list: value });
  });

  test('text beside XML elements is rejected', () => {
    expect(() => read('<a>x<name>y</name></a>', xml)).toThrow('The element a has text beside elements or attributes');
  });

  test('a root element with another name is rejected', () => {
    expect(() => read('<b/>', { ...xml, name: 'a' })).toThrow('The root element must be a');
  });
});

describe('choices', () => {
  const cat: XmlNode = { name: 'cat', members: { name: text, lives: { scalars: ['integer'] } } };
  const dog: XmlNode = { name: 'dog', members: { name: text, tricks: { scalars: ['integer'] } } };
  const xml: XmlNode = { choice: [{ node: cat }, { node: dog }] };
  test.each([
    [{ name: 'x', lives: 9 }, '<cat><name>x</name><lives>9</lives></cat>'],
    // Both variants have `name`; only the second also has `tricks`.
    [{ name: 'x', tricks: 2 }, '<dog><name>x</name><tricks>2</tricks></dog>'],
    [{ name: 'x' }, '<cat><name>x</name></cat>'],
  ])('XML variants are distinguished by their properties: %j', (value, source) => {
    expect(write(value, xml)).toBe(source);
    expect(read(source, xml)).toEqual(value);
  });

  test('an XML variant is used only if its required properties exist', () => {
    const choice = [{ node: { ...cat, rest: text }, needs: ['lives'] }, { node: { ...dog, rest: text } }];
    expect(write({ name: 'x' }, { choice })).toBe('<dog><name>x</name></dog>');
    expect(write({ name: 'x', lives: 1 }, { choice })).toBe('<cat><name>x</name><lives>1</lives></cat>');
  });
});

test.each<[string, XmlNode, unknown, string | RegExp]>([
  ['a list without wrapper', { items: { name: 'i', ...text } }, ['x', 'y'], '<root><i>x</i><i>y</i></root>'],
  ['null', { scalars: ['null', 'string'] }, null, /^<root xmlns:xsi="[^"]*" xsi:nil="true"\/>$/u],
  ['text with special characters', text, '<&>"', '<root>&lt;&amp;&gt;"</root>'],
])('XML for %s is written', (_, xml, value, source) => {
  if (typeof source === 'string') expect(write(value, xml)).toBe(source);
  else expect(write(value, xml)).toMatch(source);
});

// A character of each range of XML 1.0, 2.3, including its ends.
test('a property name is written as an XML element name if valid, and encoded otherwise', () => {
  const fine = [
    '\u{c0}',
    '\u{2ff}',
    '\u{370}',
    '\u{1fff}',
    '\u{200c}',
    '\u{2070}',
    '\u{2fef}',
    '\u{3001}',
    '\u{10000}',
  ];
  const names = [...fine, '日本', 'a-1', 'a.b', 'a\u{b7}', 'a\u{36f}', 'a\u{203f}'];
  for (const name of names)
    expect(write({ [name]: 'x' }, { name: 'a', rest: text })).toBe(`<a><${name}>x</${name}></a>`);
  const odd = { ' ': '_x0020_', '1': '_x0031_', '-': '_x002D_', '\u{2190}': '_x2190_', a_x0020_: 'a_x005F_x0020_' };
  for (const [key, name] of Object.entries(odd)) {
    const written = `<a><${name}>x</${name}></a>`;
    expect(write({ [key]: 'x' }, { name: 'a', rest: text })).toBe(written);
    expect(read(written, { name: 'a', rest: text })).toEqual({ [key]: 'x' });
  }
});
