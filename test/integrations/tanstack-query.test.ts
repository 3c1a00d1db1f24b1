/**
 * The entry for TanStack Query with the two latest versions of the real library, without a framework, and with React
 * and Vue in a browser.
 */
import { execFile } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { generateFiles, testConfig, writeFiles } from '../support/documents.js';
import { type PageServer, servePages } from '../support/page-server.js';
import { typeCheck } from '../support/type-check.js';
import { linkPackages, makeWorkspace, repository, type Workspace } from '../support/workspace.js';

const sources = join(repository, 'test/integrations/tanstack-query');

let workspace: Workspace;
let folder: string;
beforeAll(async () => {
  workspace = await makeWorkspace();
  folder = join(workspace.folder, 'case');
  const spec = await readFile(join(sources, 'spec.yaml'), 'utf8');
  const config = { ...testConfig, int64: 'bigint', integrations: ['tanstack-query'] } as const;
  const files = await generateFiles({ 'spec.yaml': spec }, config);
  await writeFiles(join(folder, 'packages'), Object.fromEntries(files));
  await linkPackages(workspace.folder, 'case');
  await cp(sources, folder, { recursive: true });
  const libraries = ['react', 'react-dom', 'vue', 'query-core-4', 'react-query-4', 'scheduler', 'csstype'];
  for (const name of [...libraries, '@tanstack', '@vue', 'use-sync-external-store'])
    await symlink(join(repository, 'node_modules', name), join(workspace.folder, 'node_modules', name));
});
afterAll(() => workspace.remove());

test.each(['ts7', 'typescript'] as const)(
  'TanStack Query calls for React, for Vue and without a framework compile with %s',
  async (compiler) => {
    const tsconfig = JSON.parse(await readFile(join(workspace.folder, 'tsconfig.json'), 'utf8'));
    const compilerOptions = { ...tsconfig.compilerOptions, jsx: 'react-jsx', noUnusedLocals: true };
    const include = ['case/*.ts', 'case/*.tsx'];
    await writeFile(join(workspace.folder, 'tsconfig.calls.json'), JSON.stringify({ compilerOptions, include }));
    expect(typeCheck(workspace.folder, compiler, 'tsconfig.calls.json')).toEqual([]);
  },
);

const pages = (first: number): number[][] =>
  Array.from({ length: 6 - first }, (_, index) => [2 * (first + index) - 1, 2 * (first + index)]);

test.each(['@tanstack/query-core', 'query-core-4'])(
  "TanStack Query calls return the API's data and errors with %s",
  async (library) => {
    const script = `
import * as library from '${library}';
import { run } from './calls.ts';
process.stdout.write(JSON.stringify(await run(library)));
process.exit(0);`;
    await writeFile(join(folder, 'driver.ts'), script);
    const tsx = join(repository, 'node_modules/tsx/dist/loader.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', tsx, 'driver.ts'], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual({
      pet: { id: 3, name: 'Pet 3' },
      isCached: true,
      missing: 'ApiError: getPet: 404 no pet 12',
      empty: null,
      news: 'fresh',
      created: { id: 11, name: 'Tom' },
      refused: 'ApiError: createPet: 409 Rex exists',
      deleted: 'undefined',
      matches: 2,
      one: 1,
      aborted: [true],
      byNumber: [null, pages(1)],
      fromThree: [null, pages(3)],
      byOffset: [null, pages(1)],
      byLink: [null, pages(1)],
      byNext: [null, pages(1)],
      byCursor: [null, pages(1)],
    });
  },
);

test('TanStack queries are not generated for operations with a streamed response body', async () => {
  const text = await readFile(join(folder, 'packages/client/src/tanstack-query.ts'), 'utf8');
  expect(text).not.toContain('getPhoto');
});

describe.skipIf(!hasBrowser())('in a browser', () => {
  let pages: PageServer;
  beforeAll(async () => {
    const { server } = await import(join(folder, 'server.ts'));
    pages = await servePages((request) => server.fetch(request));
  });
  afterAll(() => pages?.close());

  test.each(['react.tsx', 'vue.ts'])('the app %s shows pages, errors and mutation results', async (entry) => {
    await pages.bundle(join(folder, entry));
    const browser = await openBrowser();
    try {
      const { page, errors } = await openPage(browser, 800, 600);
      await page.goto(pages.url);
      const textOf = (id: string): Promise<string | null> => page.locator(`#${id}`).textContent();
      await expect.poll(() => textOf('pet')).toBe('Pet 1');
      await expect.poll(() => textOf('names')).toBe('Pet 1,Pet 2');
      await expect.poll(() => textOf('problem')).toContain('no pet 12');
      await page.evaluate("document.getElementById('more').click()");
      await expect.poll(() => textOf('names')).toBe('Pet 1,Pet 2,Pet 3,Pet 4');
      await page.evaluate("document.getElementById('create').click()");
      await expect.poll(() => textOf('created')).toBe('Tom');
      // Chromium reports the 404 itself.
      expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
