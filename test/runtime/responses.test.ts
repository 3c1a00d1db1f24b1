/** Responses and their sources. Unit tests: tables of results that no case has, especially invalid handler results. */
import { describe, expect, test } from 'vitest';
import { readsJson, sendsJson } from '../../generator/runtime/codec/media/json.js';
import { sendsText } from '../../generator/runtime/codec/media/text.js';
import type { Parameter, Shape } from '../../generator/runtime/codec/operation.js';
import type { MakeDynamic } from '../../generator/runtime/server/definition.js';
import { mockResponse } from '../../generator/runtime/server/mock.js';
import type { Operation } from '../../generator/runtime/server/operation.js';
import type { RawResponse } from '../../generator/runtime/server/options.js';
import { parameterStatus } from '../../generator/runtime/server/plan.js';
import { HttpError, toProblem } from '../../generator/runtime/server/problems.js';
import { createResponseEncoder, toResult, withoutBody } from '../../generator/runtime/server/response.js';
import { createRuntimeServer } from '../../generator/runtime/server/server.js';
import { equal, hasDuplicates } from '../../generator/runtime/server/validation.js';

function inPath(shape: Shape, more: Partial<Parameter> = {}): Parameter {
  return { name: 'p', in: 'path', shape, ...more };
}
function inQuery(shape: Shape, more: Partial<Parameter> = {}): Parameter {
  return {
    name: 'q',
    in: 'query',
    shape,
    style: 'form',
    explode: true,
    ...more,
  };
}

