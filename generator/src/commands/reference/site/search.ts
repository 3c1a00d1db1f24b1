/** The search index: what the browser script searches, as a plain list, because building an index from it is fast. */
import { listAll, type Operation } from '../../../ir/api.js';
import { schemaOfContent } from '../../../ir/content.js';
import { requestOf } from '../../../ir/direction.js';
import { listProperties } from '../../../ir/type-members.js';
import { typeOf, typeOfPart } from '../../../ir/type-of.js';
import type { PageContext } from './context.js';
import type { Chapter } from './navigation.js';
import type { FileChapter } from './pages/guide.js';
import { type Heading, listHeadings, splitLead } from './prose.js';
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

function wordsOf(text: string): string {
  return [...new Set(text.split(/\s+/u))].join(' ');
}

/** Returns the headings of a page, each with the words of its section. */
function listSections(title: string, path: string, headings: readonly Heading[]): readonly Entry[] {
  return headings.map(({ id, title: own, text }) => [
    'section',
    own,
    title,
    `${path}.html#${encodeURIComponent(id)}`,
    wordsOf(text),
  ]);
}

/** Returns the entries of a chapter of the project. Its first heading is its title. */
function listFile({ title, path, headings: [first, ...rest] }: FileChapter): readonly Entry[] {
  return [['section', title, '', `${path}.html`, wordsOf(first?.text ?? '')], ...listSections(title, path, rest)];
}

/** Returns the words of a chapter that this tool wrote, whose headings have no ids. */
function wordsOfMarkdown(markdown: string): string {
  return wordsOf(
    listHeadings(markdown)
      .map(({ title, text }) => `${title} ${text}`)
      .join(' '),
  );
}

/** A chapter whose text this tool wrote; the first page has none. */
interface OwnChapter extends Chapter {
  readonly markdown?: string;
}

/** Prints the index. `files` are the chapters of the project. */
export function printSearch(page: PageContext, chapters: readonly OwnChapter[], files: readonly FileChapter[]): string {
  const { api, names } = page.input;
  const entries: Entry[] = [
    ...chapters.map(
      ({ title, path, markdown = '' }): Entry => ['section', title, '', `${path}.html`, wordsOfMarkdown(markdown)],
    ),
    ...listSections(api.title, 'index', listHeadings(splitLead(api.description ?? '').rest)),
    ...files.flatMap(listFile),
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
