/**
 * The requests, responses and invalid requests that `verify` generates for an operation. Each kind occurs. A unit test,
 * because a run shows only how many passed, not which.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { listBreaks, type Mutation } from '../../generator/src/commands/verify/mutations.js';
import { concreteType, makeRequest, type Trial } from '../../generator/src/commands/verify/requests.js';
import { describeForm, listForms, makeReply } from '../../generator/src/commands/verify/responses.js';
import { createValueContext, type ValueContext } from '../../generator/src/commands/verify/valid.js';
import type { EmitInput } from '../../generator/src/emit/input.js';
import type { Operation } from '../../generator/src/ir/api.js';
import { prepare } from '../../generator/src/prepare.js';
import { createRandom } from '../../generator/src/support/regexp/random.js';
import { loadText, testConfig } from '../support/documents.js';

const spec = `
openapi: 3.1.0
info: { title: Case, version: '1' }
paths:
  /pets/{id}:
    put:
      operationId: replacePet
      security: [{ key: [] }, { token: [], query: [] }]
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
        - { name: size, in: query, required: true, schema: { type: integer, minimum: 2 } }
        - { name: page, in: query, schema: { type: integer, default: 3 } }
        - { name: X-Kind, in: header, schema: { enum: [a, b] } }
        - { name: names, in: query, schema: { type: array, items: { type: string, maxLength: 2 } } }
        - { name: note, in: query, schema: { type: string } }
        - { name: seen, in: cookie, schema: { type: boolean } }
      requestBody:
        required: true
        content:
          application/json: { schema: { $ref: '#/components/schemas/Pet' } }
          application/xml: { schema: { $ref: '#/components/schemas/Pet' } }
          application/x-www-form-urlencoded: { schema: { $ref: '#/components/schemas/Pet' } }
          multipart/form-data: { schema: { $ref: '#/components/schemas/Pet' } }
      responses:
        '204': { description: Done }
  /notes:
    get:
      operationId: readNotes
      security: [{}, { key: [] }]
      responses:
        '200': { description: OK, headers: { X-Rate: { required: true, schema: { type: integer } }, X-Page: { schema: { type: integer } }, X-Request-Id: { schema: { type: string } } }, content: { text/plain: { schema: { type: string } }, 'image/*': {} } }
        '304': { description: Same }
        '4XX': { description: Wrong, content: { application/json: { schema: { type: string } } } }
        '418': { description: Tea }
        default: { description: Else }
    head:
      operationId: lookNotes
      responses: { '200': { description: OK, content: { text/plain: { schema: { type: string } } } } }
    post:
      operationId: addNote
      requestBody: { content: { '*/*': {}, 'text/*': { schema: { type: string } } } }
      responses: { '101': { description: Switch }, '5XX': { description: Broken } }
  /one:
    post: { operationId: sendOne, requestBody: { content: { text/plain: { schema: { type: string } } } }, responses: { '204': { description: Done } } }
    put: { operationId: sendRange, requestBody: { content: { 'text/*': { schema: { type: string } } } }, responses: { '204': { description: Done } } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    query: { type: apiKey, in: query, name: k }
    cookie: { type: apiKey, in: cookie, name: c }
    token: { type: http, scheme: bearer }
  schemas:
    Pet:
      type: object
      required: [name, tags]
      properties: { name: { type: string, minLength: 1 }, tags: { type: array, items: { type: integer }, minItems: 1 }, age: { type: integer } }
      additionalProperties: false
`;

let input: EmitInput;
let bench: ValueContext;
function operation(id: string): Operation {
  const found = input.api.operations.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}
const seeds = Array.from({ length: 400 }, (_, seed) => seed);

beforeAll(async () => {
  const document = await loadText(spec);
  const { value: read, diagnostics } = prepare(document, testConfig);
  if (read === undefined) throw new Error(JSON.stringify(diagnostics));
  input = read;
  bench = createValueContext(input.api);
});

function trials(id: string): Trial[] {
  return seeds.map((seed) => makeRequest(bench, createRandom(seed), operation(id), seed % 6));
}

describe('requests', () => {
  test('generated requests always have required parameters, and optional ones half of the time', () => {
    const all = trials('replacePet');
    for (const { request, parts } of all) {
      expect(typeof request.path?.['id']).toBe('number');
      expect(Number(request.query?.['size'])).toBeGreaterThanOrEqual(2);
      const page = parts.find(({ name }) => name === 'page');
      // Omitted parameters get their default.
      expect(page?.value).toBe('page' in Object(request.query) ? request.query?.['page'] : 3);
      expect(parts.map(({ key, name }) => name ?? key)).toEqual([
        'id',
        'size',
        'page',
        'names',
        'note',
        'X-Kind',
        'seen',
        'body',
      ]);
    }
    for (const [key, name] of [
      ['query', 'page'],
      ['headers', 'X-Kind'],
      ['cookies', 'seen'],
    ] as const) {
      const given = all.filter(({ request }) => name in Object(request[key])).length;
      expect([given > 100, given < 300], name).toEqual([true, true]);
    }
  });

  test('generated requests use each declared media type in turn, and set contentType if several are declared', () => {
    const types = trials('replacePet').map(({ request, content }, at) =>
      [at % 6, request.contentType, content?.kind].join(),
    );
    expect(new Set(types)).toEqual(
      new Set([
        '0,application/json,json',
        '1,application/xml,xml',
        '2,application/x-www-form-urlencoded,form',
        '3,multipart/form-data,multipart',
        '4,application/json,json',
        '5,application/xml,xml',
      ]),
    );
    // An optional body is omitted at times, after each media type had its turn.
    const optional = trials('addNote').map(({ request }, at) => [at % 6, request.contentType ?? 'none'].join());
    expect([...new Set(optional)].sort()).toEqual([
      '0,application/octet-stream',
      '1,text/plain',
      ...[2, 4].flatMap((at) => [`${at},application/octet-stream`, `${at},none`]).slice(0, 2),
      '3,none',
      '3,text/plain',
      '4,application/octet-stream',
      '4,none',
      '5,none',
      '5,text/plain',
    ]);
  });

  test('generated requests name the media type of the body if several or a range are declared', () => {
    const named = (id: string): Set<unknown> =>
      new Set(trials(id).flatMap(({ request }) => ('body' in request ? [request.contentType] : [])));
    expect(named('sendOne')).toEqual(new Set([undefined]));
    expect(named('sendRange')).toEqual(new Set(['text/plain']));
  });

  test.each([
    ['application/json', 'json', 'application/json'],
    ['*/*', 'bytes', 'application/octet-stream'],
    ['*/*', 'text', 'text/plain'],
    ['*/*', 'json', 'application/json'],
    ['text/*', 'text', 'text/plain'],
    ['image/*', 'bytes', 'image/octet-stream'],
    ['application/*+json', 'json', 'application/x+json'],
    ['*/xml', 'xml', 'application/xml'],
  ] as const)('generated requests for the media type range %s (%s) are sent as %s', (mediaType, kind, type) => {
    const [content] = operation('replacePet').body?.content ?? [];
    if (content === undefined) throw new Error('no content');
    expect(concreteType({ ...content, mediaType, kind })).toBe(type);
  });
});

