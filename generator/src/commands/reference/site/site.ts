/**
 * The static site of an API: a page per operation, schema and chapter, readable without scripts, each also as Markdown,
 * and files for programs.
 */
import type { Diagnostic } from '../../../diagnostics/diagnostics.js';
import type { EmitInput } from '../../../emit/input.js';
import { renderHtml } from '../../../emit/print/handlebars.js';
import type { TemplateViews } from '../../../emit/print/template-views.js';
import type { NamedSchema } from '../../../ir/schema.js';
import { htmlToMarkdown } from '../../../support/code/html.js';
import { type Html, html, printText } from '../../../support/code/markup.js';
import type { History } from '../../changelog/page.js';
import { type SiteVersions, sortVersions } from '../versions.js';
import { type Anchors, createAnchors } from './anchors.js';
import { type Assets, readAssets } from './assets.js';
import { type ChapterProblem, locateProblems } from './chapter-problems.js';
import { createContext, type PageContext } from './context.js';
import { type ChapterImages, readImages } from './images.js';
import { addressOf, createFindTarget, rebaseLinks, replaceAddresses } from './links.js';
import { type MachinePage, printAgents, printLlms, printLlmsFull } from './machines.js';
import { type PathOf, printDescription } from './markdown/fields.js';
import { printOperationPages } from './markdown/operation.js';
import { printOverview } from './markdown/overview.js';
import { printSchemaMarkdown } from './markdown/schema.js';
import { type Chapter, type Group, listGroups, type Navigation, renderNavigation } from './navigation.js';
import { writeChangelog } from './pages/changelog.js';
import { type FileChapter, type GuideChapter, readChapters, writeChapters } from './pages/guide.js';
import { printList, viewGroup, viewSchemas } from './pages/list.js';
import { viewOperation } from './pages/operation.js';
import { viewOverview } from './pages/overview.js';
import { viewSchema } from './pages/schema.js';
import { createPaths, linkTo, type PagePaths, rootFrom, schemasPath } from './paths.js';
import { printPolicy } from './policy.js';
import { printPostman } from './postman.js';
import { printAll } from './print.js';
import { listHeadings, renderOwn, splitLead } from './prose.js';
import { createSchemaExamples } from './schema-example.js';
import { printSearch } from './search.js';
import { summarize, titleOf } from './titles.js';
import { listUses } from './uses.js';

/** A page without its frame, as HTML and as Markdown. */
interface Page extends Pick<MachinePage, 'kind' | 'group'> {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly content: Html;
  readonly markdown: string;
  /** The Markdown for paper, if it differs. */
  readonly printed?: string;
}

/** Data that all pages of a site share. */
interface Site {
  readonly input: EmitInput;
  readonly paths: PagePaths;
  readonly pathOf: PathOf;
  /** Creates the context of a page; `from` is the file of a chapter. */
  readonly open: (path: string, from?: string) => PageContext;
  /** Returns the ids of a page that was opened, by the path of its file. */
  readonly anchorsOf: (path: string) => Anchors;
}

const overview: Chapter = { title: 'Overview', path: 'index' };

const downloads = [
  ['openapi.yaml', 'the OpenAPI document'],
  ['openapi.json', 'the same as JSON'],
  ['postman.json', 'a collection for Postman and tools that import it'],
  ['llms.txt', 'a list of all pages as Markdown, for language models'],
  ['llms-full.txt', 'all of these pages in one file'],
  ['AGENTS.md', 'how a coding agent uses this API'],
  ['print.html', 'all pages on one, for paper'],
  ['redoc.html', 'the whole reference on one page, rendered by Redocly'],
] as const;

/** What a site contains besides the document. */
export interface SiteOptions {
  /** The versions of the document, for the changelog. */
  readonly history?: History;
  /** The versions of the site, for the switch between them. */
  readonly versions?: SiteVersions;
  /** Path of the site on its host, which begins and ends with `/`. Default: `/`, or `/` and the name of the version. */
  readonly root?: string;
  /** Called with each warning about a chapter. */
  readonly report?: (warning: Diagnostic) => void;
  /** Called with the path and the bytes of each image of a chapter, and of a logo that is not text. */
  readonly addImage?: (path: string, bytes: Uint8Array) => void;
}

