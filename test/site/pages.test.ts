/** The pages of the reference site: which pages exist, what they show, and that no link is dead. */
import { describe, expect, test } from 'vitest';
import { listAll } from '../../generator/src/ir/api.js';
import { type Element, listByClass, listElements, textOf } from '../support/strict-html.js';
import { richDocument, webhookDocument } from './rich-document.js';
import { listFaults, mainOf, makeSiteOf, pageOf } from './site-pages.js';

const rich = await makeSiteOf(richDocument);
const hooks = await makeSiteOf(webhookDocument);

function single(elements: readonly Element[]): Element {
  const [element] = elements;
  if (element === undefined || elements.length > 1) throw new Error(`${elements.length} elements`);
  return element;
}

function titleOf(page: Element): string {
  return textOf(single(listElements(page, 'h1')));
}

/** Returns the name of a field, which is the first code in its heading. */
function nameOf(field: Element): string {
  const [head = field] = listByClass(field, 'field-head');
  return textOf(single(listElements(head, 'code').slice(0, 1)));
}

/** Returns the fields in a list by name, in order. Nested fields have separate lists. */
function fieldsOf(list: Element): ReadonlyMap<string, Element> {
  const items = list.children.filter((child) => typeof child !== 'string');
  return new Map(items.map((item) => [nameOf(item), item]));
}

/** Returns the sections of a page by heading. */
function sectionsOf(page: Element): ReadonlyMap<string, Element> {
  return new Map(
    listByClass(page, 'part').map((part) => [textOf(single(listElements(part, 'h2'))).replaceAll(/\s+/gu, ' '), part]),
  );
}

function sectionOf(page: Element, title: string): Element {
  const section = sectionsOf(page).get(title);
  if (section === undefined)
    throw new Error(`no section ${title}; there are ${[...sectionsOf(page).keys()].join(', ')}`);
  return section;
}

/** Returns the field names of the first list in an element. */
function namesIn(element: Element): string[] {
  const [list] = listByClass(element, 'fields');
  return list === undefined ? [] : [...fieldsOf(list).keys()];
}

describe.each([
  ['with one of everything', rich],
  ['with webhooks only', hooks],
])('the site of a document %s', (_, site) => {
  test('has one page with a title for each operation, webhook and schema', () => {
    const { api } = site.input;
    const parents = (path: string): boolean => !/\/index\.html$/u.test(path) && path.startsWith('reference/');
    const pages = [...site.pages].filter(([path]) => parents(path));
    expect(pages).toHaveLength(listAll(api).length + api.schemas.length);
    const lines = pages.flatMap(([, page]) => listByClass(page, 'request-line').map(textOf));
    for (const { method, path } of listAll(api))
      expect(lines.filter((line) => line === `${method} ${path}`)).toHaveLength(1);
    for (const [path, page] of pages) expect(titleOf(page), path).toMatch(/^[A-Z][\w ]+$/u);
  });

  test('links only to pages and ids that exist, and has ids and headings in order', () => {
    expect(listFaults(site.files, site.pages)).toEqual([]);
  });

  test('every page can be reached by links from the first page', () => {
    const reached = new Set(['index.html']);
    for (const path of reached)
      for (const { attributes } of listElements(pageOf(site, path), 'a')) {
        const { pathname } = new URL(attributes.get('href') ?? '', `http://site.example/${path}`);
        if (site.pages.has(pathname.slice(1))) reached.add(pathname.slice(1));
      }
    expect([...reached].sort()).toEqual([...site.pages.keys()].filter((path) => path !== '404.html').sort());
  });

  test('marks the current page or its group in the navigation, and names the page and the API in the title', () => {
    const { title } = site.input.api;
    for (const [path, page] of site.pages) {
      if (path === 'print.html') continue;
      const links = listElements(single(listElements(page, 'nav')), 'a');
      const current = links.filter(({ attributes }) => attributes.get('aria-current') === 'page');
      const open = links.filter(({ attributes }) => attributes.get('class') === 'open');
      if (path.startsWith('reference/schemas/')) expect(open.map(textOf), path).toEqual(['Schemas']);
      else expect(current, path).toHaveLength(path === '404.html' ? 0 : 1);
      const suffix = path === 'index.html' ? '' : ` · ${title}`;
      expect(textOf(single(listElements(page, 'title')))).toBe(`${titleOf(page)}${suffix}`);
    }
  });
});