describe('a response', () => {
  const operation: Operation = {
    id: 'get',
    method: 'GET',
    path: '/',
    responses: {
      200: { content: { 'application/json': sendsJson, 'text/plain': sendsText, 'a/b': readsJson } },
      204: { headers: { 'x-a': 'integer', 'X-List': { shape: { array: 'integer' } } } },
      '4XX': { content: { 'application/json': sendsJson } },
      default: {},
    },
  };
  const encode = createResponseEncoder(operation);

  test('a response is encoded as declared', () => {
    expect(encode({ status: 200, body: 'x' }, 'text/*')).toMatchObject({
      headers: [['content-type', 'text/plain']],
      body: 'x',
    });
    expect(encode({ status: 200, body: 'x' }, 'c/d')).toMatchObject({
      headers: [['content-type', 'application/json']],
      body: '"x"',
    });
    const chosen = encode({ status: 200, body: 'x', contentType: 'text/plain' }, 'application/json');
    expect(chosen).toMatchObject({ headers: [['content-type', 'text/plain']] });
    expect(encode({ status: 404, body: null }, undefined)).toMatchObject({ status: 404, body: 'null' });
    expect(encode({ status: 204, headers: { 'x-a': 1, 'X-List': [1, 2] } }, undefined)).toEqual({
      status: 204,
      headers: [
        ['x-a', '1'],
        ['X-List', '1,2'],
      ],
      body: null,
    });
    expect([encode({ status: 299 }, undefined).status, encode({ status: 599 }, undefined).status]).toEqual([299, 599]);
  });
  test.each<[Parameters<typeof encode>[0], string]>([
    [{ status: 199 }, 'get does not declare the status 199'],
    [{ status: 600 }, 'get does not declare the status 600'],
    [{ status: 200 }, 'get returned no body for 200'],
    [{ status: 204, body: 'x' }, 'get does not declare a body for 204'],
    [{ status: 204, headers: { 'x-b': 1 } }, 'get does not declare the header x-b for 204'],
    [{ status: 200, body: 'x', contentType: 'c/d' }, 'get does not declare the media type c/d for 200'],
    [{ status: 200, body: 'x', contentType: 'a/b' }, 'get cannot send a/b'],
    [{ status: 200, body: {}, contentType: 'text/plain' }, 'get returned a body that is not text for 200'],
  ])('an undeclared response is rejected: %j', (result, message) =>
    expect(() => encode(result, undefined)).toThrow(message),
  );

  test('a response to HEAD has a content-length and no body', () => {
    const length = (body: RawResponse['body']) => {
      const response = withoutBody({ status: 200, headers: [['a', 'b']], body });
      return [response.body, ...response.headers.slice(1).flat()];
    };
    expect([length('ü'), length(new Uint8Array(3)), length(new Blob(['abcd'])), length(null)]).toEqual([
      [null, 'content-length', '2'],
      [null, 'content-length', '3'],
      [null, 'content-length', '4'],
      [null],
    ]);
    expect(length(new ReadableStream())).toEqual([null]);
  });

  test('a mock response is an example from the document', () => {
    const examples = {
      get: {
        200: { body: 'x', contentType: 'text/plain' },
        204: { headers: { 'x-a': 1 } },
        '4XX': { body: {}, contentType: 'a/*' },
      },
    };
    const ask = (prefer?: string) =>
      mockResponse(operation, examples, {
        headers: { get: (name) => (name === 'prefer' ? prefer : undefined), count: 1 },
      });
    expect(ask()).toEqual({ status: 200, headers: {}, body: 'x', contentType: 'text/plain' });
    for (const prefer of ['code=404', 'wait=1,code = 404', 'a;code="404"', 'wait code=\t404'])
      expect(ask(prefer), prefer).toEqual({ status: 404, headers: {}, body: {} });
    for (const prefer of ['xcode=404', 'code:404', '']) expect(ask(prefer).status, prefer).toBe(200);
    for (const prefer of ['code=704', 'code=44', 'code', 'code=103'])
      expect(() => ask(prefer), prefer).toThrow('Prefer: the operation declares no response with code=');
    expect(ask('code=204')).toEqual({ status: 204, headers: { 'x-a': 1 }, body: undefined });
    expect(ask('code=500')).toEqual({ status: 500, headers: {}, body: undefined });
    const parts = { get: { 200: { body: { a: 'a' }, partHeaders: { a: { 'x-a': 1 } } } } };
    const asked = { method: 'GET', target: '/', body: null, signal: new AbortController().signal };
    expect(mockResponse(operation, parts, { ...asked, headers: { get: () => undefined, count: 0 } })).toEqual({
      status: 200,
      headers: {},
      body: { a: 'a' },
      partHeaders: { a: { 'x-a': 1 } },
    });
    const none: Operation = { ...operation, responses: { '2XX': { content: { 'a/b': sendsJson } } } };
    const request = {
      method: 'GET',
      target: '/',
      body: null,
      signal: new AbortController().signal,
      headers: { get: () => undefined, count: 0 },
    };
    const noSample = 'No sample is available for the 200 response: no valid value was found';
    expect(() => mockResponse(none, {}, request)).toThrow(noSample);
    expect(mockResponse(none, { get: { '2XX': { body: 1 } } }, request)).toEqual({ status: 200, headers: {}, body: 1 });
    const late: Operation = { ...none, responses: { '4XX': {}, ...none.responses } };
    expect(mockResponse(late, { get: { '2XX': { body: 2 } } }, request)).toMatchObject({ status: 200, body: 2 });
    expect(() => mockResponse({ ...none, responses: {} }, {}, request)).toThrow('The operation declares no response');
  });
});

