/** The static site of an API: a page per operation, schema and chapter, readable without scripts. */
import type { EmitInput } from '../../../emit/input.js';
import { renderHtml } from '../../../emit/print/handlebars.js';
import type { Operation } from '../../../ir/api.js';
import { type Html, html } from '../../../support/code/markup.js';
import { readAssets } from './assets.js';
import { createContext, type PageContext } from './context.js';
import { type Chapter, type Group, listGroups, type Navigation, renderNavigation } from './navigation.js';
import { writeChapters } from './pages/guide.js';
import { viewGroup, viewSchemas } from './pages/list.js';
import { viewOperation } from './pages/operation.js';
import { viewOverview } from './pages/overview.js';
import { viewSchema } from './pages/schema.js';
import { createPaths, linkTo, schemasPath } from './paths.js';
import { printPolicy } from './policy.js';
import { renderOwn } from './prose.js';
import { printSearch } from './search.js';
import { summarize, titleOf } from './titles.js';
import { listUses } from './uses.js';

/** A page before it gets its frame. */
interface Page {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly content: Html;
}

const overview: Chapter = { title: 'Overview', path: 'index' };

const downloads = [
  ['openapi.yaml', 'the OpenAPI document'],
  ['openapi.json', 'the same as JSON'],
  ['redoc.html', 'the whole reference on one page, rendered by Redocly'],
] as const;

/** Creates the files of the site, by path. */
export async function makeSite(input: EmitInput): Promise<Map<string, string>> {
  const paths = createPaths(input);
  const assets = await readAssets();
  const groups = listGroups(input, paths);
  const written = writeChapters(input, paths);
  const navigation: Navigation = { input, paths, groups, chapters: [overview, ...written] };
  const policy = printPolicy(input);
  const open = (path: string): PageContext => createContext(input, paths, path);
  const pages: Page[] = [
    pageOfOverview(open(overview.path), groups),
    ...written.map(({ path, title, markdown }) => ({
      path,
      title,
      summary: '',
      content: html`<div class="chapter prose">${renderOwn(markdown, 1)}</div>`,
    })),
    ...groups.flatMap((group) => pagesOfGroup(group, open, (operation) => paths.operation(operation))),
    ...pagesOfSchemas(input, open, (named) => paths.schema(named)),
  ];
  const files = new Map(assets.files);
  for (const page of pages)
    files.set(
      `${page.path}.html`,
      frame(page, { input, policy, assets, navigation: renderNavigation(navigation, page.path) }),
    );
  files.set('search.json', printSearch(open(overview.path), navigation.chapters));
  return files;
}

function pageOfOverview(page: PageContext, groups: readonly Group[]): Page {
  const links = downloads.map(([href, text]) => ({ href, title: href, text }));
  const { api } = page.input;
  return {
    path: page.path,
    title: api.title,
    summary: summarize(api.description),
    content: renderHtml('site/overview.html', viewOverview(page, groups, links)),
  };
}

function pagesOfGroup(
  group: Group,
  open: (path: string) => PageContext,
  pathOf: (operation: Operation) => string,
): readonly Page[] {
  const list = open(group.path);
  const { title, description, operations } = group;
  return [
    {
      path: group.path,
      title,
      summary: summarize(description),
      content: renderHtml('site/list.html', viewGroup(list, group)),
    },
    ...operations.map((operation) => {
      const page = open(pathOf(operation));
      return {
        path: page.path,
        title: titleOf(page.input, operation),
        summary: summarize(operation.description ?? operation.summary),
        content: renderHtml('site/operation.html', viewOperation(page, operation, page.link.page(group.path), title)),
      };
    }),
  ];
}

function pagesOfSchemas(
  input: EmitInput,
  open: (path: string) => PageContext,
  pathOf: (named: EmitInput['api']['schemas'][number]) => string,
): readonly Page[] {
  if (input.api.schemas.length === 0) return [];
  const list = open(schemasPath);
  const uses = listUses(input, list.index);
  return [
    { path: schemasPath, title: 'Schemas', summary: '', content: renderHtml('site/list.html', viewSchemas(list)) },
    ...input.api.schemas.map((named) => {
      const page = open(pathOf(named));
      const view = viewSchema(page, named, uses.get(named.pointer) ?? [], page.link.page(schemasPath));
      const summary = summarize(named.schema.description);
      return { path: page.path, title: view.title, summary, content: renderHtml('site/schema.html', view) };
    }),
  ];
}

interface Frame {
  readonly input: EmitInput;
  readonly policy: string;
  readonly assets: { readonly style: string; readonly script: string };
  readonly navigation: Html;
}

/** Adds head, header and navigation to a page. */
function frame({ path, title, summary, content }: Page, { input, policy, assets, navigation }: Frame): string {
  const root = '../'.repeat(path.split('/').length - 1);
  const view = {
    root,
    path: `${path}.html`,
    policy,
    title,
    isInner: path !== overview.path,
    summary: summary === '' ? undefined : summary,
    api: input.api.title,
    version: input.api.version,
    home: linkTo(path, overview.path),
    markdown: linkTo(path, path, 'md'),
    ...assets,
    navigation,
    content,
  };
  return `${renderHtml('site/page.html', view)}\n`;
}
