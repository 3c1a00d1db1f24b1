/** The search index: what the browser script searches, as a plain list, because building an index from it is fast. */
import { listAll, type Operation } from '../../../ir/api.js';
import { schemaOfContent } from '../../../ir/content.js';
import { requestOf } from '../../../ir/direction.js';
import { listProperties } from '../../../ir/type-members.js';
import { typeOf, typeOfPart } from '../../../ir/type-of.js';
import type { PageContext } from './context.js';
import type { Chapter } from './navigation.js';
import type { FileChapter } from './pages/guide.js';
import { summarize, titleOf } from './titles.js';

/** Kind, title, detail, address from the root, and further words that lead to it. */
type Entry = readonly [
  kind: 'operation' | 'schema' | 'section',
  title: string,
  detail: string,
  href: string,
  words: string,
];

function fieldsOf(page: PageContext, operation: Operation): readonly string[] {
  const bodies = (operation.body?.content ?? []).flatMap((content) => {
    const schema = schemaOfContent(content) ?? content.schema;
    return listProperties(page.index, typeOfPart(page.index, schema, requestOf(operation))).map(({ name }) => name);
  });
  return [...new Set([...operation.parameters.map(({ name }) => name), ...bodies])];
}

/** Returns the headings of a chapter of the project, each with the words of its section. */
function listSections({ title, path, headings }: FileChapter): readonly Entry[] {
  return headings.map((heading, at) => {
    const words = [...new Set(heading.text.split(/\s+/u))].join(' ');
    const href = `${path}.html${at === 0 ? '' : `#${encodeURIComponent(heading.id)}`}`;
    return ['section', heading.title, at === 0 ? '' : title, href, words];
  });
}

/** Prints the index. `files` are the chapters of the project, the others have only their titles. */
export function printSearch(page: PageContext, chapters: readonly Chapter[], files: readonly FileChapter[]): string {
  const { api, names } = page.input;
  const entries: Entry[] = [
    ...chapters.map(({ title, path }): Entry => ['section', title, '', `${path}.html`, '']),
    ...files.flatMap(listSections),
    ...listAll(api).map(
      (operation): Entry => [
        'operation',
        titleOf(page.input, operation),
        `${operation.method} ${operation.path}`,
        page.link.operation(operation),
        [names.operation(operation).value, operation.tag, ...fieldsOf(page, operation)].join(' '),
      ],
    ),
    ...api.schemas.map((named): Entry => {
      const properties = listProperties(page.index, typeOf(page.index, named.schema, 'received'));
      const words = [...new Set(properties.map(({ name }) => name))].join(' ');
      return ['schema', page.nameOf(named), summarize(named.schema.description), page.link.schema(named), words];
    }),
  ];
  return `${JSON.stringify({ entries })}\n`;
}
