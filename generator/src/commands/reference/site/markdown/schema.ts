/** Prints the page of a schema as Markdown. */
import type { EmitInput } from '../../../../emit/input.js';
import { render } from '../../../../emit/print/handlebars.js';
import { listVariants } from '../../../../ir/access.js';
import type { NamedSchema } from '../../../../ir/schema.js';
import { indexOf } from '../../../../ir/schema-index.js';
import { typeOf } from '../../../../ir/type-of.js';
import { printInline } from '../../../../support/code/markdown.js';
import { noticeOf, titleOfSchema } from '../titles.js';
import { type PathOf, printDescription, printSpan, viewFields } from './fields.js';
import { viewJson } from './operation.js';

/** Prints the page of a schema, with separate fields for requests if they differ. Links are relative to its path. */
export function printSchemaMarkdown(
  { api, names }: Pick<EmitInput, 'api' | 'names'>,
  named: NamedSchema,
  pathOf: PathOf,
): string {
  const { schema, name } = named;
  const title = titleOfSchema({ names }, named);
  const index = indexOf(api);
  const page = { api, names, pathOf, path: pathOf.schema(named) };
  const received = typeOf(index, schema, 'received');
  return render('site/schema.md', {
    title: printInline(title),
    name: name === title ? undefined : printSpan(name),
    deprecated: noticeOf(schema),
    description: printDescription(page, schema.description),
    received: viewFields({ ...page, direction: 'received' }, 'Type', received, true),
    sent: listVariants(index).has(named.pointer)
      ? viewFields({ ...page, direction: 'sent' }, 'Type', typeOf(index, schema, 'sent'), true)
      : undefined,
    samples: viewJson('Example', schema.examples?.[0]),
  });
}
