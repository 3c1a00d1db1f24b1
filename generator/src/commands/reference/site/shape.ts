/** Views of the fields of a body or schema: merged as the types are, nested fields in place, variants as tabs. */

import { printExact } from '../../../../runtime/codec/exact-json.js';
import type { TemplateViews } from '../../../emit/print/template-views.js';
import type { Direction } from '../../../ir/direction.js';
import type { ObjectType, Property, Type } from '../../../ir/type.js';
import { typeOf } from '../../../ir/type-of.js';
import { type Html, html, printText } from '../../../support/code/markup.js';
import { plural } from '../../../support/terminal.js';
import type { PageContext } from './context.js';
import { renderInline } from './prose.js';
import { labelOf } from './type-label.js';

export type ShapeView = TemplateViews['site/shape.html'];
type FieldView = TemplateViews['site/field.html'];
type VariantView = ShapeView['variants'][number];

/** Where a shape is shown: the schemas around it, which are not opened again, the direction of the data, and the ids. */
interface Position {
  readonly page: PageContext;
  readonly direction: Direction;
  readonly opened: readonly string[];
  /** The start of the ids of the fields, such as `body-`; `undefined` for fields without ids. */
  readonly prefix: string | undefined;
}

/** Levels of named schemas that open in place; deeper ones are links. */
const mostLevels = 4;
/** Values of an enumeration that are listed. */
const mostValues = 40;

/** The contents of a type: the properties of all its objects, the variants of its unions, and the types of other keys. */
interface Inside {
  readonly properties: readonly Property[];
  readonly unions: readonly (readonly Type[])[];
  readonly additional: readonly Type[];
}

const nothing: Inside = { properties: [], unions: [], additional: [] };

function mergeInside(parts: readonly Inside[]): Inside {
  const properties = new Map<string, Property>();
  for (const property of parts.flatMap((part) => part.properties)) {
    const known = properties.get(property.name);
    const type =
      known !== undefined && (property.narrows === true || property.type.kind === 'any') ? known.type : property.type;
    properties.set(property.name, { ...property, type, required: property.required || known?.required === true });
  }
  return {
    properties: [...properties.values()],
    unions: parts.flatMap((part) => part.unions),
    additional: parts.flatMap((part) => part.additional),
  };
}

function insideObject({ properties, additional }: ObjectType): Inside {
  return { properties, unions: [], additional: typeof additional === 'object' ? [additional] : [] };
}

function targetOf({ page: { index }, direction }: Position, name: string): Type {
  return typeOf(index, index.named(name).schema, direction);
}

/** Returns what is inside a type. Follows references; one that leads back to itself has nothing inside. */
function insideOf(position: Position, type: Type, seen: readonly string[] = []): Inside {
  switch (type.kind) {
    case 'ref':
      return seen.includes(type.name)
        ? nothing
        : insideOf(position, targetOf(position, type.name), [...seen, type.name]);
    case 'object':
      return insideObject(type);
    case 'array':
      return insideOf(position, type.items, seen);
    case 'intersection':
      return mergeInside(type.members.map((member) => insideOf(position, member, seen)));
    case 'union': {
      const members = listShown(type.members);
      const [only] = members;
      if (only !== undefined && members.length === 1) return insideOf(position, only, seen);
      const hasFields = members.some((member) => isOpenable(position, member, seen));
      return hasFields ? { ...nothing, unions: [members] } : nothing;
    }
    case 'tuple':
      return {
        ...nothing,
        properties: type.items.map((item, at) => ({ name: `[${at}]`, required: at < type.least, type: item })),
        additional: typeof type.rest === 'object' ? [type.rest] : [],
      };
    default:
      return nothing;
  }
}

function isOpenable(position: Position, type: Type, seen: readonly string[]): boolean {
  const { properties, unions, additional } = insideOf(position, type, seen);
  return properties.length + unions.length + additional.length > 0;
}

function listShown(members: readonly Type[]): readonly Type[] {
  return members.filter(({ kind }) => kind !== 'null' && kind !== 'unknown-member');
}

/** Returns the names of the schemas that a type shows when it is opened, without those that its variants show. */
function namesIn(type: Type): readonly string[] {
  if (type.kind === 'ref') return [type.name];
  if (type.kind === 'array') return namesIn(type.items);
  if (type.kind === 'intersection') return type.members.flatMap(namesIn);
  const members = type.kind === 'union' ? listShown(type.members) : [];
  return members.length === 1 ? members.flatMap(namesIn) : [];
}

function describeCount({ properties, unions, additional }: Inside): string {
  if (properties.length > 0) return plural(properties.length, 'property', 'properties');
  const [variants] = unions;
  return variants === undefined ? plural(additional.length, 'entry', 'entries') : `${variants.length} variants`;
}

/** Returns the nested fields of a field; `undefined` without any, or where they are shown further up or elsewhere. */
function nestedIn(position: Position, type: Type, isOpen = false): FieldView['nested'] {
  const names = namesIn(type);
  if (names.some((name) => position.opened.includes(name)) || position.opened.length >= mostLevels) return undefined;
  const inside = insideOf(position, type);
  const rows = inside.properties.length + inside.unions.flat().length + inside.additional.length;
  if (rows === 0 || !position.page.take(rows)) return undefined;
  const shape = viewInside(
    { ...position, opened: [...position.opened, ...(names.length === 0 ? [''] : names)] },
    inside,
  );
  return { summary: describeCount(inside), isOpen, shape };
}

