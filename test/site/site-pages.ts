/** Generates and reads sites for tests: pages, links, headings and ids. */
import { posix } from 'node:path';
import { replaceServers } from '../../generator/src/commands/reference/site/policy.js';
import { makeSite } from '../../generator/src/commands/reference/site/site.js';
import type { Config } from '../../generator/src/config/codegen-config.js';
import type { EmitInput } from '../../generator/src/emit/input.js';
import { prepare } from '../../generator/src/prepare.js';
import { loadText, testConfig } from '../support/documents.js';
import { type Element, listElements, parseHtml, textOf } from '../support/strict-html.js';

export interface Site {
  readonly input: EmitInput;
  readonly files: ReadonlyMap<string, string>;
  /** The parsed pages, by path. */
  readonly pages: ReadonlyMap<string, Element>;
}

/** Generates the site of a document; throws if the document has errors. */
export async function makeSiteOf(document: object | string, config: Config = testConfig): Promise<Site> {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const { value, diagnostics } = prepare(await loadText(text), config);
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const input = replaceServers(value);
  const files = await makeSite(input);
  return { input, files, pages: parsePages(files) };
}

/** Parses the pages of a site. */
export function parsePages(files: ReadonlyMap<string, string>): ReadonlyMap<string, Element> {
  const pages = new Map<string, Element>();
  for (const [path, text] of files)
    if (path.endsWith('.html'))
      try {
        pages.set(path, parseHtml(text));
      } catch (error) {
        throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      }
  return pages;
}

/** Returns a page of a site. */
export function pageOf({ pages }: Pick<Site, 'pages'>, path: string): Element {
  const page = pages.get(path);
  if (page === undefined) throw new Error(`no page ${path}; there are ${[...pages.keys()].join(', ')}`);
  return page;
}

/** Returns the text of a page's main part, with white space collapsed. */
export function mainOf(page: Element): string {
  const [main] = listElements(page, 'main');
  return main === undefined ? '' : textOf(main).replaceAll(/\s+/gu, ' ');
}

/** Files outside the site's pages that the reference also contains. */
const beside = new Set(['openapi.json', 'openapi.yaml', 'redoc.html']);

function idsOf(page: Element): string[] {
  return listElements(page).flatMap(({ attributes }) => attributes.get('id') ?? []);
}

function isBeside(path: string, files: ReadonlyMap<string, unknown>): boolean {
  return beside.has(path) || files.has(path);
}

/** Lists errors in the structure of pages: in links, ids and headings. */
export function listFaults(files: ReadonlyMap<string, unknown>, pages: ReadonlyMap<string, Element>): string[] {
  const faults: string[] = [];
  const ids = new Map([...pages].map(([path, page]) => [path, new Set(idsOf(page))]));
  for (const [path, page] of pages) {
    const own = idsOf(page);
    if (own.length !== new Set(own).size) faults.push(`${path}: an id occurs twice`);
    for (const { tag, attributes } of listElements(page)) {
      const link = attributes.get('href') ?? attributes.get('src');
      if (link === undefined || link.startsWith('data:,')) continue;
      if (/^[a-z][a-z\d+.-]*:/iu.test(link)) {
        if (tag !== 'a' || !/^(?:https?|mailto):/iu.test(link)) faults.push(`${path}: <${tag}> loads ${link}`);
        continue;
      }
      const [address = '', fragment] = link.split('#');
      // The page for unknown paths begins its links with the path of the site.
      const folder = link.startsWith('/') && path.endsWith('404.html') ? '' : posix.dirname(path);
      const target = address === '' ? path : posix.join(folder, decodeURIComponent(address.replace(/^\//u, '')));
      if (target.startsWith('..') || (!files.has(target) && !isBeside(target, files))) faults.push(`${path}: ${link}`);
      else if (fragment !== undefined && ids.get(target)?.has(fragment) !== true)
        faults.push(`${path}: no id for ${link}`);
    }
    faults.push(...listHeadingFaults(page).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

function listHeadingFaults(page: Element): string[] {
  const [main = page] = listElements(page, 'main');
  const headings = listElements(main).filter(({ tag }) => /^h[1-6]$/u.test(tag));
  const levels = headings.map(({ tag }) => Number(tag.slice(1)));
  const jumps = levels.flatMap((level, at) => {
    const before = levels[at - 1] ?? 0;
    return level > before + 1 ? [`h${level} "${textOf(headings[at] ?? main)}" after h${before}`] : [];
  });
  const firsts = levels.filter((level) => level === 1).length;
  return [
    ...(firsts === 1 ? [] : [`${firsts} headings of level 1`]),
    ...headings.filter((heading) => textOf(heading).trim() === '').map(() => 'an empty heading'),
    ...jumps,
  ];
}
