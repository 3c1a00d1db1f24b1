/**
 * The values that `verify` generates: they are valid according to Ajv, and everything that a schema allows occurs,
 * especially limits. A unit test, because a run shows only that values passed, not which values.
 */
import { describe, expect, test } from 'vitest';
import { createValueContext, verifyLimits } from '../../generator/src/commands/verify/valid.js';
import type { Direction } from '../../generator/src/ir/direction.js';
import { prepare } from '../../generator/src/prepare.js';
import { createRandom } from '../../generator/src/support/regexp/random.js';
import { makeValue } from '../../generator/src/values/make.js';
import { loadText, testConfig } from '../support/documents.js';
import { type JsonSchema, makeJudge } from '../support/judge.js';

const others: Readonly<Record<string, JsonSchema>> = {
  Cat: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' }, lives: { type: 'integer' } } },
  Dog: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' }, barks: { type: 'boolean' } } },
  Chain: { type: 'object', properties: { next: { $ref: '#/components/schemas/Chain' } } },
};
function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** Returns a schema's values for three hundred seeds. Each value is validated. */
async function make(
  schema: JsonSchema,
  direction: Direction = 'sent',
  int64: 'number' | 'bigint' = 'number',
): Promise<unknown[]> {
  const components = { schemas: { ...others, It: schema } };
  const info = { title: 'Case', version: '1' };
  const document = await loadText(JSON.stringify({ openapi: '3.1.0', info, paths: {}, components }));
  const { value: input, diagnostics } = prepare(document, { ...testConfig, int64 });
  if (input === undefined) throw new Error(JSON.stringify(diagnostics));
  const { index, heights, evaluators } = createValueContext(input.api);
  const fixed = { index, heights, direction, evaluator: evaluators[direction], limits: verifyLimits, isPlain: false };
  const test = index.at('/components/schemas/It').schema;
  const judge = makeJudge({ components });
  return Array.from({ length: 300 }, (_, seed) => {
    const value = makeValue({ ...fixed, random: createRandom(seed), alphabet: 'any', exclusion: 0.1 }, test);
    // Ajv does not support bigints.
    if (typeof value !== 'bigint') expect(judge(schema, value), JSON.stringify(value)).toBe(true);
    return value;
  });
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? [...value].length : Object(value).length;
}
function keysOf(value: unknown): string {
  return Object.keys(Object(value)).sort().join();
}
function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;
}
function sizeOf(value: unknown): number {
  return Object.keys(Object(value)).length;
}
function asIs(value: unknown): unknown {
  return value;
}
function depthOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
}

const signs = ['-1,true', '-1,false', '1,true', '1,false'];
const timeEnds = ['Z', '+02:00', '-11:30', '.5Z', '.5+02:00', '.123456Z', '.123456-11:30'];
const uriStarts = ['https://', 'http://', 'urn:x'];
const references = ['/', 'https:', '#', '?'];

