/** Pages of the mock server: they are valid, and the last one leads nowhere. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadMock, type MockServer } from '../../generator/src/commands/mock/mock.js';
import { makeMockFolder } from '../support/mock-folder.js';

/** Returns a path with a list; `properties` and `rest` are those of its response, in YAML. */
function list(name: string, pagination: string, schema: string, example = ''): string {
  return `  /${name}:
    get:
      operationId: ${name}
      x-pagination: { ${pagination} }
      parameters:
        - { name: cursor, in: query, schema: { type: string } }
        - { name: limit, in: query, schema: { type: integer } }
      responses: { '200': { description: OK, content: { application/json: { schema: { type: object, ${schema} }${example} } } } }
`;
}

const rows =
  'rows: { type: array, items: { type: object, required: [count], properties: { count: { type: integer } } } }';
const cursor = 'style: cursor, cursor: cursor, next: next_cursor, items: rows';
const next = 'next: { type: string }';

const spec = `openapi: 3.1.0
info: { title: Case, version: '1' }
servers: [{ url: https://a.example }]
paths:
${[
  list(
    'required',
    `${cursor}, has_more: more`,
    `required: [rows, next_cursor, more], properties: { ${rows}, next_cursor: { type: string, minLength: 1 }, more: { type: boolean } }`,
    ', example: { rows: [{ count: 5 }, { count: 5 }, { count: 6 }], next_cursor: c1, more: true }',
  ),
  list(
    'untold',
    cursor,
    `required: [rows, next_cursor], properties: { ${rows}, next_cursor: { type: string, format: uuid } }`,
    ", example: { rows: [{ count: 5 }, { count: 6 }], next_cursor: '00000000-0000-4000-8000-000000000001' }",
  ),
  list('generated', cursor, `required: [rows], properties: { ${rows}, next_cursor: { type: string } }`),
  list(
    'full',
    'style: page, page: cursor, page_size: limit, items: rows',
    `properties: { rows: { type: array, minItems: 1, items: { type: integer } } }`,
    ', example: { rows: [1, 2] }',
  ).replace('name: cursor, in: query, schema: { type: string }', 'name: cursor, in: query, schema: { type: integer }'),
  list(
    'optional',
    'style: next, next: /links/next, items: rows',
    `properties: { ${rows}, links: { type: object, properties: { ${next} } } }`,
  ),
  list(
    'nullable',
    'style: next, next: next, items: rows',
    `required: [next], properties: { ${rows}, next: { type: [string, 'null'], format: uri } }`,
  ),
  list('empty', 'style: next, next: next, items: rows', `required: [next], properties: { ${rows}, ${next} }`),
  list(
    'told',
    'style: next, next: next, items: rows',
    `properties: { ${rows}, ${next} }`,
    ", example: { rows: [], next: 'https://a.example/told' }",
  ),
  list(
    'flagged',
    'style: offset, offset: limit, items: rows, has_more: more, total: total',
    `required: [rows, more, total], properties: { ${rows}, more: { type: boolean }, total: { type: integer } }`,
  ),
].join('')}`;

let base: string;
let server: MockServer;
let remove: () => Promise<void>;

beforeAll(async () => {
  const { folder, data, remove: removeFolder } = await makeMockFolder(spec);
  remove = removeFolder;
  server = await loadMock(folder, { data });
  base = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
});
afterAll(async () => {
  await server.close();
  await remove();
});

async function read(path: string, prefer?: string): Promise<unknown> {
  const response = await fetch(`${base}${path}`, { headers: prefer === undefined ? {} : { prefer } });
  return response.json();
}

const row = (count: number): object => ({ count });

test('a list of objects without ids is paginated by position, and the last page keeps a required cursor', async () => {
  expect(await read('/required')).toEqual({ rows: [row(5), row(5), row(6)], next_cursor: 'c1', more: false });
  expect(await read('/required?limit=2')).toEqual({ rows: [row(5), row(5)], next_cursor: '2', more: true });
  expect(await read('/required?limit=2&cursor=2')).toEqual({ rows: [row(6)], next_cursor: 'c1', more: false });
});

test('a page contains the rest of the list if it cannot refer to the next page', async () => {
  expect(await read('/untold?limit=1')).toMatchObject({ rows: [row(5), row(6)] });
});

test('a page that must not be empty has the objects of the example', async () => {
  expect(await read('/full?cursor=2&limit=1')).toEqual({ rows: [2] });
  expect(await read('/full?cursor=9&limit=1')).toEqual({ rows: [1, 2] });
});

// With this preference, the response is the example of the generated server.
test.each([[undefined], ['code=200']])('a generated page has no next page (Prefer: %s)', async (prefer) => {
  const pages = ['generated', 'optional', 'nullable', 'empty', 'flagged'].map((name) => read(`/${name}`, prefer));
  expect(await Promise.all(pages)).toEqual([
    { rows: [row(1)] },
    { rows: [row(1)], links: {} },
    { rows: [row(1)], next: null },
    { rows: [row(1)], next: '' },
    { rows: [row(1)], more: false, total: 1 },
  ]);
});

test('sends an example of the document unchanged', async () => {
  expect(await read('/told', 'code=200')).toEqual({ rows: [], next: 'https://a.example/told' });
});
