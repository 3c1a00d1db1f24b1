/** The stateful mock server: created, changed and deleted objects, and injected delays and failures. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMock, type MockServer, type MockSettings, resetPath } from '../../generator/src/commands/mock/mock.js';
import { explainMissingResources, findResources } from '../../generator/src/commands/mock/resources.js';
import { createTraffic } from '../../generator/src/commands/mock/traffic.js';
import { renderDocument } from '../../generator/src/generate.js';
import { loadText, testConfig } from '../support/documents.js';
import { makeMockFolder } from '../support/mock-folder.js';

const spec = `
openapi: 3.1.0
info: { title: Case, version: '1' }
servers: [{ url: https://a.example }]
paths:
  /pets:
    get:
      operationId: listPets
      x-pagination: { style: page, page: page, page_size: size, items: pets, has_more: more }
      parameters:
        - { name: page, in: query, schema: { type: integer } }
        - { name: size, in: query, schema: { type: integer, default: 10 } }
        - { name: name, in: query, schema: { type: array, items: { type: string } } }
        - { name: color, in: query, schema: { type: string } }
        - { name: sort, in: query, schema: { type: string, default: up } }
      responses:
        '200':
          description: OK
          content:
            application/json:
              schema:
                type: object
                required: [pets, more]
                properties: { pets: { type: array, items: { $ref: '#/components/schemas/Pet' } }, more: { type: boolean } }
              example: { pets: [{ id: 1, name: Rex, made: '2024-01-01' }, { id: 2, name: Tom, made: '2024-01-02' }], more: true }
    post:
      operationId: createPet
      requestBody: &pet { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/NewPet' } } } }
      responses: { '201': { description: OK, content: &one { application/json: { schema: { $ref: '#/components/schemas/Pet' }, example: { id: 7, name: Rex, made: '2025-01-01' } } } } }
  /pets/{petId}:
    parameters: [{ name: petId, in: path, required: true, schema: { type: integer } }]
    get:
      operationId: getPet
      responses:
        '200': { description: OK, content: *one }
        '404': { description: None, content: { application/json: { schema: { type: object, required: [message], properties: { message: { type: string } } } } } }
    put: { operationId: replacePet, requestBody: *pet, responses: { '200': { description: OK, content: *one } } }
    patch:
      operationId: changePet
      requestBody: { content: { application/json: { schema: { type: object, properties: { name: { type: string } } } } } }
      responses: { '200': { description: OK, content: *one } }
    delete: { operationId: deletePet, responses: { '204': { description: Gone } } }
  /owners/{owner}/toys:
    parameters: [{ name: owner, in: path, required: true, schema: { type: string } }]
    get:
      operationId: listToys
      responses: { '200': { description: OK, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Toy' } }, example: [] } } } }
    post:
      operationId: createToy
      requestBody: { required: true, content: { application/json: { schema: { type: object, properties: { kind: { type: string } } } } } }
      responses: { '201': { description: OK, content: { application/json: { schema: { type: object, properties: { message: { type: string } } }, example: { message: made } } } } }
  /owners/{owner}/toys/{toy}:
    parameters:
      - { name: owner, in: path, required: true, schema: { type: string } }
      - { name: toy, in: path, required: true, schema: { type: string, format: uuid } }
    get: { operationId: getToy, responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Toy' }, example: { toy: 5f0c7f5e-6d8e-4d9b-9a6e-1b2c3d4e5f60, kind: ball } } } } } }
    delete: { operationId: deleteToy, responses: { '204': { description: Gone } } }
  /news:
    get:
      operationId: listNews
      x-pagination: { style: page, page: page, page_size: limit }
      parameters:
        - { name: page, in: query, schema: { type: integer } }
        - { name: limit, in: query, schema: { type: integer, default: 2 } }
      responses:
        '200':
          description: OK
          headers: { X-Total: { required: true, schema: { type: integer }, example: 3 } }
          content: { application/json: { schema: { type: array, items: { type: string } }, example: [a, b, c] } }
  /hits:
    get:
      operationId: listHits
      x-pagination: { style: offset, offset: offset, limit: limit }
      parameters:
        - { name: offset, in: query, schema: { type: integer } }
        - { name: limit, in: query, schema: { type: integer } }
      responses: { '200': { description: OK, content: { application/json: { schema: { type: array, items: { type: string } }, example: [a, b, c] } } } }
  /hooks:
    get:
      operationId: listHooks
      responses: { '200': { description: OK, content: { application/json: { schema: { type: object, required: [data], properties: { data: { type: array, items: { $ref: '#/components/schemas/Hook' } } } }, example: { data: [] } } } } }
    post:
      operationId: createHook
      requestBody: &hook { required: true, content: { application/json: { schema: { type: object, properties: { data: { type: object, properties: { attributes: { type: object, properties: { url: { type: string } } } } } } } } } }
      responses: { '201': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/HookBody' }, example: { data: { id: a, attributes: { url: u, made: noon } }, meta: { took: 1 } } } } } }
  /hooks/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get: { operationId: getHook, responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/HookBody' }, example: { data: { id: a, attributes: { url: u, made: noon } } } } } } } }
    put: { operationId: replaceHook, requestBody: *hook, responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/HookBody' } } } } } }
    delete: { operationId: deleteHook, responses: { '204': { description: Gone } } }
  /time:
    get: { operationId: getTime, responses: { '200': { description: OK, content: { application/json: { schema: { type: string }, example: noon } } } } }
components:
  schemas:
    NewPet: { type: object, required: [name], properties: { name: { type: string }, color: { type: string }, secret: { type: string } } }
    Pet: { type: object, required: [id, name], properties: { id: { type: integer }, name: { type: string }, color: { type: string }, made: { type: string } } }
    Toy: { type: object, properties: { toy: { $ref: '#/components/schemas/ToyId' }, kind: { type: string } } }
    HookBody: { type: object, required: [data], properties: { data: { $ref: '#/components/schemas/Hook' }, meta: { type: object, properties: { took: { type: integer } } } } }
    Hook: { type: object, required: [id, attributes], properties: { id: { type: string }, attributes: { type: object, required: [url, made], properties: { url: { type: string }, made: { type: string } } } } }
    ToyId: { type: string, format: uuid }
`;

let remove: () => Promise<void>;
let serve: (settings?: MockSettings) => Promise<string>;
const servers: MockServer[] = [];

beforeAll(async () => {
  const { folder, data, remove: removeFolder } = await makeMockFolder(spec);
  remove = removeFolder;
  serve = async (settings = {}) => {
    const server = await loadMock(folder, { data, isStateful: true, ...settings });
    servers.push(server);
    return `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  };
});
afterAll(async () => {
  await Promise.all(servers.map(({ close }) => close()));
  await remove();
});

type Sent = readonly [status: number, body: unknown];

/** Returns a function that sends requests to a server. */
async function connect(
  settings?: MockSettings,
): Promise<(line: string, body?: unknown, prefer?: string) => Promise<Sent>> {
  const base = await serve(settings);
  return async (line, body, prefer) => {
    const [method = '', path = ''] = line.split(' ');
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(prefer !== undefined && { prefer }),
    };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(base + path, init);
    const text = await response.text();
    return [response.status, text === '' ? undefined : JSON.parse(text)];
  };
}

