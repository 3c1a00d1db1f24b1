/** The settings of the reference: logo, colors, chapters, forms, samples and servers, and their errors. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeReference } from '../../generator/src/commands/reference/reference.js';
import { backgrounds, contrastOf, describeContrast, readableColor } from '../../generator/src/config/contrast.js';
import { type ReferenceConfig, type ReferenceSource, readReference } from '../../generator/src/config/reference.js';
import type { ReferenceSettings } from '../../generator/src/config/settings.js';
import { loadText, testConfig } from '../support/documents.js';
import { listByClass, listElements, textOf } from '../support/strict-html.js';
import { repository } from '../support/workspace.js';
import { richDocument } from './rich-document.js';
import { listFaults, mainOf, makeSiteOf, pageOf, type Site } from './site-pages.js';

const logo = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n';
/** A PNG image of 3 × 2 pixels, consisting of the header only. */
const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000003000000020802000000', 'hex');

const start = `---
title: ignored
---
# First *steps*

Read [the rules](../rules.md#be-kind), [pets](openapi.yaml#/components/schemas/Pet), [listing](#operation/listPets),
[below](#Get-a-key), [nowhere](missing.md) and [evil](javascript:alert(1)). \`[code](../rules.md)\`

## Get a key

Ask the zookeeper. <script>alert(1)</script>

# Get a key
`;

const files: Readonly<Record<string, string | Buffer>> = {
  'logo.svg': logo,
  'logo.png': png,
  'logo.txt': 'no image',
  'start.md': start,
  'rules.md': 'Some rules.\n\n### Be kind\n\n[Back](docs/start.md)',
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trefoil-site-settings-'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
});
afterAll(() => rm(folder, { recursive: true }));

function sourceOf(settings: ReferenceSettings): ReferenceSource {
  return { settings, folder, locate: (pointer) => ({ file: `config${pointer}`, line: 1, column: 1 }) };
}

async function makeWith(reference: ReferenceConfig): Promise<Site> {
  return makeSiteOf(richDocument, { ...testConfig, reference });
}

function policyOf(site: Site): string {
  const metas = listElements(pageOf(site, 'index.html'), 'meta');
  return metas.flatMap(({ attributes: all }) => (all.has('http-equiv') ? (all.get('content') ?? '') : [])).join();
}

