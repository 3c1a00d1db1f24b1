/** Links in descriptions: anchors of Redoc and Swagger UI, JSON pointers and headings become links to pages. */
import { expect, test } from 'vitest';
import { listElements, textOf } from '../support/strict-html.js';
import { listFaults, makeSiteOf, pageOf } from './site-pages.js';

const operation = { responses: { 204: { description: 'Done, see [terms](#section/Terms)' } } };

/** The links in a description, by the address that its author wrote. */
const links: Readonly<Record<string, string | undefined>> = {
  '#operation/listPets': '../pets-more/listPets.html',
  '#tag/Pets-and-More/operation/listPets': '../pets-more/listPets.html',
  '#/Pets%20%26%20More/listPets': '../pets-more/listPets.html',
  '#/operations/listPets': '../pets-more/listPets.html',
  '#/paths/~1pets~1%7Bid%7D/get': '../pets-more/getPetsById.html',
  '#tag/Pets-and-More/paths/~1pets~1%7Bid%7D/get': '../pets-more/getPetsById.html',
  'openapi.yaml#/paths/~1pets/get': '../pets-more/listPets.html',
  '#/webhooks/petBorn/post': '../webhooks/petBorn.html',
  '#tag/Pets-&-More': '../pets-more/index.html',
  '#tag/Pets-&-More/Life-of-a-pet': '../pets-more/index.html#life-of-a-pet',
  '#/components/schemas/Pet': '../schemas/Pet.html',
  '../api/openapi.yaml#/components/schemas/Pet/properties/id': '../schemas/Pet.html',
  '#schema/Pet': '../schemas/Pet.html',
  '#section/Terms': '../../index.html#terms',
  '#section/Terms/Be-kind!': '../../index.html#be-kind',
  '#terms': '../../index.html#terms',
  '#section/Authentication': '../../index.html#authentication',
  '#/components/securitySchemes/key': '../../index.html#scheme-key',
  'https://example.com/#operation/listPets': 'https://example.com/#operation/listPets',
  '#operation/missing': undefined,
  '#tag/missing': undefined,
  '#/constructor': undefined,
  'guide.md': undefined,
  '/pets': undefined,
  '%E0%A4%A#%E0%A4%A': undefined,
};

const document = {
  openapi: '3.1.0',
  info: {
    title: 'Links',
    version: '1',
    description: '# Terms\n\n## Be *kind*!\n\nSee [below](#Authentication).\n\n# Authentication\n\n## Be kind',
  },
  tags: [{ name: 'Pets & More', description: '## Life of a pet\n\n[Here](#tag/Pets-&-More/Life-of-a-pet)' }],
  paths: {
    '/pets': { get: { operationId: 'listPets', tags: ['Pets & More'], ...operation } },
    '/pets/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: { tags: ['Pets & More'], ...operation },
    },
    '/links': {
      get: {
        operationId: 'links',
        tags: ['links'],
        description: Object.keys(links)
          .map((href, at) => `- [link ${at}](<${href}>)`)
          .join('\n'),
        ...operation,
      },
    },
  },
  webhooks: { petBorn: { post: { operationId: 'petBorn', ...operation } } },
  components: {
    schemas: { Pet: { type: 'object', properties: { id: { description: 'See [list](#operation/listPets)' } } } },
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'Key' } },
  },
};

const site = await makeSiteOf(document);

/** Returns the link targets of a page, by link text. */
function linksOf(path: string): ReadonlyMap<string, string | undefined> {
  const [main] = listElements(pageOf(site, path), 'main');
  const all = main === undefined ? [] : listElements(main, 'a');
  return new Map(all.map((link) => [textOf(link), link.attributes.get('href')]));
}

test('a link in a description points to the page it refers to, or becomes text', () => {
  const found = linksOf('reference/links/links.html');
  const shown = Object.entries(links).map(([href], at) => [href, found.get(`link ${at}`)]);
  expect(Object.fromEntries(shown)).toEqual(links);
  expect(listFaults(site.files, site.pages)).toEqual([]);
});

test('the Markdown of a page links to other Markdown files, and dead links become text', () => {
  const text = site.files.get('reference/links/links.md') ?? '';
  expect(text).toContain('[link 0](../pets-more/listPets.md)');
  expect(text).toContain('[link 13](../../index.md#terms)');
  expect(text).toContain('[link 18](<https://example.com/#operation/listPets>)');
  expect(text).toContain('- link 19\n');
});

test('headings in descriptions have unique ids, which links in other texts can refer to', () => {
  const [main] = listElements(pageOf(site, 'index.html'), 'main');
  const ids = (main === undefined ? [] : listElements(main)).flatMap(({ tag, attributes }) =>
    /^h\d$/u.test(tag) ? (attributes.get('id') ?? []) : [],
  );
  expect(ids).toEqual([
    'start',
    'terms',
    'be-kind',
    'authentication',
    'be-kind-1',
    'security-schemes',
    'groups',
    'downloads',
  ]);
  expect(linksOf('index.html').get('below')).toBe('index.html#authentication');
  expect(linksOf('reference/pets-more/index.html').get('Here')).toBe('index.html#life-of-a-pet');
  expect(linksOf('reference/pets-more/listPets.html').get('terms')).toBe('../../index.html#terms');
  expect(linksOf('reference/schemas/Pet.html').get('list')).toBe('../pets-more/listPets.html');
});
