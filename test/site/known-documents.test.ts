/** Sites of real-world documents: complete, with links that resolve, and of a bounded size. */
import { expect, test } from 'vitest';
import { makeSite } from '../../generator/src/commands/reference/site/site.js';
import { testConfig } from '../support/documents.js';
import { loadInput } from '../support/emit-input.js';
import { knownDocuments } from '../support/known-documents.js';
import { listFaults, parsePages } from './site-pages.js';

const names = ['museum', 'discord', 'box.com', 'docker.com', 'stripe.com', 'octokit-openapi-api'];
const documents = knownDocuments.filter(({ name }) => names.some((part) => name.includes(part)));

test.skipIf(documents.length === 0).each(documents)('makes a site of $name', async ({ name, path }) => {
  const { input } = await loadInput(path, { ...testConfig, skipUnsupported: true });
  const start = performance.now();
  const files = await makeSite(input);
  const time = Math.round(performance.now() - start);
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  console.info(`${name}: ${files.size} files, ${(bytes / 1e6).toFixed(1)} MB, ${time} ms`);
  expect(bytes).toBeLessThan(60_000_000);
  expect(listFaults(files, parsePages(files))).toEqual([]);
});
