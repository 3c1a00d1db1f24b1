/** The entry for SWR with the real library, in React in a browser. */
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { generateFiles, testConfig, writeFiles } from '../support/documents.js';
import { type PageServer, servePages } from '../support/page-server.js';
import { typeCheck } from '../support/type-check.js';
import { linkPackages, makeWorkspace, repository, type Workspace } from '../support/workspace.js';

const sources = join(repository, 'test/integrations');

let workspace: Workspace;
let folder: string;
beforeAll(async () => {
  workspace = await makeWorkspace();
  folder = join(workspace.folder, 'case');
  const spec = await readFile(join(sources, 'tanstack-query/spec.yaml'), 'utf8');
  const config = { ...testConfig, int64: 'bigint', integrations: ['swr'] } as const;
  await writeFiles(join(folder, 'packages'), Object.fromEntries(await generateFiles({ 'spec.yaml': spec }, config)));
  await linkPackages(workspace.folder, 'case');
  await cp(join(sources, 'tanstack-query/server.ts'), join(folder, 'server.ts'));
  await cp(join(sources, 'swr/react.tsx'), join(folder, 'react.tsx'));
  const libraries = ['react', 'react-dom', 'scheduler', 'csstype', 'swr', 'dequal', 'use-sync-external-store'];
  for (const name of libraries)
    await symlink(join(repository, 'node_modules', name), join(workspace.folder, 'node_modules', name));
});
afterAll(() => workspace.remove());

test.each(['ts7', 'typescript'] as const)('SWR calls in React compile with %s', async (compiler) => {
  const tsconfig = JSON.parse(await readFile(join(workspace.folder, 'tsconfig.json'), 'utf8'));
  const compilerOptions = { ...tsconfig.compilerOptions, jsx: 'react-jsx', noUnusedLocals: true };
  const include = ['case/*.ts', 'case/*.tsx', 'case/packages/*/src/**/*'];
  await writeFile(join(workspace.folder, 'tsconfig.calls.json'), JSON.stringify({ compilerOptions, include }));
  expect(typeCheck(workspace.folder, compiler, 'tsconfig.calls.json')).toEqual([]);
});

test.each(['swr', 'tanstack-query'] as const)(
  'the entry %s compiles if operations have the same names as its helpers',
  async (name) => {
    const content = { 'application/json': { schema: { type: 'array', items: {} } } };
    const pages = {
      'x-pagination': { style: 'page', page: 'p' },
      parameters: [{ name: 'p', in: 'query', schema: { type: 'integer' } }],
    };
    const ids = ['operation', 'page', 'pages', 'listPages', 'list', 'request', 'keyOf', 'keysOf', 'fetch', 'send'];
    const paths = Object.fromEntries(
      ids.map((operationId) => [
        `/${operationId}`,
        { get: { operationId, ...pages, responses: { 200: { description: 'OK', content } } } },
      ]),
    );
    const spec = { openapi: '3.1.0', info: { title: 'Names', version: '1' }, servers: [{ url: '/' }], paths };
    const files = await generateFiles({ 'spec.yaml': JSON.stringify(spec) }, { ...testConfig, integrations: [name] });
    await writeFiles(join(workspace.folder, name, 'packages'), Object.fromEntries(files));
    await linkPackages(workspace.folder, name);
    const { compilerOptions } = JSON.parse(await readFile(join(workspace.folder, 'tsconfig.json'), 'utf8'));
    const include = [`${name}/packages/*/src/**/*`];
    await writeFile(join(workspace.folder, `tsconfig.${name}.json`), JSON.stringify({ compilerOptions, include }));
    expect(typeCheck(workspace.folder, 'ts7', `tsconfig.${name}.json`)).toEqual([]);
  },
);

test('the generated SWR entry does not import the swr library', async () => {
  for (const file of ['swr.ts', 'runtime/swr.ts', 'runtime/queries.ts'])
    expect(await readFile(join(folder, 'packages/client/src', file), 'utf8')).not.toContain("from 'swr");
  expect(await readFile(join(folder, 'packages/client/package.json'), 'utf8')).not.toContain('peerDependencies');
});

test('operations with a streamed response body have no SWR fetcher', async () => {
  expect(await readFile(join(folder, 'packages/client/src/swr.ts'), 'utf8')).not.toContain('getPhoto');
});

/** Expects an element to have a text, written as JSON. */
async function expectText(page: Page, id: string, value: unknown): Promise<void> {
  const text = value === undefined ? 'undefined' : JSON.stringify(value);
  await expect.poll(() => page.locator(`#${id}`).textContent(), { message: id }).toBe(text);
}

const pagesFrom = (first: number): number[][] =>
  Array.from({ length: 6 - first }, (_, index) => [2 * (first + index) - 1, 2 * (first + index)]);

describe.skipIf(!hasBrowser())('in a browser', () => {
  let pages: PageServer;
  const requests: string[] = [];
  beforeAll(async () => {
    const { server } = await import(join(folder, 'server.ts'));
    pages = await servePages((request) => {
      const { pathname, search } = new URL(request.url);
      requests.push(`${request.method} ${pathname}${search}`);
      return server.fetch(request);
    });
    await pages.bundle(join(folder, 'react.tsx'));
  });
  afterAll(() => pages?.close());

  test('SWR hooks return data and errors, and mutations revalidate their key', async () => {
    const browser = await openBrowser();
    try {
      const { page, errors } = await openPage(browser, 800, 600);
      await page.goto(pages.url);
      await expectText(page, 'pet', 'Pet 1');
      await expectText(page, 'problem', 'no pet 12');
      await expectText(page, 'skipped', [false, true]);
      await expectText(page, 'owned', 2);
      await expectText(page, 'news', null);
      expect(requests).toContain('GET /pets?owner=5');
      await page.evaluate("document.getElementById('refresh').click()");
      await expectText(page, 'news', 'fresh');
      await page.evaluate("document.getElementById('create').click()");
      await expectText(page, 'created', 'Tom');
      await page.evaluate("document.getElementById('refuse').click()");
      await expectText(page, 'created', 'createPet: 409 Rex exists');
      requests.length = 0;
      await page.evaluate("document.getElementById('all').click()");
      await expect.poll(() => requests).toEqual(['GET /pets?owner=5']);
      // Chromium reports the 404 and the 409 itself.
      expect(errors.filter((error) => !/40[49]/u.test(error))).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  test('infinite SWR hooks read each page once and stop after the last', async () => {
    const browser = await openBrowser();
    try {
      const { page, errors } = await openPage(browser, 800, 600);
      await page.goto(`${pages.url}?lists`);
      for (const id of ['by-number', 'by-offset', 'by-link', 'by-next', 'by-cursor'])
        await expectText(page, id, [6, pagesFrom(1)]);
      await expectText(page, 'from-three', [4, pagesFrom(3)]);
      await expectText(page, 'next', null);
      await expectText(page, 'parallel', 1);
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
