/**
 * Combines all pages into one for printing. Uses their Markdown, which has no tabs, forms or collapsed fields, and is a
 * tenth of the pages' size.
 */
import { posix } from 'node:path';
import { renderHtml } from '../../../emit/print/handlebars.js';
import { groupBy } from '../../../support/group-by.js';
import { decode } from './links.js';
import { rootFrom } from './paths.js';
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

/** Returns the id of the part with the pages of a group, by the path of one of them. */
function partOf(path: string): string {
  return `group-${posix.basename(posix.dirname(path))}`;
}

/** Returns the link from a page of a group to its part of `print.html`, which then shows only this part. */
export function linkToPart(path: string): string {
  return `${rootFrom(path)}print.html#${encodeURIComponent(partOf(path))}`;
}

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
      return /^assets\/[\w-]+\.(?:svg|png|jpg|gif|webp)$/u.test(target) ? target : undefined;
    };
    return { id: idOf(path), content: renderPaper(printed, { top: group === '' ? 2 : 3, resolve, image }) };
  };
  const chapters = pages.filter(({ group }) => group === '');
  const listed = pages.filter(({ group }) => group !== '');
  const groups = [...groupBy(listed, ({ path }) => partOf(path))];
  const sections = [
    ...chapters.map((page) => ({ id: `chapter-${idOf(page.path)}`, title: undefined, pages: [view(page)] })),
    ...groups.map(([id, own]) => ({ id, title: own[0]?.group, pages: own.map(view) })),
  ];
  const links = [
    ...chapters.map((page) => ({ href: `#${encodeURIComponent(idOf(page.path))}`, title: page.title })),
    ...groups.map(([id, own]) => ({ href: `#${encodeURIComponent(id)}`, title: own[0]?.group ?? '' })),
  ];
  return `${renderHtml('site/plain.html', { title, style, start: undefined, links, sections })}\n`;
}
