import { UnsendableError } from '../errors.js';
import { isRecord, lookUp } from '../objects.js';
import type { Encode } from '../operation.js';
import { toText } from '../scalars.js';
import { toXmlName, XSI } from '../xml-names.js';
import { contentOf, type XmlChoice, type XmlContent, type XmlNode } from '../xml-node.js';

/** Maximum nesting depth; a value that is nested more deeply is most likely cyclic. */
const MOST_WRITTEN_DEPTH = 500;

/** Characters that XML cannot represent (XML 1.0, 2.2), including lone surrogates. */
const UNSENDABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** An element that is being written. */
interface WrittenElement {
  attributes: string;
  body: string;
  /** Namespaces by prefix that apply here; `''` is the prefix of unprefixed names. */
  readonly bound: ReadonlyMap<string, string>;
  readonly depth: number;
  readonly use: Use;
}

/** Whether any written element is nil; the root element then declares the namespace `xsi`. */
interface Use {
  nil: boolean;
}

/** Writes XML according to a schema; members are written in schema order. */
export const encodeXml: Encode = (value, type, { xml = {} }) => {
  const use: Use = { nil: false };
  const root: WrittenElement = { attributes: '', body: '', bound: new Map(), depth: 0, use };
  writeElement(root, 'root', pickWritten(xml, value), value);
  const declaration = use.nil ? ` xmlns:xsi="${XSI}"` : '';
  const text = root.body.replace(/^<[^\s/>]+/u, (start) => start + declaration);
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${text}`;
  return { type: type.includes('*') ? 'application/xml' : type, body };
};

function checked(text: string): string {
  if (UNSENDABLE.test(text)) throw new UnsendableError('has a character that XML does not allow');
  return text;
}

function quoteText(text: string, special: RegExp): string {
  return checked(text).replace(special, (character) => ESCAPES[character] ?? character);
}

function scalarText(value: unknown): string {
  const text = toText(value);
  if (text === false)
    throw new UnsendableError('has a list, an object or a number that is not finite where XML needs text');
  return text ?? '';
}

/** Returns the qualified name of a node. */
function nameOf(node: XmlNode, key: string): string {
  const name = node.name ?? toXmlName(key);
  if (name === undefined) throw new UnsendableError('has a member without a name, which XML cannot represent');
  return node.prefix === undefined ? name : `${node.prefix}:${name}`;
}

function binding({ prefix = '', namespace }: XmlNode, bound: ReadonlyMap<string, string>): string {
  if (namespace === undefined || bound.get(prefix) === namespace) return '';
  return ` xmlns${prefix === '' ? '' : `:${prefix}`}="${quoteText(namespace, /[&<"\t\n\r]/gu)}"`;
}

function bind({ prefix = '', namespace }: XmlNode, bound: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return namespace === undefined ? bound : new Map(bound).set(prefix, namespace);
}

