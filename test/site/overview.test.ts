/** The first page and the navigation: steps to a first call, group headings, and texts in the search index. */
import { expect, test } from 'vitest';
import { testConfig } from '../support/documents.js';
import { listElements, textOf } from '../support/strict-html.js';
import { makeSiteOf, pageOf } from './site-pages.js';

const operation = (operationId: string, tag: string): object => ({
  get: { operationId, tags: [tag], security: [{ key: [] }], responses: { '204': { description: 'Done' } } },
});

const document = {
  openapi: '3.1.0',
  info: {
    title: 'Shop',
    version: '1',
    description:
      'Sells things.\n\n## Limits\n\nAt most 60 requests.\n\n## Get an API key\n\nCall `createKey`, not `key`.',
  },
  servers: [{ url: 'https://shop.example' }],
  paths: {
    '/a': operation('listOrders', 'orders'),
    '/b': operation('createKey', 'keys'),
    '/c': operation('listRest', 'rest'),
  },
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
};

function navigationOf(site: Awaited<ReturnType<typeof makeSiteOf>>): string[] {
  const [navigation] = listElements(pageOf(site, 'index.html'), 'nav');
  return (navigation === undefined ? [] : listElements(navigation, 'h2')).map(textOf);
}

test('the first steps link to the explanation of credentials and the scheme, and name the package to install', async () => {
  const site = await makeSiteOf(document, { ...testConfig, layout: 'package' });
  const page = pageOf(site, 'index.html');
  const links = listElements(page, 'a').map((link) => [textOf(link), link.attributes.get('href')]);
  expect(links).toContainEqual(['Get an API key', '#get-an-api-key']);
  expect(links).toContainEqual(['key', '#scheme-key']);
  expect(links).toContainEqual(['createKey', 'reference/keys/createKey.html']);
  const ids = listElements(page).flatMap(({ attributes }) => attributes.get('id') ?? []);
  expect(ids).toEqual(expect.arrayContaining(['get-an-api-key', 'scheme-key']));
  expect(textOf(page)).toMatch(/npm install @case\/api(?!\/)/u);
  const operationPage = pageOf(site, 'reference/orders/listOrders.html');
  expect(listElements(operationPage, 'a').map((link) => link.attributes.get('href'))).toContain(
    '../../index.html#scheme-key',
  );
});

test('security schemes that no operation requires come last, on one line', async () => {
  const first = { type: 'apiKey', in: 'header', name: 'X-Other', description: 'Says something.' };
  const securitySchemes = { other: first, ...document.components.securitySchemes };
  const site = await makeSiteOf({ ...document, components: { securitySchemes } });
  const page = pageOf(site, 'index.html');
  expect(listElements(page, 'dt').map(textOf)).toEqual(['key']);
  expect(textOf(page)).toContain('Required by no operation: other');
  const agents = site.files.get('AGENTS.md');
  expect(agents).toMatch(/^- `key`:/mu);
  expect(agents).not.toContain('`other`');
});

test('the step that installs the client comes before the first call in TypeScript', async () => {
  const settings = { chapters: [], colors: {}, samples: ['typescript', 'curl'], settings: {} } as const;
  const page = pageOf(await makeSiteOf(document, { ...testConfig, reference: settings }), 'index.html');
  const steps = listElements(page, 'h3').map(textOf);
  expect(steps.indexOf('Install the TypeScript client')).toBeLessThan(steps.indexOf('Make the first call'));
});

test('x-tagGroups divides the navigation under headings, and tags outside all groups come last', async () => {
  const groups = [
    { name: 'Selling', tags: ['orders', 'missing'] },
    { name: 'Access', tags: ['keys'] },
  ];
  expect(navigationOf(await makeSiteOf({ ...document, 'x-tagGroups': groups }))).toEqual([
    'Selling',
    'Access',
    'Other',
  ]);
  expect(navigationOf(await makeSiteOf(document))).toEqual(['Reference']);
});

test('a tag named "Webhooks" is not mistaken for the group of webhooks', async () => {
  const site = await makeSiteOf({
    ...document,
    'x-tagGroups': [{ name: 'Sending', tags: ['Webhooks'] }],
    paths: { '/hooks': operation('listHooks', 'Webhooks') },
    webhooks: { sold: { post: { operationId: 'sold', responses: { '204': { description: 'Done' } } } } },
  });
  expect(navigationOf(site)).toEqual(['Sending', 'Other']);
});

test('parents of tags divide the navigation, even if they form a cycle', async () => {
  const tags = [
    { name: 'sales', summary: 'Sales' },
    { name: 'orders', parent: 'sales' },
    { name: 'keys', parent: 'rest' },
    { name: 'rest', parent: 'keys' },
  ];
  const site = await makeSiteOf({ ...document, openapi: '3.2.0', tags });
  expect(navigationOf(site).slice(0, 1)).toEqual(['Sales']);
  for (const name of ['listOrders', 'createKey', 'listRest'])
    expect([...site.files.keys()].filter((path) => path.endsWith(`/${name}.html`))).toHaveLength(1);
});

test('the search index has the words of each section of the description', async () => {
  const { files } = await makeSiteOf(document);
  const { entries } = JSON.parse(files.get('search.json') ?? '') as { entries: readonly string[][] };
  const limits = entries.find(([, title]) => title === 'Limits');
  expect(limits?.slice(0, 4)).toEqual(['section', 'Limits', 'Shop', 'index.html#limits']);
  expect(limits?.[4]?.split(' ')).toContain('60');
});
