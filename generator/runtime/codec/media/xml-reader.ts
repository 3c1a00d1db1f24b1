import { BodyError } from '../errors.js';
import { decodeUtf8 } from '../json.js';
import { type MutableRecord, setOwn } from '../objects.js';
import type { Decode, Json } from '../operation.js';
import { fromText } from '../scalars.js';
import { fromXmlName, toXmlName, XMLNS, XSI } from '../xml-names.js';
import { contentOf, type XmlContent, type XmlNode } from '../xml-node.js';
import { readXml, type XmlAttribute, type XmlElement, type XmlText } from '../xml-text.js';

/** Maximum nesting depth, because the reader is recursive. */
const MOST_READ_DEPTH = 500;

/** Reads XML according to a schema. Undeclared content is read as strings, and arrays and objects of strings. */
export const decodeXml: Decode = ({ bytes, maxDepth }, { xml = {} }) => {
  const source = decodeUtf8(bytes);
  if (source === undefined) throw new BodyError('The body is not UTF-8');
  // One more level than arrays and objects: the element of the innermost text.
  const root = readXml(source, Math.min(maxDepth, MOST_READ_DEPTH) + 1);
  const node = pickRead(xml, 'root', root);
  // An element without a declared name may have any name.
  if (node !== undefined && (node.name === undefined || isNamed(root, node, 'root')))
    return readElement(root, 'root', node);
  const names = (contentOf(xml).choice ?? [{ node: xml }]).map(({ node: { name = 'root' } }) => name);
  throw new BodyError(`The root element must be ${names.join(' or ')}`);
};

/** Describes additional items of a tuple, for which the schema does not define anything. */
const ANY: XmlNode = {};

const isElement = (child: XmlElement | XmlText): child is XmlElement => 'children' in child;

/** Returns whether an element or attribute has the name of a node. A node without a namespace matches any namespace. */
function isNamed({ name, namespace }: XmlElement | XmlAttribute, node: XmlNode, key: string): boolean {
  return name === (node.name ?? toXmlName(key)) && (node.namespace === undefined || node.namespace === namespace);
}

/** Selects the variant of a node that matches an element; `undefined` if none does. */
function pickRead(node: XmlNode, key: string, element: XmlElement): XmlNode | undefined {
  const { choice } = contentOf(node);
  if (choice === undefined) return node;
  for (const { node: variant } of choice) {
    const selected = pickRead(variant, key, element);
    if (selected !== undefined && isNamed(element, selected, key)) return selected;
  }
  return undefined;
}

/** Returns the node if the element has the node's name. */
function matchNode(element: XmlElement, node: XmlNode, key: string): XmlNode | undefined {
  const picked = pickRead(node, key, element);
  return picked !== undefined && isNamed(element, picked, key) ? picked : undefined;
}

/** An element that is being read: its child elements by name, and what has already been read. */
interface Source {
  readonly element: XmlElement;
  readonly byName: ReadonlyMap<string, readonly XmlElement[]>;
  readonly used: Set<XmlElement | XmlAttribute>;
}

function sourceOf(element: XmlElement): Source {
  const byName = new Map<string, XmlElement[]>();
  for (const child of element.children) {
    if (!isElement(child)) continue;
    const others = byName.get(child.name);
    if (others === undefined) byName.set(child.name, [child]);
    else others.push(child);
  }
  return { element, byName, used: new Set() };
}

function isNil({ attributes }: XmlElement): boolean {
  return attributes.some(({ name, namespace, value }) => {
    return name === 'nil' && (namespace === XSI || namespace === undefined) && /^\s*(?:true|1)\s*$/u.test(value);
  });
}

/** Returns the text of an element. White space next to child elements or CDATA sections is layout, not text. */
function textOf({ children }: XmlElement, prefersSections = false): string | undefined {
  const pieces = children.filter((child): child is XmlText => !isElement(child));
  const sections = pieces.filter(({ isSection }) => isSection);
  const isMixed = pieces.length < children.length || sections.length > 0;
  const meant =
    prefersSections && sections.length > 0 ? sections : pieces.filter(({ isLayout }) => !isMixed || !isLayout);
  return meant.length === 0 ? undefined : meant.map(({ text }) => text).join('');
}

function readScalar(text: string, scalars: XmlContent['scalars'] = ['string']): Json {
  for (const scalar of scalars) {
    // Null is expressed only by `xsi:nil`.
    if (scalar === 'null') continue;
    const value = fromText(scalar === 'string' ? text : text.trim(), scalar);
    if (value !== undefined) return value;
  }
  return text;
}

