/** A document of nodes as HTML: only known nodes and marks become elements, and every text is escaped. */
import type { RichTextNodeRequest } from '@community-platform/types';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);

const ELEMENTS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  bulletList: 'ul',
  bullet_list: 'ul',
  orderedList: 'ol',
  ordered_list: 'ol',
  listItem: 'li',
  list_item: 'li',
  codeBlock: 'pre',
  code_block: 'pre',
};

const EMPTY_ELEMENTS: Readonly<Record<string, string>> = {
  hardBreak: '<br>',
  hard_break: '<br>',
  horizontalRule: '<hr>',
  horizontal_rule: '<hr>',
};

const MARKS: Readonly<Record<string, string>> = {
  bold: 'strong',
  strong: 'strong',
  italic: 'em',
  em: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
};

/** Deeper nodes are left out: a document that deep is made to break its readers. */
const DEEPEST = 50;

/** An address that a link may lead to; scripts and data hide behind other schemes. */
const safeAddress = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/iu.test(value) ? value : undefined;

const attributeOf = (attributes: unknown, name: string): unknown =>
  typeof attributes === 'object' && attributes !== null ? Reflect.get(attributes, name) : undefined;

const markText = (html: string, mark: Record<string, unknown>): string => {
  const type = typeof mark['type'] === 'string' ? mark['type'] : '';
  const href = safeAddress(attributeOf(mark['attrs'], 'href'));
  if (type === 'link') return href === undefined ? html : `<a href="${escapeHtml(href)}" rel="nofollow">${html}</a>`;
  const element = Object.hasOwn(MARKS, type) ? MARKS[type] : undefined;
  return element === undefined ? html : `<${element}>${html}</${element}>`;
};

const renderNode = ({ type = '', text, content, marks, attrs }: RichTextNodeRequest, depth: number): string => {
  if (depth > DEEPEST) return '';
  if (text !== undefined) return (marks ?? []).reduce(markText, escapeHtml(text));
  if (Object.hasOwn(EMPTY_ELEMENTS, type)) return EMPTY_ELEMENTS[type] ?? '';
  const inner = (content ?? []).map((node) => renderNode(node, depth + 1)).join('');
  if (type === 'image') {
    const source = safeAddress(attributeOf(attrs, 'src') ?? attributeOf(attrs, 'url'));
    return source === undefined ? '' : `<img src="${escapeHtml(source)}" alt="">`;
  }
  if (type === 'heading') {
    const level = attributeOf(attrs, 'level');
    const tag = typeof level === 'number' && level >= 1 && level <= 6 ? `h${Math.trunc(level)}` : 'h2';
    return `<${tag}>${inner}</${tag}>`;
  }
  const element = Object.hasOwn(ELEMENTS, type) ? ELEMENTS[type] : undefined;
  return element === undefined ? inner : `<${element}>${inner}</${element}>`;
};

/** The HTML of a document of nodes. */
export const renderRichText = (nodes: readonly RichTextNodeRequest[]): string =>
  nodes.map((node) => renderNode(node, 0)).join('');
