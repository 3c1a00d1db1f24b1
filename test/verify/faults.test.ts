/**
 * What `verify` is for: generated code that is broken on purpose is found, in the operation that is broken. Unit test: no
 * document makes the generator write what is wrong here.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../../generator/src/config/codegen-config.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { type Rendered, renderDocument } from '../../generator/src/generate.js';
import type { Failure } from '../../generator/src/commands/verify/report.js';
import { type Verified, verifyOutputs } from '../../generator/src/commands/verify/verify.js';
import { makeFolder, testConfig } from '../support/documents.js';
import { drawSample, sampleTest } from '../support/long.js';

const spec = `
openapi: 3.2.0
info: { title: Shop, version: '1' }
paths:
  /pets/{id}:
    put:
      operationId: replacePet
      tags: [pets]
      security: [{ key: [] }]
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer, minimum: 1 } }
        - { name: tags, in: query, style: pipeDelimited, explode: false, schema: { type: array, items: { type: string, pattern: '^[a-z]+$' } } }
        - { name: page, in: query, schema: { type: integer, default: 3 } }
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses:
        '200': { description: OK, headers: { X-Rate: { required: true, schema: { type: integer } } }, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
        '404': { description: None }
  /lines:
    post:
      operationId: sendLines
      tags: [streams]
      requestBody: { required: true, content: { application/jsonl: { itemSchema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '200': { description: OK, content: { text/event-stream: {} } } }
  /door:
    get:
      operationId: openDoor
      tags: [doors]
      security: [{ login: [] }]
      responses: { '204': { description: Open } }
  /files:
    post:
      operationId: sendFile
      tags: [files]
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema: { type: object, required: [photo], properties: { photo: { type: string, format: binary }, title: { type: string } } }
      responses: { '200': { description: OK, content: { application/octet-stream: {} } } }
  /parts:
    post:
      operationId: sendParts
      tags: [parts]
      requestBody:
        required: true
        content:
          multipart/form-data: &parts
            schema: { type: object, required: [form, mixed], properties: { form: { type: object, required: [n], properties: { n: { type: integer } } }, mixed: { type: array, minItems: 1, items: { type: integer } } } }
            encoding:
              form: { contentType: application/x-www-form-urlencoded, headers: { X-Form: { required: true, schema: { type: integer } } } }
              mixed: { contentType: multipart/mixed, itemEncoding: { headers: { X-Item: { required: true, schema: { type: integer } } } } }
      responses: { '200': { description: OK, content: { multipart/form-data: *parts } } }
webhooks:
  petLost:
    post:
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '204': { description: Taken } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: x-key }, login: { type: http, scheme: basic } }
  schemas:
    Pet: { type: object, required: [name], properties: { name: { type: string, minLength: 1 }, kind: { enum: [cat, dog] }, born: { type: string, format: date } } }
`;

const config: Config = { ...testConfig, layout: 'folder' };
let rendered: Rendered;

beforeAll(async () => {
  const { folder, remove } = await makeFolder({ 'spec.yaml': spec });
  try {
    const document = await loadDocument('spec.yaml', { allowNetwork: false, cwd: folder });
    if (Array.isArray(document)) throw new Error(JSON.stringify(document));
    const made = await renderDocument(document, config);
    if (made === undefined) throw new Error(JSON.stringify(document.diagnostics));
    rendered = made;
  } finally {
    await remove();
  }
});

const verify = (files: ReadonlyMap<string, string>, isTyped = false): Promise<Verified> =>
  verifyOutputs(rendered.input, files, { seed: 7, count: 20, cwd: process.cwd(), isTyped });

/** The outputs with a text replaced in a file; it has to be there. */
const breakFile = (path: string, from: string | RegExp, to: string): ReadonlyMap<string, string> => {
  const text = rendered.files.get(path);
  if (text === undefined) throw new Error(`no ${path}: ${[...rendered.files.keys()].join(' ')}`);
  const broken = text.replace(from, to);
  if (broken === text) throw new Error(`${path} has no ${String(from)}`);
  return new Map([...rendered.files, [path, broken]]);
};

const failuresOf = ({ operations }: Verified): [string, Failure['of'] | undefined][] =>
  operations.flatMap(({ id, failure, tried, passed }) => (tried === passed ? [] : [[id, failure?.of]]));

type Plant = readonly [what: string, path: string, from: string | RegExp, to: string, found: [string, Failure['of']][]];

