/**
 * Small documents with exponential expansions: chains of `$ref`s, and schemas that each contain several of the next. An
 * algorithm that visits every path would not terminate; no test measures time.
 */
import { describe, expect, test } from 'vitest';
import { type Outcome, renderFiles } from '../support/documents.js';
import { drawSample, runs } from '../support/long.js';

const head = "openapi: 3.1.0\ninfo: { title: Case, version: '1' }\n";

/** Returns an operation with additional keywords; its `responses` may refer to the chain. */
function operation(parts: string): string {
  return `paths:\n  /x:\n    get:\n      operationId: getX\n${parts}`;
}

function response(schema: string): string {
  return operation(
    `      responses: { '200': { description: OK, content: { application/json: { schema: ${schema} } } } }\n`,
  );
}

const responsesFirst = response("{ $ref: '#/components/schemas/c0' }");

/** Returns components `c0` to `c<length>`, each of which refers to the next one. */
function chain(kind: string, length: number, link: (next: string) => string, last: string): string {
  const links = Array.from(
    { length },
    (_, index) => `    c${index}: ${link(`{ $ref: '#/components/${kind}/c${index + 1}' }`)}\n`,
  );
  return `components:\n  ${kind}:\n${links.join('')}    c${length}: ${last}\n`;
}

const leaf = '{ type: object, properties: { name: { type: string } } }';

