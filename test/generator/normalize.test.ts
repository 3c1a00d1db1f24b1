/**
 * Schemas of all versions and styles are normalized to JSON Schema 2020-12 (OpenAPI 3.0.4, 4.7.24; 3.1.1, 4.8.24). A
 * unit test, because equal output for two notations does not show that each was read correctly.
 */
import { describe, expect, test } from 'vitest';
import { normalizeSchema } from '../../generator/src/openapi/normalize/schema.js';

type JsonObject = Readonly<Record<string, unknown>>;

describe('schemas of OpenAPI 3.0', () => {
  test.each<[what: string, raw: JsonObject, schema: JsonObject]>([
    ['with supported keywords only', { type: 'string', minLength: 1 }, { type: 'string', minLength: 1 }],
    ['with exclusiveMinimum: true', { minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
    ['with exclusiveMaximum: false', { maximum: 1, exclusiveMaximum: false }, { maximum: 1 }],
    [
      'with an inclusive minimum and an exclusive maximum',
      { minimum: 1, maximum: 2, exclusiveMaximum: true },
      { minimum: 1, exclusiveMaximum: 2 },
    ],
    ['with exclusiveMinimum without minimum', { type: 'number', exclusiveMinimum: true }, { type: 'number' }],
    ['with a minimum that is not a number', { minimum: '1', exclusiveMinimum: true }, { minimum: '1' }],
    ['with an example', { type: 'string', example: 'a' }, { type: 'string', examples: ['a'] }],
    ['with the example null', { example: null }, { examples: [null] }],
    ['with nullable: true', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
    ['with nullable: false', { type: 'string', nullable: false }, { type: 'string' }],
    [
      'with nullable: true and an enum without null',
      { type: 'string', nullable: true, enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [
      'with nullable: true and an enum with null',
      { type: 'string', nullable: true, enum: ['a', null] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [
      'with nullable: true and allOf',
      { nullable: true, allOf: [{ $ref: '#/x' }] },
      { anyOf: [{ allOf: [{ $ref: '#/x' }] }, { type: 'null' }] },
    ],
  ])('%s of OpenAPI 3.0 are normalized', (_, raw, schema) => {
    const made = normalizeSchema(raw, true);
    expect(made.schema).toEqual(schema);
    expect([made.foreign, made.contradictions, made.ignored]).toEqual([[], [], []]);
  });

  test('keywords beside a $ref are ignored in OpenAPI 3.0', () => {
    const docs = { title: 'A', description: 'B', summary: 'C', example: 'D', 'x-own': 1 };
    const beside = { ...docs, maxLength: 1, nullable: true, examples: [] };
    const { schema, ignored } = normalizeSchema({ $ref: '#/x', ...beside }, true);
    expect([schema, ignored]).toEqual([{ $ref: '#/x' }, ['maxLength', 'nullable', 'examples']]);
    expect(normalizeSchema({ $ref: '#/x', ...docs }, true).ignored).toEqual([]);
  });
});

describe('schemas of later versions', () => {
  test('keywords beside a $ref are retained in OpenAPI 3.1 and later', () => {
    const raw = { $ref: '#/x', maxLength: 1 };
    expect(normalizeSchema(raw, false)).toMatchObject({ schema: raw, ignored: [] });
  });

  test.each<[raw: JsonObject, foreign: readonly string[], schema: JsonObject]>([
    [{ type: 'string', nullable: true }, ['nullable'], { type: ['string', 'null'] }],
    [{ type: 'string', nullable: false }, ['nullable'], { type: 'string' }],
    [{ minimum: 1, exclusiveMinimum: true }, ['exclusiveMinimum'], { exclusiveMinimum: 1 }],
    [{ maximum: 1, exclusiveMaximum: false }, ['exclusiveMaximum'], { maximum: 1 }],
    [{ exclusiveMinimum: 1 }, [], { exclusiveMinimum: 1 }],
    [{ $ref: '#/x', nullable: true }, ['nullable'], { anyOf: [{ $ref: '#/x' }, { type: 'null' }] }],
  ])('converts keywords of OpenAPI 3.0 in a schema of a later version: %j', (raw, foreign, schema) => {
    expect(normalizeSchema(raw, false)).toMatchObject({ schema, foreign });
  });

  test('prefers the keyword "examples" to "example"', () => {
    const both = { examples: ['a'], example: 'b' };
    expect(normalizeSchema(both, false).schema).toMatchObject({ examples: ['a'] });
  });
});

describe('enum values', () => {
  test.each<[type: unknown, values: readonly unknown[], read: readonly unknown[] | undefined]>([
    [['string', 'null'], [null], [null]],
    // No value has the type, but each can be converted to it.
    ['string', [1, true, 1], ['1', 'true']],
    ['integer', ['1', '2'], [1, 2]],
    ['number', ['1.5', '-2'], [1.5, -2]],
    ['boolean', ['true', 'false'], [true, false]],
    [
      ['integer', 'null'],
      ['1', null],
      [1, null],
    ],
    // No value can be converted.
    ['integer', ['one', '01', ' 1', 'Infinity', '1e3'], undefined],
    ['boolean', ['yes', 'TRUE'], undefined],
    ['object', ['a'], undefined],
    ['array', ['a'], undefined],
    [['integer', 'boolean'], ['1', 'true'], undefined],
  ])('enum values are converted to type %j: %j', (type, values, read) => {
    const { schema, contradictions } = normalizeSchema({ type, enum: values }, false);
    expect(schema['enum']).toEqual(read);
    const isAsWritten = JSON.stringify(read) === JSON.stringify(values);
    const reading =
      read === undefined
        ? /^it is ignored because none of its values is of type/u
        : /^its values are converted to type/u;
    expect(contradictions).toEqual(isAsWritten ? [] : [{ keyword: 'enum', reading: expect.stringMatching(reading) }]);
  });

  test.each<
    [type: unknown, values: readonly unknown[], read: readonly unknown[], named: readonly (readonly unknown[])[]]
  >([
    ['string', ['a', 1], ['a', '1'], [['/enum/1', 1, '1']]],
    [
      'string',
      ['1', 1, true, 'true'],
      ['1', 'true'],
      [
        ['/enum/1', 1, '1'],
        ['/enum/2', true, 'true'],
      ],
    ],
    [
      'string',
      ['a', null, {}],
      ['a'],
      [
        ['/enum/1', null],
        ['/enum/2', {}],
      ],
    ],
    [['string', 'null'], ['a', null, 2], ['a', null, '2'], [['/enum/2', 2, '2']]],
    [
      'integer',
      [1, 'x', '2', 2.5],
      [1, 2],
      [
        ['/enum/1', 'x'],
        ['/enum/2', '2', 2],
        ['/enum/3', 2.5],
      ],
    ],
    [
      'integer',
      ['1', 'x'],
      [1],
      [
        ['/enum/0', '1', 1],
        ['/enum/1', 'x'],
      ],
    ],
    [
      'boolean',
      ['true', 'x', null],
      [true],
      [
        ['/enum/0', 'true', true],
        ['/enum/1', 'x'],
        ['/enum/2', null],
      ],
    ],
    [['string', 'integer'], ['a', 1, true], ['a', 1], [['/enum/2', true]]],
  ])('enum values are reported individually if some do not have the type %j: %j', (type, values, read, named) => {
    const { schema, contradictions, mismatches } = normalizeSchema({ type, enum: values }, false);
    expect(schema['enum']).toEqual(read);
    expect(contradictions).toEqual([]);
    expect(
      mismatches.map(({ at, value, reading }) => [at, value, ...(reading === undefined ? [] : [reading])]),
    ).toEqual(named);
  });

  test('enum values are converted to their source text if the type is string', () => {
    const textOf = (at: string): string | undefined => ({ '/enum/0': '1.0', '/enum/1': '2', '/const': '1e3' })[at];
    const made = normalizeSchema({ type: 'string', enum: [1, 3, 'v'], const: 1000, default: 1 }, false, textOf);
    expect(made.schema).toMatchObject({ enum: ['1.0', '3', 'v'], const: '1e3', default: '1' });
  });

  test('const and default are converted like enum values, and a const that cannot be converted is ignored', () => {
    const own = { type: 'string', enum: [1, 2] };
    expect(normalizeSchema({ ...own, default: 2 }, false).schema).toMatchObject({ default: '2' });
    expect(normalizeSchema({ type: 'string', const: 5 }, false)).toMatchObject({
      schema: { const: '5' },
      mismatches: [{ at: '/const', value: 5, reading: '5' }],
    });
    const { schema, mismatches } = normalizeSchema({ type: 'integer', const: 'x', default: 'y' }, false);
    expect(schema).toEqual({ type: 'integer', default: 'y' });
    expect(mismatches).toEqual([{ at: '/const', value: 'x', types: ['integer'] }]);
  });
});
