/** A strict HTML parser for pages that this project writes. Anything that browsers would repair is an error. */

export interface Element {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (Element | string)[];
  readonly parent: Element | undefined;
}

const voids = new Set(['meta', 'link', 'br', 'hr', 'img', 'input', 'col', 'wbr']);
const raw = new Set(['script', 'style']);
/** Elements that end an open `p`. */
const blocks =
  /^(?:p|div|ul|ol|dl|pre|table|section|details|header|footer|nav|main|h[1-6]|blockquote|hr|form|fieldset)$/u;
const interactive = /^(?:a|button|input|select|textarea|summary|details)$/u;
/** The allowed parents of elements that browsers would otherwise move. */
const parents: Readonly<Record<string, RegExp>> = {
  li: /^[uo]l$/u,
  summary: /^details$/u,
  tr: /^t(?:head|body)$/u,
  td: /^tr$/u,
  th: /^tr$/u,
};
/** The only children of some elements. */
const onlyChildren: Readonly<Record<string, RegExp>> = {
  ul: /^li$/u,
  ol: /^li$/u,
  table: /^t(?:head|body)$/u,
  thead: /^tr$/u,
  tbody: /^tr$/u,
  tr: /^t[hd]$/u,
  dl: /^d[td]$/u,
};

const tagPattern = /^<([a-z][a-z\d-]*)((?:\s+[a-z][a-z\d-]*(?:="[^"<>]*")?)*)\s*>/u;
const characterReference = /&(?:amp|lt|gt|quot|#39|#x?[\da-f]+);/giu;
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Replaces character references. Throws if an ampersand does not start one. */
export function decodeHtml(text: string): string {
  const bare = text.replaceAll(characterReference, '').indexOf('&');
  if (bare >= 0) throw new Error(`ampersand in ${text.slice(0, 200)}`);
  return text.replaceAll(characterReference, (reference) => {
    const name = reference.slice(1, -1).toLowerCase();
    const isHex = name.startsWith('#x');
    return characters[name] ?? String.fromCodePoint(Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10));
  });
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/\s+([a-z][a-z\d-]*)(?:="([^"]*)")?/gu)) {
    if (attributes.has(name)) throw new Error(`two attributes ${name}`);
    attributes.set(name, decodeHtml(value));
  }
  return attributes;
}

function ancestorsOf(element: Element | undefined): Element[] {
  return element === undefined ? [] : [element, ...ancestorsOf(element.parent)];
}

function checkPlace(parent: Element, tag: string): void {
  const open = ancestorsOf(parent).map((each) => each.tag);
  if (blocks.test(tag) && open.includes('p')) throw new Error(`<${tag}> in <p>`);
  if (interactive.test(tag) && open.includes('a')) throw new Error(`<${tag}> in <a>`);
  if (parents[tag]?.test(parent.tag) === false) throw new Error(`<${tag}> in <${parent.tag}>`);
  if (onlyChildren[parent.tag]?.test(tag) === false) throw new Error(`<${tag}> in <${parent.tag}>`);
}

/** Parses a page. Throws if a browser would repair it. */
export function parseHtml(page: string): Element {
  const doctype = '<!doctype html>\n';
  if (!page.startsWith(doctype)) throw new Error('no doctype');
  const root: Element = { tag: '#document', attributes: new Map(), children: [], parent: undefined };
  let current = root;
  let at = doctype.length;
  const fail = (reason: string): never => {
    throw new Error(`${reason}: ${page.slice(Math.max(0, at - 120), at)}⟶${page.slice(at, at + 120)}`);
  };
  while (at < page.length) {
    const rest = page.indexOf('<', at);
    const end = rest < 0 ? page.length : rest;
    const text = decodeHtml(page.slice(at, end));
    if (text !== '') current.children.push(text);
    if (text.trim() !== '' && onlyChildren[current.tag] !== undefined) fail(`text in <${current.tag}>`);
    at = end;
    if (at === page.length) break;
    const closing = /^<\/([a-z][a-z\d-]*)>/u.exec(page.slice(at, at + 64));
    if (closing !== null) {
      if (closing[1] !== current.tag || current.parent === undefined) fail(`</${closing[1]}> closes <${current.tag}>`);
      current = current.parent ?? root;
      at += closing[0].length;
      continue;
    }
    const [whole = fail('not a tag'), tag = '', attributes = ''] = tagPattern.exec(page.slice(at, at + 20_000)) ?? [];
    try {
      checkPlace(current, tag);
      const element: Element = { tag, attributes: readAttributes(attributes), children: [], parent: current };
      current.children.push(element);
      at += whole.length;
      if (raw.has(tag)) {
        const close = page.indexOf(`</${tag}`, at);
        element.children.push(page.slice(at, close));
        at = close + tag.length + 3;
      } else if (!voids.has(tag)) current = element;
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
  }
  if (current !== root) fail(`<${current.tag}> is not closed`);
  return root;
}

/** Lists the elements inside an element, in document order. */
export function listElements(element: Element, tag?: string): Element[] {
  const found: Element[] = [];
  const visit = ({ children }: Element): void => {
    for (const child of children) {
      if (typeof child === 'string') continue;
      if (tag === undefined || child.tag === tag) found.push(child);
      visit(child);
    }
  };
  visit(element);
  return found;
}

/** Lists the elements with a class. */
export function listByClass(element: Element, name: string): Element[] {
  return listElements(element).filter(({ attributes }) => attributes.get('class')?.split(' ').includes(name) === true);
}

/** Returns the text of an element, excluding scripts, with white space as written. */
export function textOf({ children }: Element): string {
  return children
    .map((child) => (typeof child === 'string' ? child : raw.has(child.tag) ? '' : textOf(child)))
    .join('');
}