describe('responses', () => {
  test('generated responses cover each status and media type', () => {
    expect(listForms(operation('readNotes')).map(describeForm)).toEqual([
      'the response 200 text/plain',
      'the response 200 image/*',
      'the response 304',
      'the response 418',
      'the response 4XX application/json',
      'the response default',
    ]);
  });

  test('generated responses use only statuses within a declared status range', () => {
    const statuses = (id: string) =>
      listForms(operation(id)).map((form) =>
        [
          ...new Set(seeds.map((seed) => makeReply(bench, createRandom(seed), operation(id), form)?.result.status)),
        ].sort(),
      );
    expect(statuses('readNotes')).toEqual([
      [200],
      [200],
      [304],
      [418],
      [400, 401, 402, 403, 422, 450, 499],
      [201, 302, 500, 503],
    ]);
    expect(statuses('addNote')).toEqual([[undefined], [500, 501, 502, 503, 518, 522, 550, 599]]);
  });

  test('generated responses have headers, except those that the runtime writes', () => {
    const [form] = listForms(operation('readNotes'));
    if (form === undefined) throw new Error('no form');
    const replies = seeds.flatMap((seed) => makeReply(bench, createRandom(seed), operation('readNotes'), form) ?? []);
    const names = new Set(replies.map(({ result }) => Object.keys(result.headers ?? {}).join()));
    expect(names).toEqual(new Set(['x-rate', 'x-rate,x-page']));
    expect(replies.every(({ result, body }) => result.contentType === 'text/plain' && body === result.body)).toBe(true);
    const [silent] = listForms(operation('lookNotes'));
    if (silent === undefined) throw new Error('no form');
    const reply = makeReply(bench, createRandom(1), operation('lookNotes'), silent);
    expect([typeof reply?.result.body, reply?.body, reply?.result.contentType]).toEqual([
      'string',
      undefined,
      undefined,
    ]);
  });
});