const rex = { id: 1, name: 'Rex', made: '2024-01-01' };
const tom = { id: 2, name: 'Tom', made: '2024-01-02' };
const seventh = { id: 7, name: 'Rex', made: '2025-01-01' };

describe('a resource', () => {
  test('a resource starts with the objects of the examples', async () => {
    const send = await connect();
    expect(await send('GET /pets')).toEqual([200, { pets: [rex, tom, seventh], more: false }]);
    expect(await send('GET /pets/2')).toEqual([200, tom]);
  });

  test('a resource stores created objects with all properties of the response schema, and no others', async () => {
    const send = await connect();
    const ada = { id: 8, name: 'Ada', color: 'red', made: '2025-01-01' };
    expect(await send('POST /pets', { name: 'Ada', color: 'red', secret: 's' })).toEqual([201, ada]);
    expect(await send('GET /pets/8')).toEqual([200, ada]);
    expect(await send('GET /pets?page=2&size=3')).toEqual([200, { pets: [ada], more: false }]);
    expect(await send('GET /pets?page=1&size=3')).toEqual([200, { pets: [rex, tom, seventh], more: true }]);
  });

  test('query parameters named after a property filter a list before it is paginated', async () => {
    const send = await connect();
    await send('PATCH /pets/2', { color: 'red' });
    expect(await send('GET /pets?name=Tom')).toEqual([200, { pets: [{ ...tom, color: 'red' }], more: false }]);
    expect(await send('GET /pets?name=Rex&name=Tom&size=2')).toMatchObject([
      200,
      { pets: [rex, { id: 2 }], more: true },
    ]);
    expect(await send('GET /pets?color=red')).toMatchObject([200, { pets: [{ id: 2 }], more: false }]);
    expect(await send('GET /pets?name=Rex&color=red')).toEqual([200, { pets: [], more: false }]);
  });

  test('PUT replaces all properties that a client can set, and PATCH changes only the given ones', async () => {
    const send = await connect();
    await send('PATCH /pets/1', { color: 'red' });
    expect(await send('PATCH /pets/1', { name: 'Max' })).toEqual([200, { ...rex, name: 'Max', color: 'red' }]);
    expect(await send('PUT /pets/1', { name: 'Leo' })).toEqual([200, { ...rex, name: 'Leo' }]);
    expect(await send('GET /pets/1')).toEqual([200, { ...rex, name: 'Leo' }]);
  });

  test('returns the declared 404 for deleted and unknown objects', async () => {
    const send = await connect();
    expect(await send('DELETE /pets/1')).toEqual([204, undefined]);
    expect(await send('GET /pets/1')).toEqual([404, { message: 'There is no such object (getPet)' }]);
    expect((await send('DELETE /pets/1'))[0]).toBe(404);
    expect((await send('PUT /pets/99', { name: 'Leo' }))[0]).toBe(404);
    expect(await send('GET /pets')).toEqual([200, { pets: [tom, seventh], more: false }]);
  });

  test('each parent object has its own collection, and responses without an object are examples', async () => {
    const send = await connect();
    const ball = { toy: '5f0c7f5e-6d8e-4d9b-9a6e-1b2c3d4e5f60', kind: 'ball' };
    expect(await send('POST /owners/ada/toys', { kind: 'bone' })).toEqual([201, { message: 'made' }]);
    const bone = { toy: '00000000-0000-4000-8000-000000000001', kind: 'bone' };
    expect(await send('GET /owners/ada/toys')).toEqual([200, [ball, bone]]);
    expect(await send('GET /owners/tom/toys')).toEqual([200, [ball]]);
    expect(await send(`GET /owners/ada/toys/${bone.toy}`)).toEqual([200, bone]);
  });

  test('a resource is found in the envelope of requests and responses, and stays valid', async () => {
    const send = await connect();
    const hook = (id: string, url: string): object => ({ id, attributes: { url, made: 'noon' } });
    expect(await send('POST /hooks', { data: { attributes: { url: 'v' } } })).toEqual([
      201,
      { data: hook('1', 'v'), meta: { took: 1 } },
    ]);
    expect(await send('GET /hooks/1')).toEqual([200, { data: hook('1', 'v') }]);
    expect(await send('GET /hooks')).toEqual([200, { data: [hook('a', 'u'), hook('1', 'v')] }]);
    expect(await send('PUT /hooks/1', { data: { attributes: { url: 'w' } } })).toMatchObject([
      200,
      { data: hook('1', 'w') },
    ]);
    expect(await send('DELETE /hooks/1')).toEqual([204, undefined]);
    expect((await send('GET /hooks/1'))[0]).toBe(404);
  });

  test('a new object gets an unused key, even after deletions', async () => {
    const send = await connect();
    const [first, second, third] = [1, 2, 3].map((serial) => `00000000-0000-4000-8000-00000000000${serial}`);
    for (const kind of ['a', 'b']) await send('POST /owners/ada/toys', { kind });
    await send(`DELETE /owners/ada/toys/${first}`);
    await send('POST /owners/ada/toys', { kind: 'c' });
    await send('POST /owners/ada/toys', { kind: 'd' });
    const kinds = await Promise.all([first, second, third].map((toy) => send(`GET /owners/ada/toys/${toy}`)));
    expect(kinds.map(([, body]) => body)).toEqual([
      { toy: first, kind: 'c' },
      { toy: second, kind: 'b' },
      { toy: third, kind: 'd' },
    ]);
  });

  test('a reset restores the resource', async () => {
    const send = await connect();
    await send('DELETE /pets/1');
    expect(await send(`POST ${resetPath}`)).toEqual([204, undefined]);
    expect(await send('GET /pets/1')).toEqual([200, rex]);
  });

  test('responds with an example if the request prefers one, and still validates requests', async () => {
    const send = await connect();
    await send('DELETE /pets/1');
    expect((await send('GET /pets/1', undefined, 'code=404'))[0]).toBe(404);
    expect(await send('GET /pets/1', undefined, 'code=200')).toEqual([200, seventh]);
    expect((await send('POST /pets', {}))[0]).toBe(400);
    expect(await send('GET /time')).toEqual([200, 'noon']);
  });

  test('the mock server stores nothing unless it is stateful', async () => {
    const send = await connect({ isStateful: false });
    await send('DELETE /pets/1');
    expect(await send('GET /pets/1')).toEqual([200, seventh]);
    expect((await send(`POST ${resetPath}`))[0]).toBe(404);
  });
});

