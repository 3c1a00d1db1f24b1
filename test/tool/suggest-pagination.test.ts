/** Which pagination `trefoil suggest` proposes, by the types, formats and descriptions of parameters and fields. */
import { expect, test } from 'vitest';
import { suggestPagination } from '../../generator/src/commands/suggest/pagination.js';
import { prepare } from '../../generator/src/prepare.js';
import { loadText, testConfig } from '../support/documents.js';

/** Returns the suggestion for a list with query parameters and response properties, given as YAML. */
async function suggestFor(parameters: string, properties: string): Promise<readonly unknown[] | undefined> {
  const document = await loadText(`openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /files:
    get:
      operationId: listFiles
      parameters: [${parameters}]
      responses:
        '200': { description: OK, content: { application/json: { schema: { type: object, properties: { ${properties} } } } } }
components:
  schemas:
    Page: { type: object, properties: { next_page: { type: string, description: A URL that calls the next page. } } }
`);
  const { value } = prepare(document, testConfig);
  if (value === undefined) throw new Error('the document has errors');
  const [found] = suggestPagination(value.api);
  return found && [found.certainty, found.settings?.operations?.['GET /files']?.pagination];
}

const query = (name: string, type: string): string => `{ name: ${name}, in: query, schema: { type: ${type} } }`;
const files = 'files: { type: array, items: { type: string } }';
const page = "pagination: { $ref: '#/components/schemas/Page' }";
const url = { style: 'next', next: '/pagination/next_page', items: 'files' };

test.each([
  ['a described URL beside a numeric cursor is the next URL', query('after', 'number'), page, ['high', url]],
  ['a described URL beside a text cursor is probably the next URL', query('cursor', 'string'), page, ['medium', url]],
  [
    'a format says that a field is a URL',
    query('cursor', 'string'),
    'next: { type: string, format: uri }',
    ['high', { style: 'next', next: '/next', items: 'files' }],
  ],
  [
    'a cursor that is described as the cursor of a link is a cursor',
    query('cursor', 'string'),
    'next: { type: string, description: The cursor in the next link. }',
    ['medium', { style: 'cursor', cursor: 'cursor', next: 'next', items: 'files' }],
  ],
  [
    'a numeric cursor is the value of a numeric parameter',
    query('after', 'integer'),
    'next_cursor: { type: integer }',
    ['medium', { style: 'cursor', cursor: 'after', next: 'next_cursor', items: 'files' }],
  ],
  [
    'a text is not the value of a numeric parameter',
    query('after', 'integer'),
    'next_cursor: { type: string }',
    undefined,
  ],
  [
    'a time is not the value of a UUID parameter',
    '{ name: cursor, in: query, schema: { type: string, format: uuid } }',
    'next_cursor: { type: string, format: date-time }',
    undefined,
  ],
  [
    'a cursor field has the name of the parameter, and a boolean says whether a page follows',
    query('cursor', 'string'),
    'cursor: { type: string }, next_page: { type: boolean }',
    ['high', { style: 'cursor', cursor: 'cursor', next: 'cursor', items: 'files', has_more: 'next_page' }],
  ],
  [
    'a field with the name of the parameter may be the current cursor',
    query('cursor', 'string'),
    'cursor: { type: string }',
    undefined,
  ],
])('%s', async (_, parameters, properties, expected) => {
  expect(await suggestFor(parameters, `${files}, ${properties}`)).toEqual(expected);
});

test('a union of array types counts as a list', async () => {
  const rows = 'rows: { oneOf: [{ type: array, items: { type: string } }, { type: array, items: { type: integer } }] }';
  expect(await suggestFor(query('cursor', 'string'), `${rows}, next_cursor: { type: string }`)).toEqual([
    'high',
    { style: 'cursor', cursor: 'cursor', next: 'next_cursor', items: 'rows' },
  ]);
});

const names = 'type: array, items: { type: string }';
const nestedCursor = 'cursor: { type: object, properties: { before: { type: number }, after: { type: number } } }';

test.each([
  [
    'a list in an object has a cursor in an object beside it',
    query('after', 'number'),
    `meta: { type: object, properties: { components: { ${names} }, ${nestedCursor} } }`,
    ['high', { style: 'cursor', cursor: 'after', next: '/meta/cursor/after', items: '/meta/components' }],
  ],
  [
    'a list in an object is numbered by a field of the body',
    `${query('page', 'integer')}, ${query('per_page', 'integer')}`,
    `payload: { type: object, properties: { names: { ${names} } } }, total_pages: { type: integer }`,
    [
      'high',
      { style: 'page', page: 'page', page_size: 'per_page', items: '/payload/names', total_pages: 'total_pages' },
    ],
  ],
  [
    'a list with a usual name is the items, two objects deep',
    `${query('offset', 'integer')}, ${query('limit', 'integer')}`,
    `reply: { type: object, properties: { page: { type: object, properties: { tags: { ${names} }, items: { ${names} } } } } }`,
    ['high', { style: 'offset', offset: 'offset', limit: 'limit', items: '/reply/page/items' }],
  ],
  [
    'two objects have a list each',
    query('page', 'integer'),
    `owner: { type: object, properties: { roles: { ${names} } } }, team: { type: object, properties: { tags: { ${names} } } }`,
    undefined,
  ],
])('%s', async (_, parameters, properties, expected) => {
  expect(await suggestFor(parameters, properties)).toEqual(expected);
});
