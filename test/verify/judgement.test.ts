/**
 * Evaluation of calls by `verify`: each kind of failure has a reason, and what cannot be tried is listed. A unit test,
 * because correct code and code with a single error cause few of these results.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call, Called } from '../../generator/src/commands/verify/calls.js';
import type { OperationReport } from '../../generator/src/commands/verify/report.js';
import { verifyOperation } from '../../generator/src/commands/verify/round-trip.js';
import { createValueContext } from '../../generator/src/commands/verify/valid.js';
import type { EmitInput } from '../../generator/src/emit/input.js';
import { prepare } from '../../generator/src/prepare.js';
import { loadText, testConfig } from '../support/documents.js';

const spec = `
openapi: 3.1.0
info: { title: Case, version: '1' }
paths:
  /pets/{id}:
    put:
      operationId: replacePet
      parameters:
        - { name: id, in: path, required: true, schema: { const: 7 } }
        - { name: size, in: query, required: true, schema: { type: integer, minimum: 5, maximum: 5 } }
      requestBody:
        required: true
        content:
          application/json: { schema: { const: a } }
          application/vnd.pet+json: { schema: { const: a } }
      responses:
        '200':
          description: OK
          headers: { X-Rate: { required: true, schema: { const: 3 } } }
          content: { application/json: { schema: { const: b } } }
  /pets/last:
    put: { operationId: replaceLast, responses: { '204': { description: Done } } }
  /texts:
    get:
      operationId: readTexts
      responses: { '101': { description: Switch } }
  /never:
    get:
      operationId: readNever
      parameters: [{ name: q, in: query, required: true, schema: { type: string, minLength: 3, maxLength: 2 } }]
      responses: { '204': { description: Done } }
  /odd:
    get:
      operationId: readOdd
      responses: { '200': { description: OK, content: { application/json: { schema: { type: integer, minimum: 3, maximum: 2 } }, text/plain: { schema: { const: fine } } } } }
  /door:
    get:
      operationId: openDoor
      security: [{ key: [] }]
      responses: { '204': { description: Open } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: x-key } }
`;

let subject: EmitInput;

beforeAll(async () => {
  const document = await loadText(spec);
  const { value: read, diagnostics } = prepare(document, testConfig);
  if (read === undefined) throw new Error(JSON.stringify(diagnostics));
  subject = read;
});

function verify(id: string, call: Call, count = 1): Promise<OperationReport> {
  const operation = subject.api.operations.find((each) => each.id === id);
  if (operation === undefined) throw new Error(id);
  return verifyOperation(
    {
      api: subject.api,
      bench: createValueContext(subject.api),
      call,
      errorBodies: subject.errorBodies,
      seed: 1,
      count,
    },
    operation,
  );
}

/** Returns the outcome of a call with correct code. */
const responseWell: Call = async ({ id }, { request, reply, rewrite }) => {
  const url = 'http://verify.test/pets/7';
  const type = String(request['contentType']);
  const sent = rewrite?.(new Request(url, { method: 'PUT', body: '"a"', headers: { 'content-type': type } }));
  const known = ['application/json', 'application/vnd.pet+json'];
  const isKnown = known.includes(sent?.headers.get('content-type') ?? type);
  const { id: own, size } = { ...Object(request['path']), ...Object(request['query']) };
  const isRight = rewrite === undefined && own === 7 && size === 5 && request['body'] === 'a' && isKnown;
  if (id === 'replacePet' && !isRight) return { status: isKnown ? 400 : 415, url, error: new Error('refused') };
  const status = Number(Object(reply)['status']);
  return {
    handler: { id, input: { ...request } },
    status,
    url,
    result: { ...Object(reply) },
  };
};

/** Like `responseWell`, but changes the outcome of valid calls. */
function changed(change: (called: Called) => Called): Call {
  return async (operation, order) => {
    const called = await responseWell(operation, order);
    return called.handler === undefined ? called : change(called);
  };
}

function withInput(key: string, value: unknown): Call {
  return changed((called) => ({
    ...called,
    handler: { id: 'replacePet', input: { ...called.handler?.input, [key]: value } },
  }));
}
function withResult(change: object): Call {
  return changed((called) => ({ ...called, result: { ...called.result, ...change } }));
}

class RequestError extends Error {
  override readonly name = 'RequestError';
}

function uncalled(called: Called): Call {
  return changed(() => called);
}

