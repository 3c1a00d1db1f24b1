/** Pages that list other pages: a group of operations, and the schemas. */
import type { TemplateViews } from '../../../../emit/print/template-views.js';
import { printInline } from '../../../../support/code/markdown.js';
import { printText } from '../../../../support/code/markup.js';
import type { PageContext } from '../context.js';
import type { Group } from '../navigation.js';
import { linkToPart } from '../print.js';
import { summarize, titleOf } from '../titles.js';

type View = TemplateViews['site/list.html'];

/** Returns the view of the page of a group. */
export function viewGroup(page: PageContext, { title, description, operations }: Group): View {
  return {
    title,
    print: linkToPart(page.path),
    description: description === undefined ? undefined : page.prose(description, 2, true),
    rows: operations.map((operation) => ({
      href: page.link.operation(operation),
      method: operation.method,
      title: titleOf(page.input, operation),
      isDeprecated: operation.deprecated === true,
      path: operation.path,
      text: undefined,
    })),
  };
}

/** Returns the view of the page that lists the schemas, sorted by name. */
export function viewSchemas(page: PageContext): View {
  const named = page.input.api.schemas.map((schema) => ({ schema, name: page.nameOf(schema) }));
  return {
    title: 'Schemas',
    print: linkToPart(page.path),
    description: undefined,
    rows: named
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ schema, name }) => {
        const text = summarize(schema.schema.description ?? schema.schema.title);
        return {
          href: page.link.schema(schema),
          method: undefined,
          title: name,
          isDeprecated: schema.schema.deprecated === true,
          path: undefined,
          text: text === '' ? undefined : printText(text),
        };
      }),
  };
}

/** Prints a list as Markdown, with links to the Markdown of its pages. */
export function printList({ title, rows }: View): string {
  const links = rows.map(({ href, method, title: name, isDeprecated }) => {
    const label = method === undefined ? printInline(name) : `${method} ${printInline(name)}`;
    return `- [${label}](${href.replace(/\.html$/u, '.md')})${isDeprecated ? ' (deprecated)' : ''}`;
  });
  return `# ${printInline(title)}\n\n${links.join('\n')}\n`;
}