function readElement(element: XmlElement, key: string, node: XmlNode): Json {
  if (isNil(element)) return null;
  const content = contentOf(node);
  const { members, rest, items, first } = content;
  const scalars = content.scalars?.filter((scalar) => scalar !== 'null') ?? [];
  const isList = items !== undefined || first !== undefined;
  const isObject = members !== undefined || rest !== undefined;
  const source = sourceOf(element);
  const hasParts = source.byName.size > 0 || element.attributes.some(isMeant);
  const text = textOf(element);
  const isScalar = scalars.length > 0 && !hasText(members) && !(isObject && hasParts) && source.byName.size === 0;
  if (isScalar && (!(isList || isObject) || text !== undefined || scalars.includes('string')))
    return readScalar(text ?? '', scalars);
  const ownName = node.name ?? key;
  if (isList && (!isObject || isListOf(element, content, ownName))) return readItems(element, ownName, content);
  if (!isObject) return readAnything(element);
  if (text !== undefined && text.trim() !== '' && !hasText(members)) {
    if (hasParts) throw new BodyError(`The element ${element.name} has text beside elements or attributes`);
    return text;
  }
  return readObject(source, content);
}

function hasText(members: XmlContent['members'] = {}): boolean {
  return Object.values(members).some(
    (node) => node.as === 'text' || node.as === 'cdata' || (node.as === 'none' && hasText(contentOf(node).members)),
  );
}

function isListOf({ children }: XmlElement, { items }: XmlContent, key: string): boolean {
  return (
    items !== undefined && children.every((child) => !isElement(child) || matchNode(child, items, items.name ?? key))
  );
}

/** Returns whether an attribute is data. `xsi:*`, `xmlns` and `xml:*` describe the document or its language. */
function isMeant({ namespace }: XmlAttribute): boolean {
  return namespace !== XSI && namespace !== XMLNS && namespace !== 'http://www.w3.org/XML/1998/namespace';
}

/** Reads the items of an array from the element that represents it, in order. */
function readItems(element: XmlElement, key: string, { first = [], items }: XmlContent): Json {
  const values: Json[] = [];
  // If an item is text, its white space is layout only next to elements.
  const children = element.children.filter((child) => isElement(child) || !child.isLayout);
  let index = 0;
  for (const node of first) {
    const child = children[index];
    if (node.as === 'text' || node.as === 'cdata') {
      let text = '';
      for (let piece = child; piece !== undefined && !isElement(piece); piece = children[index]) {
        text += piece.text;
        index += 1;
      }
      values.push(readScalar(text, contentOf(node).scalars));
    } else if (child !== undefined && isElement(child)) {
      const matched = matchNode(child, node, key);
      if (matched === undefined) throw unexpected(child.name, element);
      values.push(readElement(child, key, matched));
      index += 1;
    } else break;
  }
  for (const child of children.slice(index)) {
    const childNode = isElement(child) ? matchNode(child, items ?? ANY, items?.name ?? key) : undefined;
    if (!isElement(child)) throw new BodyError(`The element ${element.name} has text where a list is expected`);
    if (childNode === undefined) throw unexpected(child.name, element);
    values.push(readElement(child, key, childNode));
  }
  return values;
}

function unexpected(name: string, parent: XmlElement): BodyError {
  return new BodyError(`The element ${parent.name} has an unexpected element ${name}`);
}

function readObject(source: Source, content: XmlContent): Json {
  const out: MutableRecord<Json> = {};
  readMembers(source, content, out);
  const { element, used } = source;
  const { members = {}, rest = {} } = content;
  const add = (key: string, value: Json): void => {
    if (Object.hasOwn(members, key) || Object.hasOwn(out, key)) throw unexpected(key, element);
    setOwn(out, key, value);
  };
  for (const attribute of element.attributes) {
    const scalars = rest.as === 'attribute' ? contentOf(rest).scalars : undefined;
    if (isMeant(attribute) && !used.has(attribute))
      add(fromXmlName(attribute.name), readScalar(attribute.value, scalars));
  }
  for (const [name, children] of source.byName) {
    const left = children.filter((child) => !used.has(child));
    if (left.length > 0) add(fromXmlName(name), readUnknown(left, fromXmlName(name), rest));
  }
  return out;
}

/** Reads the elements of an undeclared member, as `rest` describes the member. */
function readUnknown(children: readonly XmlElement[], key: string, rest: XmlNode): Json {
  const { items } = contentOf(rest);
  if (rest.as === 'none' && items !== undefined) return children.map((child) => readElement(child, key, items));
  const values = children.map((child) => readElement(child, key, rest));
  return values.length === 1 ? (values[0] ?? null) : values;
}

function readMembers(source: Source, { members = {} }: XmlContent, out: MutableRecord<Json>): void {
  for (const [key, node] of Object.entries(members)) {
    const value = readMember(source, key, node);
    if (value !== undefined) setOwn(out, key, value);
  }
}

