/**
 * Converts HTML in descriptions (OpenAPI 3.1, 4.3: CommonMark, which allows HTML) to Markdown or plain text. No HTML
 * elements remain; text that only looks like a tag, such as `<id>` or `<script>`, is kept as text.
 */

const elements = new Set(
  (
    'a b strong i em u s small big font span sub sup code tt kbd samp var br hr p div section ul ol li dl dt dd pre blockquote ' +
    'center h1 h2 h3 h4 h5 h6 table thead tbody tfoot tr th td img'
  ).split(' '),
);

/** Matches the start of code, of a comment or of a tag. */
const starts = /`+|^~{3,}|<!--|<\/?[a-z][a-z\d]*/gimu;
/** Matches a tag from the end of its name. No alternative matches `<`, so that matching takes linear time. */
const attributesAt = /((?:\s+[^\s=<>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/uy;

/** Returns a function that finds the end of a code span, fence or comment by its delimiter; -1 if there is none. */
function createFindEnd(text: string): (mark: string, from: number) => number {
  const last = new Map<string, number>();
  for (const { 0: mark, index } of text.matchAll(/`+|~{3,}|-->/gu)) last.set(mark, index);
  return (mark, from) => {
    if ((last.get(mark) ?? -1) < from) return -1;
    const [character = ''] = mark;
    for (let at = text.indexOf(mark, from); at >= 0; at = text.indexOf(mark, at + 1))
      if (text[at - 1] !== character && text[at + mark.length] !== character) return at + mark.length;
    return -1;
  };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decode(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/giu,
    (match, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? match;
      const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return point > 31 && point < 0xd800 ? String.fromCodePoint(point) : match;
    },
  );
}

function attributeOf(attributes: string, name: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'iu').exec(attributes) ?? [];
  const value = double ?? single ?? bare;
  return value === undefined ? undefined : decode(value);
}

/** Returns the URL in the form that Markdown requires; `undefined` for an unsafe URL. */
function safeAddress(address: string): string | undefined {
  const text = address.trim();
  if (!/^(?:https?:\/\/|mailto:|\/(?!\/)|#)/iu.test(text) || /[\s\p{Cc}]/u.test(text)) return undefined;
  return text.replaceAll(/[<>()"`\\]/gu, (character) => encodeURIComponent(character).replace(/[()]/u, escapeCode));
}

function escapeCode(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`;
}

const marks: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' };
const codes = new Set(['code', 'tt', 'kbd', 'samp', 'var']);
const blocks = new Set('p div section ul ol dl pre blockquote center h1 h2 h3 h4 h5 h6 table hr'.split(' '));
const lines = new Set(['br', 'dt', 'dd', 'tr']);

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: string;
}

/** The URLs of links that are not closed yet; `undefined` for an unsafe URL. */
type Links = (string | undefined)[];

function printTag({ name, isEnd, attributes }: Tag, links: Links, isPlain: boolean): string {
  if (name === 'a' && !isEnd) {
    const address = safeAddress(attributeOf(attributes, 'href') ?? '');
    links.push(address);
    return isPlain || address === undefined ? '' : '[';
  }
  if (name === 'a') {
    const address = links.pop();
    return address === undefined ? '' : isPlain ? ` (${address})` : `](${address})`;
  }
  if (name === 'img') return isEnd ? '' : (attributeOf(attributes, 'alt') ?? '');
  if (codes.has(name)) return '`';
  if (name === 'li') return isEnd ? '' : '\n- ';
  if (name === 'td' || name === 'th') return isEnd ? ' ' : '| ';
  if (blocks.has(name)) return '\n\n';
  if (lines.has(name)) return name === 'br' && !isPlain ? '  \n' : '\n';
  return isPlain ? '' : (marks[name] ?? '');
}

/** Elements that may have no end tag (HTML, 13.1.2.4). */
const alone = new Set(['br', 'hr', 'img', 'p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot']);

/** Returns a function that reports whether a tag is real; `<b>` in `List<b>` is text, because it is never closed. */
function createIsTag(text: string): (tag: Tag, at: number) => boolean {
  const ends = new Map<string, number>();
  for (const { index, 1: name = '' } of text.matchAll(/<\/([a-z][a-z\d]*)\s*>/giu)) ends.set(name.toLowerCase(), index);
  const open = new Map<string, number>();
  return ({ name, isEnd }, at) => {
    if (!elements.has(name)) return false;
    if (alone.has(name)) return true;
    const count = open.get(name) ?? 0;
    if (isEnd ? count === 0 : (ends.get(name) ?? -1) < at) return false;
    open.set(name, count + (isEnd ? -1 : 1));
    return true;
  };
}

/** A section of the text that is not plain: code, a comment or a tag. */
type Piece = { readonly at: number; readonly end: number } & (
  | { readonly kind: 'code' | 'comment' }
  | { readonly kind: 'tag'; readonly tag: Tag }
);

function* listPieces(text: string): Generator<Piece> {
  const findEnd = createFindEnd(text);
  const isTag = createIsTag(text);
  let from = 0;
  for (const { 0: start, index: at } of text.matchAll(starts)) {
    if (at < from) continue;
    const after = at + start.length;
    if (start === '<!--') {
      const end = findEnd('-->', after);
      if (end < 0) continue;
      yield { kind: 'comment', at, end };
      from = end;
    } else if (start.startsWith('<')) {
      attributesAt.lastIndex = after;
      const rest = attributesAt.exec(text);
      const isEnd = start.startsWith('</');
      const tag = { name: start.slice(isEnd ? 2 : 1).toLowerCase(), isEnd, attributes: rest?.[1] ?? '' };
      if (rest === null || !isTag(tag, at)) continue;
      from = attributesAt.lastIndex;
      yield { kind: 'tag', tag, at, end: from };
    } else {
      const end = findEnd(start, after);
      from = end < 0 ? (start.length > 2 ? text.length : after) : end;
      if (from > after) yield { kind: 'code', at, end: from };
    }
  }
}

function convert(text: string, isPlain: boolean): string {
  if (!/<[a-z/!]|&[a-z#]/iu.test(text)) return text;
  const links: Links = [];
  let from = 0;
  let out = '';
  let isHtml = false;
  const add = (end: number): void => {
    out += isPlain ? decode(text.slice(from, end)) : text.slice(from, end);
  };
  for (const piece of listPieces(text)) {
    add(piece.at);
    from = piece.end;
    isHtml ||= piece.kind !== 'code';
    if (piece.kind === 'code') out += text.slice(piece.at, piece.end);
    else if (piece.kind === 'tag') out += printTag(piece.tag, links, isPlain);
  }
  add(text.length);
  // Close the remaining links.
  if (!isPlain) out += links.map((address) => (address === undefined ? '' : `](${address})`)).join('');
  return isHtml ? out.replaceAll(/[ \t]*\n(?:[ \t]*\n)+/gu, '\n\n').trim() : out;
}

/** Converts HTML to Markdown: links, emphasis, code, lists and breaks. A link with an unsafe URL becomes plain text. */
export function htmlToMarkdown(text: string): string {
  return convert(text, false);
}

/** Converts HTML to plain text. The URL of a link follows the link's text. */
export function htmlToText(text: string): string {
  return convert(text, true);
}