describe('colors', () => {
  test('colors are compared with the backgrounds of the style sheet', async () => {
    const css = await readFile(join(repository, 'generator/site/site.css'), 'utf8');
    const values = (name: string): string[] => [
      ...new Set(
        [...(new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\);`, 'u').exec(css) ?? []).slice(1)].map((color) =>
          color.length === 4 ? color.replaceAll(/[^#]/gu, '$&$&') : color,
        ),
      ),
    ];
    expect([values('back'), values('panel')]).toEqual([
      [backgrounds.light[0], backgrounds.dark[0]],
      [backgrounds.light[1], backgrounds.dark[1]],
    ]);
  });

  // The ratios are those of WCAG's own examples: black and white 21, #777 on white 4.48, #767676 on white 4.54.
  test.each([
    ['#000', '#ffffff', 21],
    ['#777777', '#fff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#123456', '#123456', 1],
  ])('the color %s on %s has a contrast of %d', (color, other, ratio) => {
    expect(contrastOf(color, other)).toBeCloseTo(ratio, 2);
  });

  test('colors with too little contrast are rejected with their ratio and a suggested color', () => {
    expect(describeContrast('#767676', 'light')).toMatch(
      /^#767676 has a contrast of 4\.2\d on the background #f6f7f9; text needs at least 4\.5 \(WCAG 2\.2, 1\.4\.3\)\. Use a darker color, such as #[\da-f]{6}$/u,
    );
    expect(describeContrast('#333', 'dark')).toContain('Use a lighter color');
    expect(describeContrast('#1f5fbf', 'light')).toBeUndefined();
    for (const scheme of ['light', 'dark'] as const)
      for (const color of ['#fff', '#000', '#ff6600', '#1f5fbf'])
        for (const background of backgrounds[scheme])
          expect(contrastOf(readableColor(color, scheme), background)).toBeGreaterThanOrEqual(4.5);
  });

  test('a light color replaces the accents of both schemes, in a lighter shade in the dark one', async () => {
    const { files: made } = await makeWith({ colors: { light: '#a01050' } });
    const css = [...made].find(([path]) => path.endsWith('.css'))?.[1] ?? '';
    const accents = [...css.matchAll(/^(.*)\{--accent:(#\w+);--on-accent:(#\w+)\}/gmu)].map(([, ...parts]) => parts);
    const dark = readableColor('#a01050', 'dark');
    expect(accents).toEqual([
      [':root', '#a01050', '#ffffff'],
      ['@media screen and (prefers-color-scheme:dark){:root:not([data-theme="light"])', dark, '#14171a'],
      ['@media screen{:root[data-theme="dark"]', dark, '#14171a'],
    ]);
    expect(dark).not.toBe('#a01050');
  });
});

describe('files', () => {
  test('files become a logo and chapters, which are linked, searchable and also written as Markdown', async () => {
    const read = await readReference(sourceOf({ logo: './logo.svg', chapters: ['./start.md', 'rules.md'] }));
    if ('length' in read) throw new Error(read[0]?.message);
    // As if the first file were in another folder.
    const chapters = read.chapters?.map((file, at) => (at === 0 ? { ...file, path: 'docs/start.md' } : file)) ?? [];
    const site = await makeWith({ ...read, chapters });
    expect(listFaults(site.files, site.pages)).toEqual([]);
    const [image] = listElements(pageOf(site, 'reference/pets/listPets.html'), 'img');
    const source = image?.attributes.get('src')?.replaceAll('../', '') ?? '';
    expect(site.files.get(source)).toBe(logo);

    const page = pageOf(site, 'guide/start.html');
    const [main = page] = listElements(page, 'main');
    expect(textOf(listElements(main, 'h1')[0] ?? page)).toBe('First steps');
    const headings = listElements(main).filter(({ tag }) => /^h\d$/u.test(tag));
    expect(headings.map(({ tag, attributes }) => [tag, attributes.get('id')])).toEqual([
      ['h1', 'first-steps'],
      ['h2', 'get-a-key'],
      ['h2', 'get-a-key-1'],
    ]);
    const links = listElements(main, 'a').map((link) => [textOf(link), link.attributes.get('href')]);
    // The first link leads programs to the index of all pages.
    expect(links.slice(1, 5)).toEqual([
      ['the rules', 'rules.html#be-kind'],
      ['pets', '../reference/schemas/Pet.html'],
      ['listing', '../reference/pets/listPets.html'],
      ['below', 'start.html#get-a-key'],
    ]);
    expect(mainOf(page)).toContain('pets, listing, below, nowhere and [evil](javascript:alert(1))');
    expect(listElements(main, 'script')).toEqual([]);
    const entries = listElements(pageOf(site, 'index.html'), 'nav').flatMap((nav) =>
      listElements(nav, 'a').map(textOf),
    );
    expect(entries.slice(0, 4)).toEqual(['Close menu', 'Overview', 'First steps', 'Rules']);

    const markdown = site.files.get('guide/start.md') ?? '';
    expect(markdown).toContain('[the rules](rules.md#be-kind)');
    expect(markdown).toContain('`[code](../rules.md)`');
    expect(site.files.get('llms.txt')).toContain('[First steps](guide/start.md)');
    expect(site.files.get('llms-full.txt')).toContain('Ask the zookeeper.');
    const { entries: found } = JSON.parse(site.files.get('search.json') ?? '');
    expect(found).toContainEqual([
      'section',
      'Get a key',
      'First steps',
      'guide/start.html#get-a-key',
      expect.stringContaining('zookeeper'),
    ]);
    const words = found.flatMap((entry: readonly string[]) => (entry[1] === 'TypeScript client' ? entry[4] : []));
    expect(words.join()).toMatch(/so it runs in .* npm install @case\/client$/u);
    expect(found).toContainEqual(['section', 'Rules', '', 'guide/rules.html', 'Some rules.']);
  });

  test('a PNG logo is copied, and shown by every page and by the page of Redocly', async () => {
    const read = await readReference(sourceOf({ logo: 'logo.png' }));
    if ('length' in read) throw new Error(read[0]?.message);
    const document = await loadText(JSON.stringify(richDocument));
    const { value } = await makeReference(document, { ...testConfig, reference: read });
    const [[path, bytes] = []] = value?.images ?? [];
    expect(path).toMatch(/^assets\/logo-[\da-f]{8}\.png$/u);
    expect(Buffer.from(bytes ?? []).equals(png)).toBe(true);
    expect(value?.files.get('index.html')).toContain(`<img class="logo" src="${path}" alt="">`);
    expect(value?.files.get('redoc.html')).toContain(`data:image/png;base64,${png.toString('base64')}`);
  });

  test('files that cannot be used are reported with the location of their setting', async () => {
    expect(await readReference(sourceOf({ logo: 'logo.txt', chapters: ['start.md', 'no.md'] }))).toEqual([
      { file: 'config/logo', line: 1, column: 1, message: 'reference.logo: "logo.txt" must be an SVG or PNG image' },
      { file: 'config/chapters/1', line: 1, column: 1, message: 'reference.chapters[1]: cannot read "no.md"' },
    ]);
  });
});

test("the Content Security Policy allows local servers, and the document's with every variable value", async () => {
  const site = await makeSiteOf({
    ...richDocument,
    servers: [
      {
        url: '{scheme}://{region}.pets.example/{base}',
        variables: {
          scheme: { default: 'https', enum: ['https', 'http', "javascript'"] },
          region: { default: 'eu', enum: ['us', 'eu', 'a; script-src *'] },
          base: { default: 'v1', enum: ['v1', 'v2'] },
        },
      },
    ],
  });
  const origins = ['https://eu', 'https://us', 'http://eu', 'http://us'].map((start) => `${start}.pets.example`);
  expect(policyOf(site)).toContain(
    `connect-src 'self' ${origins.join(' ')} http://localhost:* http://127.0.0.1:*; base`,
  );
});

test('configured servers replace those of the document in pages, samples, forms and the Content Security Policy', async () => {
  const site = await makeWith({ servers: ['https://chosen.example/v2'] });
  expect(policyOf(site)).toContain("connect-src 'self' https://chosen.example; ");
  expect(mainOf(pageOf(site, 'index.html'))).toContain('Servers https://chosen.example/v2');
  const [form] = listByClass(pageOf(site, 'reference/pets/listPets.html'), 'try-data');
  expect(JSON.parse(form?.children.join('') ?? '')).toMatchObject({
    servers: [{ url: 'https://chosen.example/v2', variables: [] }],
    isClosed: true,
  });
  for (const [path, text] of site.files) expect(text.includes('pets.example'), path).toBe(false);
});

test('pages have no forms and send no requests if tryIt is false', async () => {
  const site = await makeWith({ tryIt: false });
  expect(policyOf(site)).toContain("connect-src 'self'; ");
  for (const [, page] of site.pages) expect(listByClass(page, 'try-data')).toEqual([]);
  expect(listByClass(pageOf(site, 'reference/pets/listPets.html'), 'to-samples').map(textOf)).toEqual(['Samples']);
});

test('samples have the configured languages, in the configured order', async () => {
  const site = await makeWith({ samples: ['python', 'curl'] });
  const [request] = listByClass(pageOf(site, 'reference/pets/listPets.html'), 'sample');
  const tabs = request && listByClass(request, 'tab').map((tab) => tab.attributes.get('data-label'));
  expect(tabs).toEqual(['Python', 'curl']);
  expect(site.files.get('reference/pets/listPets.md')).toMatch(
    /## Python\n[\s\S]*## curl\n(?![\s\S]*## (?:TypeScript|JavaScript))/u,
  );
  expect(mainOf(pageOf(site, 'index.html'))).toContain('Create pet, with Python:');
});