test('uses the summary of an operation as its title, or else its name', () => {
  const titleAt = (path: string): string => titleOf(pageOf(rich, `reference/${path}.html`));
  expect(titleAt('pets/listPets')).toBe('List pets');
  expect(titleAt('pets/createPet')).toBe('Create pet');
  expect(titleAt('default/updateContact')).toBe('Update contact');
  expect(titleOf(pageOf(hooks, 'reference/webhooks/petBorn.html'))).toBe('Pet born');
});

test('shows all fields of merged bodies, required ones first', () => {
  const dog = pageOf(rich, 'reference/schemas/Dog.html');
  expect(namesIn(sectionOf(dog, 'In responses'))).toEqual(['id', 'name', 'kind', 'note', 'size']);
  expect(namesIn(sectionOf(dog, 'In requests'))).toEqual(['name', 'kind', 'note', 'secret', 'size']);
  const contact = listByClass(pageOf(rich, 'reference/default/updateContact.html'), 'media');
  expect(namesIn(contact[0] ?? dog).sort()).toEqual(['city', 'email', 'phone']);
  expect(namesIn(sectionOf(pageOf(rich, 'reference/pets/listPets.html'), 'Query parameters'))).toEqual([
    'color',
    'limit',
  ]);
});

test.each(['reference/pets/createPet.html', 'reference/schemas/Pet.html'])(
  'shows how variants differ in %s',
  (path) => {
    const page = pageOf(rich, path);
    const [variants] = listByClass(page, 'variants');
    const tabs = listByClass(variants ?? page, 'tab');
    expect(tabs.map(({ attributes }) => attributes.get('data-label'))).toEqual(['Dog', 'Cat']);
    expect(tabs.map((tab) => textOf(single(listByClass(tab, 'variant'))))).toEqual([
      'Dog where kind is dog',
      'Cat where kind is cat',
    ]);
    expect(tabs.map((tab) => namesIn(tab).includes('name'))).toEqual([true, true]);
  },
);

test('names the required fields of each variant', () => {
  const texts = listByClass(pageOf(rich, 'reference/schemas/Contact.html'), 'variant').map(textOf);
  expect(texts).toEqual(['object with email', 'object with phone']);
});

test('shows a recursive schema once, with a link to itself', () => {
  const page = pageOf(rich, 'reference/schemas/Tree.html');
  const children = fieldsOf(single(listByClass(page, 'fields'))).get('children');
  expect(textOf(children ?? page)).toMatch(/children array of Tree/u);
  expect(listElements(children ?? page, 'a').map(({ attributes }) => attributes.get('href'))).toEqual(['Tree.html']);
});

test('shows the type, bounds, default, examples and values of each field once', () => {
  const fields = (path: string, title: string): ReadonlyMap<string, string> => {
    const [list] = listByClass(sectionOf(pageOf(rich, path), title), 'fields');
    const rows = [...(list === undefined ? [] : fieldsOf(list))];
    return new Map(rows.map(([name, field]) => [name, textOf(field).replaceAll(/\s+/gu, ' ').trim()]));
  };
  const parameters = fields('reference/pets/listPets.html', 'Query parameters');
  expect(parameters.get('limit')).toBe('limit integer 1 to 100. Default: 20. Example: 5.');
  expect(parameters.get('color')).toBe('color Color required Which color. One of red green');
  expect(fields('reference/pets/listPets.html', 'Headers').get('X-Trace')).toBe('X-Trace string (uuid)');
  expect(fields('reference/pets/listPets.html', 'Cookies').get('token')).toBe('token string deprecated');
  expect(fields('reference/schemas/Cat.html', 'In responses').get('old')).toBe('old string deprecated');
  expect(fields('reference/schemas/Cat.html', 'In responses').get('lives')).toBe('lives integer required 1 to 9.');
  const color = mainOf(pageOf(rich, 'reference/schemas/Color.html'));
  expect(color).toMatch(/Color string A color\. One of red green Used by/u);
});

