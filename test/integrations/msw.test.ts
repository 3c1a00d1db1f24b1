/** The entry for Mock Service Worker with the real library, in Node.js and in a browser with its service worker. */
import { execFile } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { renderFiles, testConfig, writeFiles } from '../support/documents.js';
import { servePages } from '../support/page-server.js';
import { typeCheck } from '../support/type-check.js';
import { linkPackages, makeWorkspace, repository, type Workspace } from '../support/workspace.js';

const sources = join(repository, 'test/integrations/msw');

let workspace: Workspace;
let folder: string;
beforeAll(async () => {
  workspace = await makeWorkspace();
  folder = join(workspace.folder, 'case');
  const spec = await readFile(join(sources, 'spec.yaml'), 'utf8');
  const config = { ...testConfig, int64: 'bigint', dates: 'Date', integrations: ['msw'] } as const;
  const { files, diagnostics } = await renderFiles({ 'spec.yaml': spec }, config);
  // The document has two paths of the same shape.
  expect(diagnostics.map(({ severity }) => severity)).toEqual(['warning']);
  await writeFiles(join(folder, 'packages'), Object.fromEntries(files));
  await linkPackages(workspace.folder, 'case');
  await cp(sources, folder, { recursive: true });
  await symlink(join(repository, 'node_modules/msw'), join(workspace.folder, 'node_modules/msw'));
});
afterAll(() => workspace.remove());

/** Runs a script in the workspace; resolves to the script's result. */
async function runScript(body: string): Promise<unknown> {
  const script = `
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createMswHandlers } from '@case/server/msw';
import { handlers, run } from './calls.ts';
console.error = () => {};
const work = async () => { ${body} };
process.stdout.write(JSON.stringify(await work()));
process.exit(0);`;
  await writeFile(join(folder, 'driver.ts'), script);
  const tsx = join(repository, 'node_modules/tsx/dist/loader.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', tsx, 'driver.ts'], { cwd: folder });
  return JSON.parse(stdout);
}

const expected = {
  listed: ['Rex', true, true],
  created: [201, { id: 2, name: 'Tom' }],
  refused: [409, { message: 'Rex exists' }],
  invalidBody: 422,
  invalidQuery: 400,
  first: [200, { id: 1, name: 'Pet 1' }],
  once: [200, { id: 0, name: 'Once' }],
  again: [200, { id: 1, name: 'Pet 1' }],
  missing: [404, { message: 'no pet' }],
  network: 'NetworkError',
  undeclared: [503, { busy: true }],
  failing: 500,
  invalidReply: 500,
  mine: [200, { id: 3, name: 'Mine' }],
  byName: [200, { id: 4, name: 'rex' }],
  deleted: [204, null],
  odd: [200, 'a/b:c?d'],
  uploaded: [200, 'Rex 5'],
  names: ['one', 'two'],
};

const seen = (theme: string | null): unknown => [
  [['a', 'b,c'], 20, 'cat', true, true, theme],
  [7, true],
];

test.each(['ts7', 'typescript'] as const)('MSW handlers compile with %s', async (compiler) => {
  const { compilerOptions } = JSON.parse(await readFile(join(workspace.folder, 'tsconfig.json'), 'utf8'));
  const include = ['case/calls.ts', 'case/page.ts', 'case/packages/*/src/**/*'];
  await writeFile(join(workspace.folder, 'tsconfig.calls.json'), JSON.stringify({ compilerOptions, include }));
  expect(typeCheck(workspace.folder, compiler, 'tsconfig.calls.json')).toEqual([]);
});

test('MSW handlers receive decoded requests; their responses are encoded and validated', async () => {
  const outcome = await runScript(`
const server = setupServer(...handlers);
server.listen({ onUnhandledRequest: 'error' });
return run((...more) => server.use(...more), 'https://pets.example/v1');`);
  expect(outcome).toEqual({ ...expected, seen: seen(null) });
});

test('requests to other URLs are passed to other MSW handlers', async () => {
  const outcome = await runScript(`
const get = (baseUrl) => createMswHandlers(http, { baseUrl }).getPet(() => ({ status: 200, body: { id: 1, name: 'Rex' } }));
const other = http.all(() => true, () => HttpResponse.text('other'));
const ask = async (baseUrl, url, method = 'GET') => {
  const server = setupServer(get(baseUrl), other);
  server.listen();
  const text = await (await fetch(url, { method })).text();
  server.close();
  return text === 'other' ? 'other' : method === 'HEAD' && text === '' ? 'pet' : JSON.parse(text).name;
};
return {
  document: await ask(undefined, 'https://pets.example/v1/pets/1'),
  anyOrigin: await ask(undefined, 'https://elsewhere.example/v1/pets/1'),
  head: await ask(undefined, 'https://pets.example/v1/pets/1', 'HEAD'),
  method: await ask(undefined, 'https://pets.example/v1/pets/1', 'DELETE'),
  moreSpecific: await ask(undefined, 'https://pets.example/v1/pets/mine'),
  samePath: await ask(undefined, 'https://pets.example/v1/pets/rex'),
  longer: await ask(undefined, 'https://pets.example/v1/pets/1/x'),
  malformed: await ask(undefined, 'https://pets.example/v1/pets/%ff'),
  base: await ask('https://api.test/x/', 'https://api.test/x/pets/1'),
  otherPath: await ask('https://api.test/x', 'https://api.test/v1/pets/1'),
  otherOrigin: await ask('https://api.test/x', 'https://pets.example/x/pets/1'),
  path: await ask('/x', 'https://anything.example/x/pets/1'),
};`);
  expect(outcome).toEqual({
    document: 'Rex',
    anyOrigin: 'Rex',
    head: 'pet',
    method: 'other',
    moreSpecific: 'other',
    samePath: 'other',
    longer: 'other',
    malformed: 'other',
    base: 'Rex',
    otherPath: 'other',
    otherOrigin: 'other',
    path: 'Rex',
  });
});

test('the generated MSW entry does not import the msw library', async () => {
  for (const file of ['msw.ts', 'runtime/msw.ts'])
    expect(await readFile(join(folder, 'packages/server/src', file), 'utf8')).not.toContain("from 'msw");
});

describe.skipIf(!hasBrowser())('in a browser', () => {
  test('MSW handlers in a browser receive cookies and respond to the page', async () => {
    const worker = await readFile(join(repository, 'node_modules/msw/lib/mockServiceWorker.js'), 'utf8');
    const pages = await servePages(async (request) =>
      new URL(request.url).pathname === '/mockServiceWorker.js'
        ? new Response(worker, { headers: { 'content-type': 'text/javascript' } })
        : new Response('not mocked', { status: 599 }),
    );
    const browser = await openBrowser();
    try {
      await pages.bundle(join(folder, 'page.ts'));
      const { page } = await openPage(browser, 800, 600);
      await page.context().addCookies([{ name: 'theme', value: 'dark%20mode', url: pages.url }]);
      await page.goto(pages.url);
      await expect
        .poll(() =>
          page
            .locator('#outcome')
            .textContent({ timeout: 100 })
            .catch(() => ''),
        )
        .toContain('{');
      const outcome = JSON.parse((await page.locator('#outcome').textContent()) ?? '');
      expect(outcome).toEqual({ ...expected, seen: seen('dark mode') });
    } finally {
      await browser.close();
      pages.close();
    }
  });
});