function createSite(input: EmitInput, files: readonly FileChapter[]): Site {
  const paths = createPaths(input);
  const find = createFindTarget(input, paths, files);
  const opened = new Map<string, PageContext>();
  const open = (path: string, from?: string): PageContext => {
    const page = createContext(input, paths, find, path, from);
    opened.set(`${path}.html`, page);
    return page;
  };
  const pathOf: PathOf = {
    operation: (operation) => `${paths.operation(operation)}.md`,
    schema: (schema) => `${paths.schema(schema)}.md`,
    find,
  };
  return { input, paths, pathOf, open, anchorsOf: (path) => opened.get(path)?.anchors ?? createAnchors() };
}

/** Creates the files of the site that are text, by path. */
export async function makeSite(
  input: EmitInput,
  {
    history,
    versions,
    report = () => undefined,
    addImage = () => undefined,
    root = versions === undefined ? '/' : `/${versions.name}/`,
  }: SiteOptions = {},
): Promise<Map<string, string>> {
  const files = readChapters(input);
  const site = createSite(input, files);
  const { paths } = site;
  const groups = listGroups(input, paths);
  const images = await readImages(input.config.reference ?? {}, files);
  for (const [path, bytes] of images.files) addImage(path, bytes);
  const chapters = [
    ...writeChapters(input, paths),
    ...(history === undefined ? [] : [writeChangelog(input, paths, history)]),
  ];
  const pages = [
    ...files.map((file) => pageOfFile(site, file, images, report)),
    ...chapters.map(pageOfChapter),
    ...groups.flatMap((group) => pagesOfGroup(site, group)),
    ...pagesOfSchemas(site),
  ];
  const listed = pages.filter(isListed);
  const texts = listed.map(({ markdown, path }) => rebaseLinks(markdown, path));
  const description = describeApi(site);
  // In print, the title and the list of all pages precede the first page.
  const first =
    description === undefined ? [] : [{ ...overview, group: '', markdown: `# ${overview.title}\n\n${description}` }];
  const full = printLlmsFull(input, texts, description);
  const assets = await readAssets(input.config.reference);
  for (const [path, bytes] of assets.images) addImage(path, bytes);
  const frame = { navigation: { input, paths, groups, chapters: [overview, ...files, ...chapters] }, assets, versions };
  return new Map([
    ...assets.files,
    ...printPages([pageOfOverview(site, groups, pages), ...pages], frame),
    ['404.html', printMissing(frame, root)],
    ['print.html', printAll([...first, ...listed], input.api.title, `assets/${assets.style}`)],
    ['search.json', printSearch(site.open(overview.path), [overview, ...chapters], files, site.anchorsOf)],
    ['postman.json', printPostman(input)],
    ['llms.txt', printLlms(input, [...listStarts(site, full), ...listed.map(toMachinePage)])],
    ['llms-full.txt', full],
    ['AGENTS.md', printAgents(input)],
  ]);
}

/** Lists what a program reads before the pages: the first page with its topics, and the files about the whole API. */
function listStarts({ input }: Site, full: string): readonly MachinePage[] {
  const topics = listHeadings(splitLead(input.api.description ?? '').rest).map(({ title }) => title);
  const start = (title: string, path: string, description: string): MachinePage => {
    return { kind: 'chapter', group: '', title, path, description };
  };
  return [
    start(overview.title, `${overview.path}.md`, topics.slice(0, 20).join(', ')),
    start('AGENTS.md', 'AGENTS.md', 'how a coding agent uses this API'),
    start('OpenAPI document', 'openapi.yaml', ''),
    start('All pages in one file', 'llms-full.txt', `${Math.ceil(full.length / 1_000).toLocaleString('en')} kB`),
  ];
}

