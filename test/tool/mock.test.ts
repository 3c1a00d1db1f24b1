/** The mock server: `Prefer`, request validation, and operations that have their own servers. */
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MockData, mockDataOf, printMockData, readMockData } from '../../generator/src/commands/mock/data.js';
import { loadMock, type MockServer, type MockSettings } from '../../generator/src/commands/mock/mock.js';
import { createScripts } from '../../generator/src/commands/run/scripts.js';
import { renderDocument } from '../../generator/src/generate.js';
import { loadText, makeFolder, testConfig } from '../support/documents.js';

const pet = {
  type: 'object',
  required: ['name', 'tags', 'age'],
  properties: {
    name: { type: 'string', minLength: 2 },
    age: { type: 'integer', minimum: 3, maximum: 5000 },
    tags: { type: 'array', uniqueItems: true, minItems: 1, items: { enum: ['a', 'b', 'c'] } },
  },
};
function json(schema: object, more: object = {}): object {
  return {
    description: 'OK',
    content: { 'application/json': { schema, ...more } },
  };
}
const value = { name: 'Rex', age: 7, tags: ['a'] };
const spec = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Case', version: '1' },
  servers: [{ url: 'https://a.example/v1' }],
  paths: {
    '/pets': {
      servers: [{ url: 'https://b.example/v2' }, { url: '/v3' }],
      get: {
        operationId: 'listPets',
        parameters: [{ name: 'page', in: 'query', required: true, schema: { type: 'integer' } }],
        responses: {
          200: {
            ...json(pet, {
              examples: { rex: { value }, tom: { value: { ...value, name: 'Tom' } }, bad: { value: 7 } },
            }),
            headers: {
              'X-Total': { required: true, schema: { type: 'integer', minimum: 5 } },
              'X-Shown': { schema: { type: 'integer' }, example: 11 },
              'X-Hidden': { schema: { type: 'integer' } },
            },
          },
          404: json({ type: 'object', required: ['message'], properties: { message: { type: 'string' } } }),
          409: json({ type: 'string', pattern: '^(?=a)b$' }),
        },
      },
      post: {
        operationId: 'addPet',
        servers: [{ url: 'https://c.example/v1/admin' }],
        security: [{ key: [] }],
        requestBody: { required: true, content: { 'application/json': { schema: pet } } },
        responses: { 204: { description: 'Done' } },
      },
    },
  },
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-key' } } },
});

let folder: string;
let remove: () => Promise<void>;
let data: MockData;
const servers: MockServer[] = [];

async function serve(settings: MockSettings): Promise<string> {
  const server = await loadMock(folder, settings);
  servers.push(server);
  return `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
}

let base: string;

beforeAll(async () => {
  const made = await makeFolder({});
  remove = made.remove;
  const config = { ...testConfig, layout: 'folder', packages: ['types', 'server'] } as const;
  const { value: rendered } = await renderDocument(await loadText(spec), config);
  if (rendered === undefined) throw new Error('nothing was rendered');
  const scripts = createScripts(join(made.folder, 'mock'));
  await scripts.write(rendered.files, config);
  folder = scripts.serverFolder(config);
  // As a separate process receives it.
  data = readMockData(printMockData(mockDataOf(rendered.input)));
  base = await serve({ data });
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await remove?.();
});

async function get(prefer: string, at = base): Promise<[status: number, body: unknown]> {
  const response = await fetch(`${at}/v1/pets?page=1`, { headers: { prefer } });
  return [response.status, await response.json()];
}

describe('the mock server', () => {
  test('sends the first example, with required headers and headers that have an example', async () => {
    const response = await fetch(`${base}/v1/pets?page=1`);
    expect([response.status, await response.json()]).toEqual([200, value]);
    const headers = ['x-total', 'x-shown', 'x-hidden'].map((name) => response.headers.get(name));
    expect(headers).toEqual(['5', '11', null]);
  });

  test('supports code and example in Prefer', async () => {
    expect(await get('code=404')).toEqual([404, { message: 'example' }]);
    expect(await get('wait=3, example="tom"')).toEqual([200, { ...value, name: 'Tom' }]);
  });

  test('rejects an unsupported preference in Prefer', async () => {
    const detail = async (prefer: string): Promise<[number, unknown]> => {
      const [status, body] = await get(prefer);
      return [status, Reflect.get(Object(body), 'detail')];
    };
    expect(await detail('example=bad')).toEqual([
      400,
      'Prefer: the response has no example named "bad"; it has rex, tom',
    ]);
    expect((await detail('code=418'))[0]).toBe(400);
    // No string matches: an invalid one is not sent either.
    expect((await detail('code=409'))[0]).toBe(501);
    expect((await detail('code=409, dynamic=true'))[0]).toBe(501);
  });

  test('generates random values that Ajv accepts, reproducible by seed', async () => {
    const fits = new Ajv2020().compile(pet);
    const other = await serve({ data });
    const seen = new Set<string>();
    for (let count = 0; count < 30; count += 1) {
      const [status, body] = await get('dynamic=true');
      expect([status, fits(body), body]).toEqual([200, true, body]);
      expect(await get('dynamic=true', other)).toEqual([status, body]);
      seen.add(JSON.stringify(body));
    }
    expect(seen.size).toBeGreaterThan(20);
    const [first, second] = [await get('dynamic=true, seed=7'), await get('dynamic=true; seed=7')];
    expect(first).toEqual(second);
    expect(await get('dynamic=true, seed=8')).not.toEqual(first);
    expect(await get('dynamic=true', await serve({ data, seed: 2 }))).not.toEqual(
      await get('dynamic=true', await serve({ data })),
    );
  });

  test('serves operations under the servers of the operation, path or document', async () => {
    const status = async (path: string, init?: RequestInit): Promise<number> => (await fetch(base + path, init)).status;
    for (const path of ['/v1/pets', '/v2/pets', '/v3/pets', '/pets'])
      expect([path, await status(`${path}?page=1`)]).toEqual([path, 200]);
    expect(await status('/v4/pets?page=1')).toBe(404);
    const headers = { 'content-type': 'application/json', 'x-key': 'a' };
    const post = { method: 'POST', headers, body: JSON.stringify(value) };
    expect(await status('/v1/admin/pets', post)).toBe(204);
  });

  test('the mock server explains why it rejects a request', async () => {
    const response = await fetch(`${base}/v1/pets?page=x`);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('page')]);
    const headers = { 'content-type': 'application/json', 'x-key': 'a' };
    const wrong = await fetch(`${base}/v1/pets`, {
      method: 'POST',
      headers,
      body: '{"name":"R","age":7,"tags":["a"]}',
    });
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { detail: 'The body is not valid', errors: { name: ['must have at least 2 characters'] } },
    ]);
    expect((await fetch(`${base}/v1/pets`, { method: 'POST', body: '{}' })).status).toBe(401);
  });

  test('the mock server accepts every request with --no-validate', async () => {
    const open = await serve({ data, isValidating: false });
    expect((await fetch(`${open}/v1/pets?page=x`)).status).toBe(200);
    expect((await fetch(`${open}/v1/pets`, { method: 'POST', body: 'no JSON' })).status).toBe(204);
    expect((await fetch(`${open}/v1/other`)).status).toBe(404);
  });
});