test('a list of examples is paginated as the request specifies', async () => {
  const send = await connect({ isStateful: false });
  expect(await send('GET /news')).toEqual([200, ['a', 'b']]);
  expect(await send('GET /news?page=2')).toEqual([200, ['c']]);
  expect(await send('GET /news?page=3')).toEqual([200, []]);
  expect(await send('GET /news?limit=5')).toEqual([200, ['a', 'b', 'c']]);
  expect(await send('GET /hits?offset=1&limit=1')).toEqual([200, ['b']]);
  expect(await send('GET /hits?offset=-1')).toEqual([200, ['a', 'b', 'c']]);
  const response = await fetch(`${await serve({ isStateful: false })}/news`);
  expect(response.headers.get('x-total')).toBe('3');
});

test('the mock server logs each request and sends the reason for a rejection in a header', async () => {
  const lines: string[] = [];
  const base = await serve({ log: (line) => lines.push(line) });
  const body = JSON.stringify({ name: 5, color: 7 });
  const response = await fetch(`${base}/pets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const reason = 'body/name must be a string; body/color must be a string';
  expect([response.status, response.headers.get('x-mock-reason')]).toEqual([400, reason]);
  await fetch(`${base}/time`);
  await fetch(`${base}/%E2%82%AC`);
  expect(lines).toEqual([
    `POST  /pets  400  ${reason}`,
    'GET  /time  200',
    'GET  /%E2%82%AC  404  There is no such path',
  ]);
});

test('a resource consists of the path of a collection and the path of an object with its key', async () => {
  const { value } = await renderDocument(await loadText(spec), testConfig);
  const found = value === undefined ? [] : findResources(value.input.api);
  expect(found.map(({ path, key, items }) => [path, key.name, items])).toEqual([
    ['/pets', 'id', ['pets']],
    ['/owners/{owner}/toys', 'toy', []],
    ['/hooks', 'id', ['data']],
  ]);
});

test.each([
  [
    '/pets/{id}',
    '{ name: { type: string } }',
    /^no response identifies an object .* GET \/pets\/\{id\} with a property/u,
  ],
  [
    '/pets/{id}/name',
    '{ id: { type: string } }',
    /^no path looks like a resource, such as \/pets with \/pets\/\{id\}$/u,
  ],
])(
  'a document with only GET %s with %s has no resources, and the reason is printed',
  async (path, properties, reason) => {
    const document = await loadText(`openapi: 3.1.0
info: { title: Case, version: '1' }
paths:
  ${path}:
    get:
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: OK, content: { application/json: { schema: { type: object, properties: ${properties} } } } } }
`);
    const { value } = await renderDocument(document, testConfig);
    if (value === undefined) throw new Error('the document has errors');
    expect(findResources(value.input.api)).toEqual([]);
    expect(explainMissingResources(value.input.api)).toMatch(reason);
  },
);

describe('delays and failures', () => {
  test('delays and failures follow the seed, within the configured bounds', () => {
    const make = (seed: number) => {
      const next = createTraffic({ delay: [200, 800], errorRate: 0.3, seed });
      return Array.from({ length: 200 }, () => next(undefined));
    };
    const made = make(1);
    expect(make(1)).toEqual(made);
    expect(make(2)).not.toEqual(made);
    for (const { delay } of made) expect(delay >= 200 && delay <= 800, String(delay)).toBe(true);
    expect(Math.max(...made.map(({ delay }) => delay)) - Math.min(...made.map(({ delay }) => delay))).toBeGreaterThan(
      400,
    );
    const failures = made.filter(({ fails }) => fails).length;
    expect(failures > 30 && failures < 90, String(failures)).toBe(true);
  });

  test('an error rate of 0 fails no requests, and 1 fails all; without a delay, responses are immediate', () => {
    const ofRate = (errorRate: number) => {
      const next = createTraffic({ delay: [0, 0], errorRate, seed: 1 });
      return new Set(Array.from({ length: 50 }, () => JSON.stringify(next(undefined))));
    };
    expect([...ofRate(0)]).toEqual(['{"delay":0,"fails":false}']);
    expect([...ofRate(1)]).toEqual(['{"delay":0,"fails":true}']);
  });

  test('a request can specify a delay with Prefer', () => {
    const next = createTraffic({ delay: [5, 5], errorRate: 0, seed: 1 });
    expect(['delay=250', 'code=404, delay=70', 'delay=x', 'delay=999999'].map((prefer) => next(prefer).delay)).toEqual([
      250, 70, 5, 60_000,
    ]);
  });

  test('a failing request gets a 503 with the error format of the document', async () => {
    const send = await connect({ traffic: { delay: [0, 0], errorRate: 1 } });
    expect(await send('GET /pets')).toMatchObject([503, { status: 503 }]);
  });

  test('the response to a delayed request is sent after the delay', async () => {
    const send = await connect();
    const start = performance.now();
    await send('GET /time', undefined, 'delay=120');
    expect(performance.now() - start).toBeGreaterThanOrEqual(119);
  });
});
