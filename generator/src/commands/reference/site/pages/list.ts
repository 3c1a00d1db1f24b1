/** Pages that list other pages: a group of operations, and the schemas. */
import type { TemplateViews } from '../../../../emit/print/template-views.js';
import { printInline } from '../../../../support/code/markdown.js';
import { printText } from '../../../../support/code/markup.js';
import type { PageContext } from '../context.js';
import type { Group } from '../navigation.js';
import { linkToPart } from '../print.js';
import { summarize, titleOf } from '../titles.js';

type View = TemplateViews['site/list.html'];
type Row = View['rows'][number];

/** Returns the first sentence of a description; `undefined` if it is empty or repeats the title. */
function summaryOf(description: string | undefined, title: string): Row['text'] {
  const text = summarize(description);
  return ['', title].includes(text.replace(/\.$/u, '')) ? undefined : printText(text);
}

/** Returns the view of the page of a group. */
export function viewGroup(page: PageContext, { title, description, operations }: Group): View {
  return {
    title,
    print: linkToPart(page.path),
    description: description === undefined ? undefined : page.prose(description, 2, true),
    rows: operations.map((operation) => {
      const { method, path, deprecated: isDeprecated = false } = operation;
      const own = titleOf(page.input, operation);
      const text = summaryOf(operation.description, own);
      return { href: page.link.operation(operation), method, title: own, isDeprecated, path, text };
    }),
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
      .map(({ schema, name }) => ({
        href: page.link.schema(schema),
        method: undefined,
        title: name,
        isDeprecated: schema.schema.deprecated === true,
        path: undefined,
        text: summaryOf(schema.schema.description ?? schema.schema.title, name),
      })),
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
