/**
 * XML with random schemas and values: written XML can be read back, also by another parser, and XML from another writer
 * can be read. No case could cover as many schemas. Other tests of the generator cover how schemas are read.
 */
import { DOMParser, type Element as DomElement, type Node as DomNode, XMLSerializer } from '@xmldom/xmldom';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BodyError } from '../../generator/runtime/codec/errors.js';
import type { Json } from '../../generator/runtime/codec/operation.js';
import { contentOf, type XmlNode } from '../../generator/runtime/codec/xml-node.js';
import { readXml, type XmlElement } from '../../generator/runtime/codec/xml-text.js';
import { indexOf } from '../../generator/src/ir/schema-index.js';
import { xmlRootOf } from '../../generator/src/ir/xml.js';
import { lowerApi } from '../../generator/src/lower/api.js';
import { arbitraryXml, type Carried } from '../support/arbitrary-xml.js';
import { loadText } from '../support/documents.js';
import { runs, testSeed } from '../support/long.js';
import { readAsXml as read, toNode, writeAsXml as write } from '../support/xml-node.js';

const count = runs(150, 1_000);
const cases: readonly Carried[] = fc.sample(arbitraryXml, { numRuns: count, seed: testSeed });

const paths = cases.map(({ schema }, at) => [
  `/case${at}`,
  {
    post: {
      operationId: `send${at}`,
      requestBody: {
        content: {
          'application/xml': { schema: { ...schema, xml: { wrapped: schema['type'] === 'array', name: 'root' } } },
        },
      },
      responses: { 204: { description: 'Done' } },
    },
  },
]);
const info = { title: 'XML', version: '1' };
const document = await loadText(JSON.stringify({ openapi: '3.2.0', info, paths: Object.fromEntries(paths) }));
const api = lowerApi(document).value;
const nodes = api.operations.map(({ body }) => {
  const schema = body?.content[0]?.schema;
  if (schema === undefined) throw new Error('no schema');
  return toNode(api, xmlRootOf(indexOf(api), schema));
});

const samples = cases.flatMap(({ values, schema }, at): { schema: unknown; node: XmlNode; value: Json }[] => {
  const node = nodes[at];
  if (node === undefined) throw new Error('no node');
  return fc.sample(values, { numRuns: 8, seed: testSeed + at }).map((value) => ({ schema, node, value }));
});

/** Elements, attributes and text of a document, as any parser sees them. */
type Tree = readonly [name: string, namespace: string | null, attributes: string[], children: (Tree | string)[]];

function joined(children: readonly (Tree | string)[]): (Tree | string)[] {
  const out: (Tree | string)[] = [];
  for (const child of children) {
    const last = out.at(-1);
    if (typeof child === 'string' && typeof last === 'string') out[out.length - 1] = last + child;
    else if (child !== '') out.push(child);
  }
  return out;
}

function treeOfOurs({ name, namespace, attributes, children }: XmlElement): Tree {
  return [
    name,
    namespace ?? null,
    attributes.map((each) => `${each.namespace ?? ''} ${each.name}=${each.value}`).sort(),
    joined(children.map((child) => ('children' in child ? treeOfOurs(child) : child.text))),
  ];
}

function isElement(node: DomNode): node is DomElement {
  return node.nodeType === 1;
}

function treeOfOthers(element: DomElement): Tree {
  return [
    element.localName ?? '',
    element.namespaceURI || null,
    [...element.attributes]
      .filter(({ name }) => !name.startsWith('xmlns:'))
      .map((each) => `${each.namespaceURI ?? ''} ${each.localName}=${each.value}`)
      .sort(),
    joined(
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === 1 || nodeType === 3 || nodeType === 4)
        .map((child) => (isElement(child) ? treeOfOthers(child) : (child.nodeValue ?? ''))),
    ),
  ];
}

function parse(text: string): DomElement {
  const onError = (_: string, message: string): never => {
    throw new Error(message);
  };
  const root = new DOMParser({ onError }).parseFromString(text, 'text/xml').documentElement;
  if (root === null) throw new Error('no root');
  return root;
}

describe('XML', () => {
  test('reads the XML that it writes', () => {
    for (const { schema, node, value } of samples) {
      const text = write(node, value);
      expect(read(node, text), `${JSON.stringify(schema)}\n${text}`).toEqual(value);
    }
    console.info(`${samples.length} values, TEST_SEED=${testSeed}`);
  });

  test('exchanges XML documents with xmldom', () => {
    for (const { schema, node, value } of samples) {
      const text = write(node, value);
      const dom = parse(text);
      expect(treeOfOurs(readXml(text, 100)), text).toEqual(treeOfOthers(dom));
      // The markers that distinguish text from layout, and empty text from none, are lost in another parser's tree.
      if (/<!\[CDATA\[\]\]>|&#(?:32|9|10);/u.test(text)) continue;
      const theirs = new XMLSerializer().serializeToString(dom);
      expect(read(node, theirs), `${JSON.stringify(schema)}\n${theirs}`).toEqual(value);
    }
  });

  test('parses malformed XML as xmldom does, or rejects it', () => {
    const cut = fc.tuple(
      fc.constantFrom(...samples),
      fc.nat(),
      fc.nat(6),
      fc.constantFrom('', '<', '>', '&', '"', ' ', '/', 'x', ']]>', '<!--', '<a>'),
    );
    let refused = 0;
    fc.assert(
      fc.property(cut, ([{ node, value }, place, length, inserted]) => {
        const whole = write(node, value);
        const at = place % whole.length;
        const text = whole.slice(0, at) + inserted + whole.slice(at + length);
        try {
          read(node, text);
          expect(treeOfOurs(readXml(text, 100)), text).toEqual(treeOfOthers(parse(text)));
        } catch (error) {
          // The specification's own examples leave prefixes unbound.
          if (String(error).includes('NamespaceError')) return;
          if (!(error instanceof BodyError)) throw new Error(`${String(error)}\n${text}`);
          refused += 1;
        }
      }),
      { numRuns: runs(2_000, 30_000), seed: testSeed, includeErrorInReport: true },
    );
    expect(refused).toBeGreaterThan(100);
  });

  test('every node of the XML sample has content', () =>
    expect(nodes.every((node) => Object.keys(contentOf(node)).length > 0)).toBe(true));
});
