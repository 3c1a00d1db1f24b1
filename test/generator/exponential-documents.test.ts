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

const response = (schema: string): string =>
  operation(`      responses: { '200': { description: OK, content: { application/json: { schema: ${schema} } } } }\n`);

const responsesFirst = response("{ $ref: '#/components/schemas/c0' }");

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
    ['ref-too-deep', 'sample-impossible'],
  ],
  ['properties', (next) => `{ type: object, properties: { next: ${next} } }`, []],
  [
    'required properties',
    (next) => `{ type: object, required: [next], properties: { next: ${next} } }`,
    ['sample-impossible'],
  ],
  ['items', (next) => `{ type: array, items: ${next} }`, []],
  ['prefixItems', (next) => `{ type: array, prefixItems: [${next}] }`, []],
  ['oneOf', (next) => `{ oneOf: [${next}, { type: string }] }`, ['sample-impossible']],
  ['additionalProperties', (next) => `{ type: object, additionalProperties: ${next} }`, []],
];

/** Each link leads to the next one twice: what looked at every way would never end. */
const branchings: readonly (readonly [string, (next: string) => string])[] = [
  ['alternatives', (next) => `{ anyOf: [${next}, { oneOf: [${next}, { type: string }] }] }`],
  ['alternatives and parts', (next) => `{ oneOf: [{ allOf: [${next}, ${next}] }, { type: string }] }`],
  ['parts', (next) => `{ allOf: [{ type: object, properties: { a: ${next} } }, { properties: { b: ${next} } }] }`],
  ['parts with one property', (next) => `{ allOf: [{ properties: { a: ${next} } }, { properties: { a: ${next} } }] }`],
  ['parts of parts', (next) => `{ allOf: [${next}, { allOf: [${next}] }] }`],
  ['objects', (next) => `{ anyOf: [{ properties: { a: ${next} } }, { required: [a], properties: { a: ${next} } }] }`],
  ['what is left over', (next) => `{ anyOf: [${next}, { oneOf: [${next}] }], unevaluatedProperties: false }`],
  ['conditions', (next) => `{ if: ${next}, then: ${next}, else: ${next} }`],
  ['opposites', (next) => `{ not: { anyOf: [${next}, { not: ${next} }] } }`],
  ['a discriminator', (next) => `{ discriminator: { propertyName: k }, oneOf: [${next}, { allOf: [${next}] }] }`],
  ['items', (next) => `{ type: array, prefixItems: [${next}], items: ${next} }`],
  ['items that are counted', (next) => `{ type: array, contains: ${next}, items: ${next} }`],
];

/** The last one refers to the first; an error where nothing stands in between. */
const ring = (length: number, link: (next: string) => string): string => {
  const last = link("{ $ref: '#/components/schemas/c0' }");
  return chain('schemas', length - 1, link, last);
};

/** Where a schema has a form besides that of JSON. */
const forms = ['application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data'];

const codes = ({ diagnostics }: Outcome): string[] => diagnostics.map(({ code }) => code);

const places = ({ diagnostics }: Outcome): string[] =>
  diagnostics.map(({ code, position }) => `${position.file}:${position.line}:${position.column} ${code}`);

describe('chains of schemas', () => {
  test.each(schemaChains)('of 25: %s', async (_, link) => {
    const outcome = await renderFiles({ 'spec.yaml': head + responsesFirst + chain('schemas', 25, link, leaf) });
    expect(places(outcome)).toEqual([]);
    expect(outcome.files.get('types/src/schemas.ts')).toMatch(/\bC0\b[\s\S]*\bC25\b/u);
  });

  test.each(drawSample(schemaChains, 1, 'chains of 5,000'))('of 500 and 5,000: %s', async (_, link, said) => {
    const many = await renderFiles({ 'spec.yaml': head + responsesFirst + chain('schemas', 500, link, leaf) });
    expect(many.files.size).toBeGreaterThan(0);
    const more = await renderFiles({ 'spec.yaml': head + responsesFirst + chain('schemas', 5000, link, leaf) });
    expect(codes(more)).toEqual(said);
  });

  test('have an example where no more than 500 schemas stand one behind the other', async () => {
    // A reference, and what it leads to.
    const link = (next: string): string => `{ allOf: [${next}] }`;
    const said = (length: number): Promise<string[]> =>
      renderFiles({ 'spec.yaml': head + responsesFirst + chain('schemas', length, link, leaf) }).then(codes);
    expect(await said(249)).toEqual([]);
    expect(await said(250)).toEqual(['sample-impossible']);
  });

  const length = runs(1_000, 5_000);
  test(`in a ring of ${length}`, async () => {
    const text = ring(length, (next) => `{ type: object, properties: { next: ${next} } }`);
    const outcome = await renderFiles({ 'spec.yaml': head + responsesFirst + text });
    expect(places(outcome)).toEqual([]);
    expect(outcome.files.get('types/src/schemas.ts')).toContain(`export interface C${length - 1} {\n  next?: C0;\n}`);
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
      'spec.yaml': head + response("{ $ref: './c0.yaml' }"),
      'c500.yaml': leaf,
    });
    expect(places(outcome)).toEqual([]);
    expect(outcome.files.size).toBeGreaterThan(0);
  });
});

