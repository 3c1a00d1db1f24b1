/** Documents of the rich text editor: trees of nodes, parsed from untrusted input and rendered safely. */
import type { RichTextMark, RichTextNode } from '@community-platform/types/rich-text';
import { escapeHtml } from './html.js';
import { safeHref, safeSource } from './links.js';

type Node = Record<string, unknown>;

export interface Document {
  readonly type: string;
  readonly content: Node[];
}

/** Texts to display for referenced objects, by their signed ids. */
export type Labels = ReadonlyMap<string, string>;

const NO_LABELS: Labels = new Map();

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the document in a request, which is either the property `body` or the value itself. */
export function readDocument(value: unknown): Document {
  const root = isNode(value) && isNode(value['body']) ? value['body'] : value;
  if (!isNode(root)) return { type: 'doc', content: [] };
  return { type: textOf(root['type']) || 'doc', content: nodesOf(root['content']) };
}

function attributesOf(node: Node): Node {
  return isNode(node['attrs']) ? node['attrs'] : {};
}

/** Returns the normalized node type: `bulletList` and `bullet_list` are equal. */
function kindOf(node: Node): string {
  return textOf(node['type']).replaceAll('_', '').toLowerCase();
}

/** Returns the signed ids of all objects that a document references. */
export function readSgids({ content }: Document): string[] {
  return content.flatMap((node) => {
    const sgid = textOf(attributesOf(node)['sgid']);
    return [...(sgid === '' ? [] : [sgid]), ...readSgids({ type: '', content: nodesOf(node['content']) })];
  });
}

const MARKS: Readonly<Record<string, string>> = {
  bold: 'strong',
  strong: 'strong',
  italic: 'em',
  em: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
};

const BLOCKS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletlist: 'ul',
  orderedlist: 'ol',
  listitem: 'li',
  blockquote: 'blockquote',
};

function markText(html: string, mark: Node): string {
  const kind = kindOf(mark);
  if (kind === 'link') {
    const href = safeHref(textOf(attributesOf(mark)['href']));
    return href === undefined ? html : `<a href="${escapeHtml(href)}" rel="noopener nofollow">${html}</a>`;
  }
  const tag = MARKS[kind];
  return tag === undefined ? html : `<${tag}>${html}</${tag}>`;
}

function labelOf(node: Node, labels: Labels): string {
  const { label, name, sgid } = attributesOf(node);
  return labels.get(textOf(sgid)) ?? (textOf(label) || textOf(name));
}

function renderNode(node: Node, labels: Labels): string {
  const kind = kindOf(node);
  const inner = nodesOf(node['content'])
    .map((child) => renderNode(child, labels))
    .join('');
  const attributes = attributesOf(node);
  const tag = BLOCKS[kind];
  if (tag !== undefined) return `<${tag}>${inner}</${tag}>`;
  switch (kind) {
    case 'text':
      return nodesOf(node['marks']).reduce(markText, escapeHtml(textOf(node['text'])));
    case 'heading': {
      const level = Math.min(6, Math.max(1, Math.trunc(Number(attributes['level']) || 2)));
      return `<h${level}>${inner}</h${level}>`;
    }
    case 'codeblock':
      return `<pre><code>${inner}</code></pre>`;
    case 'hardbreak':
      return '<br>';
    case 'horizontalrule':
      return '<hr>';
    case 'mention': {
      const label = labelOf(node, labels);
      return label === '' ? '' : `<span>@${escapeHtml(label)}</span>`;
    }
    case 'image': {
      const source = safeSource(textOf(attributes['src']) || textOf(attributes['url']));
      return source !== undefined
        ? `<img src="${escapeHtml(source)}" alt="${escapeHtml(textOf(attributes['alt']))}">`
        : '';
    }
    default:
      return inner || escapeHtml(textOf(node['text']) || labelOf(node, labels));
  }
}

/** Renders the document as HTML: all text is escaped, and links are limited to http, https and mailto. */
export function renderHtml({ content }: Document, labels: Labels = NO_LABELS): string {
  return content.map((node) => renderNode(node, labels)).join('');
}

const INLINE = new Set(['text', 'mention', 'hardbreak']);

function readText(node: Node, labels: Labels): string {
  const kind = kindOf(node);
  if (kind === 'hardbreak') return ' ';
  if (kind === 'mention') return `@${labelOf(node, labels)}`;
  const inner = nodesOf(node['content'])
    .map((child) => readText(child, labels))
    .join('');
  return INLINE.has(kind) ? textOf(node['text']) : ` ${inner}${textOf(node['text'])} `;
}

/** Renders the document as one line of plain text. */
export function renderText({ content }: Document, labels: Labels = NO_LABELS): string {
  return content
    .map((node) => readText(node, labels))
    .join(' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function toMark(mark: Node): RichTextMark {
  const { href, target } = attributesOf(mark);
  const safe = safeHref(textOf(href));
  return {
    type: textOf(mark['type']) || 'mark',
    ...(safe !== undefined && { attrs: { href: safe, target: typeof target === 'string' ? target : null } }),
  };
}

function optionalText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function toNode(node: Node): RichTextNode {
  const { sgid, href, target } = attributesOf(node);
  const content = nodesOf(node['content']);
  const marks = nodesOf(node['marks']);
  return {
    type: textOf(node['type']) || (typeof node['text'] === 'string' ? 'text' : 'paragraph'),
    ...(content.length > 0 && { content: content.map(toNode) }),
    ...(typeof node['text'] === 'string' && { text: node['text'] }),
    ...(typeof sgid === 'string' && {
      attrs: {
        sgid,
        ...(href !== undefined && { href: safeHref(textOf(href)) ?? null }),
        ...(target !== undefined && { target: optionalText(target) }),
      },
    }),
    ...(marks.length > 0 && { marks: marks.map(toMark) }),
  };
}

/** Converts the document to the strict form of `rich_text_body`. */
export function toRichText({ type, content }: Document): { type: string; content: RichTextNode[] } {
  return {
    type,
    content: content.map(toNode),
  };
}

/** Creates a document of paragraphs from plain text. */
export function documentOfText(text: string): Document {
  return {
    type: 'doc',
    content: text === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  };
}