describe('a failure of a valid call', () => {
  test.each<[what: string, call: Call, of: string, reason: string]>([
    [
      'the request was not sent',
      uncalled({ error: new Error('no way') }),
      ...(['request', 'the handler was not called: the request was not sent, no way'] as const),
    ],
    [
      'the request was not sent, without a reason',
      uncalled({}),
      'request',
      'the handler was not called: the request was not sent',
    ],
    [
      'the request was rejected',
      uncalled({ status: 422, refusal: '{"size":"wrong"}', error: new Error('422') }),
      ...(['request', 'the handler was not called: the response was 422, {"size":"wrong"}'] as const),
    ],
    [
      'the server failed',
      uncalled({ status: 500, refusal: 'sorry', fault: new TypeError('no x of y') }),
      ...(['request', 'the handler was not called: the response was 500, no x of y'] as const),
    ],
    [
      'another handler was called',
      changed((called) => ({ ...called, handler: { id: 'openDoor', input: {} } })),
      ...(['request', 'the handler of openDoor was called'] as const),
    ],
    ['the path differs', withInput('path', { id: 8 }), 'request', 'path id: the value is 8, not 7'],
    ['the query differs', withInput('query', {}), 'request', 'query size: the value is undefined, not 5'],
    ['the body differs', withInput('body', 'c'), 'request', 'the body: the value is "c", not "a"'],
    [
      'the media type differs',
      withInput('contentType', 'text/plain'),
      ...(['request', 'the media type is text/plain, not application/json'] as const),
    ],
    [
      'the client could not read the response',
      changed(({ result: _, ...called }) => ({ ...called, error: new Error('what is it?') })),
      ...(['response', 'the client threw what is it? (200)'] as const),
    ],
    [
      'the client and the server failed',
      changed(({ result: _, ...called }) => ({ ...called, error: 'odd', fault: new Error('not by its schema') })),
      ...(['response', 'the client threw odd (200, not by its schema)'] as const),
    ],
    [
      'no response arrived',
      changed(({ result: _, status: __, ...called }) => ({ ...called, error: new Error('gone') })),
      ...(['response', 'the client threw gone'] as const),
    ],
    ['the status differs', withResult({ status: 201 }), 'response', 'the status is 201, not 200'],
    [
      'the status differs because the server failed',
      changed((called) => ({ ...called, fault: new Error('broken'), result: { status: 500 } })),
      ...(['response', 'the status is 500, not 200: broken'] as const),
    ],
    [
      'the response body differs',
      withResult({ body: 'c' }),
      ...(['response', 'the body of the response 200 application/json: the value is "c", not "b"'] as const),
    ],
    [
      'a response header differs',
      withResult({ headers: {} }),
      ...([
        'response',
        'the header x-rate of the response 200 application/json: the value is undefined, not 3',
      ] as const),
    ],
  ])('a valid call fails if %s', async (_, call, of, reason) => {
    const { failure, tried, passed } = await verify('replacePet', call);
    expect(failure).toEqual({ of, reason, value: expect.stringMatching(/^\{/u) });
    expect(tried - passed).toBeGreaterThan(0);
  });

  test('a failure contains what was sent, or what the handler returned', async () => {
    const { failure: asked } = await verify('replacePet', withInput('body', 'c'));
    expect(JSON.parse(asked?.value ?? '')).toMatchObject({ path: { id: 7 }, query: { size: 5 }, body: 'a' });
    const { failure: given } = await verify('replacePet', withResult({ body: 'c' }));
    expect(JSON.parse(given?.value ?? '')).toEqual({ status: 200, headers: { 'x-rate': 3 }, body: 'b' });
  });
});

describe('an invalid call', () => {
  const refuse =
    (change: Partial<Called>): Call =>
    async (operation, order) => {
      const called = await responseWell(operation, order);
      return called.handler === undefined ? { ...called, ...change } : called;
    };

  test('an invalid call passes if it is rejected', async () => {
    const { tried, passed, failure, notTried } = await verify('replacePet', responseWell, 3);
    expect([failure, notTried, tried > 6, tried - passed]).toEqual([undefined, [], true, 0]);
  });

  test.each<[what: string, call: Call, reason: RegExp | undefined]>([
    [
      'calls the handler',
      async (operation, order) => ({
        ...(await responseWell(operation, { ...order, request: { ...order.request, body: 'a' } })),
        handler: { id: 'replacePet', input: order.request },
      }),
      /^.+, and the handler was called$/u,
    ],
    ['leads to a 399', refuse({ status: 399 }), /, and the response was 399, not 4XX$/u],
    [
      'leads to a 400 instead of a 415',
      refuse({ status: 400 }),
      /^the media type .+, and the response was 400, not 415$/u,
    ],
    ['leads to a 500', refuse({ status: 500 }), /, and the response was 500, not 4XX$/u],
    [
      'leads to a 500 with an error',
      refuse({ status: 500, fault: new Error('no x of y') }),
      /, and the response was 500, not 4XX: no x of y$/u,
    ],
    // If the client rejects it, there is nothing to evaluate.
    ['is rejected by the client', refuse({ error: new RequestError('no') }), undefined],
  ])('an invalid call gets the expected verdict if it %s', async (what, call, reason) => {
    const isSilent = reason === undefined;
    const unsent: Call = async (operation, order) => {
      const { status: _, ...called } = await call(operation, order);
      return called.handler === undefined ? called : { ...called, status: 200 };
    };
    const { failure, tried, passed } = await verify('replacePet', isSilent ? unsent : call);
    expect([failure?.of, tried - passed > 0], what).toEqual(isSilent ? [undefined, false] : ['refusal', true]);
    expect(failure?.reason ?? '').toMatch(reason ?? /^$/u);
  });

  test('a call without credentials is a failure if it is accepted or returns 403', async () => {
    const { failure } = await verify('openDoor', responseWell);
    expect(failure?.reason).toBe('the credentials are missing, and the handler was called');
    const forbid: Call = async (operation, order) =>
      order.rewrite === undefined ? responseWell(operation, order) : { status: 403, error: new Error('403') };
    expect((await verify('openDoor', forbid)).failure?.reason).toBe(
      'the credentials are missing, and the response was 403, not 401',
    );
  });
});

describe('not tried', () => {
  test('operations without a possible value are listed as not tried', async () => {
    const call: Call = async () => {
      throw new Error('never called');
    };
    expect(await verify('readNever', call, 5)).toEqual({
      kind: 'operation',
      id: 'readNever',
      method: 'GET',
      path: '/never',
      tried: 0,
      passed: 0,
      notTried: [{ what: 'requests', reason: 'no string with the required length and format was found' }],
    });
  });

  test('a response for which no valid value is found is listed as not tried, and the other responses are tried', async () => {
    const { tried, passed, notTried } = await verify('readOdd', responseWell, 9);
    expect([tried, passed]).toEqual([9, 9]);
    expect(notTried).toEqual([
      { what: 'the response 200 application/json', reason: 'no number within the bounds was found' },
    ]);
  });

  test('a response that a handler cannot return is listed as not tried, while requests are tried', async () => {
    const { tried, passed, notTried, failure } = await verify('readTexts', responseWell, 4);
    expect([tried - passed, failure, notTried]).toEqual([
      0,
      undefined,
      [{ what: 'the response 101', reason: 'a handler cannot return this status' }],
    ]);
    expect(tried).toBeGreaterThan(0);
  });

  test('requests are listed as not tried if the client rejects all or most of them', async () => {
    const unsent: Call = async () => ({ error: new RequestError('no request can hold it') });
    const { tried, notTried } = await verify('replacePet', unsent, 3);
    expect([tried, notTried]).toEqual([0, [{ what: 'requests', reason: 'no request can hold it' }]]);
    // `verify` attempts four times as many requests as it needs.
    const reportAfter = (count: number): Promise<OperationReport> => {
      let asked = 0;
      return verify(
        'openDoor',
        async (operation, order) => {
          asked += 1;
          return asked <= count ? unsent(operation, order) : responseWell(operation, order);
        },
        2,
      );
    };
    expect([(await reportAfter(6)).notTried, (await reportAfter(7)).notTried]).toEqual([
      [],
      [{ what: 'some requests', reason: 'no request can hold it' }],
    ]);
    // Other errors and responses are not rejections of the client.
    const failed: Call = async () => ({ error: new TypeError('no') });
    expect((await verify('replacePet', failed, 3)).failure?.of).toBe('request');
    const withResponse: Call = async () => ({
      error: new RequestError('no'),
      status: 200,
      url: 'http://verify.test/x',
    });
    expect((await verify('replacePet', withResponse, 3)).failure?.of).toBe('request');
  });

  test('requests that may match another operation are listed as not tried', async () => {
    const elsewhere = (url: string): Call =>
      changed((called) => ({ ...called, url, handler: { id: 'replaceLast', input: {} } }));
    const { notTried } = await verify('replacePet', elsewhere('http://verify.test/pets/last'), 2);
    expect(notTried).toEqual([{ what: 'requests', reason: 'their path also matches another operation' }]);
    const { failure } = await verify('replacePet', elsewhere('http://verify.test/pets/7'), 2);
    expect(failure?.reason).toBe('the handler of replaceLast was called');
  });
});
