/** Makes descriptions safe to render: keeps Markdown and common HTML, and escapes other HTML and Markdoc tags. */
import { asObject, isJsonObject, type JsonObject } from '../../openapi/values.js';
import { htmlToMarkdown } from '../../support/code/html.js';
import { replaceAddresses } from './site/links.js';

/**
 * Matches text that stays unchanged (fenced code, code spans and links in angle brackets), and text to escape, because
 * it would start HTML, a Markdoc tag or an image.
 */
const marked =
  /^(`{3,}|~{3,})[\s\S]*?(?:^\1|$(?![\s\S]))|(?<!`)(`+)(?!`)[\s\S]+?(?<!`)\2(?!`)|<(?:https?|mailto):[^\s<>]*>|<(?=[a-z/!?])|\{%|!(?=\[)/;

/**
 * Matches a line break in a paragraph. Both lines must start with a letter, a bracket or similar, the first one
 * possibly after a list marker.
 */
const softBreak =
  /(?=\n)(?<=^ {0,3}(?:[-*+] |\d+[.)] )?(?!\d+[.)])(?:["'(`\p{L}\p{N}]|[*_]{1,2}[^\s*_])[^|\n]*[^\s\\|])\n *(?=["'([`\p{L}\p{N}]|[*_]{1,2}[^\s*_])(?!\d+[.)]|`{3}|[^\n]*\|)/u;

const parts = new RegExp(`${marked.source}|${softBreak.source}`, 'gimu');

const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '{%': '&#123;%', '!': '&#33;' };

/**
 * Escapes text that Redoc would interpret beyond Markdown. Also joins the lines of a paragraph, because Redoc's search
 * drops line breaks.
 */
export function printMarkdown(text: string): string {
  return htmlToMarkdown(text).replaceAll(parts, (match) => (match.startsWith('\n') ? ' ' : (escapes[match] ?? match)));
}

/**
 * Matches, on one line, what stays (escaped characters, code spans, and links in angle brackets) and what is escaped: a
 * backtick that starts no code, HTML, an image, and a link with another scheme than those of the web and of mail.
 */
const inLine =
  /\\[\\`]|(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)|<(?:https?|mailto):[^\s<>]*>|`+|<(?=[a-z/!?])|!(?=\[)|\](?=\( ?<?(?!https?:\/\/|mailto:)[^)/#?:&]{0,99}[:&])/giu;

function escapeInLine(match: string, mark: string | undefined): string {
  if (mark !== undefined) return match;
  if (match === '\\`') return '&#96;';
  return /^[`\]]/u.test(match) ? match.replaceAll(/[`\]]/gu, '\\$&') : (escapes[match] ?? match);
}

/** Prints a description on one line, such as in a table cell. Keeps inline Markdown, and escapes block markers. */
export function printMarkdownLine(text: string): string {
  const line = htmlToMarkdown(text).replaceAll(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ');
  // Markers of headings, lists, quotes, fences and definitions have a meaning only at the start.
  return line
    .trim()
    .replaceAll(inLine, escapeInLine)
    .replace(/^(?=[>~]|#+(?: |$)|[-+*] |-{3}|\[[^\]]*\]:)|^\d+(?=[.)] )/u, '$&\\');
}

/** Escapes the bars in a line of Markdown that would end a cell of a table. */
export function escapeBars(line: string): string {
  return line.replaceAll(/(?<!\\)((?:\\\\)*)\|/gu, '$1\\|');
}

/** Fields whose keys are arbitrary names rather than OpenAPI fields, such as `properties`. */
const nameMaps = new Set(
  'properties patternProperties $defs dependentSchemas schemas parameters headers responses requestBodies securitySchemes links callbacks paths pathItems webhooks content encoding variables'.split(
    ' ',
  ),
);

/** Fields with arbitrary values, in which `description` is data. */
const values = new Set(['default', 'const', 'enum', 'example', 'value']);

function visit(node: unknown, key: string, isNode: boolean, print: (text: string) => string): unknown {
  if (Array.isArray(node)) return key === 'examples' ? node : node.map((item: unknown) => visit(item, '', true, print));
  if (!isJsonObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, item]): [string, unknown] => {
      if (!isNode) return [name, visit(item, '', true, print)];
      if (typeof item === 'string') return [name, name === 'description' ? print(item) : item];
      if (values.has(name) || name.startsWith('x-')) return [name, item];
      return [name, visit(item, name, !nameMaps.has(name) && (name !== 'examples' || Array.isArray(item)), print)];
    }),
  );
}

/** Copies a document and makes all its descriptions safe to render. `resolve` returns the address for a link. */
export function printDescriptions(root: JsonObject, resolve: (href: string) => string = (href) => href): JsonObject {
  const print = (text: string): string => replaceAddresses(printMarkdown(text), resolve);
  const copy = asObject(visit(root, '', true, print));
  const info = asObject(copy['info']);
  // This is the only summary that allows Markdown.
  return typeof info['summary'] === 'string'
    ? { ...copy, info: { ...info, summary: printMarkdown(info['summary']) } }
    : copy;
}
