/**
 * All pages on one, for paper. It is made of their Markdown, which has no tabs, forms and nested fields to open, and is a
 * tenth of the size of the pages.
 */
import { posix } from 'node:path';
import { renderHtml } from '../../../emit/print/handlebars.js';
import { groupBy } from '../../../support/group-by.js';
import { decode } from './links.js';
import { renderPaper } from './prose.js';

/** A page as Markdown; its links are relative to its path. */
export interface PrintedPage {
  /** Path of the page, without its extension. */
  readonly path: string;
  readonly title: string;
  /** Title of the group of an operation or a schema; empty for chapters. */
  readonly group: string;
  readonly markdown: string;
  /** The Markdown for paper, if it differs: with one code sample. */
  readonly printed?: string;
}

const idOf = (path: string): string => path.replaceAll('/', '-');

/** Prints the page. `style` is the path of the style sheet. */
export function printAll(pages: readonly PrintedPage[], title: string, style: string): string {
  const paths = new Set(pages.map(({ path }) => path));
  const view = ({ path, group, markdown, printed = markdown }: PrintedPage) => {
    const resolve = (href: string): string | undefined => {
      const [file = ''] = href.split('#');
      const target = posix.join(posix.dirname(path), decode(file)).replace(/\.(?:md|html)$/u, '');
      return paths.has(target) ? `#${encodeURIComponent(idOf(target))}` : undefined;
    };
    const image = (href: string): string | undefined => {
      const target = posix.join(posix.dirname(path), href);
      return /^assets\/[\w-]+\.svg$/u.test(target) ? target : undefined;
    };
    return { id: idOf(path), content: renderPaper(printed, { top: group === '' ? 2 : 3, resolve, image }) };
  };
  const chapters = pages.filter(({ group }) => group === '');
  const groups = [
    ...groupBy(
      pages.filter(({ group }) => group !== ''),
      ({ group }) => group,
    ),
  ];
  const sections = [
    ...chapters.map((page) => ({ id: `chapter-${idOf(page.path)}`, title: undefined, pages: [view(page)] })),
    ...groups.map(([name, own], at) => ({ id: `group-${at + 1}`, title: name, pages: own.map(view) })),
  ];
  const links = [
    ...chapters.map((page) => ({ href: `#${encodeURIComponent(idOf(page.path))}`, title: page.title })),
    ...groups.map(([name], at) => ({ href: `#group-${at + 1}`, title: name })),
  ];
  return `${renderHtml('site/plain.html', { title, style, start: undefined, links, sections })}\n`;
}