/** Returns the description of the API as Markdown; `undefined` without one. */
function describeApi({ input, pathOf }: Site): string | undefined {
  return printDescription({ pathOf, path: `${overview.path}.md` }, input.api.description);
}

/** Whether a page is more than a list of other pages. */
function isListed({ path }: Page): boolean {
  return !path.endsWith('/index');
}

function toMachinePage({ kind, group, title, summary, path }: Page): MachinePage {
  return { kind, group, title, description: summary, path: `${path}.md` };
}

/** Whether the overview links to a page: a chapter, or a list of operations or schemas. */
function isContent(page: Page): boolean {
  return page.kind === 'chapter' || !isListed(page);
}

function toContent(page: Page): MachinePage {
  return { ...toMachinePage(page), group: 'Reference' };
}

function pageOfOverview(site: Site, groups: readonly Group[], pages: readonly Page[]): Page {
  const page = site.open(overview.path);
  const links = downloads.map(([href, text]) => ({ href, title: href, text }));
  const { title, description } = site.input.api;
  return {
    kind: 'chapter',
    group: '',
    path: page.path,
    title,
    summary: summarize(description),
    content: renderHtml('site/overview.html', viewOverview(page, groups, links)),
    markdown: printOverview(site.input, site.pathOf, pages.filter(isContent).map(toContent)),
  };
}

function pageOfFile(
  { pathOf, open }: Site,
  { path, title, markdown, file, headings, source }: FileChapter,
  images: ChapterImages,
  report: (warning: Diagnostic) => void,
): Page {
  const problems: ChapterProblem[] = [];
  const imageAt = (address: string): string | undefined => {
    const image = images.find(address, file);
    if (typeof image === 'string') return `${rootFrom(path)}${image}`;
    problems.push({ address, reason: image.reason });
    return undefined;
  };
  const onMissing = (address: string): number => problems.push({ address });
  const resolve = (address: string): string | undefined => {
    const target = pathOf.find(address, file);
    if (target?.missing !== undefined) problems.push({ address, hasPage: true });
    return target && addressOf(path, target);
  };
  const prose = open(path, file).prose(markdown, 1, true, { image: imageAt, resolve, onMissing });
  for (const warning of locateProblems(source.label, source.text, problems)) report(warning);
  const linked = replaceAddresses(htmlToMarkdown(markdown), (href) => {
    const target = pathOf.find(href, file);
    return target === undefined ? imageAt(href) : addressOf(path, target, 'md');
  });
  const content = html`<div class="chapter prose">${prose}</div>`;
  return { kind: 'chapter', group: '', path, title, summary: summarize(headings[0]?.text), content, markdown: linked };
}