test('shows every media type, stream, file, status and header', () => {
  const create = listByClass(pageOf(rich, 'reference/pets/createPet.html'), 'media-type').map(textOf);
  expect(create).toEqual(['application/json Pet', 'application/x-www-form-urlencoded Contact', 'application/json Pet']);
  const list = pageOf(rich, 'reference/pets/listPets.html');
  const statuses = listByClass(list, 'response').map(({ attributes }) => attributes.get('id'));
  expect(statuses).toEqual(['response-200', 'response-4xx', 'response-default']);
  expect(textOf(sectionOf(list, 'Responses'))).toContain('How many.');
  expect(mainOf(pageOf(rich, 'reference/default/watchEvents.html'))).toContain('A stream: each item has this form.');
  const upload = pageOf(rich, 'reference/pets-more-less/uploadPhoto.html');
  expect(mainOf(upload)).toMatch(/multipart\/form-data object photo file required title string/u);
  expect(mainOf(upload)).toContain('Deprecated.');
});

test('shows an example of what a webhook sends, but no form to try it', () => {
  const page = pageOf(hooks, 'reference/webhooks/petBorn.html');
  expect(textOf(single(listByClass(page, 'sample')))).toContain('"name": "Rex"');
  expect(listByClass(page, 'try-data')).toEqual([]);
  expect(mainOf(pageOf(hooks, 'index.html'))).not.toMatch(/Servers|Authentication|Start/u);
});

test('shows how many operations use a schema in addition to those listed', async () => {
  const paths = Array.from({ length: 62 }, (_, at) => [
    `/pets/${at}`,
    {
      get: {
        operationId: `getPet${at}`,
        responses: {
          200: { description: 'OK', content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } },
        },
      },
    },
  ]);
  const { pages } = await makeSiteOf({
    openapi: '3.1.0',
    info: { title: 'Uses', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas: { Pet: { type: 'object', properties: { id: { type: 'integer' } } } } },
  });
  const uses = sectionOf(pageOf({ pages }, 'reference/schemas/Pet.html'), 'Used by');
  expect(listElements(uses, 'a')).toHaveLength(60);
  expect(textOf(uses)).toMatch(/\sand 2 more\s*$/u);
  const tree = sectionOf(pageOf(rich, 'reference/schemas/Tree.html'), 'Used by');
  expect(textOf(tree)).not.toContain('more');
});

test('shows text from the document unchanged', () => {
  expect(titleOf(pageOf(rich, 'index.html'))).toBe('Pets & <more>');
  expect(titleOf(pageOf(rich, 'reference/pets-more-less/index.html'))).toBe('Pets/More & "less"');
  const plain = pageOf(rich, 'reference/schemas/Plain.html');
  expect(namesIn(plain)).toEqual(['a"b<c>&', 'day']);
  expect(mainOf(plain)).toContain('Example: "</script><b>".');
  expect(mainOf(plain)).not.toMatch(/&(?:amp|lt|gt|quot);/u);
  expect(mainOf(pageOf(rich, 'reference/schemas/Dog.html'))).toContain('A note < 5 words.');
});

