/** Which names `trefoil suggest` proposes for operations. */
import { expect, test } from 'vitest';
import { suggest } from '../../generator/src/commands/suggest/suggest.js';
import { prepare } from '../../generator/src/prepare.js';
import { loadText, testConfig } from '../support/documents.js';

interface Described {
  readonly id?: string;
  /** Schema of the request body. */
  readonly sent?: object;
  /** Schema of the response. */
  readonly received?: object;
}

/** Returns the proposed names, with their certainty, by operation. */
async function namesFor(
  operations: Readonly<Record<string, Described>>,
  schemas: readonly string[] = [],
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const paths: Record<string, Record<string, object>> = {};
  const json = (schema: object): object => ({ content: { 'application/json': { schema } } });
  for (const [key, { id, sent, received }] of Object.entries(operations)) {
    const [method = '', path = ''] = key.split(' ');
    const parameters = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        ...(id !== undefined && { operationId: id }),
        tags: ['all'],
        parameters,
        ...(sent !== undefined && { requestBody: json(sent) }),
        responses: {
          200: { description: 'OK', ...(received !== undefined && json(received)) },
          400: { description: 'No' },
        },
      },
    };
  }
  const components = { schemas: Object.fromEntries(schemas.map((name) => [name, { type: 'object' }])) };
  const document = await loadText(
    JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths, components }),
  );
  const { value, diagnostics } = prepare(document, testConfig);
  if (value === undefined) throw new Error(JSON.stringify(diagnostics));
  const found = suggest(document, value).filter(({ kind }) => kind === 'name');
  return Object.fromEntries(
    found.map(({ operation, certainty, settings }) => [
      operation,
      [settings?.operations?.[operation]?.name, certainty],
    ]),
  );
}

const list = { type: 'array', items: { type: 'string' } };
const one = { type: 'object', properties: { id: { type: 'string' } } };

test('a name is avoided if a schema has the name of one of its types', async () => {
  expect(
    await namesFor({ 'GET /hooks': { received: list }, 'POST /hooks': { sent: one } }, ['CreateHookRequest']),
  ).toEqual({
    'GET /hooks': ['listHooks', 'high'],
    'POST /hooks': ['addHook', 'high'],
  });
  // The type of `createHook` with this name would be a type of `addHook` as well.
  expect(await namesFor({ 'POST /hooks': { sent: one } }, ['CreateHookRequest', 'AddHookResult'])).toEqual({});
});

test('a name is in the plural if the request has several objects', async () => {
  const named = { type: 'object', properties: { dev_tools: list, note: { type: 'string' } } };
  const only = { type: 'object', properties: { data: list } };
  expect(
    await namesFor({
      'POST /dev_tools': { sent: named },
      'PUT /dev_tools': { sent: list },
      'POST /tags': { sent: only },
      'DELETE /tags': { sent: only },
      'POST /orders': { sent: { type: 'object', properties: { items: list, note: { type: 'string' } } } },
      'POST /hooks': { sent: { type: 'object', properties: { data: one } } },
    }),
  ).toEqual({
    'POST /dev_tools': ['createDevTools', 'medium'],
    'PUT /dev_tools': ['replaceDevTools', 'medium'],
    'POST /tags': ['createTags', 'medium'],
    'POST /orders': ['createOrder', 'high'],
    'POST /hooks': ['createHook', 'high'],
  });
});

test('a name is in the plural if the last parameter identifies something that several resources belong to', async () => {
  const images = { type: 'object', properties: { images: { type: 'object' } } };
  expect(
    await namesFor({
      'GET /images/{file_key}': { id: 'getImages', received: images },
      'GET /photos/{photo_id}': { id: 'getPhotos', received: { type: 'object', properties: { photos: list } } },
      'GET /members/{user_id}': { id: 'getMembers', received: one },
    }),
  ).toEqual({ 'GET /photos/{photo_id}': ['getPhoto', 'high'], 'GET /members/{user_id}': ['getMember', 'high'] });
});

test('names of one resource get the certainty of the least certain one', async () => {
  expect(await namesFor({ 'POST /tags': { sent: list }, 'GET /tags': { received: list } })).toEqual({
    'POST /tags': ['createTags', 'medium'],
    'GET /tags': ['listTags', 'medium'],
  });
});

test('either all operations of a resource are renamed, or none', async () => {
  // `/a/{id}/b` and `/a/b` would be the same.
  expect(
    await namesFor({
      'GET /cats/{id}/toys': { received: list },
      'POST /cats/{id}/toys': { sent: one },
      'GET /cats/toys': { received: list },
      'GET /cats': { received: list },
      'DELETE /cats': {},
    }),
  ).toEqual({ 'GET /cats': ['listCats', 'high'] });
});

test('operations are not renamed if the document also names other operations by their methods', async () => {
  const comments = { 'POST /files/{file}/comments': { id: 'postComment', sent: one } };
  const tools = { 'POST /tools': { id: 'postTools', sent: one } };
  expect(await namesFor({ ...comments, ...tools })).toEqual({});
  expect(await namesFor({ ...tools, 'POST /files': { id: 'postFiles', sent: one } })).toMatchObject({
    'POST /tools': ['createTool', 'high'],
  });
  expect(await namesFor({ ...comments, 'POST /tools': { sent: one } })).toMatchObject({
    'POST /tools': ['createTool', 'high'],
  });
});
