/** Creates views of the fields of a body or schema, merged as in the types. Variants are shown as tabs. */
import type { TemplateViews } from '../../../emit/print/template-views.js';
import type { Direction } from '../../../ir/direction.js';
import type { Property, Type } from '../../../ir/type.js';
import { type Html, html, joinHtml, printText } from '../../../support/code/markup.js';
import { plural } from '../../../support/terminal.js';
import type { PageContext } from './context.js';
import {
  type Difference,
  differenceOf,
  type Inside,
  insideOf,
  namesIn,
  type Scope,
  sortRequired,
  targetOf,
  valuesOf,
} from './inside.js';
import { renderInline } from './prose.js';
import { labelOf } from './type-label.js';

export type ShapeView = TemplateViews['site/shape.html'];
type FieldView = TemplateViews['site/field.html'];
type VariantView = ShapeView['variants'][number];

/** Where a field is shown: the enclosing schemas, which are not expanded again, the data's direction, and the ids. */
interface Position extends Scope {
  readonly page: PageContext;
  readonly opened: readonly string[];
  /** The start of the ids of the fields, such as `body-`; `undefined` for fields without ids. */
  readonly prefix: string | undefined;
}

/** Maximum depth of named schemas that open in place; deeper ones are links. */
const mostLevels = 4;
/** Maximum number of enumeration values that are listed. */
const mostValues = 40;

function describeCount({ properties, unions, additional }: Inside): string {
  if (properties.length > 0) return plural(properties.length, 'property', 'properties');
  const [variants] = unions;
  return variants === undefined ? plural(additional.length, 'entry', 'entries') : `${variants.length} variants`;
}

/** Returns the nested fields of a field; `undefined` if there are none, or they are shown further up or elsewhere. */
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

function flagsOf({ required, type }: Property): FieldView['flags'] {
  return [...(required ? [{ text: 'required' }] : []), ...(type.deprecated === true ? [{ text: 'deprecated' }] : [])];
}

/** Returns facts except the format, which the type label has, and the example if the type's values are listed. */
export function factsOf({ limits }: Type, values: readonly string[]): Html | undefined {
  const facts = (limits ?? '').replace(/^Format: [^.]*\. ?/u, '');
  const text = values.length === 0 ? facts : facts.replace(/ ?Example: `[^`]*`\.$/u, '');
  return text === '' ? undefined : renderInline(text);
}

/** Whether nested fields have ids only on their schema's page. Request bodies are short enough for both pages. */
function isElsewhere(id: string, type: Type): boolean {
  return namesIn(type).length > 0 && !id.startsWith('body-');
}

/** Returns the view of a field. */
export function viewField(position: Position, property: Property, isOpen = false): FieldView {
  const { name, type } = property;
  const values = valuesOf(type.kind === 'ref' ? targetOf(position, type.name) : type);
  const id = position.prefix === undefined ? undefined : position.page.anchors.idOf(position.prefix, name);
  return {
    id,
    name,
    type: type.kind === 'never' ? html`not allowed` : labelOf(type, position.page),
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

/** Prints how a variant differs from the others. */
function printDifference(difference: Difference): Html | undefined {
  const { names, value } = difference;
  if (names.length === 0) return undefined;
  const list = joinHtml(
    names.map((name) => html`<code>${printText(name)}</code>`),
    ', ',
  );
  return value === undefined ? html`with ${list}` : html`where ${list} is <code>${printText(value)}</code>`;
}

function titleOf({ page }: Position, variant: Type): string | undefined {
  if (variant.kind === 'ref') return page.nameOf(page.index.named(variant.name));
  const title = 'title' in variant ? variant.title : undefined;
  return title ?? (variant.kind === 'object' || variant.kind === 'intersection' ? undefined : variant.kind);
}

/** Returns the views of the variants of a union. Variants without titles have labels that describe how they differ. */
function viewVariants(position: Position, variants: readonly Type[]): readonly VariantView[] {
  const differences = variants.map((variant) => differenceOf(position, variant, variants));
  const labels = differences.map(({ names, value }) => (names.length === 0 ? '' : (value ?? names.join(', '))));
  return variants.map((variant, at) => {
    const own = labels[at] ?? '';
    const isUnique = own !== '' && labels.filter((label) => label === own).length === 1;
    return {
      label: titleOf(position, variant) ?? (isUnique ? own : `Variant ${at + 1}`),
      type: labelOf(variant, position.page),
      difference: differences[at] && printDifference(differences[at]),
      shape: nestedIn(position, variant)?.shape,
    };
  });
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
    variants: unions.flatMap((members) => viewVariants(position, members)),
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
  const position = { page, index: page.index, direction, prefix, opened: [...opened, ...namesIn(type)] };
  const inside = insideOf(position, type);
  page.take(Math.min(inside.properties.length, 50));
  return viewInside(position, inside);
}
