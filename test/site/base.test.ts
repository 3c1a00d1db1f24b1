/** Every link of a built site, with and without `--base`: in pages, in their Markdown, and in files for programs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder } from '../support/documents.js';
import { runJobs } from '../support/jobs.js';
import { listElements, parseHtml } from '../support/strict-html.js';
import { richDocument } from './rich-document.js';

const host = 'https://docs.example';

const document = {
  ...richDocument,
  info: {
    ...richDocument.info,
    description:
      'Pets: [list](#operation/listPets), [a pet](#/components/schemas/Pet), [site](/rest/pets), [gone](gone.md).\n\n## Terms\n\nBe kind.',
  },
  tags: [{ name: 'Pets', description: 'See [terms](#section/Terms), [below](#nothing) and `[code](x.md)`.' }],
};

const guide = `# Guide

Read [the rules](rules.md#first), [listing](#operation/listPets), [![dot](dot.svg)](rules.md), [![none](none.svg) both](none.md),
[nowhere](missing.md), [root](/pets), [out](https://example.com/a(b)) and [titled](rules.md "The rules").
`;

let folder: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ folder, remove } = await makeFolder({
    'trefoil.config.json': JSON.stringify({
      spec: 'openapi.json',
      scope: '@pets',
      reference: { chapters: ['guide.md', 'rules.md'] },
    }),
    'openapi.json': JSON.stringify(document),
    'guide.md': guide,
    'rules.md': '# Rules\n\n## First\n\n[Back](guide.md), [up](#rules)\n',
    'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  }));
});
afterAll(() => remove());

/** Builds the site; returns its files by the path at which they are published. */
async function build(root: string, ...flags: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const out = `out${flags.join('').replaceAll(/\W+/gu, '-')}`;
  const [outcome] = await runJobs([{ kind: 'command', cwd: folder, args: ['docs', '--out', out, ...flags] }], 1);
  expect(outcome?.exit, JSON.stringify(outcome)).toBe(0);
  const paths = readdirSync(join(folder, out), { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const files = paths.filter((path) => /\.\w+$/u.test(path) || path.endsWith('api-catalog'));
  return new Map(files.map((path) => [`${root}${path}`, readFileSync(join(folder, out, path), 'utf8')]));
}

/** Lists the link targets in a file: those of elements, or those of Markdown outside code. */
function listAddresses(path: string, text: string): string[] {
  if (path.endsWith('.html'))
    return listElements(parseHtml(text)).flatMap(
      ({ attributes }) => attributes.get('href') ?? attributes.get('src') ?? [],
    );
  const plain = text.replaceAll(/^(`{3,})[\s\S]*?^\1/gmu, '').replaceAll(/`[^`\n]*`/gu, '');
  return [...plain.matchAll(/\]\(<?([^\s<>]+?)>?(?: "[^"]*")?\)/gu)].map(([, address = '']) => address);
}

/** Lists the links that do not point to a file of the site. */
function listBroken(files: ReadonlyMap<string, string>): { readonly broken: string[]; readonly count: number } {
  const broken: string[] = [];
  let count = 0;
  for (const [path, text] of files) {
    if (!/\.(?:html|md|txt)$/u.test(path) || path.endsWith('/redoc.html')) continue;
    for (const address of listAddresses(path, text)) {
      const url = new URL(address, `${host}${path}`);
      if (url.origin !== host) continue;
      count += 1;
      if (!files.has(decodeURIComponent(url.pathname))) broken.push(`${path}: ${address}`);
    }
  }
  return { broken, count };
}

describe.each([
  ['without a base', '/', []],
  ['with the path of a base', '/docs/', ['--base', '/docs/']],
  ['with a base', '/docs/', ['--base', `${host}/docs/`]],
])('%s', (_, root, flags) => {
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    files = await build(root, ...flags);
  });

  test('every link points to a file', () => {
    const { broken, count } = listBroken(files);
    expect(broken).toEqual([]);
    expect(count).toBeGreaterThan(300);
  });

  test('llms-full.txt has the links of each page, relative to itself', () => {
    const full = files.get(`${root}llms-full.txt`) ?? '';
    expect(full).toContain('[the rules](guide/rules.md#first), [listing](reference/pets/listPets.md)');
    expect(full).toContain('[up](guide/rules.md#rules)');
    expect(full).toContain('Pets: [list](reference/pets/listPets.md), [a pet](reference/schemas/Pet.md), site, gone.');
  });

  test('the API catalog is written only if the base is a URL', () => {
    const catalog = files.get(`${root}.well-known/api-catalog`);
    expect(catalog === undefined).toBe(flags[1]?.startsWith('https:') !== true);
    if (catalog !== undefined)
      for (const [, href = ''] of catalog.matchAll(/"href": "([^"]*)"/gu))
        expect(files.has(new URL(href).pathname.replace(/\/$/u, '/index.html')), href).toBe(true);
  });
});

test('links in Markdown keep titles and images, and dead links become plain text', async () => {
  const markdown = (await build('/')).get('/guide/guide.md') ?? '';
  const dot = expect.stringMatching(/^\.\.\/assets\/dot-[\da-f]{8}\.svg$/u);
  const links = [...markdown.matchAll(/\]\(([^\s)]+)/gu)].map(([, address]) => address);
  expect(links).toEqual([
    './../llms.txt',
    'rules.md#first',
    '../reference/pets/listPets.md',
    dot,
    'rules.md',
    'https://example.com/a(b',
    'rules.md',
  ]);
  expect(markdown).toContain(
    'none both,\nnowhere, root, [out](https://example.com/a(b)) and [titled](rules.md "The rules").',
  );
});

test.each(['docs/', '//evil.example/', 'ftp://example.com/', '/\\evil'])('rejects the base %s', async (base) => {
  const [outcome] = await runJobs([{ kind: 'command', cwd: folder, args: ['docs', '--base', base] }], 1);
  expect(outcome?.exit).toBe(2);
  expect(JSON.stringify(outcome)).toContain('expected a URL');
});