function readMember(source: Source, key: string, node: XmlNode): Json | undefined {
  const { element, used } = source;
  const content = contentOf(node);
  const { scalars = ['string'] } = content;
  switch (node.as) {
    case 'attribute': {
      const ownAttribute = element.attributes.find((attribute) => isNamed(attribute, asAttribute(node), key));
      if (ownAttribute === undefined) return scalars.includes('null') ? null : undefined;
      used.add(ownAttribute);
      return readScalar(ownAttribute.value, scalars);
    }
    case 'text':
    case 'cdata': {
      const text = textOf(element, node.as === 'cdata');
      if (text !== undefined) return readScalar(text, scalars);
      return node.required !== true ? undefined : scalars.includes('null') ? null : readScalar('', scalars);
    }
    case 'none':
      if (content.first !== undefined) return readTuple(source, key, node, content.first, content.items);
      return content.items === undefined ? readWithin(source, content) : readList(source, key, node, content.items);
    default: {
      const taken = take(source, key, node);
      const values = taken.map(([child, childNode]) => readElement(child, key, childNode));
      // A repeated element becomes an array, for the validator to reject.
      return values.length > 1 ? values : values[0];
    }
  }
}

/** Returns a node as an attribute, which has a namespace only if it has a prefix. */
function asAttribute(node: XmlNode): XmlNode {
  const { namespace: _, ...plain } = node;
  return node.prefix === undefined ? plain : node;
}

/** Returns the elements of a node that have not been read yet, and marks them as read. */
function take({ byName, used }: Source, key: string, node: XmlNode): (readonly [XmlElement, XmlNode])[] {
  const { choice } = contentOf(node);
  const names = (choice?.map(({ node: variant }) => variant) ?? [node]).map(({ name }) => name ?? toXmlName(key) ?? '');
  const taken = [...new Set(names)].flatMap((name) =>
    (byName.get(name) ?? []).flatMap((child) => {
      const childNode = used.has(child) ? undefined : matchNode(child, node, key);
      return childNode === undefined ? [] : [[child, childNode] as const];
    }),
  );
  for (const [child] of taken) used.add(child);
  return taken;
}

/** Reads a tuple whose items are next to the other members, in order. */
function readTuple(
  source: Source,
  key: string,
  node: XmlNode,
  first: readonly XmlNode[],
  items: XmlNode | undefined,
): Json | undefined {
  const values: Json[] = [];
  for (const itemNode of first) {
    const child = source.element.children
      .filter(isElement)
      .find((candidate) => !source.used.has(candidate) && matchNode(candidate, itemNode, key));
    if (child === undefined) return values.length > 0 || node.required === true ? values : undefined;
    source.used.add(child);
    values.push(readElement(child, key, matchNode(child, itemNode, key) ?? itemNode));
  }
  return [
    ...values,
    ...take(source, key, items ?? ANY).map(([child, childNode]) => readElement(child, key, childNode)),
  ];
}

/** Reads an array whose items are next to the other members. */
function readList(source: Source, key: string, node: XmlNode, items: XmlNode): Json | undefined {
  const taken = take(source, key, items);
  if (contentOf(items).choice !== undefined) {
    const order = new Map(source.element.children.map((child, index) => [child, index]));
    taken.sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  }
  const allowsNull = (candidate: XmlNode): boolean => contentOf(candidate).scalars?.includes('null') ?? false;
  const [first, ...more] = taken;
  if (first === undefined) return node.required === true ? [] : undefined;
  if (more.length === 0 && isNil(first[0]) && allowsNull(node) && !allowsNull(items)) return null;
  return taken.map(([child, childNode]) => readElement(child, key, childNode));
}

/** Reads an object whose members are next to those of its parent. */
function readWithin(source: Source, content: XmlContent): Json | undefined {
  const out: MutableRecord<Json> = {};
  readMembers(source, content, out);
  return Object.keys(out).length === 0 ? undefined : out;
}

/** Reads an element that is not described: its text, or its attributes and child elements by name. */
function readAnything(element: XmlElement): Json {
  if (isNil(element)) return null;
  const { byName } = sourceOf(element);
  const attributes = element.attributes.filter(isMeant);
  if (byName.size === 0 && attributes.length === 0) return textOf(element) ?? '';
  const out: MutableRecord<Json> = {};
  for (const { name, value } of attributes) setOwn(out, fromXmlName(name), value);
  for (const [name, children] of byName) {
    const values = children.map(readAnything);
    setOwn(out, fromXmlName(name), values.length === 1 ? (values[0] ?? null) : values);
  }
  return out;
}