function writeNode(open: WrittenElement, key: string, declared: XmlNode, value: unknown): void {
  if (value === undefined) return;
  const node = pickWritten(declared, value);
  switch (node.as) {
    case undefined:
      writeElement(open, key, node, value);
      break;
    case 'attribute': {
      if (value === null) return;
      const namespace = node.prefix === undefined ? '' : binding(node, open.bound);
      const isThere = namespace !== '' && open.attributes.includes(namespace);
      const text = quoteText(scalarText(value), /[&<"\t\n\r]/gu);
      open.attributes += `${isThere ? '' : namespace} ${nameOf(node, key)}="${text}"`;
      break;
    }
    case 'text':
      open.body += writeText(scalarText(value));
      break;
    case 'cdata':
      // `]]>` in the text is split between two CDATA sections.
      open.body += `<![CDATA[${checked(scalarText(value)).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
      break;
    case 'none':
      writeWithin(open, key, node, value);
  }
}

/** Writes text next to elements. Empty text and white space are written so that readers do not take them for layout. */
function writeText(text: string): string {
  if (text === '') return '<![CDATA[]]>';
  const escaped = quoteText(text, /[&<>\r]/gu);
  return /^[ \t\n]*$/u.test(text) ? `&#${text.charCodeAt(0)};${escaped.slice(1)}` : escaped;
}

/** Writes a value that does not have a separate element into the parent element. */
function writeWithin(open: WrittenElement, key: string, node: XmlNode, value: unknown): void {
  const content = contentOf(node);
  if (value === null) {
    // A null array is written as one null item.
    if (content.items !== undefined && !isNullable(content.items)) writeElement(open, key, named(content.items), null);
    return;
  }
  if (isRecord(value) || Array.isArray(value)) writeContent(open, key, content, value);
  else writeElement(open, key, named(node), value);
}

/** Returns a node with the same name that describes no content, and so allows any. */
function named({ name, prefix, namespace }: XmlNode): XmlNode {
  return {
    ...(name !== undefined && { name }),
    ...(prefix !== undefined && { prefix }),
    ...(namespace !== undefined && { namespace }),
  };
}

/** Returns whether a node may be null. */
export function isNullable(node: XmlNode): boolean {
  return contentOf(node).scalars?.includes('null') ?? false;
}

function writeElement(open: WrittenElement, key: string, node: XmlNode, value: unknown): void {
  const { use, depth } = open;
  if (depth > MOST_WRITTEN_DEPTH) throw new UnsendableError('is nested too deeply');
  const name = nameOf(node, key);
  const inner: WrittenElement = { attributes: '', body: '', bound: bind(node, open.bound), depth: depth + 1, use };
  if (value === null) {
    use.nil = true;
    inner.attributes = ' xsi:nil="true"';
  } else writeContent(inner, node.name ?? key, contentOf(node), value);
  const end = inner.body === '' ? '/>' : `>${inner.body}</${name}>`;
  open.body += `<${name}${binding(node, open.bound)}${inner.attributes}${end}`;
}

const UNDECLARED: XmlNode = {};
const UNDECLARED_LIST: XmlNode = { as: 'none', items: UNDECLARED };

function writeContent(
  open: WrittenElement,
  key: string,
  { members = {}, rest, items, first = [] }: XmlContent,
  value: unknown,
): void {
  if (Array.isArray(value)) {
    value.forEach((item: unknown, index) => {
      if (item === undefined) throw new UnsendableError('contains a list with an undefined item');
      writeNode(open, first[index]?.name ?? items?.name ?? key, first[index] ?? items ?? UNDECLARED, item);
    });
    return;
  }
  if (!isRecord(value)) {
    open.body += quoteText(scalarText(value), /[&<>\r]/gu);
    return;
  }
  for (const [name, node] of Object.entries(members)) writeNode(open, name, node, lookUp(value, name));
  for (const [name, member] of Object.entries(value)) {
    if (Object.hasOwn(members, name)) continue;
    writeNode(open, name, rest ?? (Array.isArray(member) ? UNDECLARED_LIST : UNDECLARED), member);
  }
}

/** Selects the node that describes a value. */
function pickWritten(node: XmlNode, value: unknown): XmlNode {
  const { choice } = contentOf(node);
  return choice === undefined ? node : pickWritten(choose(choice, value), value);
}

/** Selects one of several nodes for a value: by the discriminator, else by the value's members. */
function choose(choices: readonly XmlChoice[], value: unknown): XmlNode {
  const isMeant = ({ when, needs = [], node }: XmlChoice): boolean => {
    const content = contentOf(node);
    if (!isRecord(value)) return Array.isArray(value) ? content.items !== undefined : content.scalars !== undefined;
    if (when !== undefined) return when[1].includes(lookUp(value, when[0]));
    const { members } = content;
    return members !== undefined && needs.every((key) => lookUp(value, key) !== undefined);
  };
  const fitting = choices.filter(isMeant);
  const isWhole = ({ node }: XmlChoice): boolean => {
    const { members = {} } = contentOf(node);
    return isRecord(value) && Object.keys(value).every((key) => Object.hasOwn(members, key));
  };
  return (fitting.find(isWhole) ?? fitting[0] ?? choices[0])?.node ?? UNDECLARED;
}
