/** Parses XML documents (XML 1.0; Namespaces in XML 1.0) that have no document type declaration. */
import { BodyError } from './errors.js';
import { isXmlName, XMLNS } from './xml-names.js';

/** A piece of text, with references resolved. */
export interface XmlText {
  readonly text: string;
  /** Whether the text is literal white space, which may be mere layout. */
  readonly isLayout: boolean;
  readonly isSection: boolean;
}

export interface XmlElement {
  /** Local name, without prefix. */
  readonly name: string;
  readonly namespace: string | undefined;
  readonly attributes: readonly XmlAttribute[];
  readonly children: (XmlElement | XmlText)[];
}

export interface XmlAttribute {
  readonly name: string;
  readonly namespace: string | undefined;
  readonly value: string;
}

/** Namespaces by prefix that apply to an element; `''` is the prefix of unprefixed names. */
interface Scope {
  readonly bound: ReadonlyMap<string, string>;
  readonly parent: Scope | undefined;
}

interface OpenElement {
  readonly element: XmlElement;
  readonly tag: string;
  readonly scope: Scope;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const BEYOND_CHARACTERS = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const ROOT_SCOPE: Scope = {
  bound: new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]),
  parent: undefined,
};

function broken(reason: string): BodyError {
  return new BodyError(`The body is not well-formed XML: ${reason}`);
}

/**
 * Parses a document. Throws `BodyError` if the document is not well-formed, has elements nested deeper than `maxDepth`,
 * or has a document type declaration. Keeps open elements in a list, so that no document can overflow the stack.
 */
export function readXml(source: string, maxDepth: number): XmlElement {
  const text = source.replace(/\r\n?/gu, '\n');
  if (BEYOND_CHARACTERS.test(text)) throw broken('it has a character that XML does not allow');
  const opened: OpenElement[] = [];
  let root: XmlElement | undefined;
  let offset = skipDeclaration(text);
  while (offset < text.length) {
    const parent = opened.at(-1);
    if (text.charAt(offset) !== '<') {
      const end = text.indexOf('<', offset);
      addText(parent, text.slice(offset, end < 0 ? text.length : end));
      offset = end < 0 ? text.length : end;
    } else if (text.startsWith('!--', offset + 1)) {
      const end = text.indexOf('--', offset + 4);
      if (end < 0 || text.charAt(end + 2) !== '>') throw broken('a comment is not closed');
      offset = end + 3;
    } else if (text.startsWith('![CDATA[', offset + 1)) {
      const end = text.indexOf(']]>', offset);
      if (end < 0 || parent === undefined) throw broken('a CDATA section is not closed, or misplaced');
      parent.element.children.push({ text: text.slice(offset + 9, end), isLayout: false, isSection: true });
      offset = end + 3;
    } else if (text.charAt(offset + 1) === '?') {
      const end = text.indexOf('?>', offset);
      const [, target = ''] = end < 0 ? [] : (matchAt(INSTRUCTION, text, offset) ?? []);
      if (!isXmlName(target) || /^xml$/iu.test(target)) throw broken('invalid processing instruction');
      offset = end + 2;
    } else if (text.charAt(offset + 1) === '!') {
      throw new BodyError('The body has a document type declaration, which is not supported');
    } else if (text.charAt(offset + 1) === '/') {
      const end = text.indexOf('>', offset);
      const tag = text.slice(offset + 2, end < 0 ? text.length : end).trimEnd();
      if (opened.pop()?.tag !== tag) throw broken('mismatched end tag');
      offset = end + 1;
    } else {
      if (root !== undefined && parent === undefined) throw broken('it has several root elements');
      if (opened.length >= maxDepth) throw new BodyError('The body is nested too deeply');
      const start = readStart(text, offset, parent?.scope ?? ROOT_SCOPE);
      root ??= start.element;
      parent?.element.children.push(start.element);
      if (!start.isEmpty) opened.push(start);
      offset = start.end;
    }
  }
  if (root === undefined) throw broken('it has no root element');
  if (opened.length > 0) throw broken('an element is not closed');
  return root;
}

