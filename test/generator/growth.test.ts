/**
 * Documents that are small and mean much: chains of `$ref`s, and schemas that each hold several of the next. What takes
 * time by the number of ways through such a document would not end here: none of this measures time.
 */
import { describe, expect, test } from 'vitest';
import { type Outcome, renderFiles } from '../support/documents.js';
import { drawSample, runs } from '../support/long.js';

const head = "openapi: 3.1.0\ninfo: { title: Case, version: '1' }\n";

/** An operation with parts beside its id, `responses` in the last of which may refer to the chain. */
const operation = (parts: string): string => `paths:\n  /x:\n    get:\n      operationId: getX\n${parts}`;

const answer = (schema: string): string =>
  operation(`      responses: { '200': { description: OK, content: { application/json: { schema: ${schema} } } } }\n`);

const answersFirst = answer("{ $ref: '#/components/schemas/c0' }");

/** Components `c0` to `c<length>`, each made of the reference to the next one. */
const chain = (kind: string, length: number, link: (next: string) => string, last: string): string => {
  const links = Array.from(
    { length },
    (_, index) => `    c${index}: ${link(`{ $ref: '#/components/${kind}/c${index + 1}' }`)}\n`,
  );
  return `components:\n  ${kind}:\n${links.join('')}    c${length}: ${last}\n`;
};

const leaf = '{ type: object, properties: { name: { type: string } } }';

/** With what is said of 5,000 of them; what stands in place is as deep as it is long. */
const schemaChains: readonly (readonly [string, (next: string) => string, readonly string[]])[] = [
  ['allOf', (next) => `{ allOf: [${next}] }`, ['sample-impossible']],
  [
    'allOf with a property',
    (next) => `{ allOf: [${next}, { type: object, properties: { own: { type: string } } }] }`,
    ['sample-impossible', 'ref-too-deep'],
  ],
  ['properties', (next) => `{ type: object, properties: { next: ${next} } }`, []],
  [
    'required properties',
    (next) => `{ type: object, required: [next], properties: { next: ${next} } }`,
    ['sample-impossible'],
  ],
  ['items', (next) => `{ type: array, items: ${next} }`, []],
  ['prefixItems', (next) => `{ type: array, prefixItems: [${next}] }`, []],
  ['oneOf', (next) => `{ oneOf: [${next}, { type: string }] }`, ['sample-impossible', 'ref-too-deep']],
  ['additionalProperties', (next) => `{ type: object, additionalProperties: ${next} }`, []],
];

const codes = ({ diagnostics }: Outcome): string[] => diagnostics.map(({ code }) => code);

const places = ({ diagnostics }: Outcome): string[] =>
  diagnostics.map(({ code, position }) => `${position.file}:${position.line}:${position.column} ${code}`);

describe('chains of schemas', () => {
  test.each(schemaChains)('of 25: %s', async (_, link) => {
    const outcome = await renderFiles({ 'spec.yaml': head + answersFirst + chain('schemas', 25, link, leaf) });
    expect(places(outcome)).toEqual([]);
    expect(outcome.files.get('types/src/schemas.ts')).toMatch(/\bC0\b[\s\S]*\bC25\b/u);
  });

  test.each(drawSample(schemaChains, 1, 'chains of 5,000'))('of 500 and 5,000: %s', async (_, link, said) => {
    const many = await renderFiles({ 'spec.yaml': head + answersFirst + chain('schemas', 500, link, leaf) });
    expect(many.files.size).toBeGreaterThan(0);
    const more = await renderFiles({ 'spec.yaml': head + answersFirst + chain('schemas', 5000, link, leaf) });
    expect(codes(more)).toEqual(said);
  });

  test('have an example where no more than 500 schemas stand one behind the other', async () => {
    // A reference, and what it leads to.
    const link = (next: string): string => `{ allOf: [${next}] }`;
    const said = (length: number): Promise<string[]> =>
      renderFiles({ 'spec.yaml': head + answersFirst + chain('schemas', length, link, leaf) }).then(codes);
    expect(await said(249)).toEqual([]);
    expect(await said(250)).toEqual(['sample-impossible']);
  });

  test('in a ring of 5,000', async () => {
    const ring = chain('schemas', 5000, (next) => `{ type: object, properties: { next: ${next} } }`, '').replace(
      / {4}c5000: \n$/u,
      "    c5000: { type: object, properties: { next: { $ref: '#/components/schemas/c0' } } }\n",
    );
    const outcome = await renderFiles({ 'spec.yaml': head + answersFirst + ring });
    expect(places(outcome)).toEqual([]);
    expect(outcome.files.get('types/src/schemas.ts')).toContain('export interface C5000 {\n  next?: C0;\n}');
  });

  test('through 500 files', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [
        `c${index}.yaml`,
        `type: object\nproperties:\n  next: { $ref: './c${index + 1}.yaml' }\n`,
      ]),
    );
    const outcome = await renderFiles({
      ...files,
      'spec.yaml': head + answer("{ $ref: './c0.yaml' }"),
      'c500.yaml': leaf,
    });
    expect(places(outcome)).toEqual([]);
    expect(outcome.files.size).toBeGreaterThan(0);
  });
});