/** Chains of schemas, with the diagnostics for 5,000 schemas. Inline schemas are nested as deeply as the chain. */
const schemaChains: readonly (readonly [string, (next: string) => string, readonly string[]])[] = [
  ['allOf', (next) => `{ allOf: [${next}] }`, ['sample-impossible']],
  [
    'allOf with a property',
    (next) => `{ allOf: [${next}, { type: object, properties: { own: { type: string } } }] }`,
    ['ref-too-deep'],
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

/** Schemas that each refer to the next one twice, so that visiting every path would never end. */
const branchings: readonly (readonly [string, (next: string) => string])[] = [
  ['anyOf and oneOf', (next) => `{ anyOf: [${next}, { oneOf: [${next}, { type: string }] }] }`],
  ['oneOf and allOf', (next) => `{ oneOf: [{ allOf: [${next}, ${next}] }, { type: string }] }`],
  [
    'allOf with different properties',
    (next) => `{ allOf: [{ type: object, properties: { a: ${next} } }, { properties: { b: ${next} } }] }`,
  ],
  [
    'allOf with equal properties',
    (next) => `{ allOf: [{ properties: { a: ${next} } }, { properties: { a: ${next} } }] }`,
  ],
  ['nested allOf', (next) => `{ allOf: [${next}, { allOf: [${next}] }] }`],
  [
    'anyOf of objects',
    (next) => `{ anyOf: [{ properties: { a: ${next} } }, { required: [a], properties: { a: ${next} } }] }`,
  ],
  ['unevaluatedProperties', (next) => `{ anyOf: [${next}, { oneOf: [${next}] }], unevaluatedProperties: false }`],
  ['if, then, else', (next) => `{ if: ${next}, then: ${next}, else: ${next} }`],
  ['nested not', (next) => `{ not: { anyOf: [${next}, { not: ${next} }] } }`],
  ['a discriminator', (next) => `{ discriminator: { propertyName: k }, oneOf: [${next}, { allOf: [${next}] }] }`],
  ['items', (next) => `{ type: array, prefixItems: [${next}], items: ${next} }`],
  ['contains', (next) => `{ type: array, contains: ${next}, items: ${next} }`],
];

/** Returns components in a cycle: the last one refers to the first. They are an error if nothing is in between. */
function ring(length: number, link: (next: string) => string): string {
  const last = link("{ $ref: '#/components/schemas/c0' }");
  return chain('schemas', length - 1, link, last);
}

/** Media types that represent a schema in another format than JSON. */
const forms = ['application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data'];

function codes({ diagnostics }: Outcome): string[] {
  return diagnostics.map(({ code }) => code);
}

function places({ diagnostics }: Outcome): string[] {
  return diagnostics.map(({ code, position }) => `${position.file}:${position.line}:${position.column} ${code}`);
}

describe('chains of schemas', () => {
  test.each(schemaChains)('generates a chain of 25 schemas: %s', async (_, link) => {
    const outcome = await renderFiles({ 'spec.yaml': head + responsesFirst + chain('schemas', 25, link, leaf) });
    expect(places(outcome)).toEqual([]);
    expect(outcome.files.get('types/src/schemas.ts')).toMatch(/\bC0\b[\s\S]*\bC25\b/u);
  });

  test.each(drawSample(schemaChains, 1, 'chains of 5,000'))(
    'chains of 500 schemas are generated, and chains of 5,000 give the expected diagnostics: %s',
    async (_, link, said) => {
      const many = await renderFiles({ 'spec.yaml': head + responsesFirst + chain('schemas', 500, link, leaf) });
      expect(many.files.size).toBeGreaterThan(0);
      const more = await renderFiles({ 'spec.yaml': head + responsesFirst + chain('schemas', 5000, link, leaf) });
      expect(codes(more)).toEqual(said);
    },
  );

  test('generates a sample of a chain of schemas if at most 500 schemas are nested', async () => {
    // A reference, and its target.
    const link = (next: string): string => `{ allOf: [${next}] }`;
    const said = (length: number): Promise<string[]> =>
      renderFiles({ 'spec.yaml': head + responsesFirst + chain('schemas', length, link, leaf) }).then(codes);
    expect(await said(249)).toEqual([]);
    expect(await said(250)).toEqual(['sample-impossible']);
  });

  const length = runs(1_000, 5_000);
  test(`generates a cycle of ${length} schemas`, async () => {
    const text = ring(length, (next) => `{ type: object, properties: { next: ${next} } }`);
    const outcome = await renderFiles({ 'spec.yaml': head + responsesFirst + text });
    expect(places(outcome)).toEqual([]);
    expect(outcome.files.get('types/src/schemas.ts')).toContain(`export interface C${length - 1} {\n  next?: C0;\n}`);
  });

  test('generates a chain of schemas through 500 files', async () => {
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

describe('schemas that refer to the next one twice', () => {
  const made = /\bC0\b[\s\S]*\bC19\b/u;

  test.each(drawSample(branchings, 6, 'branchings'))(
    'generates chains and cycles of 20 and 60 schemas that refer to the next one twice: %s',
    async (_, link) => {
      for (const length of [20, 60]) {
        const chained = await renderFiles({
          'spec.yaml': head + responsesFirst + chain('schemas', length, link, leaf),
        });
        expect(chained.files.get('types/src/schemas.ts')).toMatch(made);
        const closed = await renderFiles({ 'spec.yaml': head + responsesFirst + ring(length, link) });
        if (codes(closed).includes('ref-cycle')) expect(closed.files.size).toBe(0);
        else expect(closed.files.get('types/src/schemas.ts')).toMatch(made);
      }
    },
  );

  test.each(drawSample(branchings, 1, 'branchings of 2,000', 6))(
    'generates or rejects a chain or cycle of 2,000 schemas that refer to the next one twice: %s',
    async (_, link) => {
      // Types of that many nested parts exceed the depth limit.
      const most = runs(500, 2_000);
      for (const text of [chain('schemas', most, link, leaf), ring(most, link)]) {
        const outcome = await renderFiles({ 'spec.yaml': head + responsesFirst + text });
        const isRefused = ['ref-cycle', 'ref-too-deep'].some((code) => codes(outcome).includes(code));
        expect(outcome.files.size > 0).toBe(!isRefused);
      }
    },
  );

  test.each(drawSample(branchings, 4, 'branchings in forms', 6))(
    'generates XML, forms and multipart for a chain of 60 schemas that refer to the next one twice: %s',
    async (_, link) => {
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
    },
  );

  test('a deepObject form field whose schemas refer to the next one twice has the same field limit as a parameter', async () => {
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

describe('chains of schemas as XML', () => {
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
  ])('the XML code for twenty schemas that each contain the next %s has linear size', async (_, link) => {
    const text = await xmlOf(link, 20);
    expect(text).toContain('xmlOfC');
    expect(text.length).toBeLessThan(20 * 1_000);
  });

  const flat = (next: string): string => `{ type: object, xml: { nodeType: none }, properties: { next: ${next} } }`;
  test('XML objects without their own element are nested up to the limit', async () => {
    const count = async (length: number): Promise<number> => (await xmlOf(flat, length)).split("as: 'none'").length - 1;
    expect([await count(20), await count(21), await count(22)]).toEqual([19, 20, 20]);
  });
});

describe('chains of references only', () => {
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
  test.each(uses)('resolves a chain of references for %s', async (kind, parts, last) => {
    // A GET has no body.
    const own = kind === 'requestBodies' ? operation(parts).replace('get:', 'post:') : operation(parts);
    const text = head + own + chain(kind, length, (next) => next, last);
    expect(codes(await renderFiles({ 'spec.yaml': text }))).toEqual([]);
  });

  test('resolves a chain of references for path items', async () => {
    const paths = "paths:\n  /x: { $ref: '#/components/pathItems/c0' }\n";
    const last = "{ get: { operationId: getX, responses: { '204': { description: Done } } } }";
    const text = head + paths + chain('pathItems', length, (next) => next, last);
    expect(codes(await renderFiles({ 'spec.yaml': text }))).toEqual([]);
  });
});

describe('forty schemas that each contain several of the next', () => {
  const grow = async (use: string, link: (next: string) => string): Promise<Outcome> =>
    renderFiles({ 'spec.yaml': head + use + chain('schemas', 40, link, leaf) });
  const withResponse = response("{ $ref: '#/components/schemas/c0' }");

  test.each<readonly [string, (next: string) => string]>([
    ['properties', (next) => `{ type: object, properties: { a: ${next}, b: ${next}, c: ${next}, d: ${next} } }`],
    ['bases of interfaces', (next) => `{ allOf: [${next}, { type: object, properties: { own: { type: string } } }] }`],
    ['items', (next) => `{ type: array, prefixItems: [${next}, ${next}] }`],
    ['maps', (next) => `{ type: object, additionalProperties: ${next}, patternProperties: { a: ${next} } }`],
  ])('generates forty schemas that each contain the next one several times: %s', async (_, link) => {
    expect(codes(await grow(withResponse, link))).toEqual([]);
  });

  test('forty schemas that each require the next one twice are too large for a sample', async () => {
    const link = (next: string): string => `{ type: object, required: [a, b], properties: { a: ${next}, b: ${next} } }`;
    expect(codes(await grow(withResponse, link))).toEqual(['sample-impossible']);
  });

  test('generates no sample for forty schemas that each contain the next one twice if an example is given', async () => {
    const use = withResponse.replace('schema:', 'example: {}, schema:');
    const link = (next: string): string => `{ type: object, properties: { a: ${next}, b: ${next} } }`;
    expect(codes(await grow(use, link))).toEqual([]);
  });

  test('the search for a pagination field visits schemas only once, even if each contains the next one twice', async () => {
    const use = withResponse.replace(
      'responses:',
      'x-pagination: { style: page, page: page, items: nowhere, has_more: nowhere }\n      responses:',
    );
    const outcome = await grow(use, (next) => `{ allOf: [${next}, ${next}] }`);
    expect(codes(outcome)).toEqual(['extension-ignored', 'extension-ignored']);
  });
});
