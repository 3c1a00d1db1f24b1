/** Sites of real-world documents are complete, have no dead links, and have a bounded size. */
import { expect, test } from 'vitest';
import { makeSite } from '../../generator/src/commands/reference/site/site.js';
import { testConfig } from '../support/documents.js';
import { loadInput } from '../support/emit-input.js';
import { knownDocuments } from '../support/known-documents.js';
import { drawSample } from '../support/long.js';
import { noteSkip } from '../support/skips.js';
import { listFaults, parsePages } from './site-pages.js';

const names = ['museum', 'discord', 'box.com', 'docker.com', 'stripe.com', 'octokit-openapi-api'];
const documents = drawSample(
  knownDocuments.filter(({ name }) => names.some((part) => name.includes(part))),
  1,
  'sites of known documents',
  3,
);
if (documents.length === 0) noteSkip('sites of documents of others', 'they are not here');

/** The document of this project, which is always available. */
const own = { name: 'the document of this project', path: 'spec/openapi.yaml' };

test.each([own, ...documents])('generates a site for $name', async ({ name, path }) => {
  const { input } = await loadInput(path, { ...testConfig, skipUnsupported: true });
  const start = performance.now();
  const files = await makeSite(input);
  const time = Math.round(performance.now() - start);
  const sizeOf = (isCounted: (path: string) => boolean): number =>
    [...files].reduce((sum, [path, text]) => sum + (isCounted(path) ? Buffer.byteLength(text) : 0), 0);
  const [all, pages] = [sizeOf(() => true), sizeOf((path) => /\.(?:html|css|js)$/u.test(path))];
  const inMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
  console.info(`${name}: ${files.size} files, ${inMegabytes(all)} MB, pages ${inMegabytes(pages)} MB, ${time} ms`);
  // For programs, there are as many Markdown files, and a collection for Postman.
  expect(pages).toBeLessThan(60_000_000);
  expect(listFaults(files, parsePages(files))).toEqual([]);
});