function valuesOf(type: Type): readonly string[] {
  if (type.kind === 'array') return valuesOf(type.items);
  if (type.kind === 'union') return type.members.flatMap((member) => valuesOf(member));
  // An empty text would not be seen without quotes.
  return type.kind === 'enum'
    ? type.values.map((value) => (typeof value === 'string' && value !== '' ? value : (printExact(value) ?? '')))
    : [];
}

/** Returns the values of an enumeration, also of a named one that a field references. */
function listValues(position: Position, type: Type): readonly string[] {
  const target = type.kind === 'ref' ? targetOf(position, type.name) : type;
  return valuesOf(target);
}

function flagsOf({ required, type }: Property): FieldView['flags'] {
  return [...(required ? [{ text: 'required' }] : []), ...(type.deprecated === true ? [{ text: 'deprecated' }] : [])];
}

/** Facts without the format, which the type already says, and without the example of a type whose values are listed. */
export function factsOf({ limits }: Type, values: readonly string[]): Html | undefined {
  const facts = (limits ?? '').replace(/^Format: [^.]*\. ?/u, '');
  const text = values.length === 0 ? facts : facts.replace(/ ?Example: `[^`]*`\.$/u, '');
  return text === '' ? undefined : renderInline(text);
}

/** Whether nested fields have ids on another page, that of their schema. Bodies of requests are short enough for both. */
function isElsewhere(id: string, type: Type): boolean {
  return namesIn(type).length > 0 && !id.startsWith('body-');
}

/** Returns the view of a field. */
export function viewField(position: Position, property: Property, isOpen = false): FieldView {
  const { name, type } = property;
  const values = listValues(position, type);
  const id = position.prefix === undefined ? undefined : position.page.anchors.idOf(position.prefix, name);
  return {
    id,
    name,
    type: labelOf(type, position.page),
    flags: flagsOf(property),
    facts: factsOf(type, values),
    values: values.slice(0, mostValues),
    more: values.length > mostValues ? `and ${values.length - mostValues} more` : undefined,
    description: type.description === undefined ? undefined : position.page.prose(type.description),
    nested: nestedIn(
      { ...position, prefix: id === undefined || isElsewhere(id, type) ? undefined : `${id}.` },
      type,
      isOpen,
    ),
  };
}

/** Says how a variant differs from the others: by the only value of a property, or by the properties it requires. */
function differenceOf(position: Position, variant: Type, others: readonly Type[]): Html | undefined {
  const { properties } = insideOf(position, variant);
  const fixed = properties.find(({ required, type }) => required && valuesOf(type).length === 1);
  if (fixed !== undefined)
    return html`where <code>${printText(fixed.name)}</code> is <code>${printText(valuesOf(fixed.type)[0] ?? '')}</code>`;
  const elsewhere = new Set(
    others.flatMap((other) =>
      insideOf(position, other).properties.flatMap(({ name, required }) => (required ? [name] : [])),
    ),
  );
  const own = properties.filter(({ name, required }) => required && !elsewhere.has(name)).slice(0, 3);
  if (own.length === 0) return undefined;
  return html`with ${asList(own.map(({ name }) => name))}`;
}

function asList(names: readonly string[]): Html {
  return names.map((name) => html`<code>${printText(name)}</code>`).reduce((all, each) => html`${all}, ${each}`);
}

function titleOf({ page }: Position, variant: Type, at: number): string {
  if (variant.kind === 'ref') return page.nameOf(page.index.named(variant.name));
  const title = 'title' in variant ? variant.title : undefined;
  return title ?? (variant.kind === 'object' || variant.kind === 'intersection' ? `Variant ${at + 1}` : variant.kind);
}

function viewVariant(position: Position, variant: Type, variants: readonly Type[], at: number): VariantView {
  const nested = nestedIn(position, variant);
  return {
    label: titleOf(position, variant, at),
    type: labelOf(variant, position.page),
    difference: differenceOf(
      position,
      variant,
      variants.filter((each) => each !== variant),
    ),
    shape: nested?.shape,
  };
}

/** Returns the required ones first, each in the order of the document. */
export function sortRequired<T extends { readonly required: boolean }>(items: readonly T[]): readonly T[] {
  return [...items.filter(({ required }) => required), ...items.filter(({ required }) => !required)];
}

function viewInside(position: Position, { properties, unions, additional }: Inside): ShapeView {
  // An object that wraps another one, such as `{ event: { … } }`, is opened.
  const isWrapper = position.opened.length <= 1 && properties.length <= 2;
  const sorted = sortRequired(properties);
  return {
    fields: [
      ...sorted.map((property, at) => viewField(position, property, isWrapper && at === 0)),
      ...additional.map((type) => viewField(position, { name: '[any other key]', required: false, type })),
    ],
    variants: unions.flatMap((members) => members.map((member, at) => viewVariant(position, member, members, at))),
  };
}

/** Returns the fields of a type, for a page that shows it as a whole. Their ids begin with `prefix`. */
export function viewShape(
  page: PageContext,
  type: Type,
  direction: Direction,
  prefix: string,
  opened: readonly string[] = [],
): ShapeView {
  const position = { page, direction, prefix, opened: [...opened, ...namesIn(type)] };
  const inside = insideOf(position, type);
  page.take(Math.min(inside.properties.length, 50));
  return viewInside(position, inside);
}
