/** `npm run dev`: a saved file is served, and an error is reported but not served. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { isLong, sampleTest } from '../support/long.js';
import { copyProject, type ProjectCopy } from '../support/project-copy.js';
import { runScript, type WatchedProcess } from '../support/script-process.js';

const listPosts = '/api/admin/v2/comments/posts';
const kept = [listPosts, '/api/admin/v2/posts', '/api/admin/v2/posts/{id}', '/api/v1/headless/access_token/refresh'];

let project: ProjectCopy;
let dev: WatchedProcess;
let base: string;
let events: AsyncIterator<Uint8Array>;

beforeAll(async () => {
  project = await copyProject();
  await cutDocument(project.folder);
  dev = runScript('dev', ['--port', '0'], {}, project.folder);
  base = (await dev.waitFor(/(http:\/\/localhost:\d+) serves/u))[1] ?? '';
  await dev.waitFor(/waiting for a save|up to date/u);
  const { body } = await fetch(`${base}/__dev/events`);
  if (body === null) throw new Error('there are no events');
  events = body[Symbol.asyncIterator]();
});
afterAll(async () => {
  await dev?.end('SIGKILL');
  await project?.remove();
});

/** Keeps only a few operations and what they refer to, because each save regenerates and renders everything. */
async function cutDocument(folder: string): Promise<void> {
  const paths = join(folder, 'spec/paths/index.yaml');
  const lines = (await readFile(paths, 'utf8')).split('\n');
  await writeFile(paths, `${lines.filter((line) => kept.some((path) => line.startsWith(`${path}:`))).join('\n')}\n`);
  await writeFile(join(folder, 'spec/schemas/index.yaml'), "error: { $ref: './common.yaml#/error' }\n");
}

async function edit(path: string, change: (text: string) => string): Promise<string> {
  const file = join(project.folder, path);
  const before = await readFile(file, 'utf8');
  await writeFile(file, change(before));
  return before;
}

async function posts(): Promise<string> {
  const headers = { authorization: 'Bearer API_KEY' };
  return (await fetch(`${base}${listPosts}`, { headers })).text();
}

test('dev adds automatic reloading only to the page that it serves', async () => {
  expect(await (await fetch(base)).text()).toContain("new EventSource('/__dev/events')");
  expect(await readFile(join(project.folder, 'dist/index.html'), 'utf8')).not.toContain('/__dev/events');
});

test('dev regenerates, renders and serves after an edit of the document or generator, and notifies open pages', async () => {
  await edit('spec/examples/posts.yaml', (text) => text.replaceAll('My first rye loaf', 'My second rye loaf'));
  await edit('generator/src/commands/reference/origin.ts', (text) => text.replace('`Origin: ', '`Source: '));
  await dev.waitFor(/up to date/u);
  expect(await posts()).toContain('My second rye loaf');
  // The generator is compiled before it runs again, so the first run after the two saves may lack its edit.
  await eventually(async () => {
    const page = await (await fetch(`${base}/redoc.html`)).text();
    expect(page).toContain('My second rye loaf');
    expect(page).toContain('Source: section 4.4 of the document');
  });
  let received = '';
  while (!received.includes('event: reload')) {
    const next = await events.next();
    if (next.done) throw new Error('the events ended');
    received += new TextDecoder().decode(next.value);
  }
});

sampleTest('dev reports an error with its location, and keeps serving the last valid version', async () => {
  const path = 'spec/paths/admin/posts.yaml';
  const before = await edit(path, (text) => `${text}\nbroken: [\n`);
  await dev.waitFor(/spec\/paths\/admin\/posts\.yaml:\d+:\d+ error yaml-invalid/u);
  await dev.waitFor(/still serving the last version without errors/u);
  expect(await posts()).toContain('My second rye loaf');
  expect((await fetch(base)).status).toBe(200);
  // Lint errors are reported and do not stop the server.
  const mended = before.replace('summary: List posts', 'summary: List all posts').replace(': listPosts', ': posts');
  await edit(path, () => mended);
  await dev.waitFor(/up to date/u);
  await dev.waitFor(/operation-id-style/u);
  expect(await (await fetch(base)).text()).toContain('List all posts');
});

test.runIf(hasBrowser())('dev shows errors in open pages until they are fixed, and once in the terminal', async () => {
  const browser = await openBrowser();
  try {
    const { page: open } = await openPage(browser, 900, 700);
    await open.goto(base);
    await open.locator('h1').first().waitFor();
    expect(await open.getByRole('alert').count()).toBe(0);
    const path = 'spec/paths/admin/posts.yaml';
    const before = await edit(path, (text) => `${text}\n"<img src=x onerror=alert(1)>": [\n`);
    const told = /posts\.yaml:\d+:\d+ error yaml-invalid/gu;
    await open.getByRole('alert').getByText(told).waitFor();
    expect(await open.getByRole('alert').locator('img').count()).toBe(0);
    const { page: late } = await openPage(browser, 900, 700);
    await late.goto(base);
    await late.getByRole('alert').getByText(told).waitFor();
    await dev.waitFor(/still serving the last version without errors/u);
    const since = dev.output().slice(dev.output().lastIndexOf('regenerating'));
    expect(since.match(told)).toHaveLength(1);
    await edit(path, () => before);
    await open.getByRole('alert').waitFor({ state: 'detached' });
    await late.getByRole('alert').waitFor({ state: 'detached' });
    await dev.waitFor(/up to date/u);
  } finally {
    await browser.close();
  }
});

test.runIf(isLong)(
  'dev shows the final state after a hundred saves in ten seconds, including errors, moves and deletions',
  async () => {
    const path = 'spec/paths/admin/posts.yaml';
    const file = join(project.folder, path);
    const before = await readFile(file, 'utf8');
    const titled = (title: string): string => before.replace(/summary: List .*/u, `summary: ${title}`);
    for (let save = 1; save <= 100; save += 1) {
      if (save % 10 === 3) await writeFile(file, `${before}\nbroken: [\n`);
      else if (save % 10 === 5) await rm(file);
      else if (save % 10 === 7) await rename(file, `${file}.moved`);
      else await writeFile(file, titled(`List posts as of save ${save}`));
      await new Promise((done) => setTimeout(done, 100));
    }
    await rm(`${file}.moved`, { force: true });
    const handlers = join(project.folder, 'packages/server/src/operations/posts.ts');
    await eventually(async () => expect(await readFile(handlers, 'utf8')).toContain('List posts as of save 100'));
    await eventually(async () => expect(await (await fetch(base)).text()).toContain('List posts as of save 100'));
    await writeFile(file, before);
    await eventually(async () => expect(await readFile(handlers, 'utf8')).not.toContain('as of save'));
    await dev.waitFor(/up to date/u);
  },
);

test.runIf(isLong)('dev reports an edited generated file and does not overwrite it', async () => {
  const path = 'packages/types/src/index.ts';
  const before = await edit(path, (text) => `${text}// mine\n`);
  const document = await edit('spec/paths/admin/posts.yaml', (text) =>
    text.replace('List all posts', 'List the posts'),
  );
  await dev.waitFor(/packages\/types\/src\/index\.ts was edited after it was generated/u);
  await dev.waitFor(/still serving the last version without errors/u);
  expect(await readFile(join(project.folder, path), 'utf8')).toBe(`${before}// mine\n`);
  await edit(path, () => before);
  await edit('spec/paths/admin/posts.yaml', () => document);
  await dev.waitFor(/up to date/u);
});

test('dev exits with 0 after Ctrl-C', async () => {
  expect(await dev.end('SIGINT')).toBe(0);
});
