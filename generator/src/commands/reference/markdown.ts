/** Descriptions as the reference shows them: Markdown, usual HTML as such; other HTML and the tags of Markdoc are text. */
import { asObject, isJsonObject, type JsonObject } from '../../openapi/values.js';
import { htmlToMarkdown } from '../../support/code/html.js';

/** Fenced code, code spans and links in angle brackets stay as they are; what else opens HTML, a tag or a picture is escaped. */
const marked =
  /^(`{3,}|~{3,})[\s\S]*?(?:^\1|$(?![\s\S]))|(?<!`)(`+)(?!`)[\s\S]+?(?<!`)\2(?!`)|<(?:https?|mailto):[^\s<>]*>|<(?=[a-z/!?])|\{%|!(?=\[)/;

/** A break within a paragraph: between two lines that begin, behind the mark of a list, with a letter, a bracket or the like. */
const softBreak =
  /(?=\n)(?<=^ {0,3}(?:[-*+] |\d+[.)] )?(?!\d+[.)])(?:["'(`\p{L}\p{N}]|[*_]{1,2}[^\s*_])[^|\n]*[^\s\\|])\n *(?=["'([`\p{L}\p{N}]|[*_]{1,2}[^\s*_])(?!\d+[.)]|`{3}|[^\n]*\|)/u;

const parts = new RegExp(`${marked.source}|${softBreak.source}`, 'gimu');

const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '{%': '&#123;%', '!': '&#33;' };

/** Escapes what Redoc would take for more than Markdown, and puts a paragraph on one line: its search drops line breaks. */
export const printMarkdown = (text: string): string =>
  htmlToMarkdown(text).replaceAll(parts, (match) => (match.startsWith('\n') ? ' ' : (escapes[match] ?? match)));

/** Members whose keys are names, such as those of properties, and not the fields of OpenAPI. */
const nameMaps = new Set(
  'properties patternProperties $defs dependentSchemas schemas parameters headers responses requestBodies securitySchemes links callbacks paths pathItems webhooks content encoding variables'.split(
    ' ',
  ),
);

/** Members that hold values, in which a `description` is data. */
const values = new Set(['default', 'const', 'enum', 'example', 'value']);

const visit = (node: unknown, key: string, isNode: boolean): unknown => {
  if (Array.isArray(node)) return key === 'examples' ? node : node.map((item: unknown) => visit(item, '', true));
  if (!isJsonObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, item]): [string, unknown] => {
      if (!isNode) return [name, visit(item, '', true)];
      if (typeof item === 'string') return [name, name === 'description' ? printMarkdown(item) : item];
      if (values.has(name) || name.startsWith('x-')) return [name, item];
      return [name, visit(item, name, !nameMaps.has(name) && (name !== 'examples' || Array.isArray(item)))];
    }),
  );
};

/** A copy of a document in which every description is safe to render. */
export const printDescriptions = (root: JsonObject): JsonObject => {
  const copy = asObject(visit(root, '', true));
  const info = asObject(copy['info']);
  // The only summary that is Markdown.
  return typeof info['summary'] === 'string'
    ? { ...copy, info: { ...info, summary: printMarkdown(info['summary']) } }
    : copy;
};