const INSTRUCTION = /<\?([^\s?]*)(?=\s|\?>)/uy;
const DECLARATION =
  /<\?xml\s+version\s*=\s*(?:"1\.\d"|'1\.\d')(?:\s+encoding\s*=\s*(?:"([\w.-]+)"|'([\w.-]+)'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>/uy;

/** Returns the index after the XML declaration. Only UTF-8 is accepted. */
function skipDeclaration(text: string): number {
  if (!/^<\?xml\s/u.test(text)) return 0;
  const [whole, double, single] = matchAt(DECLARATION, text, 0) ?? [];
  if (whole === undefined) throw broken('invalid XML declaration');
  const encoding = double ?? single;
  if (encoding !== undefined && !/^(?:utf-?8|us-ascii)$/iu.test(encoding)) throw new BodyError('The body is not UTF-8');
  return whole.length;
}

function addText(parent: OpenElement | undefined, raw: string): void {
  const isBlank = /^[ \t\n]*$/u.test(raw);
  if (parent !== undefined) {
    if (raw.includes(']]>')) throw broken('"]]>" is not allowed in text');
    parent.element.children.push({ text: expand(raw), isLayout: isBlank, isSection: false });
  } else if (!isBlank) throw broken('text outside the root element');
}

/** Resolves references: the five predefined entities, and numeric character references. */
function expand(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(
    /&(?:#(\d{1,7})|#x([0-9A-Fa-f]{1,6})|([A-Za-z]\w*))?;?/gu,
    (whole, decimal?: string, hex?: string, name?: string) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      const known =
        name !== undefined && Object.hasOwn(ENTITIES, name)
          ? ENTITIES[name]
          : code <= 0x10ffff
            ? String.fromCodePoint(code)
            : undefined;
      if (known === undefined || !whole.endsWith(';') || BEYOND_CHARACTERS.test(known))
        throw broken(`"${whole.slice(0, 20)}" is not a supported reference`);
      return known;
    },
  );
}

interface Start extends OpenElement {
  readonly isEmpty: boolean;
  readonly end: number;
}

const TAG = /<([^\s/>"'=<]+)/uy;
const ATTRIBUTE = /\s+([^\s/>"'=<]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy;
const TAG_END = /\s*(\/?)>/uy;

/** Reads a start tag, up to the element's content. */
function readStart(text: string, from: number, around: Scope): Start {
  const [start, tag = ''] = matchAt(TAG, text, from) ?? [];
  let offset = from + (start ?? '').length;
  const raw = new Map<string, string>();
  for (
    let matched = matchAt(ATTRIBUTE, text, offset);
    matched !== undefined;
    matched = matchAt(ATTRIBUTE, text, offset)
  ) {
    const [whole = '', name = '', double, single = ''] = matched;
    if (raw.has(name)) throw broken(`duplicate attribute`);
    raw.set(name, expand((double ?? single).replace(/[\t\n]/gu, ' ')));
    offset += whole.length;
  }
  const [end, slash] = matchAt(TAG_END, text, offset) ?? [];
  if (end === undefined) throw broken('invalid start tag');
  const scope = bindAll(raw, around);
  const attributes = [...raw].flatMap(([name, value]): XmlAttribute[] => {
    // The document may declare a member for `xmlns`.
    if (name === 'xmlns') return [{ name, namespace: XMLNS, value }];
    return name.startsWith('xmlns:') ? [] : [{ ...split(name, scope, false), value }];
  });
  const element: XmlElement = { ...split(tag, scope, true), attributes, children: [] };
  return { element, tag, scope, isEmpty: slash === '/', end: offset + end.length };
}

function matchAt(expression: RegExp, text: string, offset: number): RegExpExecArray | undefined {
  expression.lastIndex = offset;
  return expression.exec(text) ?? undefined;
}

function bindAll(attributes: ReadonlyMap<string, string>, parent: Scope): Scope {
  const bound = new Map<string, string>();
  for (const [name, value] of attributes) {
    if (name === 'xmlns') bound.set('', value);
    else if (name.startsWith('xmlns:')) {
      if (!isXmlName(name.slice(6))) throw broken('invalid name');
      bound.set(name.slice(6), value);
    }
  }
  return bound.size === 0 ? parent : { bound, parent };
}

/** Splits a qualified name into its local name and namespace; an attribute without a prefix has no namespace. */
function split(
  name: string,
  scope: Scope,
  isElement: boolean,
): { readonly name: string; readonly namespace: string | undefined } {
  const colon = name.indexOf(':');
  const prefix = colon < 0 ? '' : name.slice(0, colon);
  const local = name.slice(colon + 1);
  if (!isXmlName(local) || (colon >= 0 && !isXmlName(prefix))) throw broken('invalid name');
  if (prefix === '' && !isElement) return { name: local, namespace: undefined };
  let current: Scope | undefined = scope;
  while (current !== undefined && !current.bound.has(prefix)) current = current.parent;
  return { name: local, namespace: current?.bound.get(prefix) || undefined };
}
