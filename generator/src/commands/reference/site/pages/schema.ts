/** The page of a named schema: its fields in responses and, if they differ, in requests, an example, and its uses. */
import type { TemplateViews } from '../../../../emit/print/template-views.js';
import type { Operation } from '../../../../ir/api.js';
import type { NamedSchema } from '../../../../ir/schema.js';
import { typeOf } from '../../../../ir/type-of.js';
import { html } from '../../../../support/code/markup.js';
import type { PageContext } from '../context.js';
import { highlight } from '../highlight.js';
import type { SchemaExamples } from '../schema-example.js';
import { factsOf, viewShape } from '../shape.js';
import { titleOf } from '../titles.js';
import { labelOf } from '../type-label.js';

type View = TemplateViews['site/schema.html'];

/** Maximum number of uses that a page lists; an error schema may be used by every operation. */
const mostUses = 60;

function viewShapes(page: PageContext, named: NamedSchema): View['shapes'] {
  const { schema, name } = named;
  const show = (direction: 'received' | 'sent', title: string, isHidden = false): View['shapes'][number] => ({
    title,
    isHidden,
    shape: viewShape(
      page,
      typeOf(page.index, schema, direction),
      direction,
      direction === 'sent' ? 'sent-' : 'field-',
      [name],
    ),
  });
  const shapes = page.hasVariants(named)
    ? [show('received', 'In responses'), show('sent', 'In requests')]
    : [show('received', 'Fields', true)];
  return shapes.filter(({ shape }) => shape.fields.length + shape.variants.length > 0);
}

/** Returns the view of a schema's page. */
export function viewSchema(
  page: PageContext,
  named: NamedSchema,
  uses: readonly Operation[],
  listHref: string,
  exampleOf: SchemaExamples,
): View {
  const { schema } = named;
  const type = typeOf(page.index, schema, 'received');
  const example = exampleOf(named);
  const values = type.kind === 'enum' ? type.values.map(String) : [];
  return {
    title: page.nameOf(named),
    listHref,
    isDeprecated: schema.deprecated === true,
    type: type.kind === 'intersection' ? html`object` : labelOf(type, page),
    description: schema.description === undefined ? undefined : page.prose(schema.description, 2, true),
    facts: factsOf(type, values),
    values,
    shapes: viewShapes(page, named),
    uses: uses.slice(0, mostUses).map((operation) => ({
      href: page.link.operation(operation),
      method: operation.method,
      title: titleOf(page.input, operation),
    })),
    more: uses.length > mostUses ? `and ${uses.length - mostUses} more` : undefined,
    example:
      example === undefined ? undefined : { language: 'json', code: highlight(example, 'json'), sample: undefined },
  };
}
