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
import { printInline, printTableCell } from '../../../../support/code/markdown.js';
import { printMarkdown, printMarkdownLine } from '../../markdown.js';
import {
  differenceOf,
  type Inside,
  insideOf,
  listShown,
  namesIn,
  nothing,
  type Scope,
  sortRequired,
} from '../inside.js';
import { addressOf, type FindTarget, replaceAddresses } from '../links.js';
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

/** Returns a link to the page of a schema, relative to the current page. */
function printLink(page: FieldsPage, name: string): string {
  const schema = page.api.schemas.find((each) => each.name === name);
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
      return [...new Set(type.members.map((member) => printTypeName(page, member)))].join(' and ');
    case 'tuple':
      return `array of ${join(type.items.map((item) => printTypeName(page, item)))}`;
    case 'string':
      return type.format === undefined ? 'string' : `string (${printInline(type.format)})`;
    case 'unknown-member':
      return 'another object';
    case 'never':
      return 'not allowed';
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

function scopeOf({ api, direction }: FieldsPage): Scope {
  return { index: indexOf(api), direction };
}

/** Returns the shown contents of a type; nothing for a schema with a separate page, unless it is the root. */
function insideShown(page: FieldsPage, type: Type, isRoot: boolean): Inside {
  if (type.kind === 'array') return insideShown(page, type.items, false);
  const [only, ...others] = type.kind === 'union' ? listShown(type.members) : [];
  if (only !== undefined && others.length === 0) return insideShown(page, only, isRoot);
  return type.kind === 'ref' && !isRoot ? nothing : insideOf(scopeOf(page), type);
}

/** Prints the name of a variant, and how it differs from the others. */
function printVariant(page: FieldsPage, variant: Type, variants: readonly Type[]): string {
  const { names, value } = differenceOf(scopeOf(page), variant, variants);
  const list = names.map(printSpan).join(', ');
  const difference = value === undefined ? `with ${list}` : `where ${list} is ${printSpan(value)}`;
  const title = 'title' in variant && variant.title !== undefined ? printInline(variant.title) : '';
  const name = title === '' ? printTypeName(page, variant) : title;
  return `Variant ${variants.indexOf(variant) + 1}: ${name}${names.length === 0 ? '' : ` ${difference}`}`;
}

type Lines = FieldsView['fields'];

/** Lists the contents of a type that does not contain itself: its fields, then its variants. */
function listNested(page: FieldsPage, type: Type, depth: number, around: readonly string[]): Lines {
  const names = namesIn(type);
  if (depth > mostDepth || names.some((name) => around.includes(name))) return [];
  const opened = [...around, ...names];
  const inside = insideShown(page, type, false);
  const variants = inside.unions.flatMap((members) =>
    members.flatMap((member) => [
      { indent: '  '.repeat(depth), text: printVariant(page, member, members) },
      ...listNested(page, member, depth + 1, opened),
    ]),
  );
  return [...listFields(page, inside, depth, opened), ...variants];
}

function listFields(
  page: FieldsPage,
  { properties, additional }: Inside,
  depth: number,
  opened: readonly string[],
): Lines {
  const others = additional.map((type): Property => ({ name: '[any other key]', required: false, type }));
  return [...sortRequired(properties), ...others].flatMap(({ name, required, type }) => {
    const says = describeDocs(page, type);
    const head = `${printSpan(name)} (${printTypeName(page, type)}${required ? ', required' : ''})`;
    const text = says === '' ? head : `${head}: ${says}`;
    return [{ indent: '  '.repeat(depth), text }, ...listNested(page, type, depth + 1, opened)];
  });
}

/** Returns the view of a type below a label: its name and, if `isExpanded` or without a separate page, its fields. */
export function viewFields(page: FieldsPage, label: string, type: Type, isExpanded: boolean): FieldsView {
  const name = printTypeName(page, type);
  const inside = insideShown(page, type, isExpanded);
  const opened = namesIn(type);
  return {
    type: label === '' ? name : `${label}: ${name}`,
    fields: listFields(page, inside, 0, opened),
    variants: inside.unions.flatMap((members) =>
      members.map((member) => ({
        heading: printVariant(page, member, members),
        fields: listNested(page, member, 0, opened),
      })),
    ),
  };
}
