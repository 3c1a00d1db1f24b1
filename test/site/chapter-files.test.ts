/** Chapters from files: warnings about dead links and images, and images that become files of the site. */
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFront } from '../../generator/src/commands/dev/front.js';
import { decorateDocument } from '../../generator/src/commands/reference/decorate.js';
import { readPage } from '../../generator/src/commands/reference/pages.js';
import { makeSite } from '../../generator/src/commands/reference/site/site.js';
import { readReference } from '../../generator/src/config/reference.js';
import type { Diagnostic } from '../../generator/src/diagnostics/diagnostics.js';
import { withFront } from '../../packages/service/src/server/front.js';
import { hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { loadText, testConfig } from '../support/documents.js';
import { runJobs } from '../support/jobs.js';
import { listElements, textOf } from '../support/strict-html.js';
import { richDocument } from './rich-document.js';
import { listFaults, makeSiteOf, pageOf, parsePages, type Site } from './site-pages.js';
import { serveSites } from './site-server.js';

/** Images of 3 × 2 pixels. The PNG and the GIF are complete; the others consist of a header only. */
const images: Readonly<Record<string, string>> = {
  'dot.png':
    '89504e470d0a1a0a0000000d49484452000000030000000208020000001216f14d0000001049444154789c63f8cfc000410c70160041d205fb87f0b9480000000049454e44ae426082',
  'dot.gif': '47494638396103000200800000ff0000ffffff2c0000000003000200000203848f050000000000003b',
  'dot.jpg': 'ffd8ffe000104a46494600010100000100010000ffc0000b080002000301011100ffd9',
  'lossy.webp': '524946462a0000005745425056503820000000000000009d012a03000200000000000000',
  'lossless.webp': '524946462a0000005745425056503' + '84c000000002f024000000000000000000000',
  'extended.webp': '524946462a000000574542505650385800000000000000000200000100000000000000',
  'dot.txt': '00'.repeat(40),
};
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><script>alert(1)</script></svg>\n';

const start = `---
title: first
---
# Start

See [rules](rules.md), [gone](gone.md), [gone](gone.md) and \`[code](code.md)\`, \`listPets\` and \`noSuchThing\`.

![A dot](<../images/dot.png>) ![A drawing](../images/drawing.svg "A title") ![None](none.png)
![Far](https://example.com/far.png) ![Out](../../out.png) ![Linked](../images/linked.png) ![Text](../images/dot.txt)

\`\`\`md
[fenced](fenced.md)
\`\`\`

[reference][1] and [an operation](#operation/none), [a path](/pets) and [evil](javascript:alert(1)).

[1]: missing%20file.md

[Kept](rules.md#hard-rules), [lost](rules.md#soft-rules), [own](#start), [not own](#end), [a group](#tag/Pets/none)
and [again][2].

[2]: rules.md#caf%C3%A9
`;

let folder = '';
let site: Site;
const warnings: Diagnostic[] = [];
const shownImages = new Map<string, Uint8Array>();
beforeAll(async () => {
  const outer = await mkdtemp(join(tmpdir(), 'trefoil-chapter-files-'));
  folder = join(outer, 'project');
  for (const name of ['guide', 'images']) await mkdir(join(folder, name), { recursive: true });
  for (const [name, hex] of Object.entries(images))
    await writeFile(join(folder, 'images', name), Buffer.from(hex, 'hex'));
  await writeFile(join(folder, 'images/drawing.svg'), svg);
  await writeFile(join(outer, 'out.png'), Buffer.from(images['dot.png'] ?? '', 'hex'));
  await symlink(join(outer, 'out.png'), join(folder, 'images/linked.png'));
  await writeFile(join(folder, 'guide/start.md'), start);
  await writeFile(join(folder, 'guide/rules.md'), '# Rules\n\n[Back](start.md)\n\n## Hard rules\n');
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(richDocument));
  const reference = { chapters: ['guide/start.md', 'guide/rules.md'] };
  await writeFile(
    join(folder, 'trefoil.config.json'),
    JSON.stringify({ spec: 'openapi.json', scope: '@pets', reference }),
  );
  const locate = () => ({ file: 'trefoil.config.json', line: 1, column: 1 });
  const read = await readReference({ settings: reference, folder, locate });
  if ('length' in read) throw new Error(read[0]?.message);
  const made = await makeSiteOf(richDocument, { ...testConfig, reference: read });
  const files = await makeSite(made.input, {
    report: (warning) => warnings.push(warning),
    addImage: (path, bytes) => shownImages.set(path, bytes),
  });
  site = { input: made.input, files, pages: parsePages(files) };
});
afterAll(() => rm(join(folder, '..'), { recursive: true }));

