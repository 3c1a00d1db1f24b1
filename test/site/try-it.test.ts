/** The data from which pages build the form "Try it". */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writers } from '../../generator/site/codec.js';
import type { TryData } from '../../generator/site/try-data.js';
import { viewTryIt } from '../../generator/src/commands/reference/site/try-it.js';
import { prepare } from '../../generator/src/prepare.js';
import { loadText, testConfig } from '../support/documents.js';
import { repository } from '../support/workspace.js';
import { tryDocument } from './try-document.js';

async function viewAll(document: object): Promise<ReadonlyMap<string, TryData>> {
  const { value: input, diagnostics } = prepare(await loadText(JSON.stringify(document)), testConfig);
  if (input === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return new Map(input.api.operations.map((operation) => [operation.id, viewTryIt(input, operation)]));
}

const views = await viewAll(tryDocument);

function viewOf(id: string): TryData {
  const view = views.get(id);
  if (view === undefined) throw new Error(`no operation ${id}`);
  return view;
}

test('the form lists parameters with their writers, types and examples', () => {
  const { method, path, accept, servers, parameters, responses } = viewOf('sendStyles');
  expect([method, path, accept]).toEqual(['GET', '/styles/{simple}/{label}/{matrix}/{from}-{to}', 'application/json']);
  expect(servers[0]?.variables[2]).toEqual({ name: 'version', default: 'v1', enum: ['v1', 'v2'] });
  expect(responses).toEqual([{ status: '200', description: 'Every style arrived' }]);
  const rows = new Map(parameters.map(({ name, writer, type, example }) => [name, [writer.write, type, example]]));
  expect(Object.fromEntries(rows)).toMatchObject({
    simple: ['writeSimple', 'object', '{"R":100,"G":200}'],
    label: ['writeLabel', 'array', '["a.b","c"]'],
    matrix: ['writeMatrix', 'array', '["blue","black"]'],
    from: ['writeScalar', 'string', 'a-b'],
    exploded: ['writeForm', 'array', '["blue & red","a,b","ü/é"]'],
    spaces: ['writeSpaceDelimited', 'array', '["a","b"]'],
    pipes: ['writePipeDelimited', 'array', '["a","b"]'],
    deep: ['writeDeepObject', 'object', '{"R":100,"G":200}'],
    flag: ['writeScalarPair', 'boolean', 'false'],
    size: ['writeScalarPair', 'number', '20'],
    json: ['writeJsonPair', 'object', '{"R":100,"G":200}'],
    xml: ['writeMediumPair', 'string', '{}'],
    'X-List': ['writeHeader', 'array', '["a b","ü"]'],
    Date: ['writeScalarHeader', 'string', undefined],
  });
  const items = parameters.flatMap(({ name, items: type }) => (type === undefined ? [] : [[name, type]]));
  const lists = ['label', 'matrix', 'exploded', 'joined', 'spaces', 'pipes', 'X-List'];
  expect(items).toEqual(lists.map((name) => [name, 'string']));
  expect(parameters.find(({ name }) => name === 'size')?.enum).toEqual(['1', '20']);
  const { writer } = parameters.find(({ name }) => name === 'from') ?? {};
  expect(writer).toMatchObject({ quote: 'quoteBefore', before: '-' });
});

test('the form lists security alternatives and schemes, and the fields and examples of bodies', () => {
  const { security, schemes, body } = viewOf('sendJson');
  expect(security).toEqual([{ token: [] }, { key: [], basic: [] }, {}]);
  expect(schemes).toEqual([
    { name: 'token', type: 'http', apply: 'applyHeader', scheme: 'bearer', prefix: 'Bearer ' },
    { name: 'key', type: 'apiKey', apply: 'applyQuery', in: 'query', parameter: 'api_key' },
    { name: 'basic', type: 'http', apply: 'applyBasic', scheme: 'basic' },
  ]);
  expect(body).toEqual({
    required: true,
    content: [{ mediaType: 'application/json', kind: 'json', example: '{\n  "id": 7\n}' }],
  });
  expect(viewOf('sendXml').body?.content[0]?.example).toContain('<pet id="1"><name>a &amp; b</name></pet>');
  const fields = viewOf('upload').body?.content[0]?.fields?.map(({ name, required, isFile, isList, type, items }) => [
    name,
    required,
    isFile,
    isList,
    type,
    items,
  ]);
  expect(fields).toEqual([
    ['title', true, false, false, 'string', undefined],
    ['photo', true, true, false, 'string', undefined],
    ['more', true, true, true, 'array', 'string'],
    ['about', false, false, false, 'object', undefined],
    ['joined', false, false, false, 'array', 'string'],
  ]);
});

test("the form's data is JSON even with 64-bit integers, recursive XML, nested parts and fixed query parameters", async () => {
  const id = { type: 'integer', format: 'int64', 'x-bigint': true };
  const node = {
    type: 'object',
    xml: { name: 'node' },
    properties: { id, child: { $ref: '#/components/schemas/Node' } },
  };
  const parts = { type: 'object', properties: { inner: { type: 'object', properties: { id } } } };
  const content = {
    'application/json': { schema: { $ref: '#/components/schemas/Node' }, example: { id: 1, child: { id: 2 } } },
    'application/xml': { schema: { $ref: '#/components/schemas/Node' }, example: { id: 1, child: { id: 2 } } },
    'application/jsonl': { itemSchema: { type: 'object', properties: { id } } },
    'multipart/form-data': { schema: parts, encoding: { inner: { contentType: 'application/x-www-form-urlencoded' } } },
    'multipart/mixed': { schema: { type: 'array', prefixItems: [{ type: 'string' }], items: {} } },
    'application/octet-stream': {},
  };
  const all = await viewAll({
    openapi: '3.2.0',
    info: { title: 'Second', version: '1' },
    paths: {
      '/nodes?version=2': {
        put: { operationId: 'put', requestBody: { content }, responses: { default: { description: '' } } },
      },
    },
    components: { schemas: { Node: node } },
  });
  const view = all.get('put');
  expect(view?.path).toBe('/nodes?version=2');
  expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  const examples = view?.body?.content.map(({ kind, example }) => [kind, example]);
  expect(Object.fromEntries(examples ?? [])).toMatchObject({
    json: '{\n  "id": 1,\n  "child": {\n    "id": 2\n  }\n}',
    xml: expect.stringContaining('<node><id>1</id><node><id>2</id></node></node>'),
    bytes: undefined,
  });
});

test('the page script contains all functions that write parameters', async () => {
  const folder = join(repository, 'generator/runtime/codec/writers');
  const modules = await Promise.all(readdirSync(folder).map((name) => import(join(folder, name))));
  const names = modules.flatMap((module: object) => Object.keys(module)).filter((name) => name.startsWith('write'));
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !Object.hasOwn(writers, name))).toEqual([]);
});