describe('invalid requests', () => {
  const breaks = (id: string): Mutation[] => {
    const all = trials(id);
    return listBreaks(bench, input.api, operation(id)).flatMap((make) =>
      all.flatMap((trial, seed) => [0, 1, 2].flatMap((more) => make(createRandom(3 * seed + more), trial) ?? [])),
    );
  };
  const descriptionsOf = (id: string): string[] => [...new Set(breaks(id).map(({ what }) => what))];

  test('invalid requests omit a required parameter or have an invalid parameter', () => {
    const all = descriptionsOf('replacePet').filter((each) => each.includes('parameter'));
    expect(all.filter((each) => each.endsWith('missing'))).toEqual(['query parameter size is missing']);
    const wrong = (name: string) =>
      all.flatMap((each) => new RegExp(`parameter ${name} is "(.*)"$`, 'u').exec(each)?.[1] ?? []).sort();
    const long = 'a'.repeat(40);
    const texts = ['2024-13-01', 'nope', 'true', 'x', 'ü', long, '1.5'];
    expect(wrong('size')).toEqual([...texts, '-1', '0'].sort());
    expect(wrong('page')).toEqual([...texts].sort());
    expect(wrong('X-Kind')).toEqual([
      '-1',
      '0',
      '1.5',
      '2024-13-01',
      '7',
      '99999999999999999999',
      long,
      'nope',
      'true',
      'x',
    ]);
    // A value that could be two items is not invalid.
    expect(wrong('names')).toEqual([long, 'nope', 'true']);
    expect(wrong('note')).toEqual([]);
    expect(wrong('seen')).toEqual(
      ['-1', '0', '1.5', '2024-13-01', '7', '99999999999999999999', long, 'nope', 'x', 'ü'].sort(),
    );
  });

  test('invalid requests have no body, an undeclared media type, or a malformed or invalid body', () => {
    const all = descriptionsOf('replacePet').filter((each) => !each.includes('parameter'));
    expect(all).toEqual(
      expect.arrayContaining([
        'the body is missing',
        'the media type of the body is not declared',
        'the body is "{\\"a\\":"',
        'the body is "<a><b></a>"',
        'the body is "no part"',
        'the body is null',
        'the body is true',
        '/name is left out',
        '/tags is left out',
        'the body has an additional property',
        '/name is null',
        '/tags/0 is true',
        '/tags is ""',
        '/age is null',
        'the property name is missing',
        'the property tags is missing',
      ]),
    );
    expect(all).not.toContain('/age is left out');
    expect(descriptionsOf('addNote')).toEqual([]);
  });

  test('invalid requests omit the credentials if every security alternative requires some', async () => {
    const found = breaks('replacePet').find(({ what }) => what === 'the credentials are missing');
    const headers = { 'x-key': 'a', authorization: 'Bearer a', cookie: 'c=1', other: 'b' };
    const made = found?.rewrite?.(new Request('http://case/pets/1?k=a&size=2', { method: 'PUT', headers }));
    expect([found?.status, made?.url, made?.method]).toEqual([401, 'http://case/pets/1?size=2', 'PUT']);
    expect([...(made?.headers ?? [])]).toEqual([['other', 'b']]);
    expect(descriptionsOf('readNotes')).toEqual([]);
  });

  test('invalid requests have an expected status if only one applies', () => {
    const statuses = new Set(
      breaks('replacePet').map(({ what, status }) => [status, what.startsWith('the media type')].join()),
    );
    expect(statuses).toEqual(new Set([',false', '415,true', '401,false']));
  });
});