test('every dead link is reported with its file, line and column', () => {
  const links = warnings.filter(({ code }) => code === 'chapter-link-unresolved');
  const places = links.map(({ position: { file, line, column }, message }) => [
    `${file}:${line}:${column}`,
    /"([^"]*)"/u.exec(message)?.[1],
  ]);
  expect(places).toEqual([
    ['guide/start.md:6:31', 'gone.md'],
    ['guide/start.md:6:48', 'gone.md'],
    ['guide/start.md:17:6', 'missing%20file.md'],
    ['guide/start.md:15:35', '#operation/none'],
    ['guide/start.md:15:62', '/pets'],
    ['guide/start.md:19:84', '#end'],
  ]);
  expect(links.map(({ severity }) => severity)).not.toContain('error');
});

test('reports links to missing headings, and makes them lead to the top of the page', () => {
  const found = warnings.filter(({ code }) => code === 'chapter-heading-unresolved');
  expect(found.map(({ severity, position: { file, line, column } }) => [severity, file, line, column])).toEqual([
    ['warning', 'guide/start.md', 19, 37],
    ['warning', 'guide/start.md', 19, 101],
    ['warning', 'guide/start.md', 22, 6],
  ]);
  expect(found[0]?.message).toBe(
    'the link "rules.md#soft-rules" names no heading of its page, so it leads to the top of the page',
  );
  const links = listElements(pageOf(site, 'guide/start.html'), 'a').map((link) => [
    textOf(link),
    link.attributes.get('href'),
  ]);
  for (const link of [
    ['Kept', 'rules.html#hard-rules'],
    ['lost', 'rules.html'],
    ['own', 'start.html#start-1'],
    ['a group', '../reference/pets/index.html'],
    ['again', 'rules.html'],
  ])
    expect(links).toContainEqual(link);
});

test('each image that cannot be shown is reported with the reason', () => {
  const found = warnings.filter(({ code }) => code === 'chapter-image-unresolved');
  expect(found.map(({ position: { line, column }, message }) => [line, column, message])).toEqual([
    [8, 85, 'the image "none.png" is not shown: the file does not exist'],
    [9, 8, 'the image "https://example.com/far.png" is not shown: pages load nothing from other hosts'],
    [9, 44, 'the image "../../out.png" is not shown: it is outside the project folder'],
    [9, 69, 'the image "../images/linked.png" is not shown: it is outside the project folder'],
    [9, 99, 'the image "../images/dot.txt" is not shown: it is not a PNG, JPEG, GIF, WebP or SVG image'],
  ]);
});

test('images of the project become files of the site that pages, Markdown and the print page refer to', () => {
  const shown = listElements(pageOf(site, 'guide/start.html'), 'img').map(({ attributes: all }) => ({
    src: all.get('src') ?? '',
    alt: all.get('alt'),
    title: all.get('title'),
  }));
  expect(shown).toEqual([
    { src: expect.stringMatching(/^\.\.\/assets\/dot-[\da-f]{8}\.png$/u), alt: 'A dot', title: undefined },
    { src: expect.stringMatching(/^\.\.\/assets\/drawing-[\da-f]{8}\.svg$/u), alt: 'A drawing', title: 'A title' },
  ]);
  const [dot, drawing] = shown.map(({ src }) => Buffer.from(shownImages.get(src.slice(3)) ?? []));
  expect(dot?.toString('hex')).toBe(images['dot.png']);
  expect(drawing?.toString()).toBe(svg);
  const markdown = site.files.get('guide/start.md') ?? '';
  expect(markdown).toContain(`![A dot](${shown[0]?.src})`);
  expect(markdown).toContain('"A title") None\n![Far](https://example.com/far.png) Out Linked Text\n');
  expect(markdown).toContain('See [rules](rules.md), gone, gone and `[code](code.md)`');
  const paper = listElements(pageOf(site, 'print.html'), 'img').map(({ attributes }) => `../${attributes.get('src')}`);
  expect(paper).toEqual(shown.map(({ src }) => src));
  expect(listFaults(new Map<string, unknown>([...site.files, ...shownImages]), site.pages)).toEqual([]);
});

