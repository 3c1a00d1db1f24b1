/**
 * The versions of a site: a folder for each, a list of them in `versions.json` (in the format of mike, a tool for
 * MkDocs), and a start page that leads to the latest version.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteVersionPattern } from '../../config/table.js';
import { renderHtml } from '../../emit/print/handlebars.js';
import { readJson } from '../../openapi/read/json.js';
import { isReading } from '../../openapi/read/reading.js';
import { asArray, asObject, asString } from '../../openapi/values.js';

/** A version of the site in another folder. */
export interface OtherVersion {
  readonly name: string;
  /** Paths of its pages. */
  readonly pages: ReadonlySet<string>;
}

/** The version that is written, and the others that exist. */
export interface SiteVersions {
  readonly name: string;
  readonly others: readonly OtherVersion[];
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** Sorts names of versions, the latest first: `v10` before `v9`. */
export function sortVersions(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort((a, b) => byNumber.compare(b, a));
}

function listPages(folder: string): ReadonlySet<string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(paths.filter((path) => path.endsWith('.html')).map((path) => path.replaceAll('\\', '/')));
}

/** Reads the versions in a folder. A version whose folder was deleted is left out. */
export function readVersions(folder: string, name: string): SiteVersions {
  const file = join(folder, 'versions.json');
  const read = existsSync(file) ? readJson(file, readFileSync(file, 'utf8')) : undefined;
  const listed = read !== undefined && isReading(read) ? asArray(read.value) : [];
  const names = listed.flatMap((entry) => asString(asObject(entry)['version']) ?? []);
  const others = sortVersions(names).filter(
    (other) => other !== name && siteVersionPattern.test(other) && existsSync(join(folder, other, 'index.html')),
  );
  return { name, others: others.map((other) => ({ name: other, pages: listPages(join(folder, other)) })) };
}

/**
 * Returns the files beside the versions, by path. `files` are those of the version that is written. `root` is the path
 * of the site on its host; links on the page for unknown paths begin with it.
 */
export function printVersions(
  { name, others }: SiteVersions,
  title: string,
  files: ReadonlyMap<string, string>,
  root = '/',
): Map<string, string> {
  const names = sortVersions([name, ...others.map((other) => other.name)]);
  // Readers should not first see a version such as `next` or `2.0-beta`.
  const latest = names.find((each) => /^v?\d+(?:\.\d+)*$/u.test(each)) ?? names[0] ?? name;
  const style = [...files.keys()].find((path) => path.endsWith('.css')) ?? '';
  const view = {
    title: `Versions of ${title}`,
    style: `${name}/${style}`,
    links: names.map((each) => ({ href: `${each}/index.html`, title: each })),
    sections: [],
  };
  const page = (start: string | undefined): string => `${renderHtml('site/plain.html', { ...view, start })}\n`;
  const missing = {
    ...view,
    title: 'Page not found',
    style: `${root}${view.style}`,
    links: view.links.map((link) => ({ ...link, href: `${root}${link.href}` })),
    start: undefined,
  };
  const list = names.map((version) => ({ version, title: version, aliases: [] }));
  return new Map([
    ['index.html', page(`${latest}/index.html`)],
    ['404.html', `${renderHtml('site/plain.html', missing)}\n`],
    ['versions.html', page(undefined)],
    ['versions.json', `${JSON.stringify(list, null, 2)}\n`],
  ]);
}
