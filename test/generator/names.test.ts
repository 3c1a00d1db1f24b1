/**
 * Names are unique, and independent of the document's order and of unrelated parts. A property test, because no single
 * case could show this. The printed seed repeats a run, as `TEST_SEED`.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EmitInput } from '../../generator/src/emit/input.js';
import { prepare } from '../../generator/src/prepare.js';
import { loadText, testConfig } from '../support/documents.js';
import { runs, testSeed } from '../support/long.js';

/** Spellings that give few distinct identifiers. */
const word = fc.constantFrom('pet', 'Pet', 'shop', 'SHOP', 'date', 'error', 'api', '1', 'client', 'request', 'options');
const name = fc.oneof(
  fc
    .tuple(word, fc.constantFrom('', '-', '_', ' ', '.'), fc.oneof(word, fc.constant('')))
    .map((parts) => parts.join('')),
  fc.constantFrom('__proto__', 'constructor', 'toString', '!!!', '宠物', '$', 'x'.repeat(70)),
);

interface Spec {
  readonly schemas: readonly string[];
  /** The operations, each with an optional operationId, a tag and a path. */
  readonly operations: readonly (readonly [id: string | undefined, tag: string, path: string])[];
}

const spec: fc.Arbitrary<Spec> = fc.record({
  schemas: fc.uniqueArray(name, { maxLength: 8 }),
  operations: fc.uniqueArray(fc.tuple(fc.option(name, { nil: undefined }), name, name), {
    maxLength: 8,
    selector: ([, , path]) => path,
  }),
});

/** Prints a document, with `__proto__` as an own property. */
function toText({ schemas, operations }: Spec): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Case', version: '1' },
    paths: Object.fromEntries(
      operations.map(([operationId, tag, path]) => [
        `/${encodeURIComponent(path)}`,
        { get: { operationId, tags: [tag], responses: { 204: { description: 'Done' } } } },
      ]),
    ),
    components: { schemas: Object.fromEntries(schemas.map((each) => [each, toSchema(each)])) },
  });
}

/** Objects and enumerations within a schema, whose names collide with others. */
function toSchema(own: string): object {
  return {
    type: 'object',
    properties: Object.fromEntries(
      ['pet', 'shop', 'pet shop'].map((property) => [
        property,
        { type: 'object', properties: { shop: { enum: [`${own}/${property}`, 'other'] } } },
      ]),
    ),
  };
}

async function read(text: string): Promise<EmitInput> {
  const document = await loadText(text);
  const { value: input, diagnostics } = prepare(document, testConfig);
  if (input === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return input;
}

/** Returns every name, by the part of the document that it belongs to. */
function listNames({ api, names }: EmitInput): Map<string, string> {
  return new Map([
    ...api.schemas.map(({ name: each }) => [`type of ${each}`, names.schema(each)] as const),
    ...[...names.enumerations].map(([pointer, { type }]) => [`type of ${pointer}`, type] as const),
    ...[...names.enumerations].map(([pointer, { values }]) => [`value of ${pointer}`, values] as const),
    ...[...names.objects].map(([{ pointer }, { type }]) => [`type of ${pointer}`, type] as const),
    ...api.operations.flatMap((operation) => {
      const { value, type, method } = names.operation(operation);
      const { file, property, type: facade } = names.tag(operation.tag);
      return [
        [`value of ${operation.path}`, value],
        [`type of ${operation.path}`, `${type}Request`],
        [`method of ${operation.path}`, `${property}.${method}`],
        [`file of ${operation.tag}`, file],
        [`property of ${operation.tag}`, property],
        [`type of the group ${operation.tag}`, facade],
      ] as const;
    }),
  ]);
}

function reverse({ schemas, operations }: Spec): Spec {
  return {
    schemas: schemas.toReversed(),
    operations: operations.toReversed(),
  };
}

test(`names are unique and do not depend on the order of schemas and operations (TEST_SEED=${testSeed})`, async () => {
  const property = fc.asyncProperty(spec, async (drawn) => {
    const found = listNames(await read(toText(drawn)));
    for (const kind of ['type', 'value', 'method', 'file', 'property']) {
      const own = [...found].filter(([of]) => of.startsWith(`${kind} of`)).map(([, each]) => each);
      expect(
        own.filter((each, index) => own.indexOf(each) !== index),
        kind,
      ).toEqual([]);
      for (const each of own) expect(each).toMatch(kind === 'file' ? /^[\da-z-]+$/u : /^[A-Za-z_$][\w$.]*$/u);
    }
    expect([...listNames(await read(toText(reverse(drawn))))].sort()).toEqual([...found].sort());
  });
  await fc.assert(property, { seed: testSeed, numRuns: runs(60, 600) });
});

test(`unrelated additions to the document do not change existing names (TEST_SEED=${testSeed})`, async () => {
  const property = fc.asyncProperty(spec, async (drawn) => {
    const before = listNames(await read(toText(drawn)));
    const more: Spec = {
      schemas: [...drawn.schemas, 'unrelated thing'],
      operations: [...drawn.operations, ['readUnrelatedThing', 'unrelated things', 'unrelated']],
    };
    const after = listNames(await read(toText(more)));
    for (const [of, each] of before) expect(after.get(of), of).toBe(each);
  });
  await fc.assert(property, { seed: testSeed, numRuns: runs(30, 300) });
});

test("names without Latin letters are replaced by the node's kind and a hash", async () => {
  const drawn: Spec = {
    schemas: ['!!!', '宠物'],
    operations: [
      [undefined, '!!!', '!!!'],
      ['宠物', '宠物', 'pets'],
    ],
  };
  const all = [...listNames(await read(toText(drawn)))].map(([of, each]) => [of, each.replaceAll(/[\da-f]{4}/gu, '#')]);
  expect(Object.fromEntries(all)).toMatchObject({
    'type of !!!': 'Schema_#',
    'type of 宠物': 'Schema_#',
    'value of /components/schemas/!!!/properties/pet/properties/shop': 'schema_#PetShopValues',
    'value of /!!!': 'getRoot',
    'value of /pets': 'getPets',
    'file of !!!': 'tag-#',
    'file of 宠物': 'tag-#',
    'property of 宠物': 'tag#',
    'type of the group 宠物': 'Tag#Api',
  });
});