test('gives every page its own path, whatever the names of tags, operations and schemas', async () => {
  const responses = {
    '200': { description: 'OK', content: { 'application/json': { schema: { $ref: '#/components/schemas/Index' } } } },
  };
  const operation = (operationId: string, tag: string): object => ({ get: { operationId, tags: [tag], responses } });
  const { files, pages } = await makeSiteOf({
    openapi: '3.1.0',
    info: { title: 'Names', version: '1' },
    paths: {
      '/a': operation('index', 'schemas'),
      '/b': operation('petBorn', 'webhooks'),
      '/c': operation('listPets', 'pets'),
    },
    webhooks: { petBorn: { post: { operationId: 'petBornHook', responses: { '204': { description: 'Done' } } } } },
    components: { schemas: { Index: { type: 'object', properties: { id: { type: 'integer' } } } } },
  });
  expect(listFaults(files, pages)).toEqual([]);
  const titles = [...pages].flatMap(([path, page]) => listElements(page, 'h1').map((title) => [textOf(title), path]));
  // Overview and chapter, three groups, webhooks, schemas, and a page for each operation, webhook and schema.
  expect(new Set(titles.map(([, path]) => path?.toLowerCase())).size).toBe(titles.length);
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining([
      'reference/schemas-operations/index-operation.html',
      'reference/webhooks-operations/petBorn.html',
      'reference/webhooks/petBorn.html',
      'reference/schemas/Index-schema.html',
    ]),
  );
  // An operation, and a webhook.
  expect(titles.filter(([text]) => text === 'Pet born')).toHaveLength(2);
  for (const title of ['Index', 'Pet born', 'schemas', 'webhooks', 'Webhooks', 'Schemas'])
    expect(
      titles.map(([text]) => text),
      title,
    ).toContain(title);
});