/** Schemas, the aspect of their values to compare, and all or some of the expected results. */
describe('values', () => {
  test.each<[JsonSchema, (value: unknown) => unknown, readonly unknown[]]>([
    [{ type: 'boolean' }, asIs, [true, false]],
    [{ type: 'null' }, asIs, [null]],
    [{ const: 'it' }, asIs, ['it']],
    [{ enum: [1, 'two', null] }, asIs, [1, 'two', null]],
    [{ allOf: [{ enum: [1, 2, 3] }, { enum: [2, 3, 4] }] }, asIs, [2, 3]],
    [{ allOf: [{ enum: ['a', 'b'] }, { const: 'b' }] }, asIs, ['b']],
    [{ type: 'integer', minimum: 3, maximum: 6 }, asIs, [3, 4, 5, 6]],
    [{ type: 'integer', exclusiveMinimum: 3, exclusiveMaximum: 6 }, asIs, [4, 5]],
    [{ type: 'integer', minimum: 1, maximum: 20, multipleOf: 7 }, asIs, [7, 14]],
    [
      {
        allOf: [
          { type: 'number', minimum: 1 },
          { type: 'integer', maximum: 2 },
        ],
      },
      asIs,
      [1, 2],
    ],
    [{ type: 'string', minLength: 2, maxLength: 4 }, lengthOf, [2, 3, 4]],
    [{ type: 'string', maxLength: 1 }, lengthOf, [0, 1]],
    [{ type: 'string', pattern: '^(a|b)-\\1$' }, asIs, ['a-a', 'b-b']],
    [{ type: 'string', pattern: '^(?:x|y)?z$' }, asIs, ['z', 'xz', 'yz']],
    [{ type: 'string', pattern: '^[м-р]$' }, asIs, ['м', 'о', 'р']],
    [{ type: 'string', pattern: '^[ħ-]$' }, asIs, ['ħ', '-']],
    [{ type: 'string', pattern: '^a{2,3}$' }, asIs, ['aa', 'aaa']],
    [{ type: 'string', pattern: '^c$|^d$' }, asIs, ['c', 'd']],
    [{ type: 'string', pattern: '^[eé]{1,4}$', minLength: 4 }, lengthOf, [4]],
    [{ type: 'string', pattern: '^f', minLength: 9 }, (value) => String(value)[0], ['f']],
    [{ allOf: [{ type: 'string', pattern: '^[gh]$' }, { pattern: 'g' }] }, asIs, ['g']],
    [{ type: ['integer', 'null'], minimum: 1, maximum: 1 }, asIs, [1, null]],
    [{ type: 'array', items: { type: 'boolean' }, minItems: 2, maxItems: 3 }, lengthOf, [2, 3]],
    [{ type: 'array', items: { enum: [1, 2, 3] }, uniqueItems: true, minItems: 3 }, lengthOf, [3]],
    [{ type: 'array', prefixItems: [{ const: 1 }, { const: 2 }], items: false }, String, ['', '1', '1,2']],
    [
      { type: 'array', items: { enum: [7, 8] }, contains: { const: 7 }, minContains: 3, maxItems: 3 },
      String,
      ['7,7,7'],
    ],
    [{ type: 'array', items: { const: 7 }, contains: { const: 7 }, maxItems: 1 }, String, ['7']],
    [{ type: 'object', required: ['a'], properties: { a: true, b: true } }, keysOf, ['a', 'a,b']],
    [{ type: 'object', required: ['c'], additionalProperties: { const: 1 }, maxProperties: 1 }, keysOf, ['c']],
    [
      { type: 'object', minProperties: 1, maxProperties: 1, additionalProperties: false, properties: { a: true } },
      keysOf,
      ['a'],
    ],
    [
      { type: 'object', propertyNames: { enum: ['a', 'b'] }, additionalProperties: { const: 1 } },
      keysOf,
      ['', 'a', 'b', 'a,b'],
    ],
    [
      { type: 'object', patternProperties: { '^[xy]$': { const: 1 } }, additionalProperties: false },
      keysOf,
      ['', 'x', 'y', 'x,y'],
    ],
    [{ properties: { a: true, b: true }, dependentRequired: { a: ['b'] }, type: 'object' }, keysOf, ['', 'b', 'a,b']],
    [{ anyOf: [{ const: 'a' }, { const: 'b' }] }, asIs, ['a', 'b']],
    [{ oneOf: [{ type: 'array', maxItems: 0 }, { const: 'b' }] }, typeOf, ['array', 'string']],
    [
      // An object with its own `then` would be treated as a promise.
      { type: 'integer', if: { maximum: 1 }, else: { const: 3 }, ...Object.fromEntries([['then', { const: 0 }]]) },
      asIs,
      [0, 3],
    ],
    [
      {
        anyOf: [ref('Cat'), ref('Dog')],
        discriminator: { propertyName: 'kind', mapping: { tom: 'Cat', rex: 'Dog' } },
      },
      (value) => Reflect.get(Object(value), 'kind'),
      ['tom', 'rex'],
    ],
    [{ minLength: 1 }, typeOf, ['string']],
    [{ format: 'int64' }, typeOf, ['integer']],
    [{ maximum: 1.5, minimum: 1.5 }, asIs, [1.5]],
    [{ items: { const: 1 } }, typeOf, ['array']],
    [{ required: ['a'] }, typeOf, ['object']],
    [{ description: 'Anything.' }, typeOf, ['string', 'integer', 'boolean']],
  ])('generated values cover everything that %j allows', async (schema, read, expected) => {
    const found = new Set((await make(schema)).map(read));
    expect([...found].map((each) => JSON.stringify(each)).sort()).toEqual(
      expected.map((each) => JSON.stringify(each)).sort(),
    );
  });

  test.each<[JsonSchema, (value: unknown) => unknown, readonly unknown[]]>([
    [{ type: 'integer', format: 'int32' }, asIs, [-2_147_483_647, -1, 0, 1, 2_147_483_647]],
    [{ type: 'integer' }, asIs, [Number.MIN_SAFE_INTEGER, -1, 0, 1, Number.MAX_SAFE_INTEGER]],
    [{ type: 'number', minimum: -1, maximum: 1 }, asIs, [-1, 0, 1, 1e-7, 0.1 + 0.2]],
    [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 2 }, asIs, [0.5, 1, 1.5]],
    [{ type: 'number', minimum: 0, maximum: 0.05, multipleOf: 0.01 }, asIs, [0, 0.05]],
    [{ type: 'string' }, lengthOf, [0, 1, 12]],
    [{ type: 'string', maxLength: 3 }, asIs, ['']],
    [{ type: 'array', items: { type: 'boolean' } }, lengthOf, [0, 1, 2, 3]],
    [{ type: 'object', additionalProperties: { type: 'integer' } }, keysOf, ['', 'toString', 'x-1', 'ü']],
    [ref('Chain'), depthOf, [1, 2, 4]],
    // Integers and fractions on both sides of zero.
    [{ type: 'number' }, (value) => [Math.sign(Number(value)), Number.isInteger(value)].join(), [...signs, '0,true']],
    [{ type: 'number', maximum: -5.25 }, asIs, [-5.25]],
    [{ type: 'string', maxLength: 40 }, asIs, ['']],
    [{ type: 'string', format: 'date' }, asIs, ['2024-02-29', '1970-01-01', '9999-12-31']],
    [{ type: 'string', format: 'date' }, (value) => String(value).slice(0, 3), ['190', '202', '209']],
    [{ type: 'string', format: 'time' }, (value) => /[.Z+-].*$/u.exec(String(value))?.[0], timeEnds],
    [{ type: 'string', format: 'duration' }, asIs, ['P1D', 'PT0S', 'P2W', 'P1Y2M3DT4H5M6S', 'PT1.5S']],
    [{ type: 'string', format: 'email' }, (value) => /^[a-z\d]+(.*)@/iu.exec(String(value))?.[1], ['', '+tag', '.b']],
    [{ type: 'string', format: 'email' }, (value) => /[a-z]+$/u.exec(String(value))?.[0], ['com', 'org', 'test']],
    [{ type: 'string', format: 'ipv6' }, asIs, ['::', '::1', 'fe80::1:2']],
    [{ type: 'string', format: 'ipv6' }, (value) => String(value).slice(0, 10), ['2001:db8::']],
    [{ type: 'string', format: 'uri' }, (value) => /^[a-z]+:(?:x|\/\/)/u.exec(String(value))?.[0], uriStarts],
    [
      { type: 'string', format: 'uri-reference' },
      (value) => /^(?:\/|https:|#)|\?/u.exec(String(value))?.[0],
      references,
    ],
    [{ type: 'string', format: 'json-pointer' }, asIs, ['', '/', '/a~1b']],
    [{ type: 'string', format: 'json-pointer' }, (value) => String(value).endsWith('/0'), [true]],
    [{ type: 'string', format: 'relative-json-pointer' }, asIs, ['0', '1/a']],
    [{ type: 'string', format: 'regex' }, asIs, ['^a+$', '[a-z]*']],
    [{ type: 'object', additionalProperties: true }, keysOf, ['extra', 'a b', 'toString']],
    [{ type: 'object', additionalProperties: true }, (value) => keysOf(value).slice(0, 2), ['k1', 'k9']],
    [{ type: 'object', propertyNames: { maxLength: 1 }, additionalProperties: true }, sizeOf, [0, 1, 2]],
    [{ type: 'string', contentMediaType: 'application/json' }, asIs, ['{"a":[1]}']],
    [{ type: 'string', examples: ['an example'] }, asIs, ['an example']],
    [{ if: { type: 'integer', const: 1 }, type: ['integer', 'string'], else: { const: 'a' } }, asIs, [1, 'a']],
  ])('generated values include the limits of %j', async (schema, read, expected) => {
    const found = new Set((await make(schema)).map(read));
    for (const each of expected) expect(found).toContain(each);
  });

  test.each([
    'date-time',
    'date',
    'time',
    'duration',
    'email',
    'idn-email',
    'hostname',
    'idn-hostname',
    'ipv4',
    'ipv6',
    'uri',
    'uri-reference',
    'iri',
    'iri-reference',
    'uuid',
    'json-pointer',
    'relative-json-pointer',
    'uri-template',
    'regex',
    'byte',
  ])('generated values of the format %s vary', async (format) => {
    expect(new Set(await make({ type: 'string', format })).size).toBeGreaterThan(1);
  });

  test('generated strings contain all kinds of characters', async () => {
    const all = (await make({ type: 'string', minLength: 12, maxLength: 12 })).join('');
    const kinds = [...'aZ09 %&+=/?#;,:.~\'"<>[]{}|\\^`\t\n', 'é', 'ß', '中', '\u{1F600}', '\u00a0', '\u2028', '%2F'];
    expect(kinds.filter((each) => !all.includes(each))).toEqual([]);
    expect(new Set(await make({ type: 'string', contentEncoding: 'base64', minLength: 8 })).size).toBeGreaterThan(250);
  });

  test.each([
    ['int64', [-(2n ** 63n), 2n ** 63n - 1n, 2n ** 63n - 2n, 2n ** 53n + 1n, -(2n ** 53n) - 1n, 0n, 1n, -1n]],
    ['uint64', [0n, 2n ** 64n - 1n, 2n ** 64n - 2n, 2n ** 53n + 1n, 1n]],
  ])('generated 64-bit integers cover their range: %s', async (format, expected) => {
    const found = new Set(await make({ type: 'integer', format }, 'sent', 'bigint'));
    for (const each of expected) expect(found).toContain(each);
    expect(new Set(await make({ type: 'integer', format, minimum: 5, maximum: 6.5 }, 'sent', 'bigint'))).toEqual(
      new Set([5n, 6n]),
    );
    const between = { type: 'integer', format, exclusiveMinimum: 5, exclusiveMaximum: 21, multipleOf: 7.5 };
    expect(new Set(await make(between, 'sent', 'bigint'))).toEqual(new Set([15n]));
  });

  test('an optional enum property is not used as a discriminator', async () => {
    const listed = { type: 'object', properties: { kind: { enum: ['a', 'b'] } } };
    const schema = { oneOf: [ref('Cat'), ref('Listed')], discriminator: { propertyName: 'kind' } };
    const judge = async (own: JsonSchema, value: unknown) => {
      const components = { schemas: { ...others, Listed: own, It: schema } };
      const info = { title: 'Case', version: '1' };
      const document = await loadText(JSON.stringify({ openapi: '3.1.0', info, paths: {}, components }));
      const { value: input, diagnostics } = prepare(document, testConfig);
      if (input === undefined) throw new Error(JSON.stringify(diagnostics));
      const { index, judges } = createValueContext(input.api);
      return judges.sent(index.at('/components/schemas/It').schema, value);
    };
    // According to the keywords, a cat matches both variants.
    expect(await judge(listed, { kind: 'a' })).toBe('refused');
    expect(await judge({ ...listed, required: ['kind'] }, { kind: 'a' })).toBe('fits');
    expect(await judge({ ...listed, required: ['kind'] }, { kind: 'c' })).toBe('unclear');
    expect(await judge({ ...listed, required: ['kind'] }, { kind: 1 })).toBe('refused');
  });

  test('generated objects omit readOnly properties when sent and writeOnly ones when received', async () => {
    const schema = {
      type: 'object',
      required: ['id', 'secret', 'name'],
      properties: { id: { type: 'integer', readOnly: true }, secret: { type: 'string', writeOnly: true }, name: true },
    };
    const shared = { ...schema, required: ['name'] };
    for (const [direction, keys] of [
      ['sent', ['name', 'name,secret']],
      ['received', ['id,name', 'name']],
    ] as const)
      expect([...new Set((await make(shared, direction)).map(keysOf))].sort()).toEqual(keys);
  });

  test.each<[JsonSchema, string]>([
    [{ type: 'string', minLength: 3, maxLength: 2 }, 'no string with the required length and format was found'],
    [{ type: 'string', format: 'date', maxLength: 9 }, 'no string with the required length and format was found'],
    [{ type: 'string', pattern: '^a{5}$', maxLength: 4 }, 'no string that matches the pattern "^a{5}$" was found'],
    [{ type: 'integer', minimum: 3, maximum: 2 }, 'no number within the bounds was found'],
    [{ type: 'integer', exclusiveMinimum: 3, exclusiveMaximum: 4 }, 'no number within the bounds was found'],
    [{ allOf: [{ enum: [1] }, { enum: [2] }] }, 'the "enum" lists have no value in common'],
    [{ allOf: [{ type: 'string' }, { type: 'integer' }] }, 'the combined schemas have no type in common'],
    [{ type: 'array', minItems: 3, maxItems: 2 }, 'an array cannot have that many items'],
    [{ type: 'array', minItems: 2_001 }, 'an array of 2001 items is too long'],
    [{ type: 'array', items: { const: 1 }, uniqueItems: true, minItems: 2 }, 'not enough unique items were found'],
    [{ allOf: [{ type: 'string' }, false] }, 'the schema allows nothing'],
  ])('no value can be generated for %j', async (schema, reason) => {
    await expect(make(schema)).rejects.toThrow(reason);
  });
});