test.each([
  ['dot.gif', 'gif'],
  ['dot.jpg', 'jpg'],
  ['lossy.webp', 'webp'],
  ['lossless.webp', 'webp'],
  ['extended.webp', 'webp'],
])('copies %s unchanged', async (name, extension) => {
  const chapters = [{ path: 'a.md', text: `![a](images/${name})` }];
  const { input } = await makeSiteOf(richDocument, { ...testConfig, reference: { folder, chapters } });
  const found: [string, Uint8Array][] = [];
  await makeSite(input, { addImage: (path, bytes) => found.push([path, bytes]) });
  expect(found).toEqual([
    [expect.stringMatching(/^assets\/\w+-[\da-f]{8}\.\w+$/u), Buffer.from(images[name] ?? '', 'hex')],
  ]);
  expect(found[0]?.[0].split('.')[1]).toBe(extension);
});

test('the docs command prints each warning and succeeds', async () => {
  const [outcome, again] = await runJobs(
    ['', ''].map(() => ({ kind: 'command', cwd: folder, args: ['docs'] }) as const),
    1,
  );
  const printed = JSON.stringify(outcome);
  expect(printed).toContain(
    'guide/start.md:6:31 warning chapter-link-unresolved: the link \\"gone.md\\" leads nowhere',
  );
  const page = await readFile(join(folder, 'dist/guide/start.html'), 'utf8');
  const [path = ''] = /assets\/dot-\w+\.png/u.exec(page) ?? [];
  expect((await readFile(join(folder, 'dist', path))).toString('hex')).toBe(images['dot.png']);
  const served = await readPage(join(folder, 'dist'), `/${path}`);
  expect(served).toMatchObject({ type: 'image/png', isImmutable: true });
  expect(Buffer.from(served?.body ?? '').toString('hex')).toBe(images['dot.png']);
  expect(JSON.stringify(again)).toContain('up to date; nothing was written');
});

test('the servers of `dev` and of the service send the bytes of images', async () => {
  const png = Buffer.from(images['dot.png'] ?? '', 'hex');
  const page = async () => ({
    type: 'image/png',
    body: new Uint8Array(Buffer.concat([png, Buffer.alloc(3000)])),
    isImmutable: true,
  });
  const front = createFront(page, () => undefined);
  const port = await front.listen(0, '127.0.0.1');
  const service = withFront({ state: () => ({ status: 'ready' }), readPage: page });
  const request = new Request('http://a.example/assets/a.png', { headers: { 'accept-encoding': 'gzip' } });
  for (const response of [await fetch(`http://127.0.0.1:${port}/assets/a.png`), await service.fetch(request)]) {
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual((await page()).body);
  }
  await front.close();
});

describe.skipIf(!hasBrowser())('in a browser', () => {
  test('the Content Security Policy allows images, and scripts in images do not run', async () => {
    const [browser, server] = await Promise.all([
      openBrowser(),
      serveSites({ docs: new Map<string, string | Uint8Array>([...site.files, ...shownImages]) }),
    ]);
    const { page, errors } = await openPage(browser, 390, 844);
    page.on('dialog', (dialog) => {
      errors.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(`${server.url}docs/guide/start.html`);
    const widths = await page
      .locator('.chapter img')
      .evaluateAll((all) => all.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)));
    expect(widths).toEqual([3, 3]);
    expect(errors).toEqual([]);
    await browser.close();
    server.close();
  });
});

test('descriptions link to a chapter by its title, on the site and in redoc.html', async () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Uploads', version: '1' },
    paths: {
      '/a': {
        post: {
          operationId: 'upload',
          tags: ['files'],
          description: 'See [Uploading a file](#section/Uploading-a-file) and [no chapter](#section/Nothing).',
          responses: { '204': { description: 'Done' } },
        },
      },
    },
  };
  const chapter = { path: 'docs/upload.md', text: '# Uploading a file\n\nIn two steps.' };
  const reference = { chapters: [chapter], colors: {}, settings: {} };
  const linked = await makeSiteOf(document, { ...testConfig, reference });
  expect(linked.files.get('reference/files/upload.html')).toContain(
    '<a href="../../guide/upload.html">Uploading a file</a> and no chapter.',
  );
  expect(linked.files.get('reference/files/upload.md')).toContain('[Uploading a file](../../guide/upload.md)');
  const decorated = decorateDocument(await loadText(JSON.stringify(document)), linked.input);
  expect(JSON.stringify(decorated.document)).toContain('[Uploading a file](guide/upload.html)');
});
