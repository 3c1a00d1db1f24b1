/** Sites of documents for which no package names are configured: they say how to generate the client. */
import { expect, test } from 'vitest';
import { configFor } from '../../generator/src/cli/load.js';
import { listElements, textOf } from '../support/strict-html.js';
import { listFaults, makeSiteOf, pageOf } from './site-pages.js';

const document = {
  openapi: '3.1.0',
  info: { title: 'Figma', version: '1' },
  servers: [{ url: 'https://shop.example' }],
  paths: {
    '/a': { get: { operationId: 'listOrders', tags: ['orders'], responses: { '204': { description: 'Done' } } } },
  },
};

/** The commands that `trefoil generate` prints in an empty folder, after the one that generates. */
const commands = `npx trefoil generate openapi.yaml
npm init --yes
npm pkg set "workspaces[]=packages/*"
npm install --save-dev trefoil typescript@5.9 @types/node@20
npm run build -w packages/types -w packages/client -w packages/server`;

const derived = configFor(undefined, {}, document);

test('the first page, the chapter and AGENTS.md say how to generate the client, with links to the document', async () => {
  const site = await makeSiteOf(document, derived);
  for (const path of ['index.md', 'guide/client.md', 'AGENTS.md']) {
    const text = site.files.get(path) ?? '';
    expect(text, path).toContain(commands);
    expect(text, path).toMatch(/Download \[openapi\.yaml\]\((?:\.\.\/)?openapi\.yaml\) to an empty folder/u);
  }
  for (const [path, text] of site.files) expect(text, path).not.toContain('npm install @figma');
  const page = pageOf(site, 'index.html');
  expect(listElements(page, 'h3').map(textOf)).toContain('Generate the TypeScript client');
  expect(textOf(page)).toContain(commands);
  expect(listFaults(site.files, site.pages)).toEqual([]);
});

test('the commands generate the layout of the site', async () => {
  const { files } = await makeSiteOf(document, { ...derived, layout: 'package' });
  expect(files.get('AGENTS.md')).toContain('npx trefoil generate openapi.yaml --layout package\nnpm init --yes\n');
});

test.each([
  ['--scope', configFor(undefined, { scope: '@figma' }, document)],
  ['a name in the configuration', { ...derived, names: { client: '@figma/client' } }],
])('packages that %s names are installed', async (_, config) => {
  const { files } = await makeSiteOf(document, config);
  for (const path of ['index.html', 'index.md', 'guide/client.md', 'AGENTS.md']) {
    expect(files.get(path), path).toMatch(/npm(?:<[^>]*>| )*install @figma\/client\b/u);
    expect(files.get(path), path).not.toContain('trefoil generate');
  }
});