test('the description of the API is also in the Markdown, in llms-full.txt and on the print page', () => {
  const description = 'Pets.\n\n## Terms\n\nBe kind.\n\n#### Deep\n';
  const [lead = '', rest = ''] = (rich.files.get('index.md') ?? '').split(/^## Start$/mu);
  expect(lead).toContain('llms.txt](./llms.txt)\n\nPets.\n');
  expect(rest).toContain(`\n${description.slice(description.indexOf('## Terms'))}`);
  expect(rich.files.get('index.md')).toMatch(/^- \[Pets\]\(reference\/pets\/index\.md\)/mu);
  expect(rich.files.get('llms-full.txt')?.split('\n---\n')[0]).toContain(`\n\n${description}`);
  const [sheet] = listByClass(pageOf(rich, 'print.html'), 'sheet');
  expect(textOf(sheet ?? pageOf(rich, 'print.html'))).toMatch(/^\s*Overview\s+Pets\.\s+Terms\s+Be kind\.\s+Deep\s*$/u);
  expect(textOf(pageOf(hooks, 'print.html'))).not.toContain('Overview');
});

test('the print page contains all pages, with links between them', () => {
  const page = pageOf(rich, 'print.html');
  expect(textOf(single(listElements(page, 'title')))).toBe('Pets & <more>');
  const sections = listByClass(page, 'sheet').map((section) => textOf(single(listElements(section, 'h2').slice(0, 1))));
  expect(sections).toEqual([
    'Overview',
    'TypeScript client',
    'Errors',
    'Pets',
    'Pets/More & "less"',
    'Operations',
    'Schemas',
  ]);
  const titles = listElements(page, 'h3').map(textOf);
  for (const title of ['List pets', 'Create pet', 'Upload a photo', 'Watch events', 'Update contact', 'Dog', 'Plain'])
    expect(titles).toContain(title);
  const links = listElements(page, 'a').filter((link) => textOf(link) === 'Pet');
  expect(new Set(links.map(({ attributes }) => attributes.get('href')))).toEqual(new Set(['#reference-schemas-Pet']));
  expect(textOf(page)).toContain('curl -X PUT');
  expect(textOf(page)).not.toContain('import httpx');
});

test('titles are names of operations and schemas in any script, unless the document renames them', async () => {
  const responses = {
    200: { description: 'OK', content: { 'application/json': { schema: { $ref: '#/components/schemas/Питомец' } } } },
  };
  const { pages } = await makeSiteOf({
    openapi: '3.1.0',
    info: { title: 'Names', version: '1' },
    paths: {
      '/a': { get: { operationId: 'получитьПитомцев', responses } },
      '/b': { get: { operationId: 'liste_Äpfel-2', responses } },
      '/c': { get: { operationId: '取得ペット一覧', responses } },
      '/d': { get: { operationId: 'получить', 'x-name': 'getOne', responses } },
    },
    components: { schemas: { Питомец: { type: 'object' } } },
  });
  const titles = [...pages].flatMap(([path, page]) => (path.endsWith('index.html') ? [] : [titleOf(page)]));
  for (const title of ['Получить питомцев', 'Liste äpfel 2', '取得ペット一覧', 'Get one', 'Питомец'])
    expect(titles).toContain(title);
});

test('the page of an operation names the calls of the client: function, method of the group, and pages', async () => {
  const paged = structuredClone(richDocument);
  Object.assign(paged.paths['/pets'].get, { 'x-pagination': { style: 'page', page: 'limit' } });
  const site = await makeSiteOf(paged);
  const list = 'reference/pets/listPets';
  expect(mainOf(pageOf(site, `${list}.html`))).toContain(
    'Client: listPets(client, …) or api.pets.list(…); api.pets.paginateList(…) for the items of all pages.',
  );
  expect(site.files.get(`${list}.md`)).toContain(
    '[Client](../../guide/client.md): `listPets(client, …)` or `api.pets.list(…)`; `api.pets.paginateList(…)` for',
  );
  const create = mainOf(pageOf(rich, 'reference/pets/createPet.html'));
  expect(create).toContain('Client: createPet(client, …) or api.pets.create(…). ');
  expect(mainOf(pageOf(hooks, 'reference/webhooks/petBorn.html'))).not.toContain('Client:');
});

test('errors with the same body are shown once, and the others with their own headers, a link and an example', async () => {
  const error = (description: string, example: object, headers: readonly string[] = []): object => ({
    description,
    headers: Object.fromEntries(['X-Id', ...headers].map((name) => [name, { schema: { type: 'string' } }])),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' }, example } },
  });
  const site = await makeSiteOf({
    openapi: '3.1.0',
    info: { title: 'Errors', version: '1' },
    paths: {
      '/pets': {
        get: {
          operationId: 'list',
          responses: {
            200: { description: 'Fine', content: { 'application/json': { schema: {}, example: 1 } } },
            400: error('Malformed', { message: 'bad' }),
            401: error('No token', { message: 'token' }, ['X-Realm']),
            404: error('Missing', { message: 'missing' }),
            409: {
              description: 'Other',
              content: { 'application/json': { schema: { type: 'object', properties: { other: {} } }, example: {} } },
            },
          },
        },
      },
    },
    components: { schemas: { Problem: { type: 'object', properties: { message: { type: 'string' } } } } },
  });
  const page = pageOf(site, 'reference/default/list.html');
  const texts = new Map(
    listByClass(page, 'response').map((part) => [
      part.attributes.get('id'),
      textOf(part).replaceAll(/\s+/gu, ' ').trim(),
    ]),
  );
  expect(texts.get('response-400')).toContain('application/json');
  expect(texts.get('response-401')).toBe(
    '401 No token Headers X-Realm string The other headers and the body are those of 400. { "message": "token" }',
  );
  expect(texts.get('response-404')).toBe(
    '404 Missing The headers and the body are those of 400. { "message": "missing" }',
  );
  expect(texts.get('response-409')).toContain('other');
  expect(listByClass(page, 'tab-title').map(textOf).slice(-3)).toEqual(['200', '400', '409']);
  expect(listFaults(site.files, site.pages)).toEqual([]);
});

test('the page of a group shows the first sentence of a description that is not the title', async () => {
  const responses = { 204: { description: '' } };
  const texts = { '/a': 'Sends <b>one</b> `letter`. It may be late.', '/b': 'Read the letter.', '/c': undefined };
  const site = await makeSiteOf({
    openapi: '3.1.0',
    info: { title: 'Letters', version: '1' },
    paths: Object.fromEntries(
      Object.entries(texts).map(([path, description]) => [
        path,
        { get: { summary: 'Read the letter', tags: ['Letters'], description, responses } },
      ]),
    ),
  });
  const page = pageOf(site, 'reference/letters/index.html');
  expect(listByClass(page, 'row-title').map(textOf)).toEqual(Array.from({ length: 3 }, () => 'Read the letter'));
  expect(listByClass(page, 'row-text').map(textOf)).toEqual(['Sends one letter.']);
});
