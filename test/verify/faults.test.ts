/**
 * `verify` detects intentionally broken generated code, in the operation that is broken. A unit test, because no
 * document makes the generator emit such errors.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Failure } from '../../generator/src/commands/verify/report.js';
import { type Verified, verifyOutputs } from '../../generator/src/commands/verify/verify.js';
import type { Config } from '../../generator/src/config/codegen-config.js';
import { type Rendered, renderDocument } from '../../generator/src/generate.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
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
    const { value: made, diagnostics } = await renderDocument(document, config);
    if (made === undefined) throw new Error(JSON.stringify(diagnostics));
    rendered = made;
  } finally {
    await remove();
  }
});

function verify(files: ReadonlyMap<string, string>, isTyped = false): Promise<Verified> {
  return verifyOutputs(rendered.input, files, { seed: 7, count: 20, cwd: process.cwd(), isTyped });
}

/** Returns the outputs with a text replaced in one file; the text must exist. */
function breakFile(path: string, from: string | RegExp, to: string): ReadonlyMap<string, string> {
  const text = rendered.files.get(path);
  if (text === undefined) throw new Error(`no ${path}: ${[...rendered.files.keys()].join(' ')}`);
  const broken = text.replace(from, to);
  if (broken === text) throw new Error(`${path} has no ${String(from)}`);
  return new Map([...rendered.files, [path, broken]]);
}

function failuresOf({ operations }: Verified): [string, Failure['of'] | undefined][] {
  return operations.flatMap(({ id, failure, tried, passed }) => (tried === passed ? [] : [[id, failure?.of]]));
}

type Plant = readonly [what: string, path: string, from: string | RegExp, to: string, found: [string, Failure['of']][]];

const plants: readonly Plant[] = [
  [
    'a style that differs between client and server',
    'server/operations/pets.ts',
    "style: 'pipeDelimited'",
    "style: 'spaceDelimited'",
    [['replacePet', 'request']],
  ],
  ['a missing default', 'server/operations/pets.ts', /, default: 3/u, '', [['replacePet', 'request']]],
  ['a wrong path', 'client/operations/pets.ts', "'/pets/{id}'", "'/pet/{id}'", [['replacePet', 'request']]],
  [
    'a required body that is treated as optional',
    'server/operations/pets.ts',
    'required: true, content',
    'content',
    [['replacePet', 'refusal']],
  ],
  [
    'a check that accepts everything',
    'server/validators/schemas.ts',
    'export const checkPet',
    'export const checkPet = () => true;\nexport const former',
    [
      ['replacePet', 'refusal'],
      ['webhook petLost POST', 'refusal'],
    ],
  ],
  [
    'a check that rejects valid values',
    'server/validators/schemas.ts',
    'export const checkPet',
    "export const checkPet = (pet) => pet.kind !== 'dog';\nexport const former",
    [
      ['replacePet', 'response'],
      ['sendLines', 'request'],
      ['webhook petLost POST', 'request'],
    ],
  ],
  [
    'a missing security requirement',
    'server/operations/pets.ts',
    /security: \[\{/u,
    'security: [{}, {',
    [['replacePet', 'refusal']],
  ],
  [
    'a response header that is not read',
    'client/operations/pets.ts',
    /headers: \{ 'x-rate': integerHeader \}/u,
    'headers: {}',
    [['replacePet', 'response']],
  ],
  ['a missing status', 'client/responses.ts', "'404'", "'405'", [['replacePet', 'response']]],
  [
    'a lost property of a response',
    'server/runtime/codec.ts',
    'undefined = JSON.stringify(value)',
    "undefined = JSON.stringify(value, (key, item) => (key === 'kind' ? undefined : item))",
    [['replacePet', 'response']],
  ],
  [
    'a stream that drops items',
    'client/runtime/codec.ts',
    'sendItems(type, value, (item) => `${toJson',
    "sendItems(type, value, (item) => (item as { kind?: string }).kind === 'cat' ? '' : `${toJson",
    [['sendLines', 'request']],
  ],
  [
    'an event that is read partially',
    'client/runtime/codec.ts',
    "data.join('\\n')",
    "data[0] ?? ''",
    [['sendLines', 'response']],
  ],
  [
    'changed bytes',
    'client/runtime/codec.ts',
    'return collect(this.stream)',
    'return collect(this.stream).then((all) => all.subarray(1))',
    [['sendFile', 'response']],
  ],
  [
    'an unsigned event',
    'client/runtime/events.ts',
    "'webhook-signature': await",
    "'webhook-signed': await",
    [['webhook petLost POST', 'request']],
  ],
  [
    'a part header that is not read',
    'client/operations/parts.ts',
    /headerFields: \[\{ name: 'x-form'[^\]]*\]/u,
    'headerFields: []',
    [['sendParts', 'response']],
  ],
  [
    'a nested part header that is not written',
    'client/operations/parts.ts',
    /headers: \[\{ name: 'x-item'[^\]]*\]/u,
    'headers: []',
    [['sendParts', 'request']],
  ],
  [
    'required part headers that are treated as optional',
    'server/validators/operations.ts',
    /, partHeaders: \w+/u,
    '',
    [['sendParts', 'refusal']],
  ],
  [
    'a part that is read with the wrong decoder',
    'server/operations/parts.ts',
    /decode: decodeForm,\s*fields: \[[^\]]*\],/u,
    'decode: () => ({}),',
    [['sendParts', 'request']],
  ],
  [
    'a truncated password',
    'server/runtime/server.ts',
    'password: text.slice(colon + 1)',
    'password: text.slice(colon + 1, -1)',
    [['openDoor', 'request']],
  ],
  [
    'a missing operation',
    'client/operations/files.ts',
    'export function sendFile<',
    'export function sentFile<',
    [['sendFile', 'request']],
  ],
];

describe('verify', () => {
  test('verify passes all operations of unchanged code', async () => {
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

  sampleTest('verify makes the same calls for the same seed', async () => {
    const broken = breakFile('server/operations/pets.ts', "style: 'pipeDelimited'", "style: 'spaceDelimited'");
    const [first, second] = [await verify(broken), await verify(broken)];
    expect(second.operations).toEqual(first.operations);
  });

  test.each(drawSample(plants, 4, 'planted faults'))('verify detects %s', async (_, path, from, to, expected) => {
    const found = await verify(breakFile(path, from, to));
    expect(found.fault).toBeUndefined();
    expect(failuresOf(found)).toEqual(expected);
    for (const { failure } of found.operations) expect(failure?.value ?? '{').toMatch(/^\{/u);
  });

  sampleTest('verify detects compile errors with their location', async () => {
    const { types } = await verify(breakFile('types/index.ts', /$/u, '\nexport const wrong: number = "text";\n'), true);
    expect(types.findings.map(({ file, message }) => [file, /TS2322/u.test(message)])).toEqual([
      ['types/index.ts', true],
    ]);
  });

  test('verify reports code that cannot be loaded', async () => {
    const { fault, operations } = await verify(breakFile('server/index.ts', /$/u, '\nthrow new Error("no server");\n'));
    expect([fault, operations]).toEqual(['no server', []]);
  });
});
