/** The search index: what the browser script searches, as a plain list, because building an index from it is fast. */
import { listAll, type Operation } from '../../../ir/api.js';
import { schemaOfContent } from '../../../ir/content.js';
import { requestOf } from '../../../ir/direction.js';
import { listProperties } from '../../../ir/type-members.js';
import { typeOf, typeOfPart } from '../../../ir/type-of.js';
import { groupBy } from '../../../support/group-by.js';
import { type Anchors, createAnchors, slugOfField } from './anchors.js';
import type { PageContext } from './context.js';
import type { Chapter } from './navigation.js';
import type { FileChapter } from './pages/guide.js';
import { type Heading, listHeadings, splitLead } from './prose.js';
import { summarize, titleOf } from './titles.js';

/** Kind, title, detail, address relative to the root, more words, and lists of field names, each after an id prefix. */
type Entry = readonly [
  kind: 'operation' | 'schema' | 'section',
  title: string,
  detail: string,
  href: string,
  words: string,
  ...fields: readonly string[],
];

/** A field of a page. Its id consists of `start`, `-` and the name in the form that ids have. */
type Field = readonly [start: string, name: string];

function fieldsOf(page: PageContext, operation: Operation): readonly Field[] {
  const bodies = (operation.body?.content ?? []).flatMap((content) => {
    const schema = schemaOfContent(content) ?? content.schema;
    return listProperties(page.index, typeOfPart(page.index, schema, requestOf(operation))).map(({ name }) => name);
  });
  return [
    ...operation.parameters.map(({ in: where, name }): Field => [where, name]),
    ...bodies.map((name): Field => ['body', name]),
  ];
}

/** Returns the last elements of an entry: words, with names of fields without ids, and other names by id prefix. */
function endOf(words: string, fields: readonly Field[], { has }: Anchors): readonly [string, ...string[]] {
  const slugs = fields.map(([start, name]): Field => [start, slugOfField(name)]);
  const [found, others] = [true, false].map((isFound) => slugs.filter((field) => has(field.join('-')) === isFound));
  const lists = [...groupBy(found ?? [], ([start]) => start)];
  return [
    [...new Set([words, ...(others ?? []).map(([, name]) => name)])].join(' ').trim(),
    ...lists.map(([start, own]) => [start, ...new Set(own.map(([, name]) => name))].join(' ')),
  ];
}

/** Returns the distinct words of a text. If it contains the status 429, adds the words for rate limits. */
function wordsOf(text: string): string {
  const said = /\b429\b/u.test(text) ? ' rate limit' : '';
  return [...new Set(`${text}${said}`.trim().split(/\s+/u))].join(' ');
}

/** Returns the headings of a page, each with the words of its section. */
function listSections(title: string, path: string, headings: readonly Heading[]): readonly Entry[] {
  return headings.map(({ id, title: own, text, commands }) => [
    'section',
    own,
    title,
    `${path}.html#${encodeURIComponent(id)}`,
    wordsOf(`${text} ${commands}`),
  ]);
}

/** Returns the entries of a chapter. Its first heading is its title. */
function listFile({
  title,
  path,
  headings: [first, ...rest],
}: Pick<FileChapter, 'title' | 'path' | 'headings'>): readonly Entry[] {
  return [
    ['section', title, '', `${path}.html`, wordsOf(first === undefined ? '' : `${first.text} ${first.commands}`)],
    ...listSections(title, path, rest),
  ];
}

/** A chapter whose text this tool wrote; the first page has none. */
interface OwnChapter extends Chapter {
  readonly markdown?: string;
}

/** Prints the index. `files` are the project's chapters; `anchorsOf` returns the ids of a page by path. */
export function printSearch(
  page: PageContext,
  chapters: readonly OwnChapter[],
  files: readonly FileChapter[],
  anchorsOf: (path: string) => Anchors = createAnchors,
): string {
  const { api, names } = page.input;
  const entries: Entry[] = [
    ...chapters.flatMap(({ markdown = '', ...rest }) => listFile({ ...rest, headings: listHeadings(markdown) })),
    ...listSections(api.title, 'index', listHeadings(splitLead(api.description ?? '').rest)),
    ...files.flatMap(listFile),
    ...listAll(api).map((operation): Entry => {
      const href = page.link.operation(operation);
      const words = `${names.operation(operation).value} ${operation.tag}`;
      const end = endOf(words, fieldsOf(page, operation), anchorsOf(href));
      return ['operation', titleOf(page.input, operation), `${operation.method} ${operation.path}`, href, ...end];
    }),
    ...api.schemas.map((named): Entry => {
      const properties = listProperties(page.index, typeOf(page.index, named.schema, 'received'));
      const href = page.link.schema(named);
      const fields = properties.map(({ name }): Field => ['field', name]);
      const end = endOf('', fields, anchorsOf(href));
      return ['schema', page.nameOf(named), summarize(named.schema.description), href, ...end];
    }),
  ];
  return `${JSON.stringify({ entries })}\n`;
}