describe('Prefer', () => {
  const operation: Operation = {
    id: 'get',
    method: 'GET',
    path: '/',
    responses: { 200: { content: { 'a/b': sendsJson } }, 404: { content: { 'a/b': sendsJson } } },
  };
  const examples = {
    get: {
      200: { body: 1, name: 'one', headers: { 'x-a': 'a' }, others: { two: { body: 2 }, 'a, b': { body: 3 } } },
      404: { body: 4, name: 'gone' },
    },
  };
  const dynamic: MakeDynamic = (id, asked) => {
    if (asked.key === '404') throw new Error('it ends nowhere');
    return { status: asked.status, body: [id, asked.seed] };
  };
  const ask = (prefer: string, make: MakeDynamic | undefined = dynamic) => {
    const { status, body } = mockResponse(operation, examples, { headers: { get: () => prefer, count: 1 } }, make);
    return [status, body];
  };

  test.each<[prefer: string, status: number, body: unknown]>([
    ['example=two', 200, 2],
    ['example="two"', 200, 2],
    ['EXAMPLE = two', 200, 2],
    ['example="a, b"', 200, 3],
    ['example="t\\wo"', 200, 2],
    ['wait=10, example=one; x=1', 200, 1],
    // The first of two preferences with one name counts.
    ['example=one, example=two', 200, 1],
    ['example=gone', 404, 4],
    ['code=404, example=gone', 404, 4],
    ['code=404; example="gone"', 404, 4],
    ['respond-async', 200, 1],
    ['dynamic=false', 200, 1],
    ['dynamic=true', 200, ['get', undefined]],
    ['dynamic="true", seed=7', 200, ['get', 7]],
  ])('the preference %s is honored', (prefer, status, body) => {
    expect(ask(prefer)).toEqual([status, body]);
  });

  test.each<[prefer: string, reason: string]>([
    ['example=three', 'the response has no example named "three"; it has one, two, a, b, gone'],
    ['code=404, example=one', 'the response has no example named "one"; it has gone'],
    ['code=418', 'the operation declares no response with code=418; it declares 200, 404'],
    ['dynamic=maybe', 'dynamic=maybe is neither true nor false'],
    ['dynamic=true, seed=x', 'seed=x is not a whole number'],
    ['dynamic=true, code=404', 'no value was found for the response 404: it ends nowhere'],
  ])('the preference %s is rejected with a reason', (prefer, reason) => {
    expect(() => ask(prefer)).toThrow(`Prefer: ${reason}`);
  });

  test('the preference dynamic=true is rejected if there is no value generator', () => {
    const request = { headers: { get: () => 'dynamic=true', count: 1 } };
    expect(() => mockResponse(operation, examples, request)).toThrow('Prefer: dynamic=true is honored by');
  });
});

describe('operations with the same path', () => {
  const make = (id: string, parameters: readonly Parameter[], query: Operation['query'] = undefined): Operation => ({
    id,
    method: 'GET',
    path: '/{p}',
    parameters,
    responses: { 200: { content: { 'application/json': sendsJson } } },
    ...(query !== undefined && { query }),
  });
  const byNumber = make('number', [inPath('integer', { required: true })]);
  const byQuery = make('query', [inPath('string', { required: true }), inQuery('integer', { required: true })]);
  const byFlag = make('flag', [inPath('string', { required: true })], [['flag', 'on']]);
  const rest = make('rest', [inPath('string', { required: true })]);
  const operations = [byNumber, byQuery, byFlag, rest];
  const isNumber = (input: unknown, found?: unknown[]): boolean => {
    const isFine = typeof Reflect.get(Object(Reflect.get(Object(input), 'path')), 'p') === 'number';
    if (!isFine) found?.push({ instancePath: '/path/p', keyword: 'type', params: { type: 'integer' } });
    return isFine;
  };
  const server = createRuntimeServer(
    { operations, validators: { number: { parameters: isNumber } }, securitySchemes: {}, basePath: '/base' },
    {
      handlers: Object.fromEntries(operations.map(({ id }) => [id, () => ({ status: 200, body: id })])),
      hooks: { onError: () => {} },
    },
  );
  const ask = async (target: string): Promise<unknown> =>
    (await server.fetch(new Request(`http://host${target}`))).json();

  test.each([
    ['/1', 'number'],
    ['/base/1', 'number'],
    ['/x?q=1', 'query'],
    ['/x', 'rest'],
    ['/x?flag=on', 'flag'],
    ['/1?flag=on', 'flag'],
    ['/x?flag=off', 'rest'],
    ['/x?flag=off&flag=on', 'flag'],
  ])('the request %s is served by the operation %s', async (target, id) => expect(await ask(target)).toBe(id));
});

