/** The chapters about pagination and errors, which are generated from the model. */
import { expect, test } from 'vitest';
import { testConfig } from '../support/documents.js';
import { listElements, textOf } from '../support/strict-html.js';
import { listFaults, makeSiteOf, pageOf, type Site } from './site-pages.js';

function json(schema: object, example: object) {
  return { 'application/json': { schema, example } };
}

const pets = [
  { id: 1, name: 'Rex', a: 1, b: 2, c: 3, d: 4, e: 5 },
  { id: 2, name: 'Tom', a: 1, b: 2, c: 3, d: 4, e: 5 },
];
const pet = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } };
const page = {
  type: 'object',
  required: ['items', 'more'],
  properties: { items: { type: 'array', items: pet }, more: { type: 'boolean' }, next: { type: 'string' } },
};
const byPage = { style: 'page', page: 'page', page_size: 'per_page', items: 'items', has_more: 'more' };

function list(operationId: string, pagination: object, parameters: readonly object[] = [], more: object = {}): object {
  return {
    get: {
      operationId,
      security: [{ key: [] }],
      'x-pagination': pagination,
      parameters,
      responses: {
        200: { description: 'OK', content: json(page, { items: pets, more: true, next: 'c2' }) },
        ...more,
      },
    },
  };
}

const pageParameters = [
  { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
  { name: 'per_page', in: 'query', schema: { $ref: '#/components/schemas/length' } },
];
const problem = { type: 'object', required: ['message'], properties: { message: { type: 'string' } } };
const invalid = { type: 'object', required: ['fields'], properties: { fields: { type: 'array', items: pet } } };
const errors = {
  401: {
    description: 'See [keys](#keys) | `key`.',
    content: json({ $ref: '#/components/schemas/api_problem' }, { message: 'No key.' }),
  },
  404: { description: 'None.', content: json({ $ref: '#/components/schemas/api_problem' }, { message: 'None.' }) },
  422: { description: 'Invalid.', content: json({ $ref: '#/components/schemas/invalid' }, { fields: [{ id: 3 }] }) },
  429: { description: 'Slow down.' },
  503: { description: 'Busy.' },
};

const document = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  servers: [{ url: 'https://a.example' }],
  paths: {
    '/pets': list('listPets', byPage, pageParameters, errors),
    ...Object.fromEntries(
      Array.from({ length: 14 }, (_, at) => [`/more${at}`, list(`listMore${at}`, byPage, pageParameters)]),
    ),
    '/offset': list('listByOffset', { style: 'offset', offset: 'from', limit: 'size', items: 'items' }, [
      { name: 'from', in: 'query', schema: { type: 'integer', default: 0 } },
      { name: 'size', in: 'query', schema: { type: 'integer', default: 25, maximum: 50 } },
    ]),
    '/cursor': list('listByCursor', { style: 'cursor', cursor: 'after', next: 'next', items: 'items' }, [
      { name: 'after', in: 'query', schema: { type: 'string' } },
    ]),
    '/link': list('listByLink', { style: 'link', items: 'items' }),
  },
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    schemas: {
      length: { type: 'integer', default: 20, maximum: 100 },
      api_problem: problem,
      invalid,
    },
  },
};

const site = await makeSiteOf(document);

function chapter({ files }: Site, name: string): string {
  return files.get(`guide/${name}.md`) ?? '';
}