const plants: readonly Plant[] = [
  [
    'a style that differs between client and server',
    'server/operations/pets.ts',
    "style: 'pipeDelimited'",
    "style: 'spaceDelimited'",
    [['replacePet', 'request']],
  ],
  ['a default that is not filled in', 'server/operations/pets.ts', /, default: 3/u, '', [['replacePet', 'request']]],
  ['a path that is another', 'client/operations/pets.ts', "'/pets/{id}'", "'/pet/{id}'", [['replacePet', 'request']]],
  [
    'a body that may be missing',
    'server/operations/pets.ts',
    'required: true, content',
    'content',
    [['replacePet', 'refusal']],
  ],
  [
    'a check that lets anything through',
    'server/validators/schemas/schemas.ts',
    'export const checkPet',
    'export const checkPet = () => true;\nexport const former',
    [
      ['replacePet', 'refusal'],
      ['webhook petLost POST', 'refusal'],
    ],
  ],
  [
    'a check that refuses what is valid',
    'server/validators/schemas/schemas.ts',
    'export const checkPet',
    "export const checkPet = (pet) => pet.kind !== 'dog';\nexport const former",
    [
      ['replacePet', 'response'],
      ['sendLines', 'request'],
      ['webhook petLost POST', 'request'],
    ],
  ],
  [
    'no credentials asked for',
    'server/operations/pets.ts',
    /security: \[\{/u,
    'security: [{}, {',
    [['replacePet', 'refusal']],
  ],
  [
    'a header that is not read',
    'client/operations/pets.ts',
    /headers: \{ 'x-rate': integerHeader \}/u,
    'headers: {}',
    [['replacePet', 'response']],
  ],
  ['a status that is not known', 'client/operations/pets.ts', "'404'", "'405'", [['replacePet', 'response']]],
  [
    'a member of an answer that is lost',
    'server/runtime/codec/media/json.ts',
    'JSON.stringify(value)',
    "JSON.stringify(value, (key, item) => (key === 'kind' ? undefined : item))",
    [['replacePet', 'response']],
  ],
  [
    'a stream that loses items',
    'client/runtime/codec/media/lines.ts',
    'sendItems(type, value, (item) => `${toJson',
    "sendItems(type, value, (item) => (item as { kind?: string }).kind === 'cat' ? '' : `${toJson",
    [['sendLines', 'request']],
  ],
  [
    'an event that is read in part',
    'client/runtime/codec/media/events.ts',
    "data.join('\\n')",
    "data[0] ?? ''",
    [['sendLines', 'response']],
  ],
  [
    'bytes that are others',
    'client/runtime/codec/media/bytes.ts',
    'return collect(this.stream)',
    'return collect(this.stream).then((all) => all.subarray(1))',
    [['sendFile', 'response']],
  ],
  [
    'an unsigned event',
    'client/runtime/client/events.ts',
    "'webhook-signature': await",
    "'webhook-signed': await",
    [['webhook petLost POST', 'request']],
  ],
  [
    'a header of a part that is not read',
    'client/operations/parts.ts',
    /headerFields: \[\{ name: 'x-form'[^\]]*\]/u,
    'headerFields: []',
    [['sendParts', 'response']],
  ],
  [
    'a header of a part within a part that is not written',
    'client/operations/parts.ts',
    /headers: \[\{ name: 'x-item'[^\]]*\]/u,
    'headers: []',
    [['sendParts', 'request']],
  ],
  [
    'headers of parts that need not be there',
    'server/validators/requests/parts.ts',
    /, partHeaders: \w+/u,
    '',
    [['sendParts', 'refusal']],
  ],
  [
    'a part that is read as another',
    'server/operations/parts.ts',
    /decode: decodeForm,\s*fields: \[[^\]]*\],/u,
    'decode: () => ({}),',
    [['sendParts', 'request']],
  ],
  [
    'a password that is cut off',
    'server/runtime/server/credentials.ts',
    'password: text.slice(colon + 1)',
    'password: text.slice(colon + 1, -1)',
    [['openDoor', 'request']],
  ],
  [
    'an operation that is not there',
    'client/operations/files.ts',
    'export function sendFile<',
    'export function sentFile<',
    [['sendFile', 'request']],
  ],
];

describe('verify', () => {
  test('finds nothing in what is generated, and tries all of it', async () => {
    const { operations, fault, types } = await verify(rendered.files, true);
    expect([fault, types.findings]).toEqual([undefined, []]);
    expect(operations.map(({ id, tried, passed, notTried }) => [id, tried === passed, notTried])).toEqual([
      ['replacePet', true, []],
      ['sendLines', true, []],
      ['openDoor', true, []],
      ['sendFile', true, []],
      ['sendParts', true, []],
      ['webhook petLost POST', true, []],
    ]);
    for (const { tried } of operations) expect(tried).toBeGreaterThan(20);
  });

  sampleTest('makes the same calls of a seed', async () => {
    const broken = breakFile('server/operations/pets.ts', "style: 'pipeDelimited'", "style: 'spaceDelimited'");
    const [first, second] = [await verify(broken), await verify(broken)];
    expect(second.operations).toEqual(first.operations);
  });

  test.each(drawSample(plants, 4, 'planted faults'))('finds %s', async (_, path, from, to, expected) => {
    const found = await verify(breakFile(path, from, to));
    expect(found.fault).toBeUndefined();
    expect(failuresOf(found)).toEqual(expected);
    for (const { failure } of found.operations) expect(failure?.value ?? '{').toMatch(/^\{/u);
  });

  sampleTest('finds what does not compile, and where', async () => {
    const { types } = await verify(breakFile('types/index.ts', /$/u, '\nexport const wrong: number = "text";\n'), true);
    expect(types.findings.map(({ file, message }) => [file, /TS2322/u.test(message)])).toEqual([
      ['types/index.ts', true],
    ]);
  });

  test('tells of code that cannot be run at all', async () => {
    const { fault, operations } = await verify(breakFile('server/index.ts', /$/u, '\nthrow new Error("no server");\n'));
    expect([fault, operations]).toEqual(['no server', []]);
  });
});