test('equal compares values by structure', () => {
  expect([
    equal([1, [2]], [1, [2]]),
    equal([1], [1, 2]),
    equal([1], { 0: 1 }),
    equal({ 0: 1 }, [1]),
    equal([1], [2]),
  ]).toEqual([true, false, false, false, false]);
  expect([
    equal({ a: 1 }, { a: 1, b: 2 }),
    equal({ a: 1 }, { a: 2 }),
    equal({ a: null }, { b: null }),
    equal(1, '1'),
  ]).toEqual([false, false, false, false]);
  const twice = [
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 2 }],
    [{ a: [1, 2] }, { a: [12] }],
    [{ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }],
    [['a', 'b'], ['a,b']],
    [{}, '{}'],
    ['1', 1],
    [null, 'null'],
    ['a', 'b', 'a'],
    [[null], [undefined]],
  ];
  expect(twice.map(hasDuplicates)).toEqual([false, false, false, true, false, false, false, false, true, true]);
});

describe('authentication', () => {
  const operation: Operation = {
    id: 'get',
    method: 'GET',
    path: '/{p}.json',
    responses: { 200: { content: { 'application/json': sendsJson } } },
    parameters: [inPath('integer', { required: true })],
    security: [{ bearer: [] }, { key: [] }],
  };
  const server = createRuntimeServer(
    {
      operations: [operation],
      validators: {},
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, key: { type: 'apiKey', in: 'query', name: 'k' } },
    },
    {
      handlers: { get: (request: { readonly path: unknown }) => ({ status: 200, body: request.path }) },
      security: { bearer: (token: string) => (token === 'good' ? {} : undefined), key: () => undefined },
    },
  );
  const ask = (target: string, authorization?: string) =>
    server.fetch(
      new Request(`http://host${target}`, { headers: authorization === undefined ? {} : { authorization } }),
    );

  test.each([
    ['/1.json', undefined, 'Bearer, ApiKey realm="k"', 'A credential is required'],
    ['/1.json', 'Bearer bad', 'Bearer error="invalid_token", ApiKey realm="k"', 'The credential is not valid'],
    ['/1.json?k=bad', undefined, 'Bearer, ApiKey realm="k"', 'The credential is not valid'],
  ])('the request %s with the credential %s requires %s', async (target, authorization, challenge, detail) => {
    const response = await ask(target, authorization);
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, challenge]);
    expect(await response.json()).toMatchObject({ detail });
  });

  test('a request with a valid credential succeeds', async () => {
    const response = await ask('/1.json', 'Bearer good');
    expect([response.status, await response.json()]).toEqual([200, { p: 1 }]);
    expect((await ask('/1.xml', 'Bearer good')).status).toBe(404);
  });
});

test('toResult accepts results and rejects other return values', () => {
  const operation: Operation = { id: 'get', method: 'GET', path: '/', responses: {} };
  expect(toResult(operation, { status: 200, body: 1, headers: { a: 1 }, contentType: 'a/b', more: 1 })).toStrictEqual({
    status: 200,
    body: 1,
    headers: { a: 1 },
    contentType: 'a/b',
  });
  expect(toResult(operation, { status: 204, headers: [], contentType: 1 })).toStrictEqual({
    status: 204,
    body: undefined,
  });
  for (const none of [undefined, null, 'x', [], {}, { status: '200' }, { status: 1.5 }])
    expect(() => toResult(operation, none)).toThrow('get returned no response with a status');
});

test('an invalid parameter leads to the declared status, 400 or 422', () => {
  const status = (...declared: string[]) =>
    parameterStatus({
      id: 'a',
      method: 'GET',
      path: '/',
      responses: Object.fromEntries(declared.map((key) => [key, {}])),
    });
  expect([status(), status('400'), status('422'), status('400', '422'), status('4XX')]).toEqual([
    400, 400, 422, 400, 400,
  ]);
});

test('toProblem preserves the cause of an error', () => {
  const cause = new Error('secret');
  expect(toProblem(new HttpError(500, 'told', {}, {}, { cause }))).toMatchObject({ message: 'told', cause });
  expect('cause' in toProblem(new HttpError(500, 'told'))).toBe(false);
});