test('the pagination chapter shows parameters, the second page, a shortened response, a loop and all operations', () => {
  const text = chapter(site, 'pagination');
  expect(text).toContain('| `page` | `1` |  |\n| `per_page` | `20` | 100 |\n');
  expect(text).toContain("```bash\ncurl 'https://a.example/pets?page=2' \\\n  -H 'Authorization: Bearer API_KEY'\n```");
  expect(text).toContain("curl 'https://a.example/offset?from=25&size=25'");
  expect(text).toContain("curl 'https://a.example/cursor?after=c2'");
  expect(text).toContain("curl -i 'https://a.example/link'");
  // The response belongs to the request before it, and the second request follows from it.
  expect([...text.matchAll(/curl (?:-i )?'https:\/\/a\.example([^']*)'/gu)].map(([, target]) => target)).toEqual([
    '/pets',
    '/pets?page=2',
    '/offset',
    '/offset?from=25&size=25',
    '/cursor',
    '/cursor?after=c2',
    '/link',
  ]);
  const [, response = ''] = /```json\n([\s\S]*?)\n```/u.exec(text) ?? [];
  expect(JSON.parse(response)).toEqual({
    items: [{ id: 1, name: 'Rex', a: 1, b: 2, c: 3, d: 4 }],
    more: true,
    next: 'c2',
  });
  expect(text).toMatch(
    /```ts\nimport [^\n]*\n\nconst api = [^\n]*\nfor await \(const item of api\.\w+\.paginateListPets\(/u,
  );
  const links = [...text.matchAll(/^- \[([^\]]*)\]\(/gmu)].map(([, title]) => title);
  expect(links).toHaveLength(18);
  expect(text).toContain('15 operations:');
  expect(text).not.toMatch(/and \d+ more/u);
});

test('the errors chapter shows error bodies, what the client throws, and which requests to retry', () => {
  const text = chapter(site, 'errors');
  expect(text).toContain('| 401 | See keys \\| `key`. | [ApiProblem](../reference/schemas/ApiProblem.md) | 1 of 18 |');
  const bodies = [...text.matchAll(/^(The body .*)\n\n```json\n([\s\S]*?)\n```/gmu)].map(([, says, body = '']) => [
    says,
    JSON.parse(body),
  ]);
  expect(bodies).toEqual([
    [
      'The body of most errors ([ApiProblem](../reference/schemas/ApiProblem.md)), for example of 401:',
      { message: 'No key.' },
    ],
    ['The body of 422 ([Invalid](../reference/schemas/Invalid.md)):', { fields: [{ id: 3 }] }],
  ]);
  expect(text).toContain('if (!isApiError(error, listPetsOperation)) throw error;');
  expect(text).toMatch(/^Requests with the status 429 or 503 can succeed later\./mu);
  expect(text).toContain('After 503, repeat only requests with idempotent methods');
});

test('a column without values is omitted, and a body that all statuses share is named once', async () => {
  const body = json({ $ref: '#/components/schemas/api_problem' }, { message: 'No key.' });
  const values = {
    field: { summary: 'One', value: { message: 'No.', errors: { page: ['is too far'] } } },
    status: { summary: 'Two', value: { message: 'No.', errors: { base: ['is wrong'] } } },
  };
  const refused = { description: 'Invalid.', content: { 'application/json': { ...body['application/json'] } } };
  Object.assign(refused.content['application/json'], { example: undefined, examples: values });
  const own = {
    401: { description: 'None.', content: body },
    404: { description: 'None.', content: body },
    422: refused,
  };
  const length = { name: 'per_page', in: 'query', schema: { type: 'integer', default: 20 } };
  const paths = { '/pets': list('listPets', byPage, [...pageParameters.slice(0, 1), length], own) };
  const small = await makeSiteOf({ ...document, paths });
  expect(chapter(small, 'pagination')).toContain(
    '| parameter | default |\n|---|---|\n| `page` | `1` |\n| `per_page` | `20` |\n',
  );
  const text = chapter(small, 'errors');
  expect(text).toContain('All have the body [ApiProblem](../reference/schemas/ApiProblem.md).');
  expect(text).toContain('| status | meaning | operations |\n|---|---|---|\n| 401 | None. | 1 of 1 |\n');
  const [, says, source = ''] = /^(The body of 422[^\n]*)\n\n```json\n([\s\S]*?)\n```/mu.exec(text) ?? [];
  expect(says).toMatch(/, whose messages `fieldErrors\(error\)` of the client returns by field:$/u);
  expect(JSON.parse(source)).toEqual(values.field.value);
});

test('a cursor with several values is not shortened in the response', async () => {
  const schema = { ...page, properties: { ...page.properties, next: { type: 'array', items: {} } } };
  const content = json(schema, { items: pets, more: true, next: ['Rex', 2] });
  const own = { 200: { description: 'OK', content } };
  const byCursor = { style: 'cursor', cursor: 'after', next: 'next', items: 'items' };
  const after = { name: 'after', in: 'query', schema: { type: 'array', items: {} } };
  const whole = await makeSiteOf({ ...document, paths: { '/pets': list('listPets', byCursor, [after], own) } });
  expect(chapter(whole, 'pagination')).toContain('"next": ["Rex", 2]');
});

test('the pages of both chapters have tables, code and working links', () => {
  expect(listFaults(site.files, site.pages)).toEqual([]);
  for (const name of ['pagination', 'errors']) {
    const whole = pageOf(site, `guide/${name}.html`);
    expect(listElements(whole, 'table').length).toBeGreaterThan(0);
    expect(listElements(whole, 'pre').map(textOf).join('\n')).toContain('createApi(createClient(');
    expect(chapter(site, name)).not.toMatch(/\n{3,}/u);
  }
});

test('chapters are omitted if there are no pages or errors, and their client parts if there is no client', async () => {
  const types = await makeSiteOf(document, { ...testConfig, packages: ['types'] });
  for (const name of ['pagination', 'errors']) expect(chapter(types, name)).not.toMatch(/client|retry\(/u);
  expect(chapter(types, 'errors')).toContain('## Retries');
  const responses = { 204: { description: 'Done' } };
  const plain = await makeSiteOf({ ...document, paths: { '/a': { get: { operationId: 'a', responses } } } });
  expect([...plain.files.keys()].filter((path) => path.startsWith('guide/'))).toEqual([
    'guide/client.html',
    'guide/client.md',
  ]);
});