function pageOfChapter({ path, title, markdown }: GuideChapter): Page {
  const content = html`<div class="chapter prose">${renderOwn(markdown, 1, true)}</div>`;
  const linked = replaceAddresses(markdown, (href) => href.replace(/\.html(?=#|$)/u, '.md'));
  return { kind: 'chapter', group: '', path, title, summary: '', content, markdown: linked };
}

function pagesOfGroup({ input, paths, pathOf, open }: Site, group: Group): readonly Page[] {
  const { title, description, operations } = group;
  const common = { kind: 'operation', group: title } as const;
  const list = viewGroup(open(group.path), group);
  return [
    {
      ...common,
      path: group.path,
      title,
      summary: summarize(description),
      content: renderHtml('site/list.html', list),
      markdown: printList(list),
    },
    ...operations.map((operation) => {
      const page = open(paths.operation(operation));
      const view = viewOperation(page, operation, page.link.page(group.path), title);
      const { whole, short } = printOperationPages(input, operation, pathOf);
      return {
        ...common,
        path: page.path,
        title: titleOf(input, operation),
        summary: summarize(operation.description ?? operation.summary),
        content: renderHtml('site/operation.html', view),
        markdown: whole,
        printed: short,
      };
    }),
  ];
}

function pagesOfSchemas(site: Site): readonly Page[] {
  const { input, open } = site;
  if (input.api.schemas.length === 0) return [];
  const page = open(schemasPath);
  const uses = listUses(input, page.index);
  const exampleOf = createSchemaExamples(input);
  const list = viewSchemas(page);
  const common = { kind: 'schema', group: 'Schemas' } as const;
  const first = { path: schemasPath, title: 'Schemas', summary: '', markdown: printList(list) };
  const pageOf = (named: NamedSchema): Page => {
    const own = open(site.paths.schema(named));
    const view = viewSchema(own, named, uses.get(named.pointer) ?? [], own.link.page(schemasPath), exampleOf);
    return {
      ...common,
      path: own.path,
      title: view.title,
      summary: summarize(named.schema.description),
      content: renderHtml('site/schema.html', view),
      markdown: printSchemaMarkdown(input, named, site.pathOf),
    };
  };
  return [{ ...common, ...first, content: renderHtml('site/list.html', list) }, ...input.api.schemas.map(pageOf)];
}

/** The parts of a page around its content, which are the same for all pages. */
interface Frame {
  readonly navigation: Navigation;
  readonly assets: Assets;
  readonly versions: SiteVersions | undefined;
}

/** Returns the switch between versions: links to the same page or, where there is none, to the first one. */
function viewVersions({ name, others }: SiteVersions, path: string): TemplateViews['site/page.html']['versions'] {
  const folder = `${rootFrom(path)}../`;
  const links = sortVersions([name, ...others.map((other) => other.name)]).map((version) => {
    const pages = others.find((other) => other.name === version)?.pages;
    const hasPage = pages?.has(`${path}.html`) !== false;
    const href = hasPage ? `${folder}${version}/${path}.html` : `${folder}${version}/index.html`;
    return { href, name: version, isCurrent: version === name, note: hasPage ? undefined : 'without this page' };
  });
  return { name, links, all: `${folder}versions.html` };
}

/** Adds a link to the index of all pages below the first heading, for programs that start at any page. */
function addIndex(markdown: string, llms: string): string {
  const [heading = '', ...rest] = markdown.split('\n');
  return [heading, '', `> Index of all pages: [llms.txt](${llms})`, ...rest].join('\n');
}

/** Adds head, header and navigation to a page. */
function printPage(
  { navigation, assets: { style, script, logo }, versions }: Frame,
  { path, title, summary, content }: Pick<Page, 'path' | 'title' | 'summary' | 'content'>,
  markdown: string | undefined,
): string {
  const { title: api, version } = navigation.input.api;
  return `${renderHtml('site/page.html', {
    root: rootFrom(path),
    path: `${path}.html`,
    policy: printPolicy(navigation.input),
    isInner: path !== overview.path,
    title,
    summary: summary === '' ? undefined : summary,
    api,
    version,
    // The page for unknown paths has no Markdown, and no counterpart in other versions.
    versions: versions && viewVersions(versions, markdown === undefined ? overview.path : path),
    home: linkTo(path, overview.path),
    markdown,
    style,
    script,
    logo,
    navigation: renderNavigation(navigation, path),
    content,
  })}\n`;
}

/** Prints the page for unknown paths. Hosts show it at any depth, so its links begin with the path of the site. */
function printMissing(frame: Frame, root: string): string {
  const content = renderHtml('site/missing.html', {});
  const page = printPage(frame, { path: '404', title: 'Page not found', summary: '', content }, undefined);
  return page.replaceAll(/(?<=<[^<>]* (?:href|src|data-root)=")(?:\.\/)?(?![#/]|data:)/gu, () => printText(root));
}

/** Returns the files of each page: HTML and Markdown. */
function printPages(pages: readonly Page[], frame: Frame): (readonly [path: string, text: string])[] {
  return pages.flatMap((page) => {
    const { path, markdown } = page;
    return [
      [`${path}.html`, printPage(frame, page, linkTo(path, path, 'md'))] as const,
      [`${path}.md`, addIndex(markdown, `./${rootFrom(path)}llms.txt`)] as const,
    ];
  });
}
