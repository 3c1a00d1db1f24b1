/** Prints types as Markdown: their names with links, and the fields of objects as nested lists. */
import { posix } from 'node:path';
import { printExact } from '../../../../../runtime/codec/exact-json.js';
import type { EmitInput } from '../../../../emit/input.js';
import type { TemplateViews } from '../../../../emit/print/template-views.js';
import type { Api, Operation } from '../../../../ir/api.js';
import type { Direction } from '../../../../ir/direction.js';
import type { Docs, NamedSchema } from '../../../../ir/schema.js';
import { indexOf } from '../../../../ir/schema-index.js';
import type { Property, Type } from '../../../../ir/type.js';
import { typeOf } from '../../../../ir/type-of.js';
import { printInline, printTableCell } from '../../../../support/code/markdown.js';
import { printMarkdown, printMarkdownLine } from '../../markdown.js';
import { addressOf, type FindTarget, replaceAddresses } from '../links.js';
import { sortRequired } from '../shape.js';
import { titleOfSchema } from '../titles.js';

/** Returns the paths of Markdown pages, relative to the site. */
export interface PathOf {
  readonly operation: (operation: Operation) => string;
  readonly schema: (schema: NamedSchema) => string;
  /** Finds where a link in a description leads. */
  readonly find: FindTarget;
}

/** The page on which types are printed. */
export interface FieldsPage extends Pick<EmitInput, 'names'> {
  readonly api: Api;
  readonly pathOf: PathOf;
  /** Path of the page. */
  readonly path: string;
  readonly direction: Direction;
}

export type FieldsView = TemplateViews['site/fields.md'];

/** Maximum number of enum values and union members that a type shows. */
const mostValues = 20;

/** Maximum depth of lists. */
const mostDepth = 6;

/** Returns text in a code span that does not end early. */
export function printSpan(text: string): string {
  return `\`${printTableCell(text)}\``;
}

type LinkingPage = Pick<FieldsPage, 'pathOf' | 'path'>;

/** Makes the links of a text lead to Markdown pages. */
function replaceLinks({ pathOf, path }: LinkingPage, markdown: string): string {
  const page = path.replace(/\.md$/u, '');
  return replaceAddresses(markdown, (href) => {
    const target = pathOf.find(href);
    return target && addressOf(page, target, 'md');
  });
}

/** Prints a description, with links to Markdown pages; `undefined` if it is empty. */
export function printDescription(page: LinkingPage, text = ''): string | undefined {
  const printed = replaceLinks(page, printMarkdown(text).trim());
  return printed === '' ? undefined : printed;
}

/** Prints a description on one line, with links to Markdown pages. */
export function printLine(page: LinkingPage, text = ''): string {
  return replaceLinks(page, printMarkdownLine(text));
}

/** Joins texts with "or"; only the first ones if there are many. */
function join(texts: readonly string[]): string {
  const unique = [...new Set(texts)];
  return unique.length > mostValues ? `${unique.slice(0, mostValues).join(', ')}, …` : unique.join(' or ');
}

function findSchema({ api }: FieldsPage, name: string): NamedSchema | undefined {
  return api.schemas.find((schema) => schema.name === name);
}

/** Returns a link to the page of a schema, relative to the current page. */
function printLink(page: FieldsPage, name: string): string {
  const schema = findSchema(page, name);
  if (schema === undefined) return printInline(name);
  const target = posix.relative(posix.dirname(page.path), page.pathOf.schema(schema));
  return `[${printInline(titleOfSchema(page, schema))}](${target
    .replaceAll(/[\s()<>\\]/gu, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')})`;
}

/** Prints a type on one line. */
export function printTypeName(page: FieldsPage, type: Type): string {
  switch (type.kind) {
    case 'ref':
      return printLink(page, type.name);
    case 'array':
      return `array of ${printTypeName(page, type.items)}`;
    case 'enum':
      return join(type.values.map((value) => printSpan(printExact(value) ?? '')));
    case 'union':
      return join(type.members.map((member) => printTypeName(page, member)));
    case 'intersection':
      return type.members.map((member) => printTypeName(page, member)).join(' and ');
    case 'tuple':
      return `array of ${join(type.items.map((item) => printTypeName(page, item)))}`;
    case 'string':
      return type.format === undefined ? 'string' : `string (${printInline(type.format)})`;
    case 'unknown-member':
      return 'another object';
    case 'any':
      return 'any value';
    default:
      return type.kind;
  }
}

/** Returns a description with the limits of a schema, on one line. */
export function describeDocs(page: LinkingPage, { deprecated, description, limits }: Docs): string {
  const texts = [deprecated === true ? 'Deprecated.' : '', printLine(page, description), printLine(page, limits)];
  return texts.filter((text) => text !== '').join(' ');
}

/** Returns the properties of an object, of all parts of an intersection, or of the items of an array. */
function listProperties(page: FieldsPage, type: Type, isRoot: boolean): readonly Property[] {
  if (type.kind === 'object') return type.properties;
  if (type.kind === 'array') return listProperties(page, type.items, false);
  if (type.kind === 'intersection') return type.members.flatMap((member) => listProperties(page, member, true));
  const schema = type.kind === 'ref' && isRoot ? findSchema(page, type.name) : undefined;
  return schema === undefined
    ? []
    : listProperties(page, typeOf(indexOf(page.api), schema.schema, page.direction), false);
}

function listFields(page: FieldsPage, properties: readonly Property[], depth: number): FieldsView['fields'] {
  return sortRequired(properties).flatMap(({ name, required, type }) => {
    const says = describeDocs(page, type);
    const head = `${printSpan(name)} (${printTypeName(page, type)}${required ? ', required' : ''})`;
    const inner = depth === mostDepth ? [] : listFields(page, listProperties(page, type, false), depth + 1);
    return [{ indent: '  '.repeat(depth), text: says === '' ? head : `${head}: ${says}` }, ...inner];
  });
}

/** Returns the view of a type after a label: its name, and its fields if `isExpanded` or if it has no page of its own. */
export function viewFields(page: FieldsPage, label: string, type: Type, isExpanded: boolean): FieldsView {
  const name = printTypeName(page, type);
  const fields = listFields(page, listProperties(page, type, isExpanded), 0);
  return { type: label === '' ? name : `${label}: ${name}`, fields };
}