describe('chains of nothing but references are followed to their end', () => {
  const length = runs(500, 5000);
  const uses: readonly (readonly [string, string, string])[] = [
    [
      'parameters',
      "      parameters: [{ $ref: '#/components/parameters/c0' }]\n      responses: { '204': { description: Done } }\n",
      '{ name: a, in: query, schema: { type: string } }',
    ],
    ['responses', "      responses: { '204': { $ref: '#/components/responses/c0' } }\n", '{ description: Done }'],
    [
      'requestBodies',
      "      requestBody: { $ref: '#/components/requestBodies/c0' }\n      responses: { '204': { description: Done } }\n",
      '{ content: { application/json: {} } }',
    ],
    [
      'headers',
      "      responses: { '204': { description: Done, headers: { a: { $ref: '#/components/headers/c0' } } } }\n",
      '{ schema: { type: string } }',
    ],
    [
      'examples',
      "      responses: { '200': { description: OK, content: { application/json: { examples: { a: { $ref: '#/components/examples/c0' } } } } } }\n",
      '{ value: 1 }',
    ],
    [
      'schemas',
      "      responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/c0' } } } } }\n",
      leaf,
    ],
  ];
  test.each(uses)('%s', async (kind, parts, last) => {
    // A GET has no body.
    const own = kind === 'requestBodies' ? operation(parts).replace('get:', 'post:') : operation(parts);
    const text = head + own + chain(kind, length, (next) => next, last);
    expect(codes(await renderFiles({ 'spec.yaml': text }))).toEqual([]);
  });

  test('path items', async () => {
    const paths = "paths:\n  /x: { $ref: '#/components/pathItems/c0' }\n";
    const last = "{ get: { operationId: getX, responses: { '204': { description: Done } } } }";
    const text = head + paths + chain('pathItems', length, (next) => next, last);
    expect(codes(await renderFiles({ 'spec.yaml': text }))).toEqual([]);
  });
});

describe('forty schemas, each with several of the next', () => {
  const grow = async (use: string, link: (next: string) => string): Promise<Outcome> =>
    renderFiles({ 'spec.yaml': head + use + chain('schemas', 40, link, leaf) });
  const answered = answer("{ $ref: '#/components/schemas/c0' }");

  test.each<readonly [string, (next: string) => string]>([
    ['properties', (next) => `{ type: object, properties: { a: ${next}, b: ${next}, c: ${next}, d: ${next} } }`],
    ['bases of interfaces', (next) => `{ allOf: [${next}, { type: object, properties: { own: { type: string } } }] }`],
    ['items', (next) => `{ type: array, prefixItems: [${next}, ${next}] }`],
    ['maps', (next) => `{ type: object, additionalProperties: ${next}, patternProperties: { a: ${next} } }`],
  ])('are generated: %s', async (_, link) => {
    expect(codes(await grow(answered, link))).toEqual([]);
  });

  test('with all of them required are too large for an example', async () => {
    const link = (next: string): string => `{ type: object, required: [a, b], properties: { a: ${next}, b: ${next} } }`;
    expect(codes(await grow(answered, link))).toEqual(['sample-impossible']);
  });

  test('with an example given need none', async () => {
    const use = answered.replace('schema:', 'example: {}, schema:');
    const link = (next: string): string => `{ type: object, properties: { a: ${next}, b: ${next} } }`;
    expect(codes(await grow(use, link))).toEqual([]);
  });

  test('are searched once for the field of a page', async () => {
    const use = answered.replace(
      'responses:',
      'x-pagination: { style: page, page: page, items: nowhere, has_more: nowhere }\n      responses:',
    );
    const outcome = await grow(use, (next) => `{ allOf: [${next}, ${next}] }`);
    expect(codes(outcome)).toEqual(['extension-invalid', 'extension-invalid']);
  });
});