describe('schemas that lead to the next twice', () => {
  const made = /\bC0\b[\s\S]*\bC19\b/u;

  test.each(drawSample(branchings, 6, 'branchings'))('in a chain and a ring of 20 and 60: %s', async (_, link) => {
    for (const length of [20, 60]) {
      const chained = await renderFiles({ 'spec.yaml': head + responsesFirst + chain('schemas', length, link, leaf) });
      expect(chained.files.get('types/src/schemas.ts')).toMatch(made);
      const closed = await renderFiles({ 'spec.yaml': head + responsesFirst + ring(length, link) });
      if (codes(closed).includes('ref-cycle')) expect(closed.files.size).toBe(0);
      else expect(closed.files.get('types/src/schemas.ts')).toMatch(made);
    }
  });

  test.each(drawSample(branchings, 1, 'branchings of 2,000'))('in a chain and a ring of 2,000: %s', async (_, link) => {
    // Types of so many parts within parts are deeper than they may be.
    const most = runs(500, 2_000);
    for (const text of [chain('schemas', most, link, leaf), ring(most, link)]) {
      const outcome = await renderFiles({ 'spec.yaml': head + responsesFirst + text });
      const isRefused = ['ref-cycle', 'ref-too-deep'].some((code) => codes(outcome).includes(code));
      expect(outcome.files.size > 0).toBe(!isRefused);
    }
  });

  test.each(drawSample(branchings, 4, 'branchings in forms'))('in forms, 60 of them: %s', async (_, link) => {
    const schema = "{ schema: { $ref: '#/components/schemas/c0' } }";
    for (const form of forms) {
      const body = `requestBody: { content: { ${form}: ${schema} } }`;
      const use = operation(`      ${body}\n      responses: { '204': { description: Done } }\n`);
      const text = head + use.replace('get:', 'post:') + chain('schemas', 60, link, leaf);
      expect((await renderFiles({ 'spec.yaml': text })).files.get('types/src/schemas.ts')).toMatch(made);
    }
    const parameter = `{ name: a, in: query, ${schema.slice(2)}`;
    const use = operation(`      parameters: [${parameter}]\n      responses: { '204': { description: Done } }\n`);
    const { files, diagnostics } = await renderFiles({
      'spec.yaml': head + use + chain('schemas', 60, link, leaf),
    });
    expect(files.size > 0).toBe(diagnostics.every(({ severity }) => severity === 'warning'));
  });

  test('in a form that spells them out, as many as a parameter has', async () => {
    const link = (next: string): string => `{ type: object, properties: { a: ${next}, b: ${next} } }`;
    const schema = "{ type: object, properties: { z: { $ref: '#/components/schemas/c0' } } }";
    const form = `application/x-www-form-urlencoded: { encoding: { z: { style: deepObject } }, schema: ${schema} }`;
    const parts = `      requestBody: { content: { ${form} } }\n      responses: { '204': { description: Done } }\n`;
    const use = head + operation(parts).replace('get:', 'post:');
    const said = async (text: string): Promise<string[]> => codes(await renderFiles({ 'spec.yaml': use + text }));
    expect(await said(chain('schemas', 6, link, leaf))).toEqual([]);
    expect(await said(chain('schemas', 9, link, leaf))).toEqual(['param-shape-unsupported']);
    expect(await said(ring(24, link))).toEqual(['param-shape-unsupported']);
  });
});

describe('as XML', () => {
  const body = operation(
    "      responses: { '200': { description: OK, content: { application/xml: { schema: { $ref: '#/components/schemas/c0' } } } } }\n",
  );
  const xmlOf = async (link: (next: string) => string, length: number): Promise<string> => {
    const { files } = await renderFiles({ 'spec.yaml': head + body + chain('schemas', length, link, leaf) });
    return files.get('client/src/xml.ts') ?? '';
  };

  test.each<[string, (next: string) => string]>([
    ['twice as a part', (next) => `{ allOf: [${next}, { allOf: [${next}] }] }`],
    [
      'twice within parts',
      (next) =>
        `{ type: object, properties: { a: { allOf: [${next}, { title: A }] }, b: { anyOf: [${next}, { type: object }] } } }`,
    ],
  ])('twenty schemas, each with the next %s', async (_, link) => {
    const text = await xmlOf(link, 20);
    expect(text).toContain('xmlOfC');
    expect(text.length).toBeLessThan(20 * 1_000);
  });

  const flat = (next: string): string => `{ type: object, xml: { nodeType: none }, properties: { next: ${next} } }`;
  test('objects without elements stand in each other as long as they may', async () => {
    const count = async (length: number): Promise<number> => (await xmlOf(flat, length)).split("as: 'none'").length - 1;
    expect([await count(20), await count(21), await count(22)]).toEqual([19, 20, 20]);
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
  const answered = response("{ $ref: '#/components/schemas/c0' }");

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
    expect(codes(outcome)).toEqual(['extension-ignored', 'extension-ignored']);
  });
});
